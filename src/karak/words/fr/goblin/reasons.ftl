# Pourquoi quelque chose n’est pas proposé : ce qui s’y oppose et, si cela aide, que faire à la place.

goblin-why-game-is-over = La partie est finie ; plus personne n’agit.
goblin-why-chance-decides = Ce qui est distribué ou pioché ne se choisit pas.
goblin-why-waiting-for-chance = Des cartes sont d’abord distribuées ou piochées.
goblin-why-answer-first = Répondez d’abord à ceci : « { $step ->
        [seating] { goblin-ask-seating }
        [deciding] { goblin-ask-deciding }
        [bracing] { goblin-ask-bracing }
        [foreseeing] { goblin-ask-foreseeing }
        [stacking] { goblin-ask-stacking }
        [equipping] { goblin-ask-equipping }
       *[paying] { goblin-ask-paying }
    } »
goblin-why-not-among-the-choices = Ce n’est pas un des choix proposés ici.

goblin-why-heroes-are-seated = Les héros sont déjà assis.
goblin-why-hero-is-taken = Ce héros est pris. Choisissez-en un autre.
goblin-why-battle-or-visit-is-on = Un combat ou une visite est en cours. Finissez d’abord.
goblin-why-nothing-is-discarded = On ne défausse que si une malédiction retire un bonus de main.
goblin-why-no-battle = Les potions se boivent au combat. Choisissez d’abord un monstre.
goblin-why-no-card-is-played-now = Les cartes se jouent au combat. Choisissez d’abord un monstre.
goblin-why-nothing-looked-at = Aucune carte n’est regardée. Seule la prescience en regarde deux.
goblin-why-no-deck-to-stack = Il n’y a pas de pioche à faire maintenant. Cela vient quand l’ancienne est vide.
goblin-why-no-equipment-won = Il n’y a pas de nouvelle arme ou armure en question.
goblin-why-not-at-the-merchant = On achète chez le marchand. Allez chez lui au lieu de combattre.
goblin-why-nothing-to-pay-for = Rien n’est acheté en ce moment.
goblin-why-not-down = Il vous reste des points de vie. À cette table, seul un héros qui n’en a plus se ranime.

goblin-why-no-key = Ce chemin est fermé. Battez le gardien du niveau au-dessus pour avoir sa clé.
goblin-why-not-this-lord = Ce seigneur n’est pas dans cette partie.
goblin-why-key-held-already = Vous avez déjà la clé de ce niveau ; ses gardiens vous laissent passer.
goblin-why-top-of-the-deck = Le dessus de la pile montre seulement ce qui vient. Combattez un monstre de la rangée.
goblin-why-not-on-the-table = Ce monstre n’est pas visible sur la table.
goblin-why-already-beaten = Ce monstre est déjà vaincu.

goblin-why-colour-cursed = Une malédiction interdit cette couleur dans ce combat.
goblin-why-colour-not-named = La carte précédente ne permet pas cette couleur ensuite.
goblin-why-not-in-hand = Vous n’avez pas cette carte en main.

goblin-why-no-such-potion = Vous n’avez pas cette potion. Le marchand la vend.
goblin-why-not-wounded = Vous avez tous vos points de vie ; il n’y a rien à guérir.
goblin-why-too-late-for-that = Les cartes sont comptées ; il est trop tard pour cette potion.
goblin-why-not-at-this-moment = Pas à ce moment : jouez d’abord une carte, ou répondez à la question.
goblin-why-effect-cursed = Une malédiction retire cet effet ; deux fois rien font rien.
goblin-why-nothing-to-double = La carte qui vient d’être jouée n’a ni attaque ni défense à doubler.
goblin-why-no-such-curse = Il n’y a pas de telle malédiction sur ce combat.

goblin-why-potion-owned = Vous en avez déjà une ; on n’en porte qu’une de chaque sorte.
goblin-why-pile-empty = Il ne reste pas de potion de cette sorte.
goblin-why-not-in-pawnshop = Cela n’est pas chez le prêteur sur gages.
goblin-why-laid-down-just-now = Vous venez de le poser pendant cette visite ; c’est à vendre dès le tour prochain.
goblin-why-one-card-a-visit = Le prêteur ne vend qu’une carte par visite.

goblin-why-not-your-ability = Votre héros n’a pas ce pouvoir, ou cette table joue sans pouvoirs.
goblin-why-not-now = Ce pouvoir ne s’utilise pas à ce moment.
