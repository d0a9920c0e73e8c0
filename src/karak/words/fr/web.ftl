# La table dans le navigateur.

## Accueil

web-home = Accueil
web-family = Karak
web-lead = Allumez une torche. Les catacombes attendent.
web-first-1 = Choisissez un jeu et cliquez sur Jouer : des robots s’assoient avec vous.
web-first-2 = Ce que vous pouvez faire est éclairé sur le plateau et listé en dessous.
web-first-3 = Presque tout peut se reprendre : essayez donc.
web-choose-game = Choisir un jeu
web-play-title = Jouer à { $game }
web-name = Votre nom
web-guest = Aventurier
web-against = Contre
web-bots = { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
web-bots-word = { $count ->
        [one] robot
       *[other] robots
    }
web-game-size = { $fewest } à { $most } joueurs, environ { $rounds } tours
web-play-now = Jouer
web-new-table = Entre amis, ou avec options
web-new-table-for = Une nouvelle table pour { $game }
web-open-table = Ouvrir la table
web-seats = Places
web-seat-for = Qui prend la place { $seat }
web-seat-open = Libre, pour qui viendra
web-options = Règles de cette table
web-options-none = Comme dans le livret.
web-rule = règle { $clause }
web-public = Montrer cette table à tout le monde sur ce serveur
web-spectators = Spectateurs
web-spectators-allowed = Peuvent regarder
web-spectators-delayed = Regardent un tour plus tard
web-spectators-none = Aucun
web-absent = Si un joueur s’absente
web-absent-wait = La table attend
web-absent-bot = Un robot continue après une minute
web-join = Rejoindre une table
web-join-about = On vous a envoyé un lien ?
web-join-link = Collez-le ici
web-join-go = Rejoindre
web-my-games = Mes parties
web-public-tables = Tables ouvertes
web-public-none = Personne n’attend de joueurs en ce moment. Ouvrez une table et partagez son lien.
web-continue = Continuer
web-look = Revoir
web-watch = Regarder
web-free = libre
web-status-open = pas commencée
web-status-running = en cours
web-status-over = finie
web-status-frozen = arrêtée
web-status-other-version = d’une autre version
web-unofficial = Une édition de fans non officielle, sans lien avec l’éditeur.
web-about = À propos et crédits
web-unofficial-long = Ceci est une édition de fans non officielle d’une famille de jeux de société. Elle n’a aucun lien avec l’éditeur, n’est pas approuvée par lui et n’utilise aucun de ses textes ni de ses dessins. Les règles sont dites avec nos propres mots ; achetez la boîte, elle le mérite.
web-credit-icons = Icônes
web-credit-icons-about = De game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0 ; certaines sont recolorées.
web-credit-fonts = Lettres
web-credit-fonts-about = Cinzel de Natanael Gama et Alegreya Sans de Juan Pablo del Peral, toutes deux sous licence SIL Open Font.
web-credit-art = Images
web-credit-art-about = Toutes les autres images ont été dessinées pour cette édition.
web-credit-licence = Licence
web-credit-licence-about = Le programme est un logiciel libre sous licence MIT.
web-credit-privacy = Vos données
web-credit-privacy-about = Il n’y a pas de comptes. Un cookie signé retient vos places ; rien n’est envoyé à un autre serveur.

## Robots

web-bot-kind = Qui ils sont
web-bot-random = Vagabond
web-bot-random-about = fait n’importe quoi
web-bot-explorer = Éclaireur
web-bot-explorer-about = aime l’inconnu
web-bot-greedy = Vétéran
web-bot-greedy-about = joue pour gagner
web-bot-easy = Écuyer
web-bot-easy-about = se trompe parfois
web-bot-normal = Compagnon
web-bot-normal-about = un adversaire équitable
web-bot-hard = Champion
web-bot-hard-about = prend son temps
web-bot-search = Sage
web-bot-search-about = réfléchit avant d’agir
web-bot-choice = { $name } : { $what }

## Salon

web-lobby-about = { $free ->
        [0] Tout le monde est là.
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
web-seat-free = La place { $seat } est libre
web-sit-here = S’asseoir ici
web-sit-another = Quelqu’un d’autre sur cet appareil
web-sit = S’asseoir
web-add-bot = Ajouter un robot
web-hero = Héros
web-hero-dealt = Héros au hasard
web-stand-up = Se lever
web-remove = Retirer
web-kick = Renvoyer
web-here = à la table
web-away = loin
web-you = vous
web-start = Commencer la partie
web-start-not-yet = { $free ->
        [one] Une place est encore libre : invitez quelqu’un, ou ajoutez un robot.
       *[other] { $free } places sont encore libres : invitez quelqu’un, ou ajoutez des robots.
    }
web-owner-starts = Qui a ouvert la table commence la partie.
web-share = Inviter
web-share-about = Qui ouvre ce lien peut s’asseoir ou regarder. Aucun compte n’est nécessaire.
web-share-local = Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres appareils, démarrez le serveur avec : karak serve --lan
web-seat-link = Copier un lien vers ma propre place, pour un autre appareil
web-copy = Copier
web-copied = Copié.
web-qr = Le lien de cette table en image, pour l’appareil photo d’un téléphone
web-fair-dice = Les dés sont fixés avant la partie par un nombre scellé, et peuvent être vérifiés après.

## Table

web-joining = En route vers la table …
web-offline = Pas de connexion. De retour dès qu’il y en a une …
web-unsure = Le serveur n’en est pas encore sûr ; nouvelle demande …
web-elsewhere = Continuer sur { $address }
web-seat-unknown = La place de ce navigateur n’a pas été reconnue : rouvrez le lien vers votre place, ou demandez à l’hôte de la table de laisser un robot jouer pour vous.
web-unreachable = Le serveur ne répond pas.
web-too-late = La table a changé entre-temps. Regardez à nouveau.
web-turn = Tour { $turn }
web-watching = spectateurs : { $count }
web-log = Journal
web-chat = Discussion
web-side = Journal et discussion
web-menu = Réglages
web-close = Fermer
web-players = Joueurs
web-player = { $name } { $hero }
web-own-panel = Votre héros
web-prompt = Que faire
web-your-turn = À vous de jouer. { $question }
web-waiting = { $name } doit répondre : { $what }
web-waiting-turn-over = On attend que { $name } termine le tour.
web-moment = Un instant …
web-looking-back = Vous regardez le passé. Revenez pour jouer.
web-looking-at = Vous regardez le tour { $turn }
web-back-to-now = Revenir au présent
web-travel-turn = Voir le début du tour { $turn }
web-time = Temps
web-play-back = Rejouer depuis mon dernier tour
web-pause = Pause
web-undo = Reprendre
web-undo-about = Reprendre votre dernier choix.
web-reset = Recommencer mon tour
web-reset-about = Reprendre tout depuis les derniers dés ou tirages de ce tour.
web-undo-ask = Demander à reprendre
web-undo-ask-about = Les dés et les tirages ne se reprennent que si les autres joueurs acceptent.
web-undo-wish = { $name } voudrait reprendre un coup
web-undo-wish-about = Cela va plus loin que ce qui est libre. Acceptez-vous ?
web-undo-agree = Accepter
web-undo-decline = Refuser
web-undo-waiting = Les autres sont consultés
web-undo-waiting-about = Dès que tous acceptent, votre dernier choix est repris.
web-undo-withdraw = Tant pis
web-final = ne peut pas être repris
web-lives = Vies : { $lives }
web-stat-lives = Vies
web-stat-points = Points
web-stat-glory = Gloire
web-stat-keys = Clés
web-stat-buildings = Bâtiments
web-stat-hand = Cartes en main
web-stat-cursed = Malédiction : aucun pouvoir n’agit
web-stat-plague = Peste
web-stat-unconscious = Sans connaissance
web-worn = Attaque { $attack }, défense { $defence }
web-actions-left = { $actions ->
        [0] aucune action restante
        [one] { $actions } action restante
       *[other] { $actions } actions restantes
    }
web-nothing-carried = Poches vides
web-counted = { $number } × { $thing }
web-figure = { $what } { $value }
web-no-board = Il n’y a pas encore d’image de ce plateau ; la liste des choix permet de jouer quand même.
web-bot-plays = Un robot joue ici.
web-resigned = abandon
web-resigned-bot = abandon ; un robot joue
web-seat-bot = { $name }, un robot joue
web-last-turn = Dernier tour ({ $turn })
web-let-bot = Laisser jouer un robot
web-hand-back = Rejouer moi-même
web-extend = Attendre encore
web-take-over = Remplacer le robot
web-seconds = { $seconds } s
web-hand-over = Passez l’appareil à { $name }
web-hand-over-about = La suite n’est que pour ses yeux.
web-hand-over-done = Me voici, { $name }
web-chat-none = Personne n’a encore rien dit.
web-chat-off = La discussion est coupée dans vos réglages.
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-chat-shown = Montrer la discussion
web-emote-hello = Bonjour !
web-emote-good-luck = Bonne chance !
web-emote-well-done = Bien joué !
web-emote-thanks = Merci !
web-emote-oops = Oups !
web-emote-wow = Ouah !
web-emote-thinking = Hmm …
web-speed = Animations
web-speed-0 = aucune
web-speed-1 = rapide
web-speed-2 = normale
web-speed-3 = lente
web-sound = Sons
web-keys = Touches : nombres et lettres comme sur les boutons, flèches pour se déplacer, Ctrl+Z pour reprendre, Échap pour revenir du passé ; + - 0 et R sur le plan.
web-over = La partie est finie
web-ended-early = Elle a été arrêtée avant que quelqu’un gagne.
web-rematch = Rejouer
web-look-again = La revoir
web-download = Télécharger
web-verify = Vérifier les dés

web-replay-open = Ouvrir cette position à part
web-rematch-led = En route pour la nouvelle partie.

## Maps and dice

web-map-tools = Plan
web-map-nearer = Plus près (+)
web-map-farther = Plus loin (-)
web-map-fit = Tout voir (0)
web-map-centre = Centrer sur moi
web-dice = Les dés montrent { $dice }.
web-board-menu = Que voulez-vous faire ici ?

## Un jeu sans plateau à lui

web-plain-view = Où en est la partie
web-plain-none = aucun
web-plain-yes = oui
web-plain-no = non
web-plain-entries = { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }
