/**
 * What Swagger UI leaves undone for those who listen or use the keyboard. It draws its parts as
 * they are opened, so they are tended whenever something new stands there.
 */
function tend(root: ParentNode): void {
  for (const field of root.querySelectorAll('textarea.body-param__text:not([aria-label])')) {
    // The heading above says what is written here, in Swagger UI's own words.
    const heading = field.closest('.opblock-section-request-body')?.querySelector('h4')
    field.setAttribute('aria-label', heading?.textContent?.trim() ?? '')
  }
  // Long lines scroll sideways; without a mouse they have to be reached first.
  for (const text of root.querySelectorAll('pre:not([tabindex])')) text.setAttribute('tabindex', '0')
}

/** Tend to what stands in `root` now and later; returns how to stop. */
export function tended(root: HTMLElement): () => void {
  tend(root)
  const observer = new MutationObserver(() => tend(root))
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
