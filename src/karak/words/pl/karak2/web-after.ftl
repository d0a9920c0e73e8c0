# The figures of a finished game.

web-luck-about-swords = Miecze z każdego rzutu w porównaniu z tym, co takie kości dają średnio, dodane do poprzednich. Dziewięć gier na dziesięć mieści się w jasnym pasie.
