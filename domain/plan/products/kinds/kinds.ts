import type { Food } from '#domain/food/food.ts'
import { isPlainWord } from '#domain/food/line/words/line-words.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { dairyAndDrinkKinds } from '#domain/plan/products/kinds/dairy-and-drink-kinds.ts'
import { freshKinds } from '#domain/plan/products/kinds/fresh-kinds.ts'
import { pantryKinds } from '#domain/plan/products/kinds/pantry-kinds.ts'

/**
 * The table of foods gathers what feeds alike, and a shop sells it apart: rum is no vodka. A line a food: `id: name = words, words; name`.
 * Words that stand in a name make that kind of it, the longest first, then the first; without words the name itself is meant. `words.` are
 * all that is said; the kind `*` is the food itself. What is not written here is another name of the same thing.
 */
interface Kind {
  /** undefined for the food itself. */
  name?: string
  words: readonly string[]
  /** Whether nothing else may be said. */
  isAll: boolean
}

/**
 * The name of the kind that words mean, where it is sold beside the food itself: 'rigatoni' of the penne. What follows a semicolon is asked
 * where the words before it say nothing, or together with them: 'rum ; white', but not 'macaroni ; penne'.
 */
export function kindOf(food: Pick<Food, 'id'>, words: string): string | undefined {
  const kinds = kindsById.get(food.id)
  if (!kinds) return undefined
  const [name = [], ...asides] = words.split(';').map((part) => foodWords(part))
  const telling = name.filter((word) => !isPlainWord(word))
  const among = (said: readonly string[]) =>
    kinds.find(
      (kind) =>
        kind.words.every((word) => said.includes(word)) &&
        (!kind.isAll || telling.every((word) => kind.words.includes(word))),
    )
  const own = among(name)
  if (asides.every((aside) => aside.length === 0)) return own?.name
  const whole = among([...name, ...asides.flat()])
  const isOfName = whole?.words.some((word) => name.includes(word))
  return (own && !isOfName ? own : whole)?.name
}

/** The names of the kinds of every food that has some, by its id. */
export function kindNames(): ReadonlyMap<string, readonly string[]> {
  return new Map([...kindsById].map(([id, kinds]) => [id, [...new Set(kinds.flatMap(({ name }) => name ?? []))]]))
}

const kindsById = new Map(
  [freshKinds, pantryKinds, dairyAndDrinkKinds]
    .flatMap((table) => table.trim().split('\n'))
    .map((line) => {
      const [id = '', kinds = ''] = line.split(/: (.*)/)
      return [id, kinds.split('; ').flatMap(readKind).sort(byLength)] as const
    }),
)

/** 'grits = grit', 'rye berries = rye, rye berry.': a kind for every way to say it; alternatives without '=' are names, the first is shown. */
function readKind(written: string): Kind[] {
  const [left = '', right] = written.split(' = ')
  const [name = ''] = left.split(', ')
  return (right ?? left).split(', ').map((said) => ({
    ...(name !== '*' && { name }),
    words: foodWords(said),
    isAll: said.endsWith('.'),
  }))
}

/** What may stand beside other words goes before what may not. */
function byLength(one: Kind, other: Kind): number {
  return Number(one.isAll) - Number(other.isAll) || other.words.length - one.words.length
}
