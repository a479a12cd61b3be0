import { mainLine } from '#domain/catalogue/writing/names.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** What a cook has shown of their taste: dishes rated up or kept among the favourites, dishes rated down, dishes of the last weeks. */
interface Learned {
  liked: Tally
  disliked: Tally
  recent: ReadonlySet<string>
}
/** How many of these dishes have a form, a family, both together, or a main food. */
interface Tally {
  form: Map<string, number>
  flavour: Map<string, number>
  pair: Map<string, number>
  main: Map<string, number>
}

/** Points of a pair for the taste that the cook has shown: at most 1.2 for what they like, at most 3 off for what they do not. */
export function tastePoints({ form, flavour }: Candidate, wish: HeardWish): number {
  if (!wish.liked?.length && !wish.disliked?.length) return 0
  const { liked, disliked } = learnedFrom(wish)
  const pair = `${form.id}/${flavour.id}`
  const gain =
    count(liked.form, form.id) * 0.1 + count(liked.flavour, flavour.id) * 0.25 + count(liked.pair, pair) * 0.3
  const loss =
    count(disliked.form, form.id) * 0.2 + count(disliked.flavour, flavour.id) * 0.25 + count(disliked.pair, pair) * 1.2
  return Math.min(1.2, gain) - Math.min(3, loss)
}

/** The same for a food at the head of a dish; one that would make a dish of the last 30 days again waits until there is no other. */
export function mainPoints({ form, flavour }: Candidate, food: string, wish: HeardWish): number {
  const { liked, disliked, recent } = learnedFrom(wish)
  const again = recent.has(`${form.id}/${food}/${flavour.id}`) ? 4 : 0
  return Math.min(0.7, count(liked.main, food) * 0.35) - Math.min(1.5, count(disliked.main, food) * 0.6) - again
}

/** 'with chickpeas, because you liked them before'; undefined where nothing was learned that speaks for the dish. */
export function tasteReason({ candidate, lines }: Dish, wish: HeardWish): string | undefined {
  if (!wish.liked?.length) return undefined
  const { liked } = learnedFrom(wish)
  const main = mainLine(lines)
  if (main && liked.main.has(main.id)) return `with ${main.food.plural}, because you liked that before`
  if (liked.flavour.has(candidate.flavour.id))
    return `${candidate.flavour.label} flavors, because you liked them before`
  return undefined
}

const learnedFrom = rememberedFor(
  ({ liked = [], disliked = [], recent }: HeardWish): Learned => ({
    liked: tallyOf(liked),
    disliked: tallyOf(disliked),
    recent: new Set(recent),
  }),
)

function tallyOf(dishes: readonly string[]): Tally {
  const tally: Tally = { form: new Map(), flavour: new Map(), pair: new Map(), main: new Map() }
  for (const dish of dishes) {
    const [form = '', main = '', flavour = ''] = dish.split('/')
    for (const [map, key] of [
      [tally.form, form],
      [tally.flavour, flavour],
      [tally.pair, `${form}/${flavour}`],
      [tally.main, main],
    ] as const)
      map.set(key, (map.get(key) ?? 0) + 1)
  }
  return tally
}

function count(map: ReadonlyMap<string, number>, key: string): number {
  return map.get(key) ?? 0
}
