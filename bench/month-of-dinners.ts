import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namedDishes } from '#domain/catalogue/names/named-dishes.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import { type Dinner, dinnerOf } from '#domain/recipe/compose/dinner/dinner-kinds.ts'

/**
 * Thirty dinners in a row for each of five households, as the product composes them with what was eaten lately: of which kinds
 * they are, what is at their heart, how many have a name that people know, and what is like a dinner of the two nights before. node bench/month-of-dinners.ts [seed] [--list]
 */
const seed = Number(process.argv[2]) || 1
const isListed = process.argv.includes('--list')
const households: Readonly<Record<string, Partial<Wish>>> = {
  'anything, weeknights': { preferredCuisines: ['American', 'Italian', 'Mexican'] },
  'two, quick': { servings: 2, maxMinutes: 35 },
  'vegetarian family': { diet: 'vegetarian' },
  'no nuts, no shellfish': {
    allergens: ['tree_nut', 'peanut', 'crustacean', 'mollusc'],
    preferredCuisines: ['American'],
  },
  'gluten-free, cheap': { diet: 'gluten-free', budget: 14 },
}
const minutes = [30, 45, 40, 60]
const whole = { kinds: new Map<string, number>(), foods: new Map<string, number>() }
for (const [name, household] of Object.entries(households)) {
  const recent: string[] = []
  const titles: string[] = []
  const own = { kinds: new Map<string, number>(), foods: new Map<string, number>() }
  const dinners: Dinner[] = []
  let known = 0
  let doubles = 0
  for (let day = 0; day < 30; day++) {
    const wish: Wish = {
      ...anything,
      recipeType: 'Main Dish',
      mealTime: 'Dinner',
      maxMinutes: minutes[day % 4]!,
      ...household,
      recent: recent.slice(0, 30),
    }
    const made = composeIfKept(wish, seed * 1000 + day)
    if (!made) continue
    const { draft, dish } = made
    const [form = '', main = ''] = dish.split('/')
    const dinner = dinnerOf(form, main)
    for (const counts of [own, whole]) {
      count(counts.kinds, dinner.kind)
      count(counts.foods, dinner.food ?? 'vegetables')
    }
    if (dinners.slice(0, 2).some(({ kind, food }) => kind === dinner.kind && food === dinner.food)) doubles += 1
    dinners.unshift(dinner)
    const names = [bookDishes.get(form)?.title ?? '', ...namedDishes.map(({ name }) => name)]
    const isKnown = names.some((each) => each && bare(draft.title).startsWith(each.replace(/ [({].*/, '')))
    if (isKnown) known += 1
    recent.unshift(dish)
    titles.push(draft.title)
    if (isListed)
      console.log(
        `${isKnown ? '*' : ' '} ${draft.title} · ${dish} · ${dinner.kind}, ${dinner.food} · ${made.verification.time.totalMinutes} min`,
      )
  }
  console.log(
    `${name}: ${titles.length} dinners, ${known} with a known name, ${titles.length - new Set(titles).size} twice, ${doubles} like one of the two nights before\n  ${told(own.kinds)}\n  ${told(own.foods)}`,
  )
}
console.log(`all: ${told(whole.kinds)}\n  ${told(whole.foods)}`)

/** Without what a version says of itself. */
function bare(title: string): string {
  return title.replace(/^(?:(?:Gluten-Free|Dairy-Free|Vegan) )+/, '')
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function told(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([heart, count]) => `${heart} ${count}`)
    .join(', ')
}
