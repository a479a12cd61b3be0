import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import { milkSlot, pinchOfSalt, sweetenerSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Chai, golden milk, hot chocolate, ginger and mint infusions: what each kitchen pours hot. */
export const hotDrink: Form = {
  id: 'hot-drink',
  label: 'hot drink',
  types: ['Beverage'],
  meals: ['Breakfast', 'Snack', 'Late Night'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  calories: [10, 260],
  texture: 'none',
  sweet: true,
  anyFlavour: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour }) => [
    {
      id: 'main',
      pool: brews(flavour),
      grams: ({ id }) => brewGrams[id] ?? 3,
      required: true,
      lead: true,
      cut: 'whole',
    },
    {
      ...cupOfMilk(flavour),
      required: false,
      when: (chosen) => chosen.some(isMilky),
    },
    {
      id: 'aromatic',
      pool: ['ginger'],
      grams: 3,
      cut: 'chunk',
      when: (chosen) => chosen.some(({ id }) => ['black-tea', 'turmeric'].includes(id)),
    },
    {
      ...sweetSpiceSlot(flavour, 0.7),
      where: ({ id }) => id !== 'ground-ginger',
      when: (chosen) => chosen.some(isMilky),
    },
    // vanilla is for milk
    {
      ...sweetSpiceSlot(flavour, 0.7),
      where: ({ id }) => id !== 'ground-ginger' && id !== 'vanilla',
      when: (chosen) => !chosen.some((food) => isMilky(food) || food.id === 'mint'),
    },
    { id: 'pepper', pool: ['pepper'], grams: 0.1, when: (chosen) => chosen.some(({ id }) => id === 'turmeric') },
    { id: 'acid', pool: ['lemon', 'lime'], grams: 12, when: (chosen) => !chosen.some(isMilky) },
    sweetenerSlot(9, ['honey', 'sugar', 'maple']),
    { ...pinchOfSalt(0.15), when: (chosen) => chosen.some(({ id }) => id === 'cocoa') },
  ],
  write(kit) {
    const main = kit.need('main')
    if (main.id === 'cocoa') hotChocolate(kit)
    else if (kit.one('liquid')) simmeredMilk(kit)
    else infusion(kit)
  },
  name(kit) {
    const main = kit.need('main')
    const spice = kit.one('sweet-spice')
    const milk = kit.one('liquid')
    const spiced = spice ? ` with ${dishName(spice)}` : ''
    if (main.id === 'cocoa') return `${milk && milk.id !== 'milk' ? `${attributive(milk)} ` : ''}hot chocolate${spiced}`
    if (main.id === 'black-tea') return `masala chai${spiced}`
    if (main.id === 'turmeric') return `golden milk${spiced}`
    const acid = kit.one('acid')
    return `hot ${dishName(main)}${acid ? ` and ${acid.food.name}` : ''} infusion${spiced}`
  },
  face: ['Poured hot and fragrant from one small pot', 'A steaming cup, barely sweet'],
  whys: ['It warms the hands first and everything else after'],
  words: (kit) => {
    const { id } = kit.need('main')
    if (id === 'cocoa')
      return {
        face: ['Dark and frothy, and only as sweet as it must be', 'Thick, hot chocolate with a head of froth'],
        whys: [
          'A paste first and the milk after: that is all it takes to avoid lumps',
          'The pinch of salt makes it taste of more chocolate than there is in it',
        ],
      }
    if (id === 'black-tea')
      return {
        face: ['Strong, milky tea that smells of {taste}', 'A small, hot cup of tea, milk and spice'],
        whys: [
          'The spices have a head start in the water, and the tea comes late, before it can turn bitter',
          'It comes up in the pan once and is taken off, which is where the body of it comes from',
        ],
      }
    if (id === 'turmeric')
      return {
        face: ['Hot milk the color of marigolds', 'A gentle, golden cup for the end of the day'],
        whys: ['The spices are simmered first, so that nothing in the cup tastes raw or dusty'],
      }
    return { whys: ['The lemon or lime goes in at the end, since heat would dull it'].filter(() => kit.one('acid')) }
  },
}
/** Milk before all others where the family has any: chai and chocolate are made with it. */
function cupOfMilk(flavour: Flavour): Slot {
  const slot = milkSlot(flavour, milkGrams, ['yogurt', 'coconut-yogurt'])
  const pool = slot.pool.includes('milk') ? [...new Set(['milk', ...slot.pool])] : slot.pool
  return { ...slot, pool }
}

