import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  fruitAcidSlot,
  fruitSlot,
  pinchOfSalt,
  softBerries,
  spoonfulSlot,
  sweetenerSlot,
  sweetSpiceSlot,
  toppingNutSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { sayAttributive, sayNames } from '#domain/catalogue/writing/names.ts'

/** A compote that cooks by itself in the slow cooker. */
export const slowFruit: Form = {
  id: 'slow-fruit',
  label: 'slow-cooker compote',
  types: ['Dessert', 'Snack'],
  meals: ['Dinner', 'Late Night', 'Breakfast'],
  methods: ['Slow Cooked'],
  level: 1,
  quickest: 115,
  equipment: [['Slow Cooker']],
  calories: [90, 300],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    fruitSlot(flavour, { grams: 180, cut: 'chunk', count: [1, 2], cooked: 'simmered', without: softBerries }),
    sweetenerSlot(12, ['brown-sugar', 'honey', 'maple']),
    sweetSpiceSlot(flavour, 0.8),
    fruitAcidSlot(flavour, 6),
    pinchOfSalt(0.15),
    spoonfulSlot(flavour, 40),
    toppingNutSlot(flavour, 8),
  ],
  write(kit) {
    const vanilla = kit.food('vanilla')
    const spices = kit.all('sweet-spice').filter((line) => line !== vanilla)
    kit.step(
      `Put ${kit.the(kit.all('fruit'))} in the slow cooker and toss with ${kit.the(kit.one('sweetener'), spices, kit.part(kit.one('acid'), 0.5), kit.one('salt')) || 'a splash of water'}. No water is needed; the fruit gives its own`,
      { active: 4 },
    )
    kit.step('Cover and cook on high, stirring once halfway, until the fruit is soft and sitting in syrup, 2 hours', {
      active: 1,
      waiting: 120,
    })
    const last = kit.the(vanilla, kit.one('acid'))
    const beside = kit.the(kit.one('creamy'))
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `${last ? `Stir in ${last}. ` : ''}Serve warm or cold${beside ? `, with ${beside}` : ''}${nuts ? `${beside ? ' and' : ','} scattered with ${nuts}` : ''}`,
      { active: 2 },
    )
  },
  name(kit) {
    const words = [...kit.all('sweet-spice'), ...kit.all('nut')].slice(0, 2)
    return `slow-cooker ${sayAttributive(kit.all('fruit'))} compote${words.length ? ` with ${sayNames(words)}` : ''}`
  },
  face: ['{items} cooked slowly until soft and syrupy', 'A spoonable compote of {items}'],
  whys: [
    'The long, low heat does what stirring does elsewhere',
    'Half of what is sharp goes in at the end, which wakes up the slow sweetness',
  ],
}
