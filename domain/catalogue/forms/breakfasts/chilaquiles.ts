import type { Form } from '#domain/catalogue/forms/form.ts'
import { acidSlot, herbSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import { sentence, stockOrWater } from '#domain/catalogue/writing/phrases.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'

/** Tortillas baked crisp and turned through hot chile sauce, with eggs or beans on top. */
export const chilaquiles: Form = {
  id: 'chilaquiles',
  label: 'chilaquiles',
  is: ['breakfast'],
  types: ['Main Dish'],
  meals: ['Breakfast', 'Lunch', 'Late Night'],
  methods: ['Baked', 'Boiled'],
  level: 2,
  equipment: [['Oven', 'Toaster Oven'], ['Stovetop']],
  quickest: 27,
  calories: [300, 660],
  texture: 'wet',
  saltPercent: 0.34,
  slots: ({ flavour }) => [
    { id: 'bread', pool: ['corn-tortillas'], grams: 75, required: true, flex: 'starch' },
    {
      id: 'body',
      pool: [flavour.id === 'salsa-verde' ? ['tomatillo', 'canned-tomatoes'] : ['canned-tomatoes']],
      grams: 110,
      required: true,
      cut: 'chunk',
    },
    { id: 'aromatic', pool: ['onion'], grams: 40, cut: 'dice' },
    { id: 'aromatic', pool: ['garlic'], grams: 4, cut: 'dice' },
    {
      id: 'chile',
      pool: flavour.id === 'salsa-verde' ? ['serrano', 'jalapeno'] : [['chipotle', 'ancho']],
      grams: 4,
      cut: 'dice',
    },
    { id: 'ground-spice', pool: ['cumin', 'oregano'], grams: 0.5 },
    { id: 'stock', pool: flavour.stock ?? [], grams: 70 },
    { id: 'fat', pool: ['neutral-oil', 'olive-oil'], grams: 9, required: true, flex: 'fat' },
    { id: 'protein', pool: ['egg'], grams: 75, lead: true, flex: 'protein' },
    {
      id: 'pulse',
      pool: ['black-beans', 'pinto-beans', 'white-beans'].filter((id) => flavour.pulses?.includes(id)),
      grams: 90,
      required: true,
      flex: 'protein',
      when: (chosen) => !chosen.some((food) => isKind(food, 'egg')),
    },
    { id: 'cheese', pool: ['queso-fresco', 'cotija', 'cheddar'], grams: 18, flex: 'rich' },
    { id: 'creamy', pool: [['creme-fraiche', 'yogurt', 'coconut-yogurt']], grams: 16, flex: 'rich' },
    {
      id: 'raw',
      pool: ['radish', 'avocado', 'red-onion'].filter((id) => flavour.raw.includes(id)),
      grams: 25,
      required: true,
      lead: true,
      cut: 'slice',
    },
    acidSlot(flavour, 5),
    herbSlot(flavour, 4),
    saltSlot(),
  ],
  write(kit) {
    const bread = kit.need('bread')
    kit.step(
      `Heat the ${(kit.machines[0] ?? 'Oven').toLowerCase()} to 375°F (190°C). Cut ${kit.the(bread)} into six wedges each, toss with ${kit.the(kit.part(kit.one('fat'), 0.4))}, spread on ${kit.servings > 2 ? 'two sheet pans' : 'a sheet pan'} and bake, turning once, until hard and gold, 12 to 15 minutes`,
      { active: 5, waiting: 18, meanwhile: true },
    )
    const green = kit.need('body').id === 'tomatillo'
    kit.step(
      `Heat ${kit.the(kit.part(kit.one('fat'), 0.6))} in a wide skillet over medium heat. ${sentence('Cook', kit.the(kit.all('aromatic').filter((line) => !isKind(line, 'quick aromatic'))), ' until golden, 5 minutes')} Stir in ${kit.the(kit.all('aromatic', 'chile', 'ground-spice'))} for 1 minute, then ${kit.the(kit.one('body'), stockOrWater(kit, 70), kit.salt())}. Simmer ${green ? 'until the tomatillos collapse, crushing them,' : 'until the sauce coats a spoon,'} 8 to 10 minutes`,
      { active: 12, waiting: 4 },
    )
    const egg = kit.one('protein')
    const beans = kit.one('pulse')
    if (egg) {
      kit.step(
        `Make a hollow for each egg in the sauce, crack in ${kit.the(egg)}, cover and simmer gently until the whites are set and the yolks as firm as you like (160°F/71°C for set ones), 5 to 7 minutes. Lift the eggs onto a warm plate`,
        { active: 3, waiting: 4 },
      )
    } else if (beans) {
      kit.step(`Stir ${kit.the(beans)} into the sauce and simmer until hot, 3 minutes`, { active: 3 })
    }
    const top = kit.the(kit.all('raw', 'cheese', 'herb'))
    const last = kit.the(kit.one('acid'), kit.season())
    kit.step(
      `${last ? `Season the sauce with ${last}. ` : ''}Toss the chips in it over the heat for no more than 1 minute, until coated but still with some crack. ${egg ? `Set ${kit.again(egg)} on top and scatter with` : 'Top at once with'} ${top}${kit.one('creamy') ? `, then spoon ${kit.the(kit.one('creamy'))} over` : ''}`,
      { active: 4 },
    )
  },
  name(kit) {
    const top = kit.one('protein') ?? kit.one('pulse')
    const green = kit.need('body').id === 'tomatillo'
    const cheese = kit.one('cheese')
    const on = [top, cheese].flatMap((line) => (line ? dishName(line) : []))
    return `${green ? 'green ' : 'red '}chilaquiles${on.length ? ` with ${joined(on)}` : ''}`
  },
  face: [
    'Crisp tortillas tossed in a hot sauce, with {items} and {taste}',
    'Tortillas half soft and half crisp in a sharp, hot sauce, under {items}',
  ],
  whys: [
    'A minute in the sauce, no more: half soft and half crisp is the whole point',
    'It is what yesterday’s tortillas are for',
  ],
}
