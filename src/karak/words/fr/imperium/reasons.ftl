# Pourquoi quelque chose n’est pas proposé dans Imperium ; ce que dit aussi Karak II est dans karak2-reasons.ftl.

imperium-why-no-betrayal = Le seigneur du temps est fidèle maintenant. Seule sa face de trahison l’envoie ailleurs.
imperium-why-no-dice-picked-up = Aucun dé n’est repris. Une boucle du temps ou les archers de Saigo le permettent.
imperium-why-no-tax-due = Aucun impôt n’est dû. Les vassaux paient quand ils fondent, bâtissent ou recrutent.
imperium-why-no-building-to-give = Il n’y a pas de bâtiment à offrir. L’empereur offre quand il bâtit.
imperium-why-no-unit-to-grant = Il n’y a pas d’unité à accorder. L’empereur en accorde une après avoir recruté.
imperium-why-no-token-driven = Aucun monstre n’est chassé. Argentus le fait, une fois par tour.

imperium-why-fight-or-sneak = Des monstres sont là : d’abord combattre ou se faufiler.
imperium-why-betrayal-first = Le seigneur du temps s’en va : choisissez d’abord pour qui.
imperium-why-dice-first = Choisissez d’abord les dés à relancer.
imperium-why-tax-first = L’impôt pour l’empereur d’abord.
imperium-why-gift-first = Le don de l’empereur d’abord.
imperium-why-token-first = Choisissez d’abord où vont les monstres.
imperium-why-units-first = Dites d’abord quelles unités sont sauvées.
imperium-why-waiting-for-tie = Les héros à égalité lancent d’abord leur dé de héros.

imperium-why-cannot-pay-with-that = Vous n’avez rien de cela pour payer l’impôt.
imperium-why-type-not-recruited = On n’accorde qu’une sorte d’unité que l’on vient de recruter.
imperium-why-no-room-there = Ce héros n’est pas à cette table, ou n’a pas la gloire pour une unité de plus, ou il ne reste pas de tel dé.

imperium-why-no-blessing = Vous n’avez pas de bénédiction. Les spectres en ont.
imperium-why-not-your-turn = Une bénédiction ne se lance qu’à votre propre tour.
imperium-why-not-now = Cela ne peut pas se faire à ce moment.
imperium-why-no-emperor = Il n’y a pas encore d’empereur. La première faille en fait un.
imperium-why-you-are-emperor = Vous portez vous-même la couronne.
imperium-why-emperor-elsewhere = L’empereur est sur une autre tuile. Allez-y d’abord.
imperium-why-no-monsters-here = Il n’y a pas de monstres sur cette tuile.
imperium-why-cannot-pay-tax = Vous pouvez payer le prix, mais pas en plus l’impôt de 1 ressource pour l’empereur.
imperium-why-leave-one-to-grant = Laissez une unité à accorder : quelqu’un a de la place pour elle.
imperium-why-once-a-turn = Cela se fait une fois par tour, et c’est fait.

imperium-why-no-city-on-this-land = Aucune cité ne tient sur le château, sur l’abîme, dans un repaire ou sur une faille.
imperium-why-no-skull-to-ignore = Les crânes s’ignorent après une bataille, avec la garde de l’empereur ou l’amulette de protection.
