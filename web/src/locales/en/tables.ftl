### The table beyond the game: clocks, agreeing, leaving, talking, waiting for others.

## Clocks

clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-running = Running: { $time }
clock-standing = Standing: { $time }
clock-short = Little time: { $time }
clock-said =
    { $seconds ->
        [60] You have one minute left.
       *[other] You have { $seconds } seconds left.
    }

## Agreeing

ask-undo = Ask for undo
undo-now = Undo
propose-end = Propose to end without a result
propose-end-alone = End without a result
propose-end-ask = Propose to end this game without a result?
propose-end-ask-alone = End this game without a result?
propose-end-hint = It ends once all the others agree. Nobody wins.
propose-end-hint-alone = Nobody wins.
propose-end-do = Propose it
propose-end-do-alone = End the game
proposal-asks =
    { $what ->
        [undo] { $name } asks to take the last action back.
       *[abandon] { $name } proposes to end without a result.
    }
proposal-waits =
    { $what ->
        [undo] You ask to take your action back. Waiting for { $names }.
       *[abandon] You propose to end without a result. Waiting for { $names }.
    }
proposal-others =
    { $what ->
        [undo] { $name } asks to take an action back. Waiting for { $names }.
       *[abandon] { $name } proposes to end without a result. Waiting for { $names }.
    }
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Take back
proposal-bar = A proposal

## A computer player in somebody's place

stand-in-here = A computer player plays for you.
stand-in-hint = Your seat stays yours. You can go on at any time.
stand-in-return = Take your seat back
stand-in-mark = A computer player plays on
leave = Leave the game
leave-ask = Leave this game?
leave-hint = A computer player goes on in your place. You can come back and take your seat again.

## Chat

chat = Chat
chat-new =
    { $count ->
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
chat-hide = Hide the chat
chat-show = Show the chat
chat-show-new =
    { $count ->
        [one] Show the chat, { $count } new line
       *[other] Show the chat, { $count } new lines
    }
chat-empty = Nobody has said anything yet.
chat-write = Write to the others
chat-send = Send
chat-said = { $name }: { $text }
chat-looking-on = Only those who play can write here.
chat-mute = Do not hear { $name }
chat-hear = Hear { $name } again
chat-muted =
    { $count ->
        [one] { $name }: a line you do not hear
       *[other] { $name }: { $count } lines you do not hear
    }
menu-new =
    { $count ->
        [one] Menu, { $count } new line in the chat
       *[other] Menu, { $count } new lines in the chat
    }

## How a table is played

terms = How this table is played
terms-pace = Time
terms-pace-none = No clock
terms-pace-live = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $seconds } s a turn
terms-pace-days =
    { $days ->
        [one] { $days } day for each turn
       *[other] { $days } days for each turn
    }
terms-stand-in = Plays on for who leaves
terms-chat = Chat
terms-chat-value =
    { $on ->
        [yes] On
       *[no] Off
    }
terms-public = Who may sit down
terms-public-value =
    { $on ->
        [yes] Anybody
       *[no] Whoever has the link
    }
terms-rules = Version of the rules

## Before the game

room-invited = { $name } invites you to play
room-open = A seat is free
room-rematch = { $name } offers you a rematch
room-full = Everybody is here
room-start = Start the game
room-start-later = Starts when no seat is free
room-start-waits = { $name } starts the game.
room-sit = Sit down
room-link-needed = To sit down here, you need the link that invites you.
room-accept = Accept
room-decline = Not now
room-share = Send this link. Whoever opens it can sit down.
room-kept = Kept for { $name }
room-bot = Computer player
room-bot-here = Let a computer player sit on seat { $number }
room-free = Free
room-free-which = Free seat { $number } again
room-leave = Stand up
room-you = You
rematch-offered = { $name } offers a rematch.
rematch-accept = Accept the rematch
rematch-go = To the next game

## The lists of tables

list-kept =
    { $count ->
        [one] { $names } waits for you
       *[other] { $names } wait for you
    }
list-kept-none = A seat is kept for you
list-start = Ready to start
