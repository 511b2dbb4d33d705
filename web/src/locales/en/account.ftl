### Who somebody is: name, account, sessions, data.

account = You and your account
account-chip = { $name }: your name and account
account-renamed = You are called { $name } now.
account-guest = You play as a guest, and everything here is open to you. An account is only for finding your games again in other browsers.
account-of = Logged in as { $name }

## From guest to account and back

account-make = Keep my games: make an account
account-make-hint = A name and a password are enough; there is no e-mail address, so nobody can send you a forgotten password.
account-make-do = Make an account
account-made = Your account is made. All your games are in it.
account-have = I have an account
account-log-in = Log in
account-log-in-hint = The games you have played here as a guest go along.
account-logged-in = You are logged in, and your games are here.
account-none-yet = I have no account
account-log-out = Log out
account-logged-out = You are logged out. This browser goes on as a new guest.
account-name = Account name
account-name-hint = You log in with it. Nobody else can then take a name that looks like it.
account-password = Password
account-password-hint = At least 8 characters. A few words make a good one.
account-show-password = Show the password

## The password

account-password-change = Change the password
account-password-old = Your password now
account-password-new = New password
account-password-new-hint = At least 8 characters. All your other sessions end.
account-password-changed = The password is changed, and all other sessions have ended.

## Sessions

account-sessions = Where you are logged in
account-session-unknown = A browser
account-session-this = This browser, since { $since }
account-session-seen = Since { $since }, last seen { $seen }
account-session-end = End
account-session-end-which = End the session: { $agent }
account-session-ended = The session has ended.

## What is kept

account-data = Your data
account-data-hint = Download everything that is kept about you as one file: your name, sessions, tables with their games, lines of chats, and reports.
account-data-download = Download my data
account-delete =
    { $who ->
        [account] Delete my account and data
       *[guest] Delete me and my data
    }
account-delete-ask =
    { $who ->
        [account] Delete your account and your data?
       *[guest] Delete you and your data?
    }
account-delete-goes = This goes, for good:
account-delete-goes-person =
    { $who ->
        [account] your name, your account with its password, and all your sessions
       *[guest] your name and your session
    }
account-delete-goes-games = your tables at which nobody else has sat, with their games: those against computer players and those on one screen
account-delete-goes-chat = everything you have written in chats
account-delete-stays = This stays:
account-delete-stays-games = your games with other people, since they are theirs too; in place of your name there is only a dash
account-delete-stays-running = those that are still running, where a computer player takes your seat
account-delete-stays-reports = reports of problems you have sent, no longer linked to you
account-delete-do = Delete for good
account-delete-keep = Keep everything
account-deleted = Everything is deleted. You are a new guest.
