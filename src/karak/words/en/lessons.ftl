# Learning: the rulebook in the browser, and what surrounds every lesson.

lesson-other-way = A game would allow that. In this lesson, do what the coach says first.
no-such-chapter = There is no chapter { $chapter }; this lesson has { $last }.
fair-lesson = This is a lesson, not a game: its dice and its other players follow a script, so there is nothing to check.

web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-page = Open as a page
web-rules-here = What do the rules say?
web-rules-search = Search the rules
web-rules-clear = Clear the search
web-rules-contents = Contents
web-rules-found =
    { $count ->
        [0] No clause has all of these words. Try fewer words, or a clause number such as { $example }.
        [one] { $count } clause
       *[other] { $count } clauses
    }
web-rules-ruling = Why we chose so
web-rules-marks = What the marks mean
web-rules-games = Other games
web-rules-link = Link to { $clause }
web-rules-mark-rulebook = rulebook
    .about = The printed rules say so.
web-rules-mark-community = community
    .about = Several players agree, or it is read off the pieces.
web-rules-mark-ruling = ruling
    .about = The book is silent or contradicts itself; we chose, and say why.
web-rules-mark-reconstructed = reconstructed
    .about = Nobody has published it; the value is ours and can be replaced.

web-learn = Learn to play
web-learn-minutes = Three minutes at a real table, with a coach
web-learn-go-on = Go on with the lesson
web-learn-go-on-about = You are in chapter { $chapter }
web-learn-again = Once more
web-learn-done = You know this one
web-learn-lesson = Lesson
web-learn-coach = Coach
web-learn-step = { $step } of { $steps }
web-learn-next = Go on
web-learn-chapters = Chapters
web-learn-chapter = { $number }. { $title }
web-learn-skip = Next chapter
web-learn-leave = End the lesson
web-learn-watch = Watch what happens …
web-learn-looking-back = Come back to now, and the coach goes on.
web-learn-over = That is all you need
web-learn-over-about = You know how to play { $game }. Whatever comes up, the rules are one tap away from every question.
web-learn-play = Play now against bots
