import type { Form } from '#domain/catalogue/forms/form.ts'
import { isToasted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  pinchOfSalt,
  spoonfulSlot,
  sweetenerSlot,
  sweetFatSlot,
  sweetSpiceSlot,
  toppingNutSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'

/** Fruit browned in a skillet and glazed. */
export const panFruit: Form = {
  id: 'pan-fruit',
  label: 'skillet fruit',
  types: ['Dessert'],
  meals: ['Dinner', 'Late Night', 'Breakfast', 'Snack'],
  methods: ['Sautéed', 'Fried'],
  level: 1,
  equipment: [['Stovetop']],
  calories: [100, 340],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  slots: ({ flavour }) => [
    fruitSlot(flavour, { grams: 145, cut: 'chunk', only: firm }),
    sweetFatSlot(flavour, 8),
    sweetenerSlot(11, ['brown-sugar', 'honey', 'maple']),
    sweetSpiceSlot(flavour),
    fruitAcidSlot(flavour, 5),
    pinchOfSalt(0.2),
    toppingNutSlot(flavour, 9),
    spoonfulSlot(flavour, 35),
  ],
  write(kit) {
    const [fruit] = kit.all('fruit')
    const berry = fruit?.behaviour.kind === 'berry'
    const nut = kit.one('nut')
    const nuts = kit.the(nut)
    if (nut && !isToasted(nut)) {
      kit.step(
        `Toast ${nuts} in a dry skillet over medium heat, shaking the pan, until they smell nutty, 3 to 4 minutes. Transfer to a plate`,
        {
          active: 4,
        },
      )
    }
    kit.step(
      `${nuts ? 'In the same skillet heat' : 'Heat'} ${kit.the(kit.one('fat'))}${nuts ? '' : ' in a wide skillet'} over medium-high heat. Add ${kit.the(fruit)} in one layer and ${berry ? 'shake the pan until the juices start to run, 2 minutes' : 'leave alone until browned underneath, 2 to 3 minutes; turn and brown the other side, 2 minutes'}`,
      { active: berry ? 3 : 6 },
    )
    const glaze = kit.the(kit.one('sweetener'), kit.all('sweet-spice'), kit.one('salt'))
    const sharp = kit.the(kit.one('acid'))
    kit.step(
      `Lower the heat${glaze ? `, add ${glaze}` : ''} and turn the fruit gently until ${glaze ? 'the pan is full of glossy syrup' : 'coated in its own juices'}, 1 to 2 minutes. Off the heat add ${sharp || 'a splash of water'} and swirl`,
      { active: 2 },
    )
    const beside = kit.the(kit.one('creamy'))
    kit.step(
      `Serve hot from the pan${beside ? `, with ${beside}` : ''}${nuts ? `${beside ? ' and' : ','} scattered with ${kit.again(nut)}` : ''}`,
      { active: 1 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const words = [spice, kit.one('nut') ?? kit.one('creamy')].filter((line) => line !== undefined).map(dishName)
    return `${kit.food('brown-sugar', 'honey', 'maple') ? 'caramelized' : 'skillet'} ${sayNames(kit.all('fruit'))}${words.length ? ` with ${words.join(' and ')}` : ''}`
  },
  face: ['{items}, browned in a hot pan and glazed in their juices', 'Warm {items} from the skillet'],
  whys: [
    'Left alone in a hot pan the fruit browns before it softens',
    'Ten minutes from bowl to spoon, and the kitchen smells of hot sugar',
  ],
}
const firm = [
  'apple',
  'pear',
  'peach',
  'banana',
  'pineapple',
  'plum',
  'apricot',
  'nectarine',
  'cherries',
  'strawberries',
]
