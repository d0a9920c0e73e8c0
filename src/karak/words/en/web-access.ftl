# For everyone: settings, installing, the television, keys, what is read aloud.

## Settings

web-level = Explanations
web-level-learner = I am learning
web-level-learner-about = Every question is explained, and what cannot be undone is asked twice.
web-level-expert = I know the game
web-level-expert-about = Short questions, and one press does it.
web-aids = Aids
web-aid-odds = Chances in fights
web-aid-hints = Bubbles that say what a thing is
web-aid-advice = A bot that can be asked for a hint
web-aid-counters = How many tiles, tokens and cards are left
web-aid-shapes = Large shapes on the players' pieces
web-aid-words = The board in words, too
web-turns = My turns
web-ends-turns = End my turn by itself
web-ends-turns-about = Otherwise a turn that is over waits for you, as long as you can take something back.
web-appearance = Appearance
web-theme = Theme
web-theme-dark = Torchlight
web-theme-light = Daylight
web-theme-system = As the device
web-text = Text size
web-text-0 = normal
web-text-1 = larger
web-text-2 = large
web-text-3 = huge
web-contrast = High contrast
web-motion-sound = Motion and sound
web-still = Reduced motion

## Installed

web-renewal = There is a newer version of this page.
web-renewal-take = Reload

## Television

web-tv-open = Show this table on a television
web-tv-board = The board
web-tv-join = Scan to sit down, or open
web-tv-follow = Scan to follow along, or open

## The board in words

web-walk = The board in words
web-walk-open = Read the board in words
web-walk-close = Put the words away
web-walk-keys = Arrow keys walk the board in thought, Escape comes back to your hero. On hexes: left, right, Home, Page Up, End, Page Down.
web-walk-commands = Ask about the board
web-walk-command = here, around, moves, last, a direction, or a number
web-walk-ask = Ask
web-walk-here-word = here
web-walk-around-word = around
web-walk-moves-word = moves
web-walk-last-word = last
web-walk-here = You are here: { $what }
web-walk-way = { $way }: { $what }
web-walk-move = { $number }. { $label }{ $where ->
        [none] {""}
       *[other] {" "}– { $where }
    }{ $next ->
        [none] {""}
       *[other] {" "}({ $next })
    }
web-walk-no-moves = It is not your turn.
web-walk-nothing = nothing
web-walk-unknown = Ask for here, around, moves or last, walk with a direction, or choose by number.
web-walk-unexplored = unexplored
web-walk-wall = wall
web-walk-chasm = { $what }, beyond a chasm
web-walk-monster = { $monster }, strength { $strength }
web-walk-resigned = { $hero }, who has resigned
web-walk-numbered = { $thing } { $number }
web-walk-city = city of { $hero }
web-walk-hand = your hand
web-walk-fight = the fight
web-walk-gear = what you wear and carry
web-walk-row = cave { $level }
web-walk-lord = the lord of the cave
web-walk-shop = the pawnshop
web-walk-keeper = gatekeeper { $what }
web-walk-sums = attack { $attack }, defence { $defence }
web-walk-other = hit points: { $hp }, keys: { $keys }, cards in hand: { $cards }

## Read aloud

web-told-more = { $count } more in the log.

## Keys

web-keyboard = Keys
web-key-choose = choose what has this key on its button
web-key-step = take a step; on the board or in a list, go to what can be chosen next
web-key-tab = from one part of the table to the next
web-key-list = list every choice, or only those that are not on the board
web-key-turn = turn a tile before it is laid
web-key-map = look nearer, farther, at everything
web-key-words = the board in words
web-key-undo = take back
web-key-back = close, leave what was picked, come back from the past
web-key-help = this list

## Touch

web-picked = Do this?
web-picked-do = Do it
web-picked-leave = Leave it
web-sheet = Choices: pull up or down
