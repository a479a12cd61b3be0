import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { spareLines } from '#domain/catalogue/book/spare-lines.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { anything } from '#domain/options/wish.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'

/**
 * `node bench/without-a-line.ts`: each dish of the catalogue asked for by name without each food that it can spare: how often it is that dish,
 * and whether anything it says still names the food. Fails where it does.
 */
let asked = 0
let made = 0
const named: string[] = []
for (const dish of bookDishes.values())
  for (const { foods, mayGo } of spareLines(dish)) {
    const food = foods.length === 1 && !mayGo ? namedFood(foods[0]!)?.food : undefined
    if (!food) continue
    asked += 1
    const composed = composeIfKept({ ...anything, notes: dish.names[0]!, exclude: [food.name] }, 3)
    if (!composed?.dish.startsWith(`${dish.id}/`)) continue
    made += 1
    const { title, description, ingredients, instructions } = composed.draft
    const lines = ingredients.map(({ name, preparation }) => `${name} ${preparation ?? ''}`)
    const said = [title, description, ...lines, ...instructions.map((step) => step.description)].join('\n')
    if (new RegExp(`\\b(?:${food.name}|${food.plural})\\b`, 'i').test(said))
      named.push(`${dish.names[0]!}: ${food.name}`)
  }
console.log(
  `${made} of ${asked} made without it (${((100 * made) / asked).toFixed(1)}%), ${named.length} name it still`,
)
for (const each of named) console.log(each)
if (named.length > 0) process.exitCode = 1
