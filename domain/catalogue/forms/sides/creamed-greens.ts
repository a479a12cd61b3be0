import type { Form } from '#domain/catalogue/forms/form.ts'
import { acidSlot, cheeseSlot, chileSlots, fatSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { sayNames } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'

/** Leaves wilted and simmered in a little cream, or coconut milk. */
export const creamedGreens: Form = {
  id: 'creamed-greens',
  label: 'creamed greens',
  types: ['Side Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Sautéed', 'Braised'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 16,
  calories: [110, 320],
  texture: 'none',
  saltPercent: 0.42,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    {
      id: 'vegetable',
      pool: ['spinach', 'kale', 'swiss-chard', 'collard-greens'].filter((id) => flavour.vegetables.includes(id)),
      // leaves alone are half a slot
      grams: 230,
      required: true,
      lead: true,
      where: (food) => isKind(food, 'leaf'),
    },
    fatSlot(flavour, 6),
    { id: 'whole-spice', pool: (flavour.wholeSpices ?? []).map(([choice]) => choice), grams: 0.6 },
    {
      id: 'aromatic',
      pool: [['shallot', 'onion', 'leek'].find((id) => flavour.aromatics.some(([choice]) => choice === id)) ?? 'onion'],
      grams: 25,
      cut: 'dice',
    },
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'dice' },
    ...chileSlots(flavour, 0.4),
    {
      id: 'creamy',
      pool: [flavour.cuisines.includes('Indian') ? ['coconut-milk'] : ['cream', 'vegan-cream', 'coconut-milk']],
      grams: ({ id }) => (id === 'coconut-milk' ? 45 : 32),
      required: true,
      flex: 'rich',
    },
    cheeseSlot(flavour, 8, ['parmesan', 'veg-parm', 'goat-cheese', 'cheddar', 'manchego']),
    { id: 'seasoning', pool: flavour.cuisines.includes('Indian') ? [] : ['nutmeg'], grams: 0.1 },
    acidSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const leaves = kit.all('vegetable')
    const tough = leaves.some(({ behaviour }) => (behaviour.simmered ?? 1) > 4)
    const whole = kit.the(kit.all('whole-spice'))
    const slow = kit.the(kit.all('aromatic').filter((line) => !isKind(line, 'quick aromatic')))
    kit.step(
      [
        `Heat ${kit.the(kit.one('fat'))} in a wide skillet over medium heat.`,
        whole && `Add ${whole} and let crackle for 30 seconds.`,
        sentence('Cook', slow, ' until soft but not colored, 4 minutes'),
        sentence('Add', kit.the(kit.all('aromatic', 'chile')), ' and stir for 1 minute'),
      ]
        .filter(Boolean)
        .join(' '),
      { active: 6 },
    )
    const minutes = tough ? Math.max(6, ...leaves.map(({ behaviour }) => behaviour.simmered ?? 6)) : 3
    kit.step(
      `Add ${kit.the(leaves)} by the handful${tough ? ', with a splash of water' : ''}, turning with tongs as it sinks${tough ? '; cover' : ' and cook'} until ${tough ? 'very tender' : 'wilted'}, ${minutes} minutes. Raise the heat and let the water boil away; wet leaves would thin the sauce`,
      { active: tough ? 4 : 5, waiting: tough ? minutes : 0 },
    )
    kit.step(
      `Pour in ${kit.the(kit.one('creamy'), kit.one('seasoning'), kit.salt())} and simmer until it clings to the leaves and a spoon leaves a path, 3 to 4 minutes`,
      { active: 4 },
    )
    finish(kit, sentence('Off the heat stir in', kit.the(kit.one('cheese'), kit.one('acid'))), 'Serve hot')
  },
  name(kit) {
    const coconut = kit.one('creamy')?.id === 'coconut-milk'
    const cheese = kit.one('cheese')
    return `${coconut ? 'coconut' : ''} creamed ${sayNames(kit.all('vegetable'))}${cheese ? ` with ${sayNames([cheese])}` : ''}`.trim()
  },
  face: ['{items} simmered until rich and soft, with {taste}', 'Soft, rich {items} with {taste}'],
  whys: [
    'The water is boiled off before anything rich goes in, so very little is enough',
    'A breath of something sharp at the end keeps it from lying heavy',
  ],
}
