# What a player is asked at each step of the rules, and how the answers read.

goblin-ask-seating = Wybierz bohatera.
goblin-ask-deciding = Walczysz z potworem czy odwiedzasz kupca?
goblin-ask-bracing = Klątwa zmniejsza twoją rękę. Którą kartę odrzucasz?
goblin-ask-playing = Zagraj kartę albo podlicz karty.
goblin-ask-foreseeing = Którą kartę zachowujesz? Druga trafia pod talię.
goblin-ask-stacking = Ułóż nową talię od góry do dołu: co dalej?
goblin-ask-counting = Podliczasz karty?
goblin-ask-recovering = Wypijasz eliksir leczenia przed ciosem?
goblin-ask-equipping = Nosisz to czy oddajesz do arsenału?
goblin-ask-shopping = Co kupujesz?
goblin-ask-paying = Czym płacisz?

goblin-choice-done = Opuść kupca
goblin-choice-done-playing = To wszystko: podlicz karty
goblin-choice-done-counting = Podlicz karty
goblin-choice-done-recovering = Po prostu uderz
goblin-choice-hero = Graj: { $first }
goblin-choice-fight = Walcz: { $first }
goblin-choice-visit-merchant = Odwiedź kupca
goblin-choice-revive = Odzyskaj siły
goblin-choice-discard = Odrzuć: { $first }
goblin-choice-play = { $first }
goblin-choice-drink-strength = Wypij eliksir siły, podwójnie: { $first }
goblin-choice-drink-healing = Wypij eliksir leczenia: pełna wytrzymałość
goblin-choice-drink-countercurse = Wypij eliksir przeciw klątwie: { $first }
goblin-choice-keep = Zachowaj: { $first }
goblin-choice-stack = { $first }
goblin-choice-stack-as-shown = Wystarczy, reszta jak na liście
goblin-choice-equip = Noś: { $first }
goblin-choice-pawn = Do arsenału: { $first }
goblin-choice-buy = Kup: { $first }
goblin-choice-buy-potion = Kup: { $first }
goblin-choice-pay = Zapłać: { $first }
goblin-choice-use-blue-bridge = { $first }, przez błękitny most
goblin-choice-use-curse-breaker = { $first }, wbrew klątwie: { $second }
goblin-choice-use-curse-breaker-counting = { $first } wbrew klątwie: liczy się { $second }

goblin-hint-foe = atak { $attack }, wytrz. { $hp }, { $reward }
goblin-hint-outcome = { $hurt ->
        [0] bez strat
       *[other] tracisz { $hurt }
    }, { $outcome }
goblin-hint-beaten = potwór pokonany
goblin-hint-unbeaten = potwór niepokonany
goblin-hint-down = padasz
goblin-hint-replaces = zamiast: { $card }
goblin-hint-standing = atk { $attack } z { $hp }, obr { $defence } z { $hit }
