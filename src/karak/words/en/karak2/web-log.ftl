# What dice show, in the log.

web-karak2-roll =
    { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }{ $skulls ->
        [0] {""}
        [one] , 1 skull
       *[other] , { $skulls } skulls
    }
