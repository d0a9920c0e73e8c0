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
web-aid-counters = How many tiles, tokens and cards are left
web-aid-shapes = Large shapes on the players' pieces
web-aid-words = The board in words, too
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
