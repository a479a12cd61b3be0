import type { Form } from '#domain/catalogue/forms/form.ts'
import { bakingDish } from '#domain/catalogue/forms/sweets/crumble.ts'
import { needsRubbing } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  pinchOfSalt,
  softBerries,
  spoonfulSlot,
  sweetenerSlot,
  sweetFatSlot,
  sweetSpiceSlot,
  toppingNutSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, withArticle } from '#domain/catalogue/writing/sentences.ts'

/** Fruit roasted until its juices turn to caramel. */
export const bakedFruit: Form = {
  id: 'baked-fruit',
  label: 'baked fruit',
  types: ['Dessert', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast'],
  methods: ['Baked', 'Roasted'],
  level: 1,
  quickest: 31,
  equipment: [['Oven', 'Toaster Oven', 'Air Fryer']],
  calories: [90, 340],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  slots: ({ flavour }) => [
    fruitSlot(flavour, { grams: 160, cut: 'whole', count: [1, 2], cooked: 'roasted', without: softBerries }),
    sweetFatSlot(flavour, 6),
    sweetenerSlot(11, ['brown-sugar', 'honey', 'maple']),
    sweetSpiceSlot(flavour),
    fruitAcidSlot(flavour, 5),
    pinchOfSalt(0.15),
    toppingNutSlot(flavour, 9),
    spoonfulSlot(flavour, 35),
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fruit = kit.all('fruit')
    const fat = kit.need('fat')
    const full = Math.max(...fruit.map((line) => minutesOf(line, 'roasted')))
    const minutes = machine === 'Air Fryer' ? Math.round(full * 0.6) : full
    const dish =
      machine === 'Air Fryer' ? 'a shallow pan that fits the air fryer basket' : withArticle(bakingDish(kit.servings))
    const heat =
      machine === 'Air Fryer'
        ? 'Heat the air fryer to 350°F (180°C)'
        : `Heat the ${machine.toLowerCase()} to 400°F (200°C)`
    const said = kit.the(fruit)
    const coat = kit.the(fat)
    kit.step(
      `${heat}. In ${dish} toss ${said} with ${coat}${needsRubbing(fat) ? ', melted' : ''}, ${kit.the(kit.one('sweetener'), kit.all('sweet-spice'), kit.one('acid'), kit.one('salt'))}. Spread out ${fruit.some((line) => line.preparation.includes('halved')) ? 'cut sides down' : 'in one layer'}`,
      { active: 4, waiting: 4 },
    )
    kit.step(
      `${machine === 'Air Fryer' ? 'Cook' : 'Roast'}, spooning the juices over once, until the fruit slumps, its edges brown and the juices turn syrupy, ${sayMinutes(minutes - 3, minutes)}`,
      { active: 1, waiting: minutes },
    )
    const nuts = kit.the(kit.one('nut'))
    const beside = kit.the(kit.one('creamy'))
    kit.step(
      `Cool for 5 minutes. Serve warm with the juices${beside ? ` and ${beside}` : ''}${nuts ? `, scattered with ${nuts}` : ''}`,
      { active: 1, waiting: 5 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const other = kit.one('nut') ?? kit.one('creamy')
    const words = [spice, other].filter((line) => line !== undefined).map(dishName)
    return `roasted ${sayNames(kit.all('fruit'))}${words.length ? ` with ${words.join(' and ')}` : ''}`
  },
  face: ['{items} roasted until they slump in their own syrup', '{items}, browned at the edges and soft within'],
  whys: [
    'High heat boils the juices down to a syrup before the fruit falls apart',
    'The oven makes the sauce: all there is to do is spoon it over once',
  ],
}
