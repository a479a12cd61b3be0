import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

/**
 * How many dishes of the catalogue that have a food are made without it by whoever asks for them so: each is asked for by its name, and by its
 * name "without garlic". `--list` names those that are not. node bench/made-without.ts garlic onion [--list]
 */
const words = process.argv.slice(2)
const isListed = words.includes('--list')

for (const food of words.filter((word) => !word.startsWith('--'))) {
  const having = [...bookDishes].flatMap(
    ([
      id,
      {
        names: [name = ''],
      },
    ]) => (hasFood(id, name, food) ? { id, name } : []),
  )
  const missing = having.filter(({ id, name }) => !madeAs(id, `${name} without ${food}`))
  console.log(`${food}: ${having.length} dishes have it, ${missing.length} are not made without it`)
  if (isListed) for (const { name } of missing) console.log(`  ${name}`)
}

function hasFood(id: string, name: string, food: string): boolean {
  return madeAs(id, name)?.draft.ingredients.some((line) => line.name.includes(food)) ?? false
}

/** The recipe for these words, where it is that dish. */
function madeAs(id: string, notes: string) {
  const made = compose({ ...anything, notes }, 1)
  return 'draft' in made && made.dish.startsWith(`${id}/`) ? made : undefined
}
