import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { crunchSlot, herbSlot, pepperSlots, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { has } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { water } from '#domain/catalogue/writing/water.ts'
import type { Order } from '#domain/options/wish.ts'

/** Whipped beans, mashed avocado or seasoned yogurt, with things to dip. */
export const dip: Form = {
  id: 'dip',
  label: 'dip',
  types: ['Appetizer', 'Snack'],
  meals: ['Snack', 'Lunch', 'Dinner', 'Late Night'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  calories: [90, 340],
  texture: 'none',
  saltPercent: 0.4,
  fixedSize: true,
  slots: ({ flavour, wish }) => [
    {
      id: 'main',
      pool: mainsOf(flavour, wish),
      grams: ({ behaviour, id }) => (behaviour.kind === 'bean' ? 70 : id === 'avocado' ? 65 : 60),
      required: true,
      lead: true,
      cut: 'mashed',
      flex: 'protein',
    },
    {
      id: 'creamy',
      pool: flavour.creamy?.includes('tahini') ? ['tahini'] : [],
      grams: 12,
      flex: 'rich',
      when: (chosen) => chosen.some((food) => isKind(food, 'bean')),
    },
    { id: 'aromatic', pool: ['garlic'], grams: 1.6, cut: 'grated' },
    { id: 'acid', pool: flavour.acid.filter((choice) => citrus.has(String(choice))), grams: 8, required: true },
    {
      id: 'ground-spice',
      pool: (flavour.groundSpices ?? []).map(([choice]) => choice).filter((choice) => dipSpices.has(String(choice))),
      grams: 0.5,
    },
    {
      id: 'fat',
      pool: ['olive-oil', 'neutral-oil'],
      grams: 7,
      flex: 'fat',
      when: (chosen) => !chosen.some(({ id }) => id === 'avocado'),
    },
    herbSlot(flavour, 3),
    crunchSlot(flavour, 5),
    saltSlot(),
    ...pepperSlots(flavour),
    {
      id: 'raw',
      pool: ['cucumber', 'carrot', 'radish', 'celery', 'fennel', 'red-pepper'].filter(
        (id) => flavour.raw.includes(id) || id === 'cucumber' || id === 'carrot',
      ),
      grams: 75,
      count: [2, 2],
      required: true,
      cut: 'stick',
    },
    { id: 'bread', pool: flavour.breads?.includes('bread') ? [['bread', 'gf-bread']] : [], grams: 28, flex: 'starch' },
  ],
  write(kit) {
    const main = kit.need('main')
    if (isKind(main, 'bean')) whipBeans(kit)
    else if (main.id === 'avocado') mashAvocado(kit)
    else stirYogurt(kit)
    const top = kit.the(kit.one('fat'), kit.all('herb', 'crunch', 'pepper'))
    const bread = kit.one('bread')
    const dipped = kit.the(kit.all('raw'))
    kit.step(
      `Spread in a shallow bowl, making hollows with the back of a spoon${top ? `, and top with ${top}` : ''}. Serve with ${dipped} to dip${bread ? `, and ${kit.the(bread)}, toasted` : ''}`,
      { active: 3 },
    )
  },
  name(kit) {
    const main = kit.need('main')
    const boast = kit.one('creamy') ?? kit.one('crunch') ?? kit.one('herb')
    const way = isKind(main, 'bean') ? 'whipped' : main.id === 'avocado' ? 'crushed' : 'herbed'
    return `${way} ${attributive(main)} dip with ${boast ? dishName(boast) : sayNames(kit.all('raw'))}`
  },
  face: ['{items} with {taste}, and crisp things to dip'],
  words: (kit) => {
    const main = dishName(kit.need('main'))
    const dipped = sayNames(kit.all('raw'))
    return {
      face: [
        `${isKind(kit.need('main'), 'bean') ? 'Smooth' : 'Cool'} ${main} with {taste}, and ${dipped} to dip`,
        `A bowl of ${main} with {taste}, to be scooped up with ${dipped}`,
      ],
    }
  },
  whys: [
    'Five minutes in something sharp take the bite out of garlic and leave its flavor',
    'Salt and acid go in little by little: a dip should make you reach for the next bite',
  ],
}
/** What this kitchen dips into: its beans, its yogurt, its avocado; avocado elsewhere only where nothing of these may be had. */
function mainsOf(flavour: Flavour, wish: Order): Choice[] {
  const own: Choice[] = (flavour.pulses ?? []).filter((choice) => beans.has(String(choice)))
  if (flavour.creamy?.includes('yogurt')) own.push(['yogurt', 'coconut-yogurt'])
  if (flavour.raw.includes('avocado') || !own.length || fewCarbs.has(wish.diet ?? '')) own.push('avocado')
  return own
}
const fewCarbs: ReadonlySet<string> = new Set(['keto', 'low-carb', 'paleo'])
const beans: ReadonlySet<string> = new Set(['chickpeas', 'white-beans', 'black-beans', 'kidney-beans'])
const citrus: ReadonlySet<string> = new Set([
  'lemon',
  'lime',
  'sherry-vinegar',
  'red-vinegar',
  'cider-vinegar',
  'rice-vinegar',
])
const dipSpices: ReadonlySet<string> = new Set([
  'cumin',
  'coriander',
  'smoked-paprika',
  'sweet-paprika',
  'ancho',
  'garam-masala',
  'oregano',
  'turmeric',
])

function sharpGarlic(kit: Kit): string {
  return `Stir ${kit.the(kit.all('aromatic'), kit.one('acid'), kit.salt())} together in a small bowl and let stand for 5 minutes, so that the garlic mellows`
}

function whipBeans(kit: Kit): void {
  kit.step(sharpGarlic(kit), { active: 2, waiting: 5 })
  const main = kit.the(kit.need('main'))
  const rest = kit.the(kit.one('creamy'), kit.all('ground-spice'), kit.part(kit.one('fat'), 0.6))
  const loose = water(12 * kit.servings)
  if (has(kit, 'Food Processor', 'Blender')) {
    const machine = has(kit, 'Food Processor') ? 'food processor' : 'blender'
    kit.step(
      `Put ${main}${rest ? ` with ${rest}` : ''} in a ${machine}, scrape in the garlic mixture and run for 2 full minutes with ${loose.words}, stopping to scrape down, until smooth and light. ${tasted(kit)}`,
      { active: 4 },
    )
    return
  }
  kit.step(
    `Mash ${main} with a fork or a potato masher until no whole ones are left. Beat in ${rest ? `${rest}, ` : ''}the garlic mixture and ${loose.words} until creamy. ${tasted(kit)}`,
    { active: 7 },
  )
}

function mashAvocado(kit: Kit): void {
  kit.step(sharpGarlic(kit), { active: 2, waiting: 5 })
  const main = kit.the(kit.need('main'))
  const spice = kit.the(kit.all('ground-spice'), kit.one('creamy'))
  kit.step(
    `Scoop ${main} into the bowl${spice ? `, add ${spice}` : ''} and crush with a fork, leaving some of it in lumps. ${tasted(kit)}`,
    { active: 3 },
  )
}

function stirYogurt(kit: Kit): void {
  kit.step(sharpGarlic(kit), { active: 2, waiting: 5 })
  const spice = kit.the(kit.all('ground-spice'), kit.part(kit.one('fat'), 0.5))
  kit.step(
    `Beat ${kit.the(kit.need('main'))} into the garlic mixture${spice ? ` with ${spice}` : ''} until smooth. ${tasted(kit)}`,
    { active: 2 },
  )
}

function tasted(kit: Kit): string {
  const salt = kit.the(kit.one('salt'))
  return salt ? `Taste, and add ${salt} as it needs` : 'Taste: it should be sharp'
}
