import { coolSpoonful } from '#domain/catalogue/forms/breakfasts/breakfast-parts.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { melted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { sweetFatSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'

/** Oats, nuts and seeds baked crisp; coconut takes the place of oats for those who eat no grain. */
export const granola: Form = {
  id: 'granola',
  label: 'granola',
  is: ['breakfast'],
  types: ['Main Dish', 'Snack'],
  meals: ['Breakfast', 'Snack'],
  methods: ['Baked'],
  level: 1,
  equipment: [['Oven', 'Toaster Oven']],
  quickest: 48,
  calories: [230, 560],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour }) => [
    { id: 'oats', pool: [['oats', 'gf-oats']], grams: 38, flex: 'starch', lead: true },
    {
      id: 'flour',
      pool: ['coconut-flour'],
      grams: 20,
      required: true,
      flex: 'rich',
      when: (chosen) => !chosen.some((food) => isKind(food, 'oats')),
    },
    {
      id: 'main',
      pool: flavour.sweet.nuts.filter((choice) => !['coconut-flour', 'sesame'].includes(String(choice))),
      grams: 16,
      required: true,
      lead: true,
      flex: 'rich',
    },
    {
      id: 'crunch',
      pool: ['sesame', 'pepitas', 'sunflower-meal', 'hemp'].filter(
        (id) => id !== 'sesame' || flavour.sweet.nuts.includes(id),
      ),
      grams: 8,
      flex: 'rich',
      required: true,
      cut: 'whole',
    },
    sweetSpiceSlot(flavour),
    { id: 'salt', pool: ['salt'], grams: 0.3, flex: 'fixed' },
    sweetFatSlot(flavour, 10),
    { id: 'sweetener', pool: [['maple', 'honey']], grams: 20, flex: 'fixed' },
    {
      id: 'fruit',
      pool: dried(flavour.sweet.fruits.map(String)),
      grams: 12,
      flex: 'fixed',
      lead: true,
      cut: 'dice',
      where: (food) => isKind(food, 'dried fruit'),
    },
    coolSpoonful(110, ['greek-yogurt', 'soy-yogurt', 'coconut-yogurt', 'almond-milk']),
  ],
  write(kit) {
    const [machine = 'Oven'] = kit.machines
    const fat = kit.need('fat')
    const dry = kit.the(
      kit.all('oats', 'flour', 'main', 'crunch'),
      kit.all('sweet-spice').filter(({ id }) => id !== 'vanilla'),
      kit.one('salt'),
    )
    const wet = kit.the(kit.one('sweetener'), kit.food('vanilla'), fat)
    const oats = kit.one('oats')
    kit.step(
      `Heat the ${machine.toLowerCase()} to 325°F (165°C) and line a sheet pan with parchment. In a large bowl mix ${dry}. Add ${wet}${melted(fat)}${melted(fat) ? ',' : ''} and stir until nothing looks dry`,
      { active: 6, waiting: 4 },
    )
    const minutes = oats ? 25 : 18
    kit.step(
      `Spread out no thicker than your finger and press flat with the back of a spoon. Bake, turning the pan but not stirring, until ${oats ? 'golden all over and' : 'the coconut is'} brown at the edges, ${minutes} minutes`,
      { active: 3, waiting: minutes },
    )
    const fruit = kit.the(kit.all('fruit'))
    kit.step(
      `Cool on the pan for 15 minutes without touching it; ${kit.one('sweetener') ? 'it is soft while warm, sets as it cools, and then breaks into clusters' : 'it crisps as it cools'}${fruit ? `. Stir in ${fruit}` : ''}. In a jar it keeps for two weeks`,
      { active: 2, waiting: 15 },
    )
    const creamy = kit.one('creamy')
    if (creamy) kit.step(`Serve over ${kit.the(creamy)}`, { active: 1 })
  },
  name(kit) {
    const [nut] = kit.all('main')
    const fruit = kit.one('fruit')
    const coconut = kit.one('oats') ? [] : kit.all('flour')
    const beside = fruit ?? kit.one('sweet-spice')
    return `${[...coconut, ...(nut ? [nut] : [])].map(attributive).join('-')} granola${beside ? ` with ${sayNames([beside])}` : ''}`
  },
  face: ['Crisp baked clusters of {items}', 'A jar of crunch for the week, with {items}'],
  whys: [
    'Pressed flat and left alone, it bakes into clusters instead of crumbs',
    'It takes an hour every two weeks, and you decide what goes in',
  ],
}
/** Dried fruit near to what the family eats fresh. */
function dried(fruits: readonly string[]): string[] {
  const own = [
    ...(fruits.includes('dates') ? ['dates'] : []),
    ...(fruits.includes('apricot') || fruits.includes('peach') ? ['dried-apricots'] : []),
    ...(fruits.includes('blueberries') ? ['dried-cranberries'] : []),
    'raisins',
  ]
  return own
}
