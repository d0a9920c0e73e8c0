# What a player is asked at the steps of Imperium, and how the answers read.

imperium-ask-spending = Cast spells for a stronger attack?
imperium-ask-shielding = Skulls! Ward them off?
imperium-ask-meeting = Monsters! Fight them, or sneak?
imperium-ask-betraying = The lord of time betrays you. Who gets him?
imperium-ask-choosing-dice = Pick up any of these dice, in any order, then roll them.
imperium-ask-taxing = A tax for the emperor: pay with what?
imperium-ask-giving = The emperor builds for another city, too. For whose?
imperium-ask-granting = The emperor grants a unit. To whom?
imperium-ask-driving = Drive the monsters where?

imperium-choice-done-choosing-dice = Roll them
imperium-choice-done-deaths = Let the units go
imperium-choice-bless = Blessing: 1 { $first } joins you
imperium-choice-bless-shielding = { $first ->
        [none] Blessing: cancel all skulls
       *[other] Blessing: cancel all skulls, and 1 { $first } joins
    }
imperium-choice-challenge = Challenge the emperor
imperium-choice-fight = Fight
imperium-choice-betray-to = { $first }
imperium-choice-reroll = Pick up: { $first } [{ $second }]
    .web = Pick up: { $first } { $second }
imperium-choice-pay = 1 { $first }
imperium-choice-give = { $first }
imperium-choice-grant = { $first }: 1 { $second }
imperium-choice-drive = To place { $first }
imperium-choice-use-sneaking = Sneak among them
imperium-choice-use-rebels = Rebels: a knight for 2 food
imperium-choice-use-magical-affinity = { $first ->
        [keep] Magical affinity: +1, the fireball stays
       *[discard] Magical affinity: +2, the fireball goes
    }
imperium-choice-use-king-of-the-wilds = Drive { $second } from { $first }
imperium-choice-use-hard-skin = Hard skin: lose a life, save 1 { $first }
imperium-choice-use-dream-helper = Dream helper: to { $first }, both heal 1 life
imperium-choice-use-strategic-positions = Strategic positions: roll archers again
imperium-choice-use-time-loop = Time loop: roll any dice again
