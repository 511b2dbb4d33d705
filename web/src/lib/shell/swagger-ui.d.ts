/** The little of Swagger UI that is used here; its package brings no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Asked {
    headers: Record<string, string>
  }

  interface Options {
    domNode: HTMLElement
    url: string
    requestInterceptor: (asked: Asked) => Asked
  }

  export default function SwaggerUIBundle(options: Options): unknown
}
