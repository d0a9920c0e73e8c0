# What the title is called, and what it is about.

title-karak = Karak
web-game-karak-about = Zwiedzaj katakumby, pokonuj potwory, odnajdź skarb smoka. Najlepsze na początek.
web-learn-minutes-karak = Pięć minut przy prawdziwym stole, z przewodnikiem
