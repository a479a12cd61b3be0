import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  cheeseSlot,
  chileSlots,
  herbSlot,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { ladle } from '#domain/catalogue/forms/soups/soup-parts.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'
import {
  aromaticsOf,
  brothSauces,
  isLeaf,
  minutesOf,
  sentence,
  slowestFirst,
  stirInMiso,
  stockOrWater,
} from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Beaten egg poured into a clear, seasoned broth: egg drop, kakitama, gyeran-guk, stracciatella. */
export const eggDropSoup: Form = {
  id: 'egg-drop-soup',
  label: 'egg soup',
  types: ['Soup', 'Appetizer'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Breakfast', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 12,
  calories: [90, 320],
  texture: 'wet',
  saltPercent: 0.34,
  slots: ({ flavour }) => [
    { id: 'egg', pool: ['egg'], grams: 60, required: true, flex: 'protein' },
    vegetableSlot(flavour, {
      grams: 75,
      count: [1, 2],
      cut: 'dice',
      where: (food) =>
        isKind(food, 'leaf') ||
        [
          'mushrooms',
          'shiitake',
          'corn',
          'napa',
          'bok-choy',
          'peas',
          'zucchini',
          'asparagus',
          'bean-sprouts',
          'snow-peas',
          'tomato',
        ].includes(food.id),
    }),
    ...(italian(flavour.cuisines)
      ? [{ id: 'aromatic' as const, pool: ['garlic'], grams: 2, cut: 'slice' as const }]
      : aromaticSlots(flavour, 0.8, 'slice').filter(({ pool }) =>
          ['ginger', 'scallion', 'garlic'].includes(String(pool[0])),
        )),
    ...chileSlots(flavour, 0.4),
    { id: 'stock', pool: flavour.stock ?? ['chicken-stock'], grams: 340, required: true },
    ...sauceSlots(flavour, 0.5, ['cornstarch', 'doubanjiang', 'gochujang', 'oyster-sauce', 'sugar', 'sesame-oil']),
    ...(italian(flavour.cuisines)
      ? []
      : [{ id: 'thickener' as const, pool: [['cornstarch', 'tapioca']], grams: 3, flex: 'fixed' as const }]),
    ...(italian(flavour.cuisines)
      ? [
          { ...cheeseSlot(flavour, 9), id: 'cheese' as const },
          { id: 'ground-spice' as const, pool: ['nutmeg'], grams: 0.1 },
        ]
      : []),
    {
      id: 'fat',
      pool: italian(flavour.cuisines) ? ['olive-oil'] : [['sesame-oil', 'neutral-oil']],
      grams: 2.5,
      required: true,
      flex: 'fat',
    },
    acidSlot(flavour, 3),
    herbSlot(flavour, 2),
    saltSlot(),
  ],
  write: (kit) => {
    const { quick, scallion } = aromaticsOf(kit)
    const firm = slowestFirst(
      kit.all('vegetable').filter((line) => !isLeaf(line)),
      'simmered',
    )
    const minutes = Math.max(3, Math.min(8, minutesOf(firm[0], 'simmered')))
    const { early } = brothSauces(kit)
    const pot = kit.the(stockOrWater(kit, 340), quick, kit.part(scallion, 0.5), kit.all('chile'), early)
    kit.step(
      `Bring ${pot} to a boil in a saucepan. ${firm.length ? `Add ${kit.the(firm)} and simmer until just tender, ${sayMinutes(minutes)}` : 'Simmer for 3 minutes, so that the broth takes the flavor'}`,
      { active: 3, waiting: firm.length ? minutes : 3 },
    )
    const starch = kit.one('thickener')
    if (starch) {
      kit.step(
        `Stir ${kit.the(starch)} smooth with ${water(15 * kit.servings, 'cold').words}, pour in and simmer until the broth is faintly silky, 1 minute; it is what keeps the egg in ribbons`,
        { active: 2 },
      )
    }
    const cheese = kit.one('cheese')
    const beaten = kit.the(kit.part(cheese, 0.7), kit.all('ground-spice'), kit.part(kit.one('salt'), 0.3))
    kit.step(
      `Beat ${kit.the(kit.need('egg'))}${beaten ? ` with ${beaten}` : ' until no streaks are left'}. With the broth at a bare simmer, stir it slowly in one direction and pour the egg in a thin stream. Stop stirring, count to ten, and the ribbons are set`,
      { active: 3 },
    )
    ladle(
      kit,
      [sentence('Take off the heat. Add', kit.the(kit.need('fat'))), stirInMiso(kit)].filter(Boolean).join(' '),
    )
  },
  name: (kit) => {
    const vegetables = kit.all('vegetable')
    return kit.vary(
      `egg drop soup with ${sayNames(vegetables)}`,
      `${attributive(vegetables[0] ?? kit.need('egg'))} and egg ribbon soup`,
    )
  },
  face: [
    'Silky ribbons of egg with {items}, in a broth of {taste}',
    'A clear soup with ribbons of egg, {items} and {taste}',
  ],
  whys: [
    'A few minutes from the pantry to the table',
    'The stirring makes a whirlpool that draws the egg out into threads',
  ],
}

function italian(cuisines: readonly string[]): boolean {
  return cuisines.includes('Italian')
}
