import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { countsCarbs, heatOven, type OvenHeat } from '#domain/catalogue/forms/oven-grill-and-steam/bake-parts.ts'
import {
  acidSlot,
  aromaticSlots,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName, flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { minutesOf, spicesOf } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import type { Order } from '#domain/options/wish.ts'

/** The Sunday roast: a bird, a joint, a side of salmon or a whole cauliflower on a bed of vegetables. */
export const wholeRoast: Form = {
  id: 'whole-roast',
  label: 'roast',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Roasted'],
  level: 2,
  equipment: [['Oven']],
  quickest: 59,
  calories: [240, 900],
  texture: 'browned',
  saltPercent: 0.36,
  slots: ({ flavour, wish }) => [
    {
      id: 'protein',
      pool: roastsOf(flavour, wish),
      grams: (food) => gramsEach(food, wish.servings),
      required: true,
      lead: true,
      cut: 'whole',
      flex: 'protein',
      // chops and fillets are no roast
      where: (food) => food.id in roasts || !isKind(food, 'pork', 'fish', 'poultry', 'steak', 'shrimp'),
    },
    vegetableSlot(flavour, {
      grams: 190,
      count: [2, 2],
      cut: 'chunk',
      where: (food) => (food.behaviour.roasted ?? 0) >= 25 && !['cauliflower', 'cabbage', 'okra'].includes(food.id),
    }),
    {
      id: 'pulse',
      pool: ['chickpeas'],
      grams: 95,
      flex: 'starch',
      when: (chosen) => chosen.some(({ id }) => id === 'cauliflower'),
    },
    { id: 'aromatic', pool: ['onion', 'red-onion'], grams: 40, cut: 'chunk' },
    ...aromaticSlots(flavour, 1, 'dice').filter(({ pool }) => pool[0] === 'garlic' || pool[0] === 'ginger'),
    ...(flavour.groundSpices ?? []).map(([choice, grams]) => ({ id: 'ground-spice' as const, pool: [choice], grams })),
    ...chileSlots(flavour),
    ...(flavour.dressing ?? [])
      .filter(([choice]) => choice === 'dijon')
      .map(([choice, grams]) => ({ id: 'seasoning' as const, pool: [choice], grams })),
    fatSlot(flavour, 12),
    acidSlot(flavour, 8),
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const roast = kit.need('protein')
    const plan = roasts[roast.id] ?? fallback
    rub(kit, roast, plan.heat)
    roastAll(kit, roast, minutesFor(roast, plan))
    const acid = kit.the(kit.one('acid'))
    const juices = acid ? `Stir ${acid} into the pan juices and scrape up what sticks; that is the gravy.` : ''
    const carve =
      roast.id === 'cauliflower' ? 'Cut into thick wedges' : isKind(roast, 'fish') ? 'Break into large pieces' : 'Carve'
    finish(kit, `${juices} ${carve} and spoon the juices over.`, 'Serve hot', roast.id === 'whole-chicken' ? 8 : 5)
  },
  name: (kit) => {
    const roast = kit.need('protein')
    const vegetables = sayNames(kit.all('vegetable'))
    const word =
      roast.id === 'cauliflower'
        ? 'whole roasted cauliflower'
        : `roast ${roast.id === 'whole-chicken' ? 'chicken' : dishName(roast)}`
    return kit.vary(
      `${word} with ${vegetables}`,
      `${flavourWord(kit)} ${word} with ${attributive(kit.need('vegetable'))} and onion`,
    )
  },
  face: ['{items} roasted together with {taste}', 'A roast for the middle of the table: {items}, with {taste}'],
  whys: [
    'The vegetables cook in what drips from above',
    'What drips and sticks in the pan becomes the sauce',
    'Nearly all of the time is the oven’s',
  ],
}

interface Roast {
  grams: number
  heat: OvenHeat
  /** Minutes of the smallest roast, and more for each kilogram beyond half of one. */
  minutes: number
  perKilogram: number
  done: string
  rest: number
}
/** Grams raw a serving (a chicken with its bones), oven heat and minutes; general kitchen practice. */
const roasts: Readonly<Record<string, Roast>> = {
  'whole-chicken': {
    grams: 310,
    heat: 425,
    minutes: 60,
    perKilogram: 5,
    done: `the juices at the thigh run clear (${doneAt.poultry})`,
    rest: 10,
  },
  'pork-loin': {
    grams: 165,
    heat: 400,
    minutes: 40,
    perKilogram: 22,
    done: `the middle reads ${doneAt.whole}`,
    rest: 10,
  },
  'lamb-leg': {
    grams: 175,
    heat: 400,
    minutes: 40,
    perKilogram: 22,
    done: `the middle reads ${doneAt.whole}, for meat that is still pink`,
    rest: 10,
  },
  'turkey-breast': {
    grams: 165,
    heat: 375,
    minutes: 50,
    perKilogram: 35,
    done: `the thickest part reads ${doneAt.poultry}`,
    rest: 10,
  },
  salmon: {
    grams: 165,
    heat: 400,
    minutes: 12,
    perKilogram: 6,
    done: `it flakes at the thickest part (${doneAt.whole})`,
    rest: 0,
  },
  cauliflower: { grams: 260, heat: 425, minutes: 55, perKilogram: 5, done: 'a long knife slides to the core', rest: 0 },
}
const fallback: Roast = {
  grams: 165,
  heat: 400,
  minutes: 45,
  perKilogram: 20,
  done: `the middle reads ${doneAt.whole}`,
  rest: 10,
}

/** A cauliflower is not cut: so many whole heads are shared. */
function gramsEach({ id, food }: DishFood, servings: number): number {
  const grams = roasts[id]?.grams ?? 165
  const head = id === 'cauliflower' ? food.portions['head'] : undefined
  return head ? (Math.max(1, Math.round((grams * servings) / head)) * head) / servings : grams
}

function minutesFor(roast: DishLine, { minutes, perKilogram }: Roast): number {
  return minutes + Math.max(0, (roast.grams - 500) / 1000) * perKilogram
}

/** Whole birds and joints are for three and more; a family that does not eat pork roasts lamb. */
function roastsOf({ cuisines, proteins, id }: Flavour, wish: Order): readonly string[] {
  const { servings, diet } = wish
  const eastern = cuisines.includes('Middle Eastern')
  const large = servings >= 3
  return [
    ...(large ? ['whole-chicken'] : []),
    ...(large && !eastern && id !== 'texmex' ? ['pork-loin'] : []),
    ...(large && (eastern || cuisines.includes('Greek') || id === 'provencal') ? ['lamb-leg'] : []),
    ...(large && cuisines.includes('American') ? ['turkey-breast'] : []),
    ...(proteins.includes('salmon') ? ['salmon'] : []),
    ...((diet === 'vegan' || diet === 'vegetarian' || eastern) && !countsCarbs(wish) ? ['cauliflower'] : []),
  ]
}

function rub(kit: Kit, roast: DishLine, heat: OvenHeat): void {
  const { early, late } = spicesOf(kit)
  const quick = kit.all('aromatic').filter(({ id }) => !id.endsWith('onion'))
  const fat = kit.the(kit.part(kit.need('fat'), 0.5))
  const paste = kit.the(quick, early, late, kit.all('chile', 'seasoning'), kit.salt(), kit.one('pepper'))
  const places: Record<string, string> = {
    'whole-chicken': ', over and under the skin of the breast',
    cauliflower: `, pushing some between the florets`,
  }
  const soft = isKind(kit.need('fat'), 'solid fat')
    ? `Soften ${fat} and mash it with ${paste}`
    : `Mash ${paste} with ${fat}`
  kit.step(
    `${heatOven(kit, heat)} ${soft} to a paste and rub it all over ${kit.the(roast)}${places[roast.id] ?? ''}. Leave out of the fridge while the oven heats`,
    { active: 6, waiting: 10, meanwhile: true },
  )
}

function roastAll(kit: Kit, roast: DishLine, minutes: number): void {
  const { woody } = spicesOf(kit)
  const bed = [...kit.all('vegetable', 'pulse'), ...kit.all('aromatic').filter(({ id }) => id.endsWith('onion'))]
  const slowest = Math.max(30, ...bed.map((line) => minutesOf(line, 'roasted')))
  const tossed = `Toss ${kit.the(bed)} with ${kit.the(kit.need('fat'), kit.season(), woody) || 'a spoonful of the paste'}`
  const plan = roasts[roast.id] ?? fallback
  const pan =
    kit.lines.reduce((sum, { grams }) => sum + grams, 0) > 2600
      ? 'your largest roasting pan'
      : 'a roasting pan or a large ovenproof skillet'
  const rest = plan.rest
    ? `. Move ${kit.again(roast)} to a board, cover loosely with foil and rest for ${plan.rest} minutes; the vegetables stay in the oven`
    : ''
  if (minutes < slowest) {
    const ahead = slowest - minutes
    kit.step(`${tossed}, spread in ${pan} and roast until they begin to color, ${sayMinutes(ahead)}`, {
      active: 4,
      waiting: ahead,
    })
    kit.step(
      `Turn the vegetables, lay ${kit.again(roast)} on top and roast until ${plan.done}, ${sayMinutes(minutes, minutes + 3)}${rest}`,
      { active: 3, waiting: minutes + 2 },
    )
    return
  }
  const alone = minutes - slowest
  if (alone < 8) {
    kit.step(
      `${tossed} and spread in ${pan}. Set ${kit.again(roast)} on top and roast until ${plan.done}, ${sayMinutes(minutes, minutes + 5)}${rest}`,
      { active: 4, waiting: minutes + 3 + plan.rest },
    )
    return
  }
  kit.step(`Set ${kit.again(roast)} in ${pan} and roast for ${sayMinutes(alone)}`, { active: 2, waiting: alone })
  kit.step(
    `${tossed}, scatter around ${kit.again(roast)} and roast, turning them once in the fat, until ${plan.done}, about ${sayMinutes(slowest)} more${rest}`,
    { active: 6, waiting: slowest + plan.rest },
  )
}
