# What a player is asked at the steps of Imperium, and how the answers read.

imperium-ask-spending = Rzucasz zaklęcia, żeby wzmocnić atak?
imperium-ask-shielding = Czaszki! Chronisz się przed nimi?
imperium-ask-meeting = Potwory! Walczysz z nimi czy się podkradasz?
imperium-ask-betraying = Władca Czasu cię zdradza. Kto go dostaje?
imperium-ask-choosing-dice = Podnieś dowolne kości w dowolnej kolejności, a potem nimi rzuć.
imperium-ask-taxing = Podatek dla cesarza: czym płacisz?
imperium-ask-giving = Cesarz buduje też w innym mieście. W czyim?
imperium-ask-granting = Cesarz przyznaje oddział. Komu?
imperium-ask-driving = Dokąd przepędzasz potwory?

imperium-choice-done-choosing-dice = Rzuć nimi
imperium-choice-done-deaths = Pozwól oddziałom odejść
imperium-choice-bless = Błogosławieństwo: dołącza { $first }
imperium-choice-bless-shielding = { $first ->
        [none] Błogosławieństwo: unieważnij wszystkie czaszki
       *[other] Błogosławieństwo: bez czaszek i dołącza { $first }
    }
imperium-choice-challenge = Rzuć wyzwanie cesarzowi
imperium-choice-fight = Walcz
imperium-choice-betray-to = { $first }
imperium-choice-reroll = Podnieś: { $first } [{ $second }]
    .web = Podnieś: { $first } { $second }
imperium-choice-pay = 1 × { $first }
imperium-choice-give = { $first }
imperium-choice-grant = { $first }: 1 × { $second }
imperium-choice-drive = Na pole { $first }
imperium-choice-use-sneaking = Podkradnij się wśród nich
imperium-choice-use-rebels = Buntownicy: rycerz za 2 żywności
imperium-choice-use-magical-affinity = { $first ->
        [keep] Magiczny talent: +1, Ognisty pocisk zostaje
       *[discard] Magiczny talent: +2, Ognisty pocisk odpada
    }
imperium-choice-use-king-of-the-wilds = Przepędź z pola { $first }: { $second }
imperium-choice-use-hard-skin = Twarda skóra: strać wytrzymałość, ratuj – { $first }
imperium-choice-use-dream-helper = Senny pomocnik: { $first }, oboje +1 do wytrzymałości
imperium-choice-use-strategic-positions = Strategiczne pozycje: przerzuć łuczników
imperium-choice-use-time-loop = Pętla czasu: przerzuć dowolne kości
