# The table in the browser.

## Home

web-home = Home
web-family = Karak
web-lead = Light a torch. The catacombs are waiting.
web-first-1 = Pick a game and press Play now: bots sit down with you.
web-first-2 = What you can do is lit on the board and listed below it.
web-first-3 = Almost everything can be taken back, so try things out.
web-choose-game = Choose a game
web-play-title = Play { $game }
web-name = Your name
web-guest = Adventurer
web-against = Against
web-bots = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-bots-word = { $count ->
        [one] bot
       *[other] bots
    }
web-game-size = { $fewest } to { $most } players, about { $rounds } rounds
web-play-now = Play now
web-new-table = With friends, or with options
web-new-table-for = A new table for { $game }
web-open-table = Open the table
web-seats = Seats
web-seat-for = Who sits at seat { $seat }
web-seat-open = Open, for somebody to join
web-options = Rules of this table
web-options-none = As the rulebook says.
web-rule = rule { $clause }
web-public = Show this table to everybody on this server
web-spectators = Spectators
web-spectators-allowed = May watch
web-spectators-delayed = May watch, a turn later
web-spectators-none = None
web-absent = When a player is gone
web-absent-wait = The table waits
web-absent-bot = After a minute a bot plays on
web-join = Join a table
web-join-about = Somebody sent you a link?
web-join-link = Put it here
web-join-go = Join
web-my-games = My games
web-public-tables = Open tables
web-public-none = Nobody waits for players at the moment. Open a table and share its link.
web-continue = Play on
web-look = Look at it
web-watch = Watch
web-free = free
web-status-open = not begun
web-status-running = being played
web-status-over = over
web-status-frozen = stopped
web-status-other-version = of another version
web-unofficial = An unofficial fan edition, not affiliated with the publisher.
web-about = About and credits
web-unofficial-long = This is an unofficial fan edition of a family of board games. It is not affiliated with or endorsed by the publisher, and uses none of the publisher's text or art. Rules are told in our own words; buy the box, it is worth it.
web-credit-icons = Icons
web-credit-icons-about = From game-icons.net by Lorc, Delapouite and contributors, under the licence CC BY 3.0; some are recoloured.
web-credit-fonts = Letters
web-credit-fonts-about = Cinzel by Natanael Gama and Alegreya Sans by Juan Pablo del Peral, both under the SIL Open Font Licence.
web-credit-art = Pictures
web-credit-art-about = All other pictures were drawn for this edition.
web-credit-licence = Licence
web-credit-licence-about = The program is free software under the MIT licence.
web-credit-privacy = Your data
web-credit-privacy-about = There are no accounts. A signed cookie remembers your seats; nothing is sent to any other server.

## Bots

web-bot-kind = Who they are
web-bot-random = Wanderer
web-bot-random-about = anything goes
web-bot-explorer = Scout
web-bot-explorer-about = loves the unknown
web-bot-greedy = Veteran
web-bot-greedy-about = plays to win
web-bot-easy = Squire
web-bot-easy-about = makes mistakes
web-bot-normal = Companion
web-bot-normal-about = a fair match
web-bot-hard = Champion
web-bot-hard-about = takes its time
web-bot-search = Sage
web-bot-search-about = thinks before it acts
web-bot-choice = { $name }: { $what }

## Lobby

