# Ce que dit le guide dans la leçon de Goblin.

web-learn-goblin-chain = La chaîne
web-learn-goblin-chain-hello = Trois niveaux de cavernes, et tout au fond un seigneur. Qui le bat en premier gagne.
web-learn-goblin-chain-hand = Vous combattez avec des cartes. Chacune a une couleur, et nomme les couleurs qui peuvent suivre.
web-learn-goblin-chain-target = Commencez petit : affrontez le gobelin bagarreur. Il a 2 en attaque et 4 points de vie.
web-learn-goblin-chain-first = La première carte peut être de n’importe quelle couleur. Jouez le cri de guerre : attaque 1, et vous piochez une carte.
web-learn-goblin-chain-second = Le rouge ou le jaune peut suivre. Jouez la parade de fer : attaque 1 et défense 1.
web-learn-goblin-chain-third = Le bleu ou le vert peut suivre. Jouez la charge : attaque 2.
web-learn-goblin-chain-sum = Attaque 4 pour 4 points de vie : il tombera. Votre défense retire 1 à ses 2, cela vous coûte un point de vie. Terminez la chaîne.
web-learn-goblin-chain-stack = Au dos du monstre, une carte pour vous : coup sauvage. Votre pioche est refaite, et seules les cartes gagnées s’y placent à votre gré : mettez-la sur le dessus.
web-learn-goblin-chain-rest = Les cartes de départ viennent dessous, cachées. C’est tout : laissez le reste comme listé.

web-learn-goblin-loot = Butin
web-learn-goblin-loot-thug = Votre main est de nouveau pleine, coup sauvage compris. Le signe du brigand montre une arme : affrontez-le.
web-learn-goblin-loot-shield = Il frappe fort. Commencez par le mur de boucliers : défense 2.
web-learn-goblin-loot-swing = Le rouge peut suivre : jouez le coup sauvage, attaque 3.
web-learn-goblin-loot-grit = Le jaune peut suivre : la ténacité rend aussitôt un point de vie, et ajoute 1.
web-learn-goblin-loot-sum = Attaque 4 contre 3, et un seul coup passe. Terminez la chaîne.
web-learn-goblin-loot-club = Un gourdin : attaque 1 à chaque combat. Prenez-le ; ce dont vous ne voulez pas va au mont-de-piété, où le marchand le vend.

web-learn-goblin-key = La clé
web-learn-goblin-key-porter = Au bout de chaque rangée se tient un gardien avec la clé du niveau suivant. Affrontez le portier : attaque 3, 5 points de vie.
web-learn-goblin-key-first = Jouez d’abord le cri de guerre, et piochez.
web-learn-goblin-key-deck = Votre pioche est vide, une nouvelle est donc faite. Mettez le coup sauvage sur le dessus : vous le piocherez.
web-learn-goblin-key-rest = C’est tout : le reste comme listé.
web-learn-goblin-key-second = Continuez avec la parade de fer, pour bloquer un coup.
web-learn-goblin-key-third = Et la charge.
web-learn-goblin-key-sum = Attaque 4 et le gourdin font 5 : juste assez. Terminez la chaîne.
web-learn-goblin-key-end = La clé ouvre le niveau II. Attention aux malédictions : elles interdisent une couleur, un effet ou votre équipement. Blessé, vous pouvez passer un tour à vous ranimer ; sans point de vie, vous le devez.
