import type { Form } from '#domain/catalogue/forms/form.ts'
import { hasMelted, melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import {
  cookingFruits,
  fruitSlot,
  isCoconutKitchen,
  nutSlot,
  pinchOfSalt,
  sweetenerSlot,
  sweetFatSlot,
  sweetSpiceSlot,
} from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'

/** Wheat, gluten-free or almond pancakes; banana binds where there is no egg. */
export const pancakes: Form = {
  id: 'pancakes',
  label: 'pancakes',
  is: ['breakfast', 'cheap'],
  types: ['Main Dish', 'Dessert'],
  meals: ['Breakfast', 'Snack'],
  methods: ['Fried', 'Sautéed'],
  level: 1,
  quickest: 21,
  equipment: [['Stovetop', 'Electric Griddle']],
  calories: [220, 620],
  texture: 'none',
  sweet: true,
  slots: ({ flavour, wish }) => [
    {
      id: 'flour',
      pool: [['flour', 'gf-flour', 'almond-flour']],
      grams: ({ id }) => (id === 'almond-flour' ? 40 : 46),
      required: true,
      flex: 'starch',
    },
    { id: 'leavener', pool: ['baking-powder'], grams: 2.2, required: true, flex: 'fixed' },
    sweetSpiceSlot(flavour),
    pinchOfSalt(0.35),
    {
      id: 'egg',
      pool: [['egg', 'banana']],
      // One egg is the least that can be cracked.
      grams: ({ id }) => (id === 'banana' ? 42 : wish.servings === 1 ? 50 : 30),
      required: true,
      cut: 'mashed',
      flex: 'fixed',
    },
    {
      id: 'liquid',
      pool: [
        [
          ...(isCoconutKitchen(flavour) ? ['coconut-milk'] : []),
          'yogurt',
          'milk',
          'oat-milk',
          'almond-milk',
          'coconut-milk',
        ],
      ],
      grams: ({ id }) => (id === 'yogurt' ? 68 : 60),
      required: true,
      flex: 'fixed',
      when: (chosen) => !chosen.some(({ id }) => id === 'almond-flour'),
    },
    {
      id: 'liquid',
      pool: [['almond-milk', 'coconut-milk', 'milk']],
      grams: 22,
      flex: 'fixed',
      when: (chosen) => chosen.some(({ id }) => id === 'almond-flour'),
    },
    sweetFatSlot(flavour, 9),
    fruitSlot(flavour, { grams: 75, cut: 'chunk', only: cookingFruits, required: false }),
    sweetenerSlot(15, isCoconutKitchen(flavour) ? ['honey', 'maple'] : ['maple', 'honey']),
    nutSlot(flavour, 6),
  ],
  write(kit) {
    const almond = kit.need('flour').id === 'almond-flour'
    const egg = kit.need('egg')
    const fat = kit.need('fat')
    const vanilla = kit.food('vanilla')
    const dry = kit.the(
      kit.one('flour'),
      kit.one('leavener'),
      kit.all('sweet-spice').filter((line) => line !== vanilla),
      kit.one('salt'),
    )
    const bound = isKind(egg, 'egg') ? `beat ${kit.the(egg)}` : `stir ${kit.the(egg)}`
    const wet = kit.the(kit.one('liquid'), vanilla, kit.part(fat, 0.5))
    kit.step(
      `In a bowl whisk together ${dry}. In a second bowl ${bound} with ${wet}${melted(fat)}. Stir the wet into the dry until just combined${almond ? '' : '; a few lumps are welcome, and stirring them out makes tough pancakes'}. Rest for 5 minutes to thicken`,
      { active: 6, waiting: 5 },
    )
    const greased = kit.the(fat)
    kit.step(
      `${heated(kit, greased, almond)}. Drop in the batter by 1/4 cupfuls and cook until ${almond ? 'the rims are set and the bottoms brown, 3 minutes' : 'bubbles open and stay open on top, 2 to 3 minutes'}; flip and cook for ${almond ? '2 minutes' : '1 to 2 minutes'} more. Repeat with the rest of the batter, greasing the pan as needed`,
      { active: 6 + 2 * kit.servings },
    )
    const top = kit.the(kit.one('fruit'), kit.one('nut'))
    const sweetener = kit.one('sweetener')
    const drizzle = sweetener && hasMelted(sweetener) ? kit.the(sweetener) : ''
    kit.step(
      `Stack on warm plates${top ? ` and top with ${top}` : ''}${drizzle ? `${top ? ', then' : ' and'} pour ${drizzle} over` : ''}`,
      { active: 1 },
    )
  },
  name(kit) {
    const spice = kit.one('sweet-spice')
    const beside = kit.all('fruit')
    return `${spice ? `${dishName(spice)} ` : ''}${kit.food('almond-flour') ? 'almond ' : ''}pancakes${beside.length ? ` with ${sayNames(beside)}` : ''}`
  },
  face: ['Tender pancakes with {items}', 'A stack of small pancakes with {items}'],
  whys: [
    'A short rest lets the batter thicken, which is what makes them rise',
    'They are barely sweet, which leaves room for what goes on top',
  ],
}

function heated(kit: Kit, fat: string, almond: boolean): string {
  if (kit.machines[0] === 'Electric Griddle') {
    const degrees = almond ? '325°F (160°C)' : '375°F (190°C)'
    return `Heat the electric griddle to ${degrees}${fat ? ` and brush with a little of ${fat}` : ''}`
  }
  const pan = fat ? `a little of ${fat} in a nonstick skillet` : 'a nonstick skillet'
  return `Heat ${pan} over ${almond ? 'medium-low' : 'medium'} heat`
}
