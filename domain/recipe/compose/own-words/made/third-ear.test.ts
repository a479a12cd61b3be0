import { describe, expect, it } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { hear } from '#domain/wish/heard-wish.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

function namedAs(text: string, as: string): string[] {
  return parseNotes(text).foods.flatMap((food) => (food.as === as ? [food.words] : []))
}

function composed(wish: Partial<Wish>) {
  const answer = compose({ ...anything, ...wish }, 1)
  if ('contradiction' in answer) throw new Error(answer.contradiction.message)
  return answer.draft
}

function listOf(wish: Partial<Wish>): string {
  return composed(wish).ingredients.map(ingredientText).join('\n').toLowerCase()
}

describe('what is heard', () => {
  it('reads pictures of foods', () => {
    expect(namedAs('🍆 and 🍅, no 🍄 🔥', 'wanted')).toEqual(['eggplant', 'tomatoes'])
    expect(namedAs('🍆 and 🍅, no 🍄 🔥', 'refused')).toEqual(['mushrooms'])
    expect(parseNotes('🥜 allergy').allergens).toContain('peanut')
  })

  it('takes a refusal that comes after its food', () => {
    expect(namedAs('cheese yes, tomato no', 'refused')).toEqual(['tomato'])
    expect(namedAs('mushrooms? no thanks. beef? yes please', 'refused')).toEqual(['mushrooms'])
    expect(namedAs('peas are evil', 'refused')).toEqual(['peas'])
  })

  it('takes the second choice for one', () => {
    const [want, ...others] = readWish(hear({ ...anything, notes: 'beef, or if not beef then lamb' })).wanted
    expect(want?.words).toBe('beef or lamb')
    expect(others).toEqual([])
  })

  it('does not join a food that is not known to the one before it', () => {
    const { wanted } = readWish(hear({ ...anything, notes: 'murgh with methi or palak' }))
    expect(wanted.map(({ words }) => words)).toEqual(['chicken', 'palak'])
  })

  it('lets a refused mood end with its comma', () => {
    expect(namedAs('nada de picante, pollo', 'wanted')).toEqual(['chicken'])
  })

  it('takes a dish for the foods in it where somebody falls ill from it', () => {
    const said = parseNotes('omelettes and hummus give him hives, pasta please')
    expect(said.allergens).toEqual(expect.arrayContaining(['egg', 'sesame']))
    expect(said.dishes.map(({ words }) => words)).toEqual(['pasta'])
    expect(parseNotes('ramen? no thanks').refusedDishes).toHaveLength(1)
    expect(parseNotes('tacos, allergy: milk').dishes).toHaveLength(1)
  })
})

describe('what comes of it', () => {
  it('puts no second pulse into a chili of a named one', () => {
    expect(listOf({ notes: 'black bean chili' })).toMatch(/black beans/)
    expect(listOf({ notes: 'black bean chili' })).not.toMatch(/kidney beans/)
  })

  it('puts no meat beside the food that a dish is asked for with', () => {
    expect(listOf({ notes: 'lentil bolognese' })).toMatch(/lentils/)
    expect(listOf({ notes: 'lentil bolognese' })).not.toMatch(/beef|pork/)
  })

  it('keeps the minutes and the food before the shape of the dish, and says so', () => {
    const draft = composed({ notes: 'prawn casserole under 20 minutes' })
    expect(draft.ingredients.map(ingredientText).join()).toMatch(/shrimp/)
    expect(draft.notes.join()).toMatch(/casserole”/)
    expect(draft.notes.join()).not.toMatch(/20 minutes/)
  })

  it('says that the cheese of a vegan is a vegan one', () => {
    expect(composed({ diet: 'vegan', notes: 'add cheese' }).notes.join()).toMatch(/^The cheese in this dish is/)
  })

  it.each([
    ['champignons', 'shiitake'],
    ['jeera', 'cumin'],
    ['alubias', 'kidney-beans'],
    ['citron', 'lemon'],
    ['mozarella', 'mozzarella'],
    ['moules', 'mussels'],
  ])('keeps out all that %s means', (words, id) => {
    expect([...readWish(hear({ ...anything, exclude: [words] })).excluded]).toContain(id)
  })

  it.each([
    ['chana', 'chickpeas'],
    ['rajma', 'kidney-beans'],
    ['citron', 'lemon'],
    ['oignon', 'onion'],
    ['onoin', 'onion'],
    ['morue', 'cod'],
  ])('puts in what %s means', (words, id) => {
    const [want] = readWish(hear({ ...anything, include: [words] })).wanted
    expect(want?.best.length ? want.best : want?.anyOf).toContain(id)
  })
})
