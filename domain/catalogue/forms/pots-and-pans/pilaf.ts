import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  chileSlots,
  crunchSlot,
  fatSlot,
  herbSlot,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown, doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, minutesOf, slowestFirst, spicesOf, takeOut } from '#domain/catalogue/writing/phrases.ts'
import { joined, sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

export const pilaf: Form = {
  id: 'pilaf',
  label: 'pilaf',
  is: ['cheap', 'grain in it', 'no toppings', 'one pot'],
  types: ['Main Dish', 'Side Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Boiled', 'Steamed'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 40,
  calories: [230, 800],
  texture: 'wet',
  saltPercent: 0.36,
  slots: ({ flavour, wish }) => {
    const side = wish.recipeType === 'Side Dish'
    const grain: Slot = {
      id: 'starch',
      pool: [...flavour.starches, 'long-rice', 'quinoa'],
      grams: 68,
      required: true,
      flex: 'starch',
      where: (food) =>
        isKind(food, 'rice', 'bulgur', 'quinoa') || (isKind(food, 'paella rice') && wish.cookingMethod !== 'Steamed'),
    }
    return [
      grain,
      ...(side ? [] : [proteinSlot(flavour, { suits: 'pilaf', cut: 'bite', grams: proteinOf(0.75) })]),
      vegetableSlot(flavour, {
        grams: 85,
        cut: 'dice',
        cooked: 'simmered',
        where: (food) => (food.behaviour.simmered ?? 0) <= 15 && !isKind(food, 'leaf') && !unfit.has(food.id),
      }),
      ...aromaticSlots(flavour, 0.9, 'dice'),
      ...spiceSlots(flavour, 0.9),
      ...chileSlots(flavour, 0.8),
      ...(flavour.id === 'punjabi' ? [] : bodySlots(flavour, 45)),
      ...sauceSlots(flavour, 0.6, ['cornstarch']),
      { id: 'stock', pool: flavour.stock ?? [], grams: 125 },
      ...(saffroned.has(flavour.id) ? [{ id: 'seasoning' as const, pool: ['saffron'], grams: 0.05 }] : []),
      fatSlot(flavour, 9),
      ...(flavour.cuisines.some((cuisine) => ['Japanese', 'Korean'].includes(cuisine)) ? [] : [acidSlot(flavour, 6)]),
      herbSlot(flavour, 4),
      ...(withoutNuts.has(flavour.id) ? [] : [crunchSlot(flavour, 8)]),
      saltSlot(),
    ]
  },
  write: (kit) => {
    const grain = kit.need('starch')
    const protein = kit.one('protein')
    const before = protein && !isKind(protein, 'bean', 'shrimp') ? protein : undefined
    if (before) brownBefore(kit, before, grain)
    softenBase(kit, before !== undefined)
    toast(kit, grain)
    steam(kit, grain, protein)
    end(kit, grain, protein)
  },
  name: (kit) => {
    const protein = kit.all('protein')
    const vegetables = kit.all('vegetable')
    const grain = kit.need('starch')
    const others = protein.length
      ? [attributive(protein[0]!), ...vegetables.slice(0, 1).map(attributive)]
      : vegetables.map(attributive)
    if (!isKind(grain, 'rice', 'paella rice')) return `${joined(others)} ${attributive(grain)} pilaf`
    const noun = riceNouns[kit.flavour.id]
    return noun
      ? `${noun} with ${sayNames([...protein, ...vegetables.slice(0, 2 - protein.length)])}`
      : `${joined(others)} pilaf`
  },
  face: ['{items} cooked with the grain in one pan, with {taste}', 'One pan of {items}, steamed in {taste}'],
  whys: ['Toasting the grain first keeps every one separate', 'Cooked together, the grain soaks up all the flavor'],
}

const unfit: ReadonlySet<string> = new Set(['potato', 'butternut', 'okra', 'bok-choy', 'sweet-potato'])
/** Families whose rice is yellow with saffron. */
const saffroned: ReadonlySet<string> = new Set(['spanish', 'catalan', 'andalusian'])
const withoutNuts: ReadonlySet<string> = new Set([
  'creole',
  'texmex',
  'oaxacan',
  'gochujang',
  'soy-mirin',
  'spanish',
  'veracruz',
  'norteno',
  'kimchi',
  'jamaican',
  'galician',
  'basque',
])
/** What a kitchen calls rice cooked with other things. */
const riceNouns: Readonly<Record<string, string>> = {
  punjabi: 'pulao',
  keralan: 'pulao',
  gujarati: 'pulao',
  bengali: 'pulao',
  goan: 'pulao',
  tamil: 'pulao',
  veracruz: 'Mexican rice',
  norteno: 'Mexican rice',
  basque: 'Spanish rice',
  catalan: 'Spanish rice',
  andalusian: 'Spanish rice',
  galician: 'Spanish rice',
  gochujang: 'one-pot rice',
  'soy-mirin': 'one-pot rice',
  cantonese: 'one-pot rice',
  oaxacan: 'Mexican rice',
  texmex: 'red rice',
  spanish: 'Spanish rice',
  creole: 'Creole rice',
}

/** Liquid by weight of the dry grain, and minutes covered; general kitchen practice. */
function planOf(grain: DishLine): { liquid: number; minutes: number } {
  const ways: Partial<Record<Kind, { liquid: number; minutes: number }>> = {
    'paella rice': { liquid: 2.6, minutes: 16 },
    quinoa: { liquid: 1.9, minutes: 16 },
    bulgur: { liquid: 2, minutes: 12 },
  }
  return ways[grain.behaviour.kind] ?? { liquid: 1.95, minutes: 16 }
}

function brownBefore(kit: Kit, protein: DishLine, grain: DishLine): void {
  const oil = kit.the(kit.part(kit.need('fat'), 0.5))
  if (isKind(protein, 'poultry')) {
    kit.step(
      `Heat ${oil} in a wide, lidded pan over medium-high heat. Brown ${kit.the(protein)} on both sides, 4 minutes; it will finish with ${kit.again(grain)}. ${kit.vary('Lift out', 'Move to a plate', 'Set aside')}`,
      { active: 6 },
    )
    return
  }
  const { text, active } = brown(kit, protein)
  kit.step(
    `Heat ${oil} in a wide, lidded pan over medium-high heat. ${text}. ${kit.vary('Lift out', 'Move to a plate', 'Set aside')}`,
    { active: active + 1 },
  )
}

function softenBase(kit: Kit, hot: boolean): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { early, late } = spicesOf(kit)
  const hard = kit.all('vegetable').filter((line) => minutesOf(line, 'simmered') > 4)
  const whole = kit.all('whole-spice')
  const lead = hot
    ? kit.vary('Lower the heat to medium.', 'Turn the heat down to medium.')
    : `Heat ${kit.the(kit.need('fat'))} in a wide, lidded pan over medium heat.`
  const sizzle = whole.length && !hot ? `Let ${kit.the(whole)} sizzle for 30 seconds.` : ''
  const soft = kit.the(hot ? kit.need('fat') : undefined, whole, slow, hard, kit.part(scallion, 0.5))
  const minutes = slow.length ? 7 : 4
  const cook = soft ? `Add ${soft} and cook until softened, ${sayMinutes(minutes)}.` : ''
  const fragrant = kit.the(quick, early, late, kit.all('chile'))
  kit.step(`${lead} ${sizzle} ${cook} ${fragrant ? `Stir in ${fragrant} for 1 minute.` : ''}`, { active: minutes + 2 })
}

function toast(kit: Kit, grain: DishLine): void {
  const grains = kit.the(grain)
  const opaque = isKind(grain, 'rice', 'paella rice') ? ' and some have turned opaque' : ''
  kit.step(
    kit.vary(
      `Add ${grains} and stir for 2 minutes, until every grain is shiny${opaque}: the coat of fat keeps them separate`,
      `Stir ${grains} in the fat for 2 minutes, until hot and glossy${opaque}`,
      `Add ${grains} and turn in the pan for 2 minutes; a coat of fat keeps the grains apart later`,
    ),
    { active: 2 },
  )
}

function steam(kit: Kit, grain: DishLine, protein: DishLine | undefined): void {
  const { liquid, minutes } = planOf(grain)
  const stock = kit.one('stock')
  const body = kit.one('body')
  const needed = grain.grams * liquid - (body?.grams ?? 0) * 0.6 - (stock?.grams ?? 0)
  const { woody } = spicesOf(kit)
  const poured = kit.the(
    body,
    stock,
    kit.all('sauce', 'seasoning'),
    woody,
    kit.season(),
    needed > 30 ? water(needed) : undefined,
  )
  const soft = kit.all('vegetable').filter((line) => minutesOf(line, 'simmered') <= 4)
  const shrimp = protein && isKind(protein, 'shrimp') ? protein : undefined
  const added = protein && isKind(protein, 'bean') ? `, then ${kit.the(protein)}` : ''
  const back = protein && !shrimp && !added ? `, and return ${kit.again(protein)}` : ''
  const split = shrimp !== undefined || soft.length > 0
  const cook = split ? minutes - 4 : minutes
  const how = isKind(grain, 'paella rice')
    ? 'shake the pan level and simmer over medium-low heat without stirring'
    : 'cover and cook over the lowest heat'
  kit.step(`Stir in ${poured}${added}${back}. Bring to a boil, ${how}${split ? ' for' : ','} ${sayMinutes(cook)}`, {
    active: 4,
    waiting: cook,
  })
  if (!split) return
  const pink = shrimp ? 'the shrimp have turned pink and ' : ''
  kit.step(
    `Scatter ${kit.the(shrimp, slowestFirst(soft, 'simmered'))} over the top, cover again and cook until ${pink}${kit.again(grain)} ${kit.is(grain)} tender, 4 to 5 minutes`,
    { active: 1, waiting: 5 },
  )
}

function end(kit: Kit, grain: DishLine, protein: DishLine | undefined): void {
  const safe = protein && isKind(protein, 'poultry') ? ` (the chicken should read ${doneAt.poultry})` : ''
  const paella = isKind(grain, 'paella rice')
  const why = paella ? 'a crust on the bottom is a prize' : 'the steam finishes the grains'
  kit.step(`Take off the heat and leave, covered, for 5 minutes${safe}; ${why}`, { active: 1, waiting: 5 })
  const { woody } = spicesOf(kit)
  const acid = kit.the(kit.one('acid'))
  const lead = [
    paella || grain.id === 'short-rice' ? '' : 'Fluff with a fork.',
    takeOut(kit, woody),
    acid ? `${kit.vary('Sprinkle with', 'Stir in')} ${acid}.` : '',
  ]
  finish(kit, lead.filter(Boolean).join(' '), 'Serve from the pan')
}
