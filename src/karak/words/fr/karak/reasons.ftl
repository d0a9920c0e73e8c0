# Pourquoi quelque chose n’est pas proposé : ce qui s’y oppose et, si cela aide, que faire à la place.

karak-why-game-is-over = La partie est finie ; plus personne n’agit.
karak-why-chance-decides = Les dés, les tuiles et les jetons ne se choisissent pas.
karak-why-waiting-for-deal = Les héros sont encore en train d’être distribués.
karak-why-waiting-for-dice = Les dés d’abord.
karak-why-waiting-for-tile = Une tuile est d’abord tirée.
karak-why-waiting-for-token = Un jeton est d’abord tiré.

karak-why-no-tile-in-hand = Il n’y a pas de tuile à poser. Entrez dans l’inexploré pour en tirer une.
karak-why-no-tokens-in-hand = Il n’y a pas deux jetons à choisir. Seule la prophétesse en tire deux, dans une nouvelle pièce.
karak-why-no-monster-met = Il n’y a pas de combat à commencer. Entrez sur la tuile d’un monstre pour le combattre.
karak-why-no-roll-on-the-table = Les tirs magiques s’utilisent au combat, après le lancer.
karak-why-no-mummy-beaten = La malédiction est jetée par qui vient de vaincre une momie.
karak-why-not-reborn = Personne ne revient d’un combat perdu.
karak-why-heroes-are-dealt = Les héros sont déjà distribués, ou tirés au sort.
karak-why-not-among-the-choices = Ce n’est pas un des choix proposés ici.
karak-why-no-bolt = Il ne reste pas de tir magique à utiliser.
karak-why-curse-not-on-winner = La malédiction va à un autre héros de la partie, ou reste à qui la porte.

karak-why-tile-would-seal = Posée ainsi, la tuile fermerait le dernier chemin vers l’inexploré. Tournez-la autrement.
karak-why-tile-does-not-join = La tuile doit être ouverte vers celle d’où vous venez. Tournez-la autrement.
karak-why-tile-has-other-exits = Cette tuile n’a pas ces issues.

karak-why-not-of-that-kind = On ne laisse à la place qu’un objet du même genre.
karak-why-nothing-is-dropped = On ne jette pas un objet à volonté ; on l’échange quand les cases sont pleines.

karak-why-fight-first = Il y a d’abord un combat à finir.
karak-why-only-healing = Après un recul, vous pouvez guérir à la fontaine ou finir le tour, rien d’autre.
karak-why-tile-first = Posez d’abord la tuile.
karak-why-answer-first = Répondez d’abord à ceci : « { $step ->
        [dealing] { karak-ask-dealing }
        [picking] { karak-ask-picking }
        [stowing] { karak-ask-stowing }
        [exchanging] { karak-ask-exchanging }
        [cursing] { karak-ask-cursing }
       *[reborn] { karak-ask-reborn }
    } »

karak-why-no-step-left = Il ne reste plus de déplacement dans ce tour. Vous pouvez encore agir sur votre tuile, ou vous arrêter.
karak-why-no-tile-left = Toutes les tuiles sont posées ; il n’y a plus rien à explorer.
karak-why-wall-here = Votre tuile a un mur de ce côté.
karak-why-wall-there = La tuile voisine a un mur de ce côté-ci.

karak-why-not-on-portal = Vous n’êtes pas sur un portail.
karak-why-no-such-portal = Il n’y a pas d’autre portail de ce numéro. Il en faut deux sur le plan.
karak-why-nothing-to-heal = Vous avez toutes vos vies et aucune malédiction ; il n’y a rien à guérir.
karak-why-not-on-fountain = Vous n’êtes pas sur une fontaine.
karak-why-no-key = Pour ouvrir un coffre, il faut une clé. Les squelettes-gardiens des clés en ont.
karak-why-no-chest = Il n’y a pas de coffre sur votre tuile.
karak-why-monster-guards = Un monstre garde cette tuile ; on ne peut rien y prendre.
karak-why-no-use = Vos cases sont pleines des mêmes objets ; il n’y a rien à échanger.
karak-why-nothing-to-take = Il n’y a pas d’objet sur votre tuile.
karak-why-no-healing-portal = Vous n’avez pas de portail de guérison. Les araignées géantes en ont.
karak-why-hero-not-in-play = Ce héros n’est pas dans cette partie.
karak-why-no-such-fountain = Il n’y a pas de fontaine de ce numéro sur le plan.

karak-why-not-your-ability = Votre héros n’a pas ce pouvoir.
karak-why-abilities-silenced = Votre héros est maudit : aucun pouvoir n’agit. Une fontaine lève la malédiction.
karak-why-not-now = Ce pouvoir ne s’utilise pas à ce moment.
