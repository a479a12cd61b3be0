import { describe, expect, it } from 'vitest'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Diet } from '#domain/food/diets.ts'
import { cuisinesOfRequest } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { Composed } from '#domain/recipe/compose/make/attempt.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { rememberedBy } from '#domain/remembered.ts'

/** What an editor strikes out of desserts, drinks, snacks, appetizers and breakfasts. */
const diets: readonly (Diet | undefined)[] = [
  undefined,
  undefined,
  'vegan',
  'keto',
  'gluten-free',
  'paleo',
  'low-carb',
  'nut-free',
]

/** What is worked out for a wish is remembered for that very one. */
const wishOf = rememberedBy(
  (part: Partial<Wish>) => JSON.stringify(part),
  (part): Wish => ({ ...anyWish, ...part }),
)

function recipes(count: number, part: Partial<Wish>): Composed[] {
  return Array.from({ length: count }, (_, seed) => {
    const diet = diets[(seed * 5) % diets.length]
    return compose(wishOf({ cuisine: cuisinesOfRequest[seed % 13], ...(diet && { diet }), ...part }), seed)
  }).flatMap((answer) => ('draft' in answer ? [answer] : []))
}
const formOf = ({ dish }: Composed) => dish.split('/')[0] ?? ''
const firstTypes = new Map<string, string | undefined>(forms.map(({ id, types }) => [id, types[0]]))
const linesOf = ({ draft }: Composed) => draft.ingredients.map(ingredientText)
const stepsOf = ({ draft }: Composed) => draft.instructions.map(({ description }) => description)

const desserts = recipes(156, { recipeType: 'Dessert' })
const snacks = recipes(156, { recipeType: 'Snack' })
const appetizers = recipes(156, { recipeType: 'Appetizer' })
const drinks = recipes(156, { recipeType: 'Beverage' })
const breakfasts = recipes(156, { mealTime: 'Breakfast' })

describe('what is asked for', () => {
  it('is what is served: no side dish as a snack, no glass as a dessert', () => {
    const odd = (list: readonly Composed[], ...types: readonly string[]) =>
      list.filter((each) => types.includes(firstTypes.get(formOf(each)) ?? '')).length
    expect(odd(snacks, 'Side Dish', 'Salad')).toBeLessThan(snacks.length * 0.04)
    expect(odd(desserts, 'Beverage')).toBeLessThan(desserts.length * 0.02)
    expect(odd(breakfasts, 'Beverage')).toBeLessThan(breakfasts.length * 0.04)
  })
  it('is not one form over and over', () => {
    for (const list of [desserts, snacks, appetizers, drinks, breakfasts]) {
      const often = [...Map.groupBy(list, formOf)].filter(([, each]) => each.length > list.length * 0.2)
      expect(often.map(([form, each]) => `${form} ${each.length}`)).toEqual([])
    }
  })
  it('keeps children from coffee and tea', () => {
    const cups = recipes(52, { recipeType: 'Beverage', notes: 'kids will eat' }).map(formOf)
    expect(cups.filter((form) => ['coffee-drink', 'iced-tea', 'spiced-tea', 'matcha-latte'].includes(form))).toEqual([])
  })
  it('is less sweet for whoever says so', () => {
    const sugar = (notes: string) =>
      recipes(40, { recipeType: 'Dessert', cuisine: 'French', diet: 'vegetarian', notes }).reduce(
        (sum, { verification }) => sum + verification.nutrition.perServing.sugar,
        0,
      )
    expect(sugar('not too sweet')).toBeLessThan(sugar('') * 0.9)
  })
})

describe('foods that the cook names', () => {
  it('never lay a banana among onions, feta or pickles', () => {
    const plates = recipes(52, { recipeType: 'Appetizer', include: ['banana'] })
    const odd = plates.filter((each) => {
      const lines = linesOf(each).join(' ')
      return /banana/.test(lines) && ['savory-fruit-salad', 'quick-pickles', 'salad'].includes(formOf(each))
    })
    expect(odd.map(({ draft }) => draft.title)).toEqual([])
  })
  it('put no fresh fruit into what keeps for weeks', () => {
    const jars = ['apples', 'strawberries', 'peaches'].flatMap((fruit) =>
      diets.flatMap((diet) => recipes(13, { mealTime: 'Breakfast', include: [fruit], ...(diet && { diet }) })),
    )
    const damp = jars.filter((each) =>
      /Stir in the (?:apples|strawberries|peaches)\. In a jar/.test(stepsOf(each).join(' ')),
    )
    expect(damp.map(({ draft }) => draft.title)).toEqual([])
  })
  it('are baked in where they are chocolate, not strewn on by the half cup', () => {
    const treats = recipes(52, { recipeType: 'Snack', include: ['chocolate'], diet: 'keto' })
    expect(treats.flatMap(stepsOf).filter((step) => /Scatter the cocoa/.test(step))).toEqual([])
  })
})