web-lobby-about = { $free ->
        [0] Everybody is here.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
web-seat-free = Seat { $seat } is free
web-sit-here = Sit here
web-sit-another = Somebody else on this device
web-sit = Sit down
web-add-bot = Add a bot
web-hero = Hero
web-hero-dealt = Hero by luck
web-stand-up = Stand up
web-remove = Remove
web-kick = Send away
web-here = at the table
web-away = away
web-you = you
web-start = Start the game
web-start-not-yet = { $free ->
        [one] One seat is still free: invite somebody, or add a bot.
       *[other] { $free } seats are still free: invite somebody, or add bots.
    }
web-owner-starts = Whoever opened the table starts the game.
web-share = Invite
web-share-about = Whoever opens this link can sit down or watch. No account is needed.
web-share-local = This link works on this computer only. To play with other devices, start the server with: karak serve --lan
web-seat-link = Copy a link to my own seat, for another device
web-copy = Copy
web-copied = Copied.
web-qr = The link of this table as a picture for a phone's camera
web-fair-dice = The dice are fixed by a sealed number before the game and can be checked after it.

## Table

web-joining = Walking to the table …
web-offline = No connection. Coming back as soon as there is one …
web-unsure = The server is not sure yet; asking again …
web-elsewhere = Go on at { $address }
web-seat-unknown = This browser's seat was not recognised: open the link to your seat again, or ask the owner of the table to let a bot play for you.
web-unreachable = The server cannot be reached.
web-too-late = The table has changed in the meantime. Look again.
web-turn = Turn { $turn }
web-watching = { $count } watching
web-log = Log
web-chat = Chat
web-side = Log and chat
web-menu = Settings
web-close = Close
web-players = Players
web-player = { $name } { $hero }
web-own-panel = Your hero
web-prompt = What to do
web-your-turn = It is your turn. { $question }
web-waiting = { $name } is asked: { $what }
web-waiting-turn-over = Waiting for { $name } to end the turn.
web-moment = One moment …
web-looking-back = You are looking back. Return to play on.
web-looking-at = You are looking at turn { $turn }
web-back-to-now = Back to now
web-travel-turn = Look at the beginning of turn { $turn }
web-time = Time
web-play-back = Play back since my last turn
web-pause = Pause
web-undo = Undo
web-undo-about = Take back your last choice.
web-reset = Reset my turn
web-reset-about = Take back everything since the last dice or draw of this turn.
web-undo-ask = Ask to undo
web-undo-ask-about = Dice and draws are taken back only if the other players agree.
web-undo-wish = { $name } would like to take something back
web-undo-wish-about = It goes back further than what is free. Do you agree?
web-undo-agree = Agree
web-undo-decline = Do not agree
web-undo-waiting = The others are asked
web-undo-waiting-about = As soon as all of them agree, your last choice is taken back.
web-undo-withdraw = Never mind
web-final = cannot be undone
web-lives = Lives: { $lives }
web-stat-lives = Lives
web-stat-points = Points
web-stat-glory = Glory
web-stat-keys = Keys
web-stat-buildings = Buildings
web-stat-hand = Cards in hand
web-stat-cursed = Cursed: no ability works
web-stat-plague = Plague
web-stat-unconscious = Unconscious
web-worn = Attack { $attack }, defence { $defence }
web-actions-left = { $actions ->
        [0] no action left
        [one] 1 action left
       *[other] { $actions } actions left
    }
web-nothing-carried = Empty pockets
web-counted = { $number } × { $thing }
web-figure = { $what } { $value }
web-no-board = There is no picture of this board yet; the list of choices plays it all the same.
web-bot-plays = A bot plays here.
web-resigned = resigned
web-resigned-bot = resigned; a bot plays on
web-seat-bot = { $name }, played by a bot
web-last-turn = Last turn ({ $turn })
web-let-bot = Let a bot play here
web-hand-back = Play on myself
web-extend = Wait longer
web-take-over = Take over from the bot
web-seconds = { $seconds } s
web-hand-over = Hand the device to { $name }
web-hand-over-about = What follows is for their eyes only.
web-hand-over-done = I am { $name }
web-chat-none = Nobody has said anything yet.
web-chat-off = The chat is switched off in your settings.
web-chat-write = Say something
web-chat-send = Send
web-chat-shown = Show the chat
web-emote-hello = Hello!
web-emote-good-luck = Good luck!
web-emote-well-done = Well done!
web-emote-thanks = Thank you!
web-emote-oops = Oops!
web-emote-wow = Wow!
web-emote-thinking = Hmm …
web-speed = Animations
web-speed-0 = instant
web-speed-1 = fast
web-speed-2 = normal
web-speed-3 = slow
web-sound = Sounds
web-keys = Keys: numbers and letters as on the buttons, arrows to step, Ctrl+Z to undo, Escape to come back from the past; + - 0 and R on the map.
web-over = The game is over
web-ended-early = It was ended before somebody won.
web-rematch = Play again
web-look-again = Look at it again
web-download = Download
web-verify = Check the dice

web-replay-open = Open this position by itself
web-rematch-led = On to the new game.

## Maps and dice

web-map-tools = Map
web-map-nearer = Nearer (+)
web-map-farther = Farther (-)
web-map-fit = See everything (0)
web-map-centre = Centre on me
web-dice = The dice show { $dice }.
web-board-menu = What do you want to do here?

## A game without a board of its own

web-plain-view = How things stand
web-plain-none = none
web-plain-yes = yes
web-plain-no = no
web-plain-entries = { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
