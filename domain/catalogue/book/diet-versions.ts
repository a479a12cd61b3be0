import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Diet } from '#domain/food/diets.ts'

/** What a dish that is made for a diet is called by, the word of the diet itself first: who eats few carbs may have a keto pizza. */
const words: readonly (readonly [diet: Diet, ...called: string[]])[] = [
  ['keto', 'keto', 'low carb'],
  ['low-carb', 'low carb', 'keto'],
  ['diabetic-friendly', 'diabetic', 'low carb', 'keto'],
  ['paleo', 'paleo', 'whole30'],
  ['vegan', 'vegan', 'plant based'],
  ['vegetarian', 'vegetarian'],
  ['dairy-free', 'dairy free'],
  ['gluten-free', 'gluten free'],
]

interface Version {
  readonly id: FormId
  /** The name without the word of the diet, and the dish of the catalogue that has it. */
  readonly of: string
  readonly base: FormId | undefined
}

/** Dishes of the catalogue by the word of a diet that one of their names begins with: zucchini lasagna by the 'keto' of 'keto lasagna'. */
const versions: ReadonlyMap<string, readonly Version[]> = versionsOfAll()

function versionsOfAll(): Map<string, Version[]> {
  const dishes = [...bookDishes.values()]
  const named = new Map(dishes.flatMap(({ id, names }) => names.map((name) => [singular(name), id])))
  return new Map(
    [...new Set(words.flatMap(([, ...called]) => called))].map((word) => [
      word,
      dishes.flatMap(({ id, names }) =>
        names.flatMap((name): Version[] => {
          const of = name.startsWith(`${word} `) ? singular(name.slice(word.length + 1)) : ''
          return of ? [{ id, of, base: named.get(of) }] : []
        }),
      ),
    ]),
  )
}

/** What a dish is made as for who keeps these diets, where the catalogue has a dish of its own for it: those of that very name first. */
export function versionsForDiets(name: string, dish: FormId | undefined, diets: readonly Diet[]): FormId[] {
  const called = words.flatMap(([diet, ...each]) => (diets.includes(diet) ? each : []))
  const all = called.flatMap((word) => versions.get(word) ?? [])
  const ofName = all.filter(({ of }) => of === singular(name))
  const ofDish = all.filter(({ base }) => base !== undefined && base === dish)
  return [...new Set([...ofName, ...ofDish].map(({ id }) => id))]
}
