import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import {
  bakingDish,
  gramsOf,
  heatOven,
  meltingSlot,
  minceSlot,
  sheetPans,
} from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import { cookFilling } from '#domain/catalogue/forms/oven-grill-and-steam/filling.ts'
import {
  aromaticSlots,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Sheets of pasta, tortillas or roasted slices of a vegetable in layers with a thick sauce: lasagna, moussaka, parmigiana, pastel. */
export const layeredBake: Form = {
  id: 'layered-bake',
  label: 'layered bake',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Baked'],
  level: 2,
  equipment: [['Oven'], ['Stovetop']],
  quickest: 73,
  calories: [260, 850],
  texture: 'wet',
  saltPercent: 0.31,
  weather: 'cold',
  slots: ({ flavour }) => [
    {
      id: 'main',
      pool: sheetsOf(flavour),
      grams: ({ id }) => ({ 'lasagna-noodles': 50, 'corn-tortillas': 78, zucchini: 190 })[id] ?? 200,
      required: true,
      lead: true,
      cut: 'grill',
    },
    minceSlot(flavour, 0.85),
    vegetableSlot(flavour, {
      grams: 70,
      cut: 'dice',
      count: [1, 1],
      required: false,
      cooked: 'sauteed',
      where: ({ id }) => ['spinach', 'mushrooms', 'kale', 'swiss-chard', 'poblano', 'corn', 'red-pepper'].includes(id),
    }),
    ...aromaticSlots(flavour, 0.9, 'dice', ['fennel', 'green-pepper', 'red-pepper']),
    ...spiceSlots(flavour),
    ...(flavour.cuisines.includes('Greek') ? [{ id: 'ground-spice' as const, pool: ['cinnamon'], grams: 0.35 }] : []),
    ...chileSlots(flavour),
    { id: 'body', pool: ['canned-tomatoes'], grams: 165, required: true },
    fatSlot(flavour, 12),
    ...toppingSlots(flavour),
    herbSlot(flavour, 3),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const sheets = kit.need('main')
    const dry = isKind(sheets, 'pasta')
    if (!isKind(sheets, 'pasta', 'tortilla')) roastSlices(kit, sheets)
    cookFilling(kit, {
      pan: 'a wide, deep skillet',
      liquid: dry ? water(90 * kit.servings) : undefined,
      until: dry ? 'rich but still loose, because the noodles will drink it up' : 'thick enough to stand on a spoon',
      minutes: 15,
    })
    layer(kit, sheets)
  },
  name: (kit) => {
    const sheets = kit.need('main')
    const filling = [kit.need('protein'), ...kit.all('vegetable')].slice(0, 2)
    if (isKind(sheets, 'pasta')) return `${joined(filling.map(attributive))} lasagna`
    if (isKind(sheets, 'tortilla')) return `${flavourWord(kit)} tortilla bake with ${joined(filling.map(dishName))}`
    return `layered ${attributive(sheets)} and ${attributive(kit.need('protein'))} bake`
  },
  face: ['Layers of {items} baked with {taste}', '{items} in layers, baked until it bubbles, with {taste}'],
  whys: [
    'A rest out of the oven is what lets it be cut in squares',
    'It tastes even better the day after',
    'A thick sauce between thin layers keeps it from sliding',
  ],
}

function sheetsOf({ cuisines, id }: Flavour): readonly (string | readonly string[])[] {
  if (cuisines.includes('Mexican')) return ['corn-tortillas']
  if (cuisines.includes('Italian')) return [['lasagna-noodles', 'zucchini'], 'eggplant']
  return id === 'greek' ? ['eggplant', 'zucchini'] : ['eggplant']
}

/** What makes the top: cheese that melts, with ricotta under it; beaten yogurt and egg in Greece. */
function toppingSlots(flavour: Flavour): Slot[] {
  if (flavour.cuisines.includes('Greek')) {
    return [
      { id: 'creamy', pool: ['greek-yogurt'], grams: 60, flex: 'rich' },
      { id: 'egg', pool: ['egg'], grams: 25, when: (chosen) => chosen.some(({ id }) => id === 'greek-yogurt') },
      { id: 'cheese', pool: ['feta'], grams: 15, flex: 'rich' },
    ]
  }
  if (flavour.cuisines.includes('Mexican')) return [meltingSlot(['monterey-jack'], 32)]
  if (!flavour.cuisines.includes('Italian')) return [{ id: 'crunch', pool: ['pine-nuts'], grams: 5, flex: 'rich' }]
  return [{ id: 'creamy', pool: ['ricotta'], grams: 55, flex: 'rich' }, meltingSlot(['mozzarella'], 30)]
}

function roastSlices(kit: Kit, slices: DishLine): void {
  const oil = kit.the(kit.part(kit.need('fat'), 0.6), kit.salt())
  const minutes = slices.id === 'zucchini' ? 18 : 25
  kit.step(
    `${heatOven(kit, 425)} Brush ${kit.the(slices)} with ${oil} and lay on ${sheetPans(slices.grams * 1.5)}. Roast until soft and browned in patches, ${minutes} minutes; slices that went in raw would flood the dish`,
    { active: 4, waiting: minutes, meanwhile: true },
  )
}

function layer(kit: Kit, sheets: DishLine): void {
  const dish = bakingDish(gramsOf(kit.lines) * 0.65)
  const creamy = kit.one('creamy')
  const cheese = kit.one('cheese')
  const dry = isKind(sheets, 'pasta')
  const said = kit.the(sheets) || kit.again(sheets)
  const egg = kit.one('egg')
  const between = creamy && !egg ? `, spoonfuls of ${kit.the(creamy)}` : ''
  const some = egg || !kit.part(cheese, 0.5) ? '' : ` and some of the ${cheese ? kit.name(cheese) : 'cheese'}`
  const isHot = !isKind(sheets, 'pasta', 'tortilla')
  const baked = isHot ? 'Lower the oven to 375°F (190°C).' : heatOven(kit, 375)
  kit.step(
    `${baked} Spread a thin layer of the sauce in ${dish}. Lay in a third of ${said}, then a third of the sauce${between}${some}. Repeat twice, ending with sauce`,
    { active: 8 },
  )
  const top = egg
    ? `Beat ${kit.the(creamy, egg)} with ${kit.the(cheese) || 'a spoonful of water'} and spread over the top.`
    : sentence('Scatter over', kit.the(cheese))
  const cover = dry
    ? 'Cover with foil and bake for 25 minutes, then uncover and bake until a knife slides through and the top is browned, 15 minutes'
    : `Bake until bubbling at the edges and browned on top, ${isKind(sheets, 'tortilla') ? 25 : 30} minutes`
  kit.step(`${top} ${cover}`, { active: 3, waiting: dry ? 40 : isKind(sheets, 'tortilla') ? 25 : 30 })
  finish(kit, '', 'Let stand for 10 minutes before you cut it')
  const last = kit.steps.at(-1)
  if (last) last.waiting = 10
}
