# Pourquoi quelque chose n’est pas proposé : ce qui s’y oppose et, si cela aide, que faire à la place.

karak2-why-game-is-over = La partie est finie ; plus personne n’agit.
karak2-why-chance-decides = Les dés, les tuiles et les jetons ne se choisissent pas.
karak2-why-not-among-the-choices = Ce n’est pas un des choix proposés ici.
karak2-why-answer-first = Répondez d’abord à ceci : « { $step ->
        [dealing] { karak2-ask-dealing }
        [stowing] { karak2-ask-stowing }
        [carting] { karak2-ask-carting }
        [gathering] { karak2-ask-gathering }
        [building] { karak2-ask-building }
        [recruiting] { karak2-ask-recruiting }
        [picking-up] { karak2-ask-picking-up }
        [laying-down] { karak2-ask-laying-down }
        [robbing] { karak2-ask-robbing }
       *[deaths] { karak2-ask-deaths }
    } »

karak2-why-nobody-is-robbed = Personne n’est volé. Le vol à la tire sert à cela ; les mangeurs d’ombres en ont.
karak2-why-heroes-are-dealt = Les héros sont déjà distribués, ou tirés au sort.
karak2-why-no-tiles-looked-at = Il n’y a pas deux tuiles à choisir. Seul l’éclaireur en regarde deux.
karak2-why-no-tile-in-hand = Il n’y a pas de tuile à poser. Allez vers l’inconnu pour en tirer une.
karak2-why-no-tokens-in-hand = Il n’y a pas de jetons à choisir. Seule la prophétesse en tire un de trop.
karak2-why-no-weak-monsters = Seul l’éclaireur bat sans dés des monstres de force 1, quand il les rencontre.
karak2-why-no-battle = Il n’y a pas de bataille à rejoindre. Entrez sur une tuile avec des monstres pour combattre.
karak2-why-no-two-skulls = Peste et misère viennent avec deux crânes sur le dé de héros.
karak2-why-no-use-for-fireball = Les boules de feu se lancent en bataille, après les dés, tant que l’attaque est trop faible.
karak2-why-no-skull-to-ignore = Les crânes s’ignorent après une bataille, avec l’amulette de protection.
karak2-why-nothing-is-dropped = On ne jette pas un objet à volonté ; on l’échange quand les cases sont pleines.
karak2-why-nothing-to-gain = Il n’y a pas de ressources à choisir maintenant.

karak2-why-no-action-left = Il ne reste plus d’action dans ce tour.
karak2-why-no-move-left = Il ne reste plus de déplacement. Il y en a un avant chaque action.
karak2-why-no-tile-left = Toutes les tuiles sont posées ; il n’y a plus rien à explorer.
karak2-why-chasm = Un gouffre borde ce côté.

karak2-why-no-portal = Votre cité n’a pas de portail.
karak2-why-portal-used = Le portail a déjà servi dans ce tour.
karak2-why-portal-leads-home = Hors de votre cité, le portail ne mène que chez vous.

karak2-why-no-pickpocket = Vous n’avez pas de vol à la tire. Les mangeurs d’ombres en ont.
karak2-why-not-an-opponent = Ce n’est pas un adversaire de cette partie.
karak2-why-nothing-to-steal = Ce héros n’a pas de ressources.

karak2-why-not-wounded = Vous avez toutes vos vies.
karak2-why-monsters-here = Il y a des monstres sur cette tuile.
karak2-why-city-here = Il y a une cité sur cette tuile.
karak2-why-gathered-already = Vous avez déjà récolté ici dans ce tour.
karak2-why-land-gives-nothing = Cette terre ne donne rien.
karak2-why-one-city-only = Vous avez une cité ; chacun n’en a qu’une.
karak2-why-no-city-on-this-land = Aucune cité ne tient sur le château ni sur l’abîme.
karak2-why-another-hero-here = Un autre héros est sur cette tuile.
karak2-why-cannot-pay = Vous n’avez pas assez de ressources.
karak2-why-not-in-the-city = Vous n’êtes pas dans votre cité.
karak2-why-built-already = Il est déjà dans votre cité.
karak2-why-plague-in-the-city = La peste est dans votre cité. Chassez-la au château de Karak.
karak2-why-building-missing = Le bâtiment qu’il faut n’est pas dans votre cité.
karak2-why-glory-too-low = Votre armée ne peut pas dépasser votre gloire. Battez plus fort que vous.
karak2-why-no-dice-left = Il ne reste pas de tel dé dans la réserve.
karak2-why-not-at-the-castle = La peste se chasse au château de Karak, sur son hexagone.
karak2-why-nothing-to-eradicate = Vous avez toutes vos vies, et pas de peste dans votre cité.
karak2-why-nothing-to-take = Cela n’est pas sur votre tuile.
karak2-why-no-use = Cela ne changerait rien.

karak2-why-not-your-ability = Votre héros n’a pas ce pouvoir.
karak2-why-not-now = Ce pouvoir ne s’utilise pas à ce moment.

karak2-why-waiting-for-dice = Les dés d’abord.
karak2-why-waiting-for-deal = Les héros sont encore en train d’être distribués.
karak2-why-waiting-for-tile = Une tuile est d’abord tirée.
karak2-why-waiting-for-token = Un jeton est d’abord tiré.
karak2-why-waiting-for-amulet = L’amulette est d’abord tirée.
karak2-why-tile-first = La tuile en main doit d’abord être posée.
karak2-why-battle-first = La bataille d’abord.
karak2-why-recruit-first = Des unités ont été rendues ; il faut maintenant en recruter au moins une.
karak2-why-army-too-large = L’armée dépasse votre gloire ; rendez d’abord des unités.
karak2-why-tile-does-not-join = Posée ainsi, un gouffre fermerait le bord d’où vous venez.
karak2-why-tile-has-other-chasms = La tuile a ses gouffres ailleurs.
karak2-why-not-of-that-kind = On ne laisse à la place qu’un objet du même genre.
karak2-why-land-gives-other-things = Cette terre ne donne rien de tel.
karak2-why-no-such-tile = Il n’y a pas de telle tuile sur le plan.
karak2-why-already-there = Vous y êtes déjà.
karak2-why-save-one = Vous épargnez une ressource du prix ; dites laquelle.
karak2-why-just-laid-down = Cela vient d’être posé dans cette même action.
