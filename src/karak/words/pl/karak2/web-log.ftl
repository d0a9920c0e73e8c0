# Co pokazują kości, w dzienniku.

web-karak2-roll =
    { $swords ->
        [one] 1 miecz
        [few] { $swords } miecze
        [many] { $swords } mieczy
       *[other] { $swords } mieczy
    }{ $skulls ->
        [0] {""}
        [one] , 1 czaszka
        [few] , { $skulls } czaszki
        [many] , { $skulls } czaszek
       *[other] , { $skulls } czaszek
    }
