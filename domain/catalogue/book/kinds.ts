import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { type FoodByName, singular } from '#domain/catalogue/foods/food-words.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { wordSet } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * Whether a dish of the catalogue is one of a kind that was named, and no dish was: Shrimp Stir-Fry is a stir-fry, and the one for a
 * stir-fry with shrimp. What a machine that few have makes is its own alone.
 */
export function isOfKind(
  form: Form,
  { forms: named, wanted }: { readonly forms: readonly FormId[]; readonly wanted: readonly FoodByName[] },
): boolean {
  const [first] = named
  const { book, kin = [] } = form
  if (!book || first === undefined || bookDishes.has(first) || !named.some((id) => kin.includes(id))) return false
  if (forms.find(({ id }) => id === first)?.few) return false
  return wanted.length === 0 || wanted.some((want) => isKnownFor(form, want))
}

/** Whether a dish of the catalogue is built on a wanted food or called by it: cabbage rolls are a dish of cabbage. */
export function isKnownFor(form: Form, { anyOf, words }: FoodByName): boolean {
  if (form.main !== undefined && anyOf.includes(form.main)) return true
  const names = nameWords(form)
  return singular(words)
    .split(' ')
    .every((word) => names.has(word))
}

/** Whether the title of a dish of the catalogue begins with a wanted food: spinach lasagna before a stew with spinach in it. */
export function isCalledFirst(form: Form, { words }: Pick<FoodByName, 'words'>): boolean {
  return singular(bookDishes.get(form.id)?.title ?? '').startsWith(`${singular(words)} `)
}

/** The foods of a dish of the catalogue by their own names: fettuccine, which the table counts as spaghetti, is none. */
export const foodsByName = rememberedFor((form: Form): ReadonlySet<string> => {
  const lines = bookDishes.get(form.id)?.lines ?? []
  return new Set(lines.flatMap(({ foods, boughtAs }) => foods.filter((id) => !boughtAs[id])))
})

/** Whether a wanted food, as one of `ids` or by the name that it is bought under, is on the list of a dish of the catalogue: the pork sausages of a casserole. */
export function isOnList(form: Form, { words }: Pick<FoodByName, 'words'>, ids: readonly string[]): boolean {
  return ids.some((id) => foodsByName(form).has(id)) || boughtNames(form).has(singular(words))
}
const boughtNames = rememberedFor((form: Form): ReadonlySet<string> => {
  const lines = bookDishes.get(form.id)?.lines ?? []
  return new Set(lines.flatMap(({ boughtAs }) => Object.values(boughtAs).map(([, short]) => singular(short))))
})

/** How many words that tell of a dish of the catalogue, but name none of its foods, were said: 'crispy' of crispy tofu. */
export function tellingWords(form: Form, told: ReadonlySet<string>): number {
  return [...nameWords(form)].filter((word) => manners.has(word) && told.has(word)).length
}
/** Whether words were said that tell how a dish should be, 'crispy', and a dish of the catalogue has none of them in its name. */
export function isAnotherWay(form: Form, told: ReadonlySet<string>): boolean {
  const said = [...manners].filter((word) => told.has(word))
  return form.book !== undefined && said.length > 0 && !said.some((word) => isInName(form, word))
}
/** Whether a word stands in the name of a dish of the catalogue, or what it tastes of does: lemon bars are lemony. */
function isInName(form: Form, word: string): boolean {
  const names = nameWords(form)
  const taste = tastes[word]
  return names.has(word) || (taste !== undefined && names.has(taste))
}
const tastes: Readonly<Record<string, string>> = {
  lemony: 'lemon',
  garlicky: 'garlic',
  buttery: 'butter',
  cheesy: 'cheese',
  smoky: 'smoked',
}
/** Words for how a dish is made or should be, which name none. */
export const manners = wordSet(`
  crispy crisp creamy cheesy sticky smoky stuffed baked roasted roast grilled glazed smothered spicy garlicky buttery lemony sheet pan skillet
  blackened crusted pulled loaded twice fried braised seared steamed stewed shredded sloppy stovetop casserole bake melt`)

const nameWords = rememberedFor((form: Form): ReadonlySet<string> => {
  const dish = bookDishes.get(form.id)
  return new Set(
    dish ? singular(`${dish.names[0]} ${dish.title}`.toLowerCase().replace(/[^\p{L} ]/gu, ' ')).split(' ') : [],
  )
})