const brewGrams: Readonly<Record<string, number>> = {
  cocoa: 8,
  'black-tea': 2,
  hibiscus: 5,
  turmeric: 1,
  ginger: 9,
  mint: 6,
}

function brews({ cuisines }: Flavour): string[] {
  if (cuisines.includes('Indian')) return ['black-tea', 'turmeric']
  if (cuisines.includes('Mexican') || cuisines.includes('Latin American')) return ['cocoa', 'hibiscus', 'ginger']
  if (cuisines.some((cuisine) => chocolateKitchens.has(cuisine))) return ['cocoa', 'ginger']
  if (cuisines.includes('Middle Eastern') || cuisines.includes('Greek')) return ['mint', 'ginger']
  return ['ginger']
}
const chocolateKitchens: ReadonlySet<string> = new Set(['American', 'French', 'Spanish', 'Italian'])

function isMilky({ id }: DishFood): boolean {
  return ['cocoa', 'black-tea', 'turmeric'].includes(id)
}
function milkGrams({ id }: DishFood): number {
  return id === 'coconut-milk' ? 80 : 170
}

/** Water that makes up a cup of about 240 ml with the milk. */
function topUp(kit: Kit): ReturnType<typeof water> {
  const milk = kit.one('liquid')
  return water(Math.max(60, 240 - (milk?.grams ?? 0) / kit.servings) * kit.servings)
}

function hotChocolate(kit: Kit): void {
  const vanilla = kit.food('vanilla')
  const spices = kit.all('sweet-spice').filter((line) => line !== vanilla)
  const paste = kit.the(kit.need('main'), kit.one('sweetener'), spices, kit.one('salt'))
  kit.step(
    `In a saucepan stir ${paste} with a splash of hot water to a smooth, dark paste; dry cocoa only lumps in cold liquid`,
    { active: 2 },
  )
  kit.step(
    `Whisk in ${kit.the(kit.one('liquid'), topUp(kit))} and bring to a bare simmer over medium heat, whisking until frothy, 4 minutes. Do not let it boil`,
    { active: 5 },
  )
  const last = kit.the(vanilla)
  kit.step(`${last ? `Stir in ${last}. ` : ''}Pour into ${cups(kit)} from a height, for the foam`, { active: 1 })
}

function simmeredMilk(kit: Kit): void {
  const main = kit.need('main')
  const tea = main.id === 'black-tea'
  const vanilla = kit.food('vanilla')
  const early = kit.the(
    tea ? undefined : main,
    kit.all('aromatic', 'sweet-spice', 'pepper').filter((line) => line !== vanilla),
  )
  kit.step(
    `Bring ${kit.the(topUp(kit))} to a boil in a saucepan with ${early}, and simmer until it smells of spice, 4 minutes`,
    {
      active: 2,
      waiting: 4,
    },
  )
  const milk = kit.the(kit.one('liquid'))
  kit.step(
    tea
      ? `Add ${kit.the(main)} and simmer for 2 minutes. Pour in ${milk}, bring up until it rises in the pan, then take off the heat`
      : `Pour in ${milk} and heat, whisking, until it steams and turns deep gold, 3 minutes`,
    { active: 4 },
  )
  const last = kit.the(kit.one('sweetener'), vanilla)
  kit.step(`Strain into ${cups(kit)}${last ? ` and stir in ${last}` : ''}`, { active: 2 })
}

function infusion(kit: Kit): void {
  const main = kit.need('main')
  const spices = kit.all('sweet-spice').filter((line) => line.id !== 'vanilla')
  const pot = kit.the(main, spices)
  const fresh = ['mint', 'hibiscus'].includes(main.id)
  const hot = water(240 * kit.servings)
  kit.step(
    fresh
      ? `Bring ${hot.words} to a boil. ${main.id === 'mint' ? `Crush ${pot} a little in your hand and put in a teapot` : `Put ${pot} in a teapot`}. Pour in the water, cover and let stand for 5 minutes`
      : `Put ${pot} in a saucepan with ${hot.words}, bring to a boil and simmer, half covered, until the water is golden and bites the tongue, 10 minutes`,
    { active: 3, waiting: fresh ? 8 : 12 },
  )
  const last = kit.the(kit.one('acid'), kit.one('sweetener'), kit.food('vanilla'))
  kit.step(`${last ? `Stir in ${last} and strain` : 'Strain'} into ${cups(kit)}. Drink hot`, { active: 2 })
}

function cups(kit: Kit): string {
  return vessels(kit.servings, 'cup', 'cups')
}
