import { describe, expect, it } from 'vitest'
import { coldAndSweetForms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { chanceFrom } from '#domain/chance.ts'
import type { Diet } from '#domain/food/diets.ts'
import type { Wish } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { weighedDish, writtenDraft } from '#domain/recipe/compose/make/draft.ts'
import { eaterOf, faultsOf } from '#domain/recipe/compose/make/judge.ts'
import { candidates } from '#domain/recipe/compose/select/candidates.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { rememberedBy } from '#domain/remembered.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/** Dishes that are tried of each form. */
const seeds = 80
/** People at a table. */
const tables = [1, 2, 4, 6]
const everyone: readonly (Diet | undefined)[] = [
  undefined,
  'vegan',
  'vegetarian',
  'keto',
  'gluten-free',
  'paleo',
  'mediterranean',
  'low-carb',
  'dairy-free',
  'nut-free',
]

/** What is worked out for a wish is remembered for that very one, and forms of one type are asked for alike. */
const wishFor = rememberedBy(
  ({ types: [recipeType], few }: Form, turn: number) => `${recipeType} ${few} ${turn}`,
  ({ types: [recipeType], few }, turn): Wish => {
    const diet = everyone[turn % everyone.length]
    return {
      ...anyWish,
      ...(diet && { diet }),
      ...(recipeType && { recipeType }),
      ...(recipeType === 'Main Dish' && { mealTime: 'Breakfast' as const }),
      servings: tables[turn % tables.length] ?? 4,
      preferEquipment: few ? [few] : [],
    }
  },
)

describe.each(coldAndSweetForms.map((form) => [form.id, form] as const))('%s', (_, form) => {
  const wishes = Array.from({ length: everyone.length * tables.length }, (_, turn) => wishFor(form, turn))
  const tried = Array.from({ length: seeds }, (_, seed) => dishFor(form, wishes[seed % wishes.length]!, seed))
  const dishes = tried.filter((each) => each !== undefined)
  // for every wish, and of every family: 40 say each sentence that 80 say, and to verify them takes longest
  const drafts = dishes
    .filter(
      ({ seed, family }, at) => seed < wishes.length || dishes.findIndex((other) => other.family === family) === at,
    )
    .map(({ wish, key, write }) => ({ wish, key, draft: write() }))

  it('can be made for most of those who ask', () => {
    expect(dishes.length).toBeGreaterThan(seeds / 8)
  })

  it('leaves no line of its list out of the steps', () => {
    expect(drafts.filter(({ draft }) => !draft).map(({ key }) => key)).toEqual([])
  })

  it('passes verification for the eater it was made for', () => {
    const faults = drafts.flatMap(({ draft, wish, key }) => {
      if (!draft) return []
      const found = faultsOf(verifyRecipe(draft, eaterOf(hear(wish))), hear(wish))
      return found.length ? [`${key}: ${found.join()} | ${draft.title}`] : []
    })
    expect(faults).toEqual([])
  })

  it('is written in whole sentences', () => {
    expect(drafts.flatMap(({ draft, key }) => (draft ? slips(draft).map((slip) => `${key}: ${slip}`) : []))).toEqual([])
  })
})

interface Tried {
  seed: number
  wish: Wish
  family: string
  key: string
  write: () => RecipeDraft | undefined
}

/** One dish of this form for this wish, in a family that the seed picks; undefined where that family has no such dish. */
function dishFor(form: Form, wish: Wish, seed: number): Tried | undefined {
  const pairs = candidates(hear(wish)).filter((pair) => pair.form.id === form.id)
  const pair = pairs[(seed * 7) % pairs.length]
  if (!pair) return undefined
  const reading = readWish(hear(wish))
  const asked = {
    wish: hear(wish),
    reading,
    allowed: allowedFoods(hear(wish), reading.excluded),
    chance: chanceFrom(seed),
    strain: 0,
  }
  const dish = weighedDish(pair, asked)
  if (typeof dish === 'string') return undefined
  const key = `${dish.key} ${wish.diet ?? 'all'} ${seed}`
  return { seed, wish, family: pair.flavour.id, key, write: () => writtenDraft(dish, asked) }
}

/** Slips of the pen: doubled words, empty lists, lost articles. */
function slips({ title, description, instructions }: RecipeDraft): string[] {
  const texts = [title, description, ...instructions.map((step) => step.description)]
  return texts.flatMap((text) => {
    const found = slip.exec(text)
    const long = text.split('. ').some((sentence) => sentence.split(/\s+/).length > 60)
    return [...(found ? [`“${found[0]}” in: ${text}`] : []), ...(long ? [`long: ${text}`] : [])]
  })
}
const slip =
  /undefined|\bNaN\b|\[object|\b[Tt]he the\b|\band and\b|\bwith with\b| {2}| [,.;]|\.\.|, and,|,,|\bof of\b|\b(?:with|and|into|to|[Aa]dd|[Ss]tir in)\s*[.,;]|\b(?:Add|Toss|Stir in|Scatter) (?:and|with the top|for|until)\b|\b(\w{2,}) \1\b|\b[Aa] (?:8|apple|orange|egg|oven|avocado)|\{\w+\}|\bremaining (?:half|remaining)/
