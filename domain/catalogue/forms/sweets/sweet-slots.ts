import type { Cut } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { CookedBy, Slot } from '#domain/catalogue/forms/form.ts'

/** Slots that sweet dishes and drinks share. Grams are a serving's. */

/** Fruit that the family likes sweet; berries, which nearly every eater may have, for those who may have nothing else. */
export function fruitSlot(
  { sweet }: Flavour,
  slot: {
    grams: Slot['grams']
    cut: Cut
    count?: readonly [number, number]
    without?: readonly string[]
    only?: readonly string[]
    cooked?: CookedBy
    required?: boolean
    where?: Slot['where']
  },
): Slot {
  const { without = [], only, ...rest } = slot
  const own = sweet.fruits.filter(
    (choice) => !without.includes(String(choice)) && (!only || only.includes(String(choice))),
  )
  // A list takes the first that may be had: berries stand in where the family's first fruits are refused.
  const last = [...own.slice(0, 3).map(String), ...berries]
  return { id: 'fruit', pool: own.length ? [...own, last] : [], required: true, lead: true, ...rest }
}
/** Fruit that gives juice; bananas and dates give paste. */
export const runsWithJuice: Slot['where'] = ({ id }) => id !== 'banana' && id !== 'dates'
const berries = ['strawberries', 'blueberries', 'raspberries']

/** Berries that fall apart in a pan. */
export const softBerries: readonly string[] = ['raspberries', 'blackberries', 'blueberries']

/** Fruit that goes with what is warm and made of grain: no melons, no grapes. */
export const cookingFruits: readonly string[] = [
  'apple',
  'pear',
  'peach',
  'plum',
  'apricot',
  'cherries',
  'fresh-figs',
  'banana',
  'mango',
  'strawberries',
  'raspberries',
  'blueberries',
  'blackberries',
]

/** Ground spices and vanilla by the pinch that each bears; what must steep (lime leaf) only where `steeped`. */
export function sweetSpiceSlot(flavour: Flavour, factor = 1, steeped = false): Slot {
  const pool = flavour.sweet.spices.filter((choice) => steeped || !mustSteep.has(String(choice)))
  return { id: 'sweet-spice', pool, grams: ({ id }) => (spiceGrams[id] ?? 0.4) * factor }
}
const mustSteep: ReadonlySet<string> = new Set(['lime-leaf', 'saffron'])
const spiceGrams: Readonly<Record<string, number>> = {
  vanilla: 1.4,
  saffron: 0.03,
  'lime-leaf': 0.4,
  nutmeg: 0.15,
  'ground-ginger': 0.35,
}

/** A sweetener in the order given; for those who count sugar, one without any. */
export function sweetenerSlot(grams: number, order: readonly string[] = ['sugar', 'honey', 'maple']): Slot {
  return { id: 'sweetener', pool: [order, 'erythritol'], grams, flex: 'fixed' }
}

/** A squeeze over fruit, of whichever citrus the kitchen has in the bowl. */
export function fruitAcidSlot({ acid }: Flavour, grams: number): Slot {
  const lime = acid.indexOf('lime')
  const lemon = acid.indexOf('lemon')
  const first = lime >= 0 && (lemon < 0 || lime < lemon) ? ['lime', 'lemon'] : ['lemon', 'lime']
  return { id: 'acid', pool: [first], grams }
}

/** Nuts by the handful; sesame, which is strong and small, by the spoonful. */
export function nutSlot(flavour: Flavour, grams: number, slot: Partial<Slot> = {}): Slot {
  const byKind: Slot['grams'] = ({ id }) => (id === 'sesame' ? Math.max(2, grams * 0.35) : grams)
  return { id: 'nut', pool: flavour.sweet.nuts, grams: byKind, flex: 'rich', ...slot }
}

/** Nuts over something soft: sunflower seeds belong in a crumble, never on a custard or a pear. */
export function toppingNutSlot(flavour: Flavour, grams: number, slot: Partial<Slot> = {}): Slot {
  const like = nutSlot(flavour, grams, slot)
  return { ...like, pool: like.pool.filter((choice) => choice !== 'sunflower') }
}

/** The spoonful beside: yogurt, or coconut where the kitchen cooks with it and for those who have no dairy. */
export function spoonfulSlot(flavour: Flavour, grams: number): Slot {
  // pears in syrup are complete where no kitchen has cream
  if (flavour.cuisines.includes('Chinese') || flavour.cuisines.includes('Korean'))
    return { id: 'creamy', pool: [], grams }
  if (isLean(flavour) || isStrong(flavour))
    return { id: 'creamy', pool: [['nonfat-greek-yogurt', 'soy-yogurt']], grams, flex: 'rich' }
  const pool = isCoconutKitchen(flavour)
    ? ['coconut-yogurt', 'coconut-cream', 'yogurt']
    : ['yogurt', 'coconut-yogurt', 'coconut-cream']
  return { id: 'creamy', pool, grams, flex: 'rich' }
}

/** Milks that are poured or simmered, the family's own first; thin ones may be left out. */
export function milkSlot(flavour: Flavour, grams: (food: DishFood) => number, without: readonly string[] = []): Slot {
  const others = isLean(flavour) || isStrong(flavour) ? [] : ['milk', 'oat-milk', 'almond-milk', 'coconut-milk']
  const order = [...(flavour.sweet.creamy ?? []), ...others]
  const pool = [...new Set(order)].filter((choice) => !without.includes(String(choice)))
  return { id: 'liquid', pool, grams, required: true, flex: 'fixed' }
}

/** Fat for baking and frying, the family's own first. */
export function sweetFatSlot(flavour: Flavour, grams: number): Slot {
  const pool = [...new Set([...flavour.sweet.fats, ...(isLean(flavour) ? [] : ['coconut-oil']), 'olive-oil'])]
  return { id: 'fat', pool, grams, required: true, flex: 'fat' }
}

export function pinchOfSalt(grams = 0.25): Slot {
  return { id: 'salt', pool: ['salt'], grams, flex: 'fixed' }
}

export function isCoconutKitchen(flavour: Flavour): boolean {
  return flavour.sweet.creamy?.[0] === 'coconut-milk'
}

/** A family whose lists were cut for an eater who counts fat. */
export function isLean(flavour: Flavour): boolean {
  return flavour.sweet.creamy?.[0] === leanMilks[0]
}
export const leanMilks: readonly string[] = ['skim-milk', 'oat-milk', 'almond-milk']

/** A family whose milks were changed for an eater who counts protein. */
export function isStrong(flavour: Flavour): boolean {
  return flavour.sweet.creamy?.[0] === strongMilks[0]
}
export const strongMilks: readonly string[] = ['nonfat-greek-yogurt', 'soy-milk', 'pea-milk']
