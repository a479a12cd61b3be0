import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import { namedDishes } from '#domain/recipe/compose/named-dishes.ts'
import { anything, type Wish } from '#domain/recipe/wish.ts'

/**
 * Thirty dinners in a row for each of five households, as the product composes them with what was eaten lately: what is at their
 * heart, how many have a name that people know, and what came twice. node bench/month-of-dinners.ts [seed] [--list]
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
const whole = new Map<string, number>()
for (const [name, household] of Object.entries(households)) {
  const recent: string[] = []
  const titles: string[] = []
  const hearts = new Map<string, number>()
  let known = 0
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
    const heart = heartOf(dish)
    hearts.set(heart, (hearts.get(heart) ?? 0) + 1)
    whole.set(heart, (whole.get(heart) ?? 0) + 1)
    const isKnown =
      dish.startsWith('dish-') || namedDishes.some((each) => draft.title.startsWith(each.name.split(' {')[0]!))
    if (isKnown) known += 1
    recent.unshift(dish)
    titles.push(draft.title)
    if (isListed)
      console.log(`${isKnown ? '*' : ' '} ${draft.title} · ${dish} · ${made.verification.time.totalMinutes} min`)
  }
  console.log(
    `${name}: ${titles.length} dinners, ${known} with a known name, ${titles.length - new Set(titles).size} twice; ${told(hearts)}`,
  )
}
console.log(`all: ${told(whole)}`)

function told(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([heart, count]) => `${heart} ${count}`)
    .join(', ')
}

function heartOf(dish: string): string {
  const [form = '', main = ''] = dish.split('/')
  if (form === 'no-cook-plate') return 'cold plate'
  const kind = namedFood(main)?.behaviour.kind ?? 'other'
  if (/poultry/.test(kind)) return 'chicken and turkey'
  if (kind === 'fish' || kind === 'shrimp' || /mussel|clam/.test(main)) return 'fish'
  if (/bean|lentil/.test(kind)) return 'beans'
  if (/meat|steak|pork/.test(kind))
    return /pork|bacon|ham|sausage|pancetta|chorizo/.test(main) ? 'pork' : 'beef and lamb'
  return kind
}
