import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { spareLines } from '#domain/catalogue/book/spare-lines.ts'
import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { rememberedBy } from '#domain/remembered.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/** A dish of the catalogue that the kitchen has made and verified for an eater: its id, and what it is asked for by. */
export interface MadeDish {
  readonly id: string
  readonly title: string
}

/** How often the kitchen tries in vain before nothing is said. */
const patience = 4

/** The first of the dishes, best first, that can be made for this eater; what they may not have is seen before anything is written. */
export function firstMade(dishes: readonly BookDish[], eater: EaterProfile, servings: number): MadeDish | undefined {
  const wish = wishOf(eater, servings)
  const asked = hear(wish)
  const allowed = allowedFoods(asked, readWish(asked).excluded)
  let tries = 0
  for (const dish of dishes) {
    const spare = spareLines(dish)
    if (!dish.lines.every((line) => line.mayGo || spare.has(line) || line.foods.some((id) => allowed.has(id)))) continue
    if ((tries += 1) > patience) return undefined
    const { title } = madeFor(dish, wish)
    if (title) return { id: dish.id, title }
  }
  return undefined
}

/** Sides are asked for again and again, and each costs a composing. */
const madeFor = rememberedBy(
  ({ id }: BookDish, wish: Wish) =>
    [id, wish.diet ?? '', wish.alsoDiets, wish.allergens, wish.exclude, wish.equipment, wish.servings].join('|'),
  (dish: BookDish, wish: Wish): { title?: string } => {
    const made = composeIfKept({ ...wish, recipeType: dish.types[0]!, notes: dish.names[0]! }, 1)
    if (!made?.dish.startsWith(`${dish.id}/`) || made.missing.length > 0) return {}
    return { title: made.draft.title }
  },
  { size: ({ title = '' }) => 60 + 2 * title.length },
)

function wishOf({ allergens, diet, alsoDiets, dislikes, equipment }: EaterProfile, servings: number): Wish {
  return {
    ...anything,
    allergens,
    ...(diet && { diet }),
    ...(alsoDiets && { alsoDiets }),
    exclude: dislikes,
    equipment,
    servings: Math.min(10, Math.max(1, Math.round(servings))),
  }
}

export const catalogue: readonly BookDish[] = [...bookDishes.values()]

const cuisinesOf = new Map(flavours.map(({ id, cuisines }) => [id, cuisines]))

/** Whether a dish is at home in a cuisine: 1 for its own, 0 where either says nothing of it, -1 for another. Plain rice is at home where rice is. */
export function kinship({ entry: { family, withRice } }: BookDish, cuisine: string): number {
  if (withRice && farFromPlain.has(cuisine)) return 1
  const own: readonly string[] = cuisinesOf.get(family) ?? []
  if (own.includes(cuisine)) return 1
  if (cuisine === '' || (plainKitchens.has(family) && !farFromPlain.has(cuisine))) return 0
  return -1
}
/** What is on the table of every western kitchen. */
const plainKitchens: ReadonlySet<string> = new Set(['farmhouse', 'new-england', 'californian', 'bistro'])
const farFromPlain: ReadonlySet<string> = new Set([
  'Asian',
  'Chinese',
  'Indian',
  'Japanese',
  'Korean',
  'Thai',
  'Mexican',
  'Middle Eastern',
])
