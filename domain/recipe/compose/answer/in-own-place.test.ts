import { describe, expect, test } from 'vitest'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { pantry } from '#domain/catalogue/foods/pantry.ts'
import { chanceFrom } from '#domain/chance.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'

function made(notes: string): RecipeDraft {
  const composed = compose({ ...anything, notes }, 1)
  if (!('draft' in composed)) throw new Error(`nothing for “${notes}”`)
  return composed.draft
}
const listOf = ({ ingredients }: RecipeDraft) => ingredients.map(ingredientText).join('\n')
const foodsOf = ({ ingredients }: RecipeDraft) =>
  new Set(
    ingredients.flatMap((line) =>
      readIngredientLine(ingredientText(line)).foods.flatMap(({ food }) => (food ? [food.id] : [])),
    ),
  )

describe('a food that is named with a dish is in the place of its like', () => {
  test.each([
    ['toad in the hole with veggie sausages', /toad in the hole.*sausage/i, /vegetarian sausages/, /italian|banger/i],
    ['stuffed cabbage rolls, with brown rice', /cabbage rolls/i, /brown rice/, /white rice/],
    ['chicken curry with brown rice', /chicken curry with brown rice/i, /brown rice/, /basmati|white rice/],
    ['shrimp fried rice with brown rice', /fried/i, /cooked brown rice/, /white rice/],
    ['chicken tikka masala with turkey', /^turkey tikka masala$/i, /turkey breast/, /chicken/],
    ['spaghetti carbonara with fettuccine', /^fettuccine carbonara$/i, /fettuccine/, /spaghetti/],
    ['gumbo with kielbasa', /gumbo/i, /kielbasa/, /andouille/],
    ['reuben on sourdough', /reuben/i, /sourdough/, /rye/],
    ['lasagna with goat cheese instead of ricotta', /lasagna with goat cheese/i, /goat cheese/, /ricotta/],
    ["shepherd's pie with sweet potatoes instead of potatoes", /shepherd.*pie/i, /sweet potato/, /gold|russet/i],
  ])('%s', (notes, title, has, hasNot) => {
    const draft = made(notes)
    expect(draft.title).toMatch(title)
    expect(listOf(draft)).toMatch(has)
    expect(listOf(draft)).not.toMatch(hasNot)
  })

  test('a grain that takes longer has its own minutes and water, and goes on first', () => {
    const { instructions } = made('chicken curry with brown rice')
    expect(instructions[0]?.description).toMatch(/brown rice and 4 1\/4 cups water.*42 minutes/)
    expect(instructions.filter(({ description }) => /rice.*\b15 minutes/.test(description))).toEqual([])
  })

  test('what a dish does with its rice is done with the other', () => {
    const { instructions } = made('burrito bowl with brown rice')
    expect(instructions[0]?.description).toMatch(/brown rice.*42 minutes.*Fold in a third of the lime juice/)
    expect(instructions.some(({ description }) => description.includes('165°F'))).toBe(true)
  })

  test('where it cannot be cooked in that place the dish comes as it is, and says so', () => {
    const draft = made('mushroom risotto with brown rice')
    expect(listOf(draft)).not.toMatch(/brown rice/)
    expect(draft.notes.join()).toMatch(/brown rice/)
  })

  test('what is no like of a food of the dish is set beside it', () => {
    expect(listOf(made('caesar salad with shrimp'))).toMatch(/romaine[\s\S]*shrimp|shrimp[\s\S]*romaine/)
  })
})

test('what is to be instead of another food is never in the list beside it', () => {
  const chance = chanceFrom(20_261_128)
  const likes = [...pantry.keys()].flatMap((id) => namedFood(id) ?? [])
  const cases = [...bookDishes.values()].flatMap((dish) =>
    dish.lines.flatMap((line) => {
      const own = namedFood(ownFoodOf(line))
      const others = likes.filter(({ id, behaviour }) => behaviour.kind === own?.behaviour.kind && id !== own.id)
      return own && /^(?:protein|starch|pulse|cheese)$/.test(line.slot)
        ? others.map((other) => ({ dish, own, other }))
        : []
    }),
  )
  for (let turn = 0; turn < 60; turn += 1) {
    const { dish, own, other } = cases[Math.floor(chance() * cases.length)]!
    const notes = `${dish.title.toLowerCase()} with ${other.food.plural} instead of ${own.food.plural}`
    const composed = compose({ ...anything, notes }, 1)
    const foods = 'draft' in composed ? foodsOf(composed.draft) : new Set<string>()
    expect([notes, foods.has(own.id)]).toEqual([notes, false])
  }
})
