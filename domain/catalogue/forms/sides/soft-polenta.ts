import type { Form } from '#domain/catalogue/forms/form.ts'
import { pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Polenta or grits stirred soft, with cheese or oil. */
export const softPolenta: Form = {
  id: 'soft-polenta',
  label: 'polenta',
  types: ['Side Dish'],
  meals: ['Dinner', 'Breakfast', 'Lunch'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 40,
  calories: [160, 360],
  texture: 'none',
  saltPercent: 1.1,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    { id: 'starch', pool: ['polenta'], grams: 38, required: true, flex: 'starch' },
    { id: 'stock', pool: [['milk', 'oat-milk', 'soy-milk', 'almond-milk']], grams: 55 },
    {
      id: 'fat',
      pool: [[...(flavour.fat.includes('butter') ? ['butter', 'vegan-butter'] : []), 'olive-oil']],
      grams: 6,
      required: true,
      flex: 'fat',
    },
    { id: 'aromatic', pool: ['garlic'], grams: 2, cut: 'grated' },
    {
      id: 'cheese',
      pool: [
        (flavour.cheese ?? [])
          .map(String)
          .filter((id) => ['parmesan', 'veg-parm', 'cheddar', 'manchego', 'cotija', 'goat-cheese'].includes(id)),
      ],
      grams: 11,
      flex: 'rich',
      required: false,
    },
    {
      id: 'seasoning',
      pool: ['nutritional-yeast'],
      grams: 3,
      when: (chosen) => chosen.every(({ behaviour }) => behaviour.kind !== 'cheese'),
    },
    { id: 'herb', pool: flavour.herbs, grams: 2 },
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write(kit) {
    const grain = kit.need('starch')
    const milk = kit.one('stock')
    const total = (grain.grams / 157) * 240 * 4.6
    const plain = water(total - (milk?.grams ?? 0))
    kit.step(
      `Bring ${kit.the(milk, plain, kit.all('aromatic'), kit.salt())} to a simmer in a heavy saucepan. Sprinkle in ${kit.the(grain)} with one hand while you whisk with the other, and whisk until it thickens, 3 minutes; poured in at once it makes lumps`,
      { active: 7, waiting: 4 },
    )
    kit.step(
      'Turn the heat as low as it goes and cook, stirring down to the bottom every few minutes, until soft on the tongue with no grit left, 25 to 30 minutes. Add a splash of hot water whenever it pulls from the sides before it is tender',
      { active: 8, waiting: 20 },
    )
    kit.step(
      `Off the heat beat in ${kit.the(kit.one('fat'), kit.one('cheese'), kit.one('seasoning'), kit.season())}. Pour out while it still flows${kit.one('herb') ? `, and scatter with ${kit.the(kit.one('herb'))}` : ''}; it sets as it cools`,
      { active: 3 },
    )
  },
  name(kit) {
    const grits = kit.flavour.cuisines.includes('American')
    const cheese = kit.one('cheese')
    const herb = kit.one('herb')
    if (grits) return `${cheese ? `${attributive(cheese)} ` : 'creamy '}grits${herb ? ` with ${dishName(herb)}` : ''}`
    return `soft polenta with ${cheese ? dishName(cheese) : herb ? dishName(herb) : dishName(kit.need('fat'))}`
  },
  face: ['Soft, golden and spoonable, with {taste}', 'A creamy bowl to sit under anything with juice, with {taste}'],
  whys: [
    'Half an hour of low heat takes out the grit, and most of that is hands-off',
    'What is rich goes in off the heat, so it stays smooth',
  ],
}
