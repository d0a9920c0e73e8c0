# Karak II at the table in the terminal.

karak2-map-legend = ▓▓ is a chasm: no way across. ·· is open, ? leads into the unknown. ψ food, ♣ wood, △ stone: what a gathering gives. ⌂ a city, ☠ plague there. On each tile first its number, then who lies in wait, with strength.
karak2-map-items = Items on a tile: sw sword, wh warhammer, fb fireball, pp pickpocket, aR aG aA aP aT amulets of resources, glory, action, protection, titan.
karak2-map-monsters = On the whole map: w skeleton warriors, f fire eaters, s shadow eaters, h skeletal hulks, H hammer followers, d dark dryads, R skeleton riders, E envoys of death, G the dark general.
karak2-map-bag = In the bag: { $tokens }.
karak2-map-supply = Dice in the supply: { $dice }.
karak2-nothing = nothing

karak2-panel-glory = glory { $glory }
karak2-panel-actions = { $actions ->
        [0] no action left
        [one] 1 action left
       *[other] { $actions } actions left
    }{ $moved ->
        [yes] , moved
       *[no] {""}
    }
karak2-panel-left = turn { $turn }, tiles { $near }+{ $far }, tokens { $tokens }
karak2-panel-city = ⌂{ $place }
karak2-panel-plague = PLAGUE
karak2-panel-unconscious = unconscious

karak2-battle-against = Battle! { $monsters } = { $strength }
karak2-battle-alone = Battle! { $monsters }
karak2-battle-general = Battle! dark general { $general } + { $praetorians } praetorians = { $strength }
karak2-battle-bring = You bring: { $things }.
karak2-battle-weapons = weapons +{ $number }
karak2-battle-swords = swords { $number }
karak2-battle-fireballs = fireballs +{ $number }
karak2-battle-sum = { $parts } = { $attack } against { $strength }: { $missing ->
        [0] enough!
       *[other] { $missing } short
    }
karak2-battle-odds = Win { $win } %. On average { $lives } lives and { $dice } dice lost.
karak2-battle-told = { $dice }, { $parts } = { $attack } against { $monsters }: { $outcome }

karak2-hint-fight = fight { $monsters }
karak2-hint-fight-odds = fight { $monsters }, wins { $win } %
karak2-hint-odds = wins { $win } %, { $lives } lives and { $dice } dice lost
karak2-hint-owns = has { $things }
karak2-hint-owns-city = has { $things } and a city
karak2-hint-price = { $price }
karak2-hint-price-for = { $price }; { $about }

karak2-put-back = On top of the stack, known to you alone: { $tile }.
karak2-in-hand = The tile: { $tile }.

about-stable = +1 action
about-portal = travel far
about-glory-banners = +2 glory
about-military-camp = knights
about-shooting-range = archers
about-wizard-tower = mages

help-karak2-notation = move east         type a choice; ne, e, se, sw, w, nw are moves
help-karak2-why = why heal          what stands in the way, with the rule
