import { mayHoldMeat } from '#domain/food/table/words/diet-terms.ts'
import { wordSet } from '#domain/plain-text.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/**
 * Whether a name leaves open if it is of meat or of vegetables, as those of cubes, gravies and dumplings do: the allergens usual in them do not
 * tell.
 */
export function isOfSomeKind(name: string): boolean {
  const stems = stemsOf(name)
  const says = (words: ReadonlySet<string>) => stems.some((stem) => words.has(stem))
  if (says(meatless)) return false
  if (says(poured)) return !says(animals)
  return endsInDish(stems) && !says(fillings)
}

function endsInDish(stems: readonly string[]): boolean {
  const { names, longest } = (dishes ??= dishesByStems())
  for (let count = 1; count <= longest && count <= stems.length; count += 1)
    if (names.has(stems.slice(-count).join(' '))) return true
  return false
}

/** Names of the table in singular words, as those of a text are. */
function dishesByStems(): { names: ReadonlySet<string>; longest: number } {
  const names = mayHoldMeat.split(',').map((name) => stemsOf(name.trim()))
  return {
    names: new Set(names.map((stems) => stems.join(' '))),
    longest: Math.max(...names.map(({ length }) => length)),
  }
}
let dishes: ReturnType<typeof dishesByStems> | undefined

const meatless = wordSet('veg vegetable vegan vegetarian veggie meatless mushroom')
const poured = wordSet('stock broth bouillon gravy consomme')
const animals = wordSet('chicken beef fish')
const fillings = wordSet('cheese ricotta paneer tofu spinach potato pumpkin tomato lentil miso')
