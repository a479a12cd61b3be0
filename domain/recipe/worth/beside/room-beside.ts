import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { isHot } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Diet } from '#domain/food/diets.ts'
import type { MealTime } from '#domain/options/options.ts'
import { isStarchy } from '#domain/recipe/worth/beside/part-of-dish.ts'
import type { Part } from '#domain/recipe/worth/beside/why-beside.ts'
import type { HeardNotes } from '#domain/wish/heard-wish.ts'
import type { Mood } from '#domain/wish/meaning.ts'

/** What the words that a recipe was asked for with leave room for beside it. */
export interface RoomBeside {
  hasFor(part: Part): boolean
  suits(other: BookDish): boolean
}

/** What a recipe was asked for with besides its words. */
interface AskedBeside {
  readonly diets: readonly Diet[]
  readonly meal?: MealTime | undefined
}

/** What nobody asked for has room for all. */
export function roomBeside(intents: HeardNotes, asked: AskedBeside): RoomBeside {
  const diets = [...intents.diets, ...asked.diets]
  const meals = asked.meal ? [asked.meal] : intents.meals
  const isAtBreakfast = meals.includes('Breakfast') && meals.length === 1
  const bounds = [...boundsOf({ ...intents, diets }), ...(isAtBreakfast ? [atBreakfast] : [])]
  const refused = new Set(intents.refusedDishes.flatMap(({ forms }) => forms))
  const hasFewCarbs = diets.some((diet) => fewCarbs.has(diet))
  const isMild = intents.moods.has('mild') || intents.hasChildren
  return {
    hasFor: (part) => bounds.every((parts) => parts.includes(part)),
    suits: (other) =>
      !refused.has(other.id) &&
      !(hasFewCarbs && (isStarchy(other) || isOfFlour(other))) &&
      !(isAtBreakfast && !other.meals.includes('Breakfast')) &&
      !other.types.slice(0, 1).some((type) => intents.refusedTypes.includes(type)) &&
      !other.equipment.some((either) => either.every((each) => isOneOf(intents.refusedMachines, each))) &&
      !(isMild && other.lines.some(({ foods: [id = ''] }) => isHotFood(id))),
  }
}

/** The parts that each of the cook's words leaves room for. */
function boundsOf(intents: HeardNotes): (readonly Part[])[] {
  const { moods, diets, figures, needs, besides, foods, kitchen, onlyMachines, onlyHas } = intents
  const said = (any: readonly Mood[]) => any.some((each) => moods.has(each))
  const isTimed = figures.some(({ of }) => of === 'minutes') || said(['quick', 'soon', 'effortless'])
  const isServed = besides.length > 0 || foods.some(({ as }) => as === 'aside')
  return [
    ...(diets.some((diet) => fewCarbs.has(diet)) ? [withoutStarch] : []),
    ...(said(['light', 'lean-calories', 'little fat', 'little saturated fat']) ? [light] : []),
    ...(isTimed || said(['one-pot', 'one tray', 'few']) ? [uncooked] : []),
    ...(isServed ? [fresh] : []),
    ...(intents.hasChildren ? [forChildren] : []),
    // carried along, chewed by few teeth, watched by a doctor, or cooked where little else is
    ...(said(['cold', 'reheats', 'in the hand', 'soft', 'gentle', 'low-salt', 'no-salt']) ? [[]] : []),
    ...(needs.length > 0 || onlyMachines || onlyHas || kitchen ? [[]] : []),
  ]
}

const fewCarbs: ReadonlySet<Diet> = new Set(['keto', 'low-carb', 'diabetic-friendly'])
const withoutStarch: readonly Part[] = ['side', 'green', 'raw', 'main', 'soup']
const light: readonly Part[] = ['green', 'raw', 'main', 'soup', 'hot drink', 'cold drink']
/** What takes no second pot and no oven. */
const uncooked: readonly Part[] = ['raw', 'cold drink', 'hot drink']
const atBreakfast: readonly Part[] = ['hot drink', 'cold drink', 'side', 'starch']
const fresh: readonly Part[] = ['raw', 'green']
const forChildren: readonly Part[] = ['side', 'starch', 'bread', 'green', 'raw', 'main', 'soup', 'scoop']

const isOneOf = (among: readonly string[], each: string) => among.includes(each)

/** Yorkshire puddings, which no list calls a starch. */
function isOfFlour({ lines }: BookDish): boolean {
  return lines.some(({ foods: [id = ''], grams }) => grams > 15 && namedFood(id)?.behaviour.kind === 'flour')
}

function isHotFood(id: string): boolean {
  const food = namedFood(id)
  return food !== undefined && isHot(food)
}
