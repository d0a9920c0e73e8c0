# Ce que montrent les dés, dans le journal.

web-karak2-roll =
    { $swords ->
        [one] { $swords } épée
       *[other] { $swords } épées
    }{ $skulls ->
        [0] {""}
        [one] , { $skulls } crâne
       *[other] , { $skulls } crânes
    }
