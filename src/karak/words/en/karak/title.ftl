# What the title is called, and what it is about.

title-karak = Karak
web-game-karak-about = Explore the catacombs, beat monsters, find the dragon's treasure. The place to begin.
web-learn-minutes-karak = Five minutes at a real table, with a coach