describe('lists', () => {
  const all = [...desserts, ...snacks, ...appetizers, ...drinks, ...breakfasts]
  it('have sesame by the spoon and chiles whole', () => {
    const lines = all.filter((each) => each.draft.servings === 4 && formOf(each) !== 'granola').flatMap(linesOf)
    expect(lines.filter((line) => /^(?:1\/4|1\/3|1\/2) cup toasted sesame/.test(line))).toEqual([])
    expect(lines.filter((line) => /(?:tsp|tbsp|cup) (?:jalapeño|serrano|Thai chile)/.test(line))).toEqual([])
  })
  it('sweeten a custard for those who count sugar too', () => {
    const custards = desserts
      .concat(recipes(104, { recipeType: 'Dessert', diet: 'keto' }))
      .filter((each) => formOf(each) === 'custard')
    expect(custards.length).toBeGreaterThan(0)
    const bitter = custards.filter((each) => !/sugar|honey|maple|erythritol/.test(linesOf(each).join(' ')))
    expect(bitter.map(({ draft }) => draft.title)).toEqual([])
  })
})

describe('words', () => {
  const all = [...desserts, ...snacks, ...appetizers, ...drinks, ...breakfasts]
  it('make no step of two words at the table', () => {
    expect(all.flatMap(stepsOf).filter((step) => /^Serve (?:at once|hot|warm|straight away)\.$/.test(step))).toEqual([])
  })
  it('say no adjective twice in one sentence', () => {
    const twice = all
      .map(({ draft }) => draft.description.split('. ')[0] ?? '')
      .filter((said) => /\b(silky|crisp|crunchy|tender|cool|creamy|plump|buttery|soft)\b.*\b\1\b/i.test(said))
    expect(twice).toEqual([])
  })
  it('toast nothing that was bought toasted', () => {
    const twice = all.filter((each) => {
      const bought = linesOf(each).flatMap((line) => /(?:toasted|roasted) (sesame seeds|peanuts)/.exec(line)?.[1] ?? [])
      return bought.some((nut) => stepsOf(each).some((step) => step.includes(`Toast the ${nut}`)))
    })
    expect(twice.map(({ draft }) => draft.title)).toEqual([])
  })
  it('speak of the cup that is poured', () => {
    const shaken = drinks.filter(({ draft }) => draft.title.includes('Shakerato'))
    expect(shaken.length).toBeGreaterThan(0)
    for (const { draft } of shaken) expect(draft.description).toMatch(/shak|frothy|foam/i)
  })
  it('promise no juices of an apple, and no syrup of a banana', () => {
    const plates = recipes(80, { recipeType: 'Dessert', include: ['apples'] }).filter(
      (each) => formOf(each) === 'fruit-plate',
    )
    for (const plate of plates.filter((each) => /^Apples(?: with|,)/.test(each.draft.title)))
      expect(stepsOf(plate).join(' ')).not.toMatch(/juices/)
    const cakes = recipes(52, { recipeType: 'Dessert', include: ['banana'] }).filter(
      (each) => formOf(each) === 'scones',
    )
    expect(cakes.filter(({ draft }) => draft.title.startsWith('Banana')).map(({ draft }) => draft.title)).toEqual([])
  })
  it('name the fruit on the toast', () => {
    const toasts = breakfasts.filter((each) => formOf(each) === 'french-toast')
    expect(toasts.length).toBeGreaterThan(0)
    expect(toasts.filter(({ draft }) => /Warm Fruit/.test(draft.title))).toEqual([])
  })
  it('steep the saffron before it meets cold yogurt', () => {
    const bowls = recipes(80, { recipeType: 'Dessert', cuisine: 'Indian' }).filter(
      (each) => formOf(each) === 'sweet-yogurt' && /saffron/.test(linesOf(each).join(' ')),
    )
    expect(bowls.length).toBeGreaterThan(0)
    for (const bowl of bowls) expect(stepsOf(bowl).join(' ')).toMatch(/saffron[^.]*hot water/)
  })
})
