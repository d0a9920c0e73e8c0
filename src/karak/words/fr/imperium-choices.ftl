# Ce qu’on demande au joueur aux étapes d’Imperium, et comment se lisent les réponses.

imperium-ask-spending = De la magie pour une attaque plus forte ?
imperium-ask-shielding = Des crânes ! Les écarter ?
imperium-ask-meeting = Des monstres ! Combattre, ou se faufiler ?
imperium-ask-betraying = Le seigneur du temps vous trahit. Pour qui ?
imperium-ask-choosing-dice = Reprenez les dés de votre choix, dans n’importe quel ordre, puis lancez-les.
imperium-ask-taxing = Un impôt pour l’empereur : avec quoi payer ?
imperium-ask-giving = L’empereur bâtit aussi pour une autre cité. Pour laquelle ?
imperium-ask-granting = L’empereur accorde une unité. À qui ?
imperium-ask-driving = Où chasser les monstres ?

imperium-choice-done-choosing-dice = Les lancer
imperium-choice-done-deaths = Laisser partir les unités
imperium-choice-bless = Bénédiction : 1 { $first } vous rejoint
imperium-choice-bless-shielding = { $first ->
        [none] Bénédiction : annuler tous les crânes
       *[other] Bénédiction : annuler tous les crânes, et 1 { $first } rejoint
    }
imperium-choice-challenge = Défier l’empereur
imperium-choice-fight = Combattre
imperium-choice-betray-to = { $first }
imperium-choice-reroll = Reprendre : { $first } [{ $second }]
    .web = Reprendre : { $first } { $second }
imperium-choice-pay = 1 { $first }
imperium-choice-give = { $first }
imperium-choice-grant = { $first } : 1 { $second }
imperium-choice-drive = Vers la case { $first }
imperium-choice-use-sneaking = Se faufiler parmi eux
imperium-choice-use-rebels = Rebelles : un chevalier pour 2 nourriture
imperium-choice-use-magical-affinity = { $first ->
        [keep] Affinité magique : +1, la boule de feu reste
       *[discard] Affinité magique : +2, la boule de feu part
    }
imperium-choice-use-king-of-the-wilds = Chasser { $second } de { $first }
imperium-choice-use-hard-skin = Peau dure : perdre une vie, sauver 1 { $first }
imperium-choice-use-dream-helper = Aide des songes : vers { $first }, 1 vie chacun
imperium-choice-use-strategic-positions = Positions stratégiques : relancer des archers
imperium-choice-use-time-loop = Boucle du temps : relancer des dés
