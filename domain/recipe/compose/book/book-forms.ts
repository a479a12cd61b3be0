import { dishEntries } from '#domain/catalogue/dishes.ts'
import { type BookDish, type BookLine, readDish } from '#domain/recipe/compose/book/read-dish.ts'
import { writeSteps } from '#domain/recipe/compose/book/write-steps.ts'
import type { Form, Slot } from '#domain/recipe/compose/form.ts'
import type { DishId } from '#domain/recipe/compose/form-ids.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import type { Kit } from '#domain/recipe/compose/kit.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/** The dishes of the catalogue by their ids. */
export const bookDishes: ReadonlyMap<string, BookDish> = new Map(
  Object.entries(dishEntries).map(([id, entry]) => {
    const dish = readDish(id, entry)
    return [dish.id, dish]
  }),
)

export function isDishId(id: string): id is DishId {
  return bookDishes.has(id)
}

/** The dishes of the catalogue as forms: each has one family, its own foods and its own words. */
export const bookForms: readonly Form[] = [...bookDishes.values()].map(formOf)

function formOf(dish: BookDish): Form {
  const { entry } = dish
  const calories = dish.lines.reduce(
    (sum, { foods, grams }) => sum + (grams * (namedFood(foods[0] ?? '')?.food.nutrients.calories ?? 0)) / 100,
    0,
  )
  const minutes = dish.steps.reduce(
    (sum, { active, waiting, meanwhile }) => sum + active + (meanwhile ? 0 : waiting),
    0,
  )
  return {
    id: dish.id,
    label: dish.names[0] ?? '',
    book: dish.lines.flatMap(({ foods }) => foods),
    families: [entry.family],
    types: dish.types,
    meals: dish.meals,
    methods: dish.methods,
    level: entry.level,
    equipment: dish.equipment,
    quickest: Math.round(minutes * 0.85),
    calories: [calories * 0.55, calories * 1.6],
    texture: 'none',
    fixedSize: true,
    ...(entry.weather && { weather: entry.weather }),
    ...(entry.sweet && { sweet: true }),
    ...(!dish.lines.some(isSaltInGrams) && !entry.sweet && { saltPercent: entry.salt ?? 0.4 }),
    slots: ({ wish }) => slotsOf(dish, wish),
    write: (kit) => writeSteps(dish, kit),
    name: (kit) => titleOf(dish, kit),
    face: [entry.face],
    whys: [entry.why],
    cuts: Object.fromEntries(
      dish.lines.flatMap((line) => (line.preparation ? [[line.foods[0], line.preparation]] : [])),
    ),
  }
}

function slotsOf(dish: BookDish, wish: Wish): Slot[] {
  const factor = dish.entry.batch ? batchFactor(dish, wish.servings) : 1
  return dish.lines.map((line) => ({
    id: line.slot,
    pool: [line.foods],
    grams: line.grams * factor,
    required: !line.mayGo,
    ...(isCutCitrus(line) && { cut: 'slice' as const }),
    boughtAs: line.boughtAs,
    ...flexOf(line, dish),
  }))
}

/** Salt that the list weighs out, as dough wants it; otherwise it is solved from the weight of the dish. */
function isSaltInGrams({ slot, foods }: BookLine): boolean {
  return foods[0] === 'salt' && slot !== 'salt'
}

/** A lemon that is cut is no spoonful of juice. */
function isCutCitrus({ foods: [id = ''], preparation }: BookLine): boolean {
  return preparation !== '' && namedFood(id)?.behaviour.kind === 'citrus'
}

/** Nobody cracks a third of an egg: a batch is as large as its whole eggs. */
function batchFactor({ lines }: BookDish, servings: number): number {
  const eggs = (lines.find(({ foods }) => foods[0] === 'egg')?.grams ?? 0) * servings
  return eggs ? (Math.max(1, Math.round(eggs / 50)) * 50) / eggs : 1
}

function flexOf({ slot }: BookLine, { entry }: BookDish): Pick<Slot, 'flex'> {
  if (entry.batch || fixed.has(slot)) return { flex: 'fixed' }
  if (slot === 'protein' || slot === 'starch' || slot === 'fat') return { flex: slot }
  return slot === 'bread' ? { flex: 'starch' } : rich.has(slot) ? { flex: 'rich' } : {}
}
const fixed: ReadonlySet<string> = new Set(['egg', 'flour', 'leavener', 'thickener'])
const rich: ReadonlySet<string> = new Set(['cheese', 'creamy', 'nut'])

function titleOf({ title, titles }: BookDish, kit: Kit): string {
  return titles.find(([food]) => kit.food(food))?.[1] ?? title
}
