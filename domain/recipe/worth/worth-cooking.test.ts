import { describe, expect, test } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { nobody } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { swapFood } from '#domain/recipe/repair/swaps.ts'
import { unlistedFoods } from '#domain/recipe/verify/claims/unlisted-foods.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { cookedDish } from '#domain/recipe/worth/cooked-dish.ts'
import { aheadOf } from '#domain/recipe/worth/make-ahead.ts'
import { says } from '#domain/recipe/worth/says.ts'
import { techniqueOf, techniques } from '#domain/recipe/worth/technique.ts'
import { worthCooking } from '#domain/recipe/worth/worth-cooking.ts'
import { worthLines } from '#domain/recipe/worth/worth-lines.ts'

const types = ['Main Dish', 'Main Dish', 'Soup', 'Salad', 'Side Dish', 'Dessert', 'Appetizer', 'Beverage'] as const
const cuisines = ['American', 'Italian', 'Mexican', 'Indian', 'Chinese', 'French', 'Thai', 'Greek', 'Japanese'] as const
const eaters: readonly EaterProfile[] = [
  nobody,
  { ...nobody, diet: 'vegan' },
  { ...nobody, allergens: ['milk', 'tree_nut'] },
  { ...nobody, diet: 'gluten-free', dislikes: ['mushrooms', 'cilantro'] },
]

interface Cooked {
  draft: RecipeDraft
  dish: string
  eater: EaterProfile
}

const recipes: readonly Cooked[] = Array.from({ length: 96 }, (_, seed) => {
  const eater = eaters[seed % eaters.length]!
  const { allergens, diet, dislikes } = eater
  const wish: Wish = {
    ...anything,
    allergens,
    ...(diet && { diet }),
    exclude: dislikes,
    recipeType: types[seed % types.length]!,
    cuisine: cuisines[seed % cuisines.length]!,
  }
  return { made: compose(wish, seed), eater }
}).flatMap(({ made, eater }) => ('draft' in made ? [{ draft: made.draft, dish: made.dish, eater }] : []))

/** As many as are told all of it: dishes of the catalogue are composed for each. */
const told = recipes
  .slice(0, 32)
  .map((recipe) => ({ ...recipe, worth: worthCooking(recipe.draft, recipe.eater, { dish: recipe.dish }) }))

function named(notes: string, wish: Partial<Wish> = {}) {
  const made = compose({ ...anything, ...wish, notes }, 1)
  if ('contradiction' in made) throw new Error(made.contradiction.message)
  return { ...made, beside: worthCooking(made.draft, nobody, { dish: made.dish }).beside.map(({ why }) => why) }
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

test('of khichdi nothing is told that its steps do not do', () => {
  const { draft, dish } = named('khichdi')
  const { technique, tomorrow } = worthCooking(draft, nobody, { dish })
  // the tomatoes of the step behind the spices are no spices
  const step = draft.instructions[(technique?.step ?? 0) - 1]?.description ?? ''
  expect(/spice/.test(technique?.note ?? '')).toBe(/cumin|spice/.test(step))
  // rice that was cooked with lentils is no plain rice
  expect(tomorrow?.words ?? '').not.toContain('rice')
})

describe('a note of technique', () => {
  const noted = recipes.flatMap((recipe) => {
    const cooked = cookedDish(recipe.draft)
    const note = techniqueOf(cooked)
    return note ? [{ ...recipe, cooked, note }] : []
  })

  test('comes with many recipes, and the same in few of them', () => {
    expect(noted.length).toBeGreaterThan(recipes.length / 3)
    const counts = Map.groupBy(noted, ({ note }) => note.note)
    expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(noted.length / 6)
  })

  test('speaks of gluten only where there is some, and of an oven that is still to come', () => {
    for (const technique of techniques) {
      const notes = [technique.note].flat().join(' ')
      expect([technique.id, technique.gluten ?? false]).toEqual([technique.id, notes.includes('gluten')])
    }
    const cake = named('a cherry cake', { diet: 'gluten-free' })
    expect(cake.draft.recipeType).toBe('Dessert')
    expect(techniqueOf(cookedDish(cake.draft))?.note ?? '').not.toContain('gluten')
    expect(techniqueOf(cookedDish(named('baked feta pasta').draft))?.note ?? '').not.toContain('oven')
    expect(techniqueOf(cookedDish(named('egg drop soup').draft))?.note ?? '').not.toContain('yolk')
  })

  test('is about a step that does it, and that does not say it already', () => {
    for (const { note, cooked } of noted) {
      const { at, unless, notHere } = techniques.find(({ id }) => id === note.id)!
      const step = cooked.steps[note.step - 1]!
      expect([note.id, step.deeds.some((words) => at.split(' & ').every((part) => says(words, part)))]).toEqual([
        note.id,
        true,
      ])
      expect([note.id, Boolean(unless && says(cooked.text, unless))]).toEqual([note.id, false])
      expect([note.id, Boolean(notHere && says(step.text, notHere))]).toEqual([note.id, false])
    }
  })

  test('names no food that is not on the list, and neither does what is made ahead', () => {
    const strangers = recipes.flatMap(({ draft }) => {
      const cooked = cookedDish(draft)
      const texts = [techniqueOf(cooked)?.note, aheadOf(cooked)].flatMap((text) => text ?? [])
      const { servings, ingredients } = draft
      return texts.flatMap((description) =>
        unlistedFoods(readRecipe({ servings, ingredients, instructions: [{ description }] })).map(
          ({ mention }) => `${draft.title}: ${mention.words}`,
        ),
      )
    })
    expect(strangers).toEqual([])
  })

  test('of the table has its own words and a publication, and no figures', () => {
    const texts = techniques.flatMap(({ note }) => note)
    expect(techniques.length).toBeGreaterThanOrEqual(40)
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(techniques.map(({ id }) => id)).size).toBe(techniques.length)
    expect(texts.filter((text) => /\d/.test(text) || text.length > 200 || !text.endsWith('.'))).toEqual([])
    expect(techniques.filter(({ source }) => source === '')).toEqual([])
  })
})

describe('for the eater that it was made for', () => {
  test('each swap leaves a recipe that verifies, with the figures that it tells', () => {
    const swaps = told.flatMap(({ worth, draft, eater }) => worth.swaps.map((swap) => ({ ...swap, draft, eater })))
    expect(swaps.length).toBeGreaterThan(told.length / 5)
    for (const { line, option, draft, eater } of swaps) {
      const swapped = swapFood(draft, line, option.food, eater)!.draft
      const [before, after] = [verifyRecipe(draft, eater), verifyRecipe(swapped, eater)]
      expect(after.findings.filter(({ severity }) => severity === 'blocks')).toEqual([])
      const change = after.nutrition.perServing.calories - before.nutrition.perServing.calories
      expect(option.calories).toBe(Math.round(change))
      expect(after.diets.filter(({ diet, verdict }) => diet === eater.diet && verdict !== 'fits')).toEqual([])
      const found = after.allergens.filter(({ verdict }) => verdict !== 'not_found').map(({ allergen }) => allergen)
      expect(found.filter((allergen) => eater.allergens.includes(allergen))).toEqual([])
    }
  })

  test('the dishes beside it and after it can be made, and are never the dish itself', () => {
    const named = told.flatMap(({ worth, draft, eater }) =>
      [...worth.beside, worth.tomorrow].flatMap((one) => (one ? [{ name: one.dish, draft, eater }] : [])),
    )
    expect(named.length).toBeGreaterThan(told.length)
    for (const { name, draft, eater } of named) {
      expect(name).not.toBe(draft.title)
      const wish = { ...anything, allergens: eater.allergens, exclude: eater.dislikes, notes: name }
      const made = compose(eater.diet ? { ...wish, diet: eater.diet } : wish, 1)
      expect([name, eater.diet, 'draft' in made && made.dish.startsWith('dish-')]).toEqual([name, eater.diet, true])
    }
  })

  test('a savory pie is no cake, a sandwich has its bread, and nothing hot goes with ice', () => {
    for (const pie of ['chicken and leek pie', "shepherd's pie", 'scallion pancakes'])
      expect([pie, named(pie).beside.join()]).toEqual([pie, expect.not.stringContaining('drink')])
    for (const inHand of ['ground beef tacos', 'tuna melt', 'cheeseburgers', 'pb&j sandwich'])
      expect([inHand, named(inHand).beside.join()]).toEqual([inHand, expect.not.stringMatching(/sauce|plate|appetite/)])
    expect(named('strawberry scraped ice').beside.join()).not.toContain('hot')
    expect(named('blueberry pancakes').beside.join()).not.toMatch(/sauce|dip|appetite/)
  })

  test('no sentence comes twice', () => {
    for (const { worth, draft } of told) {
      const lines = worthLines(worth)
      const before = [draft.description, ...draft.instructions.map(({ description }) => description)]
      const sentences = [...before, ...lines].flatMap(sentencesOf)
      const twice = lines.flatMap(sentencesOf).filter((one) => sentences.filter((other) => other === one).length > 1)
      expect([draft.title, twice]).toEqual([draft.title, []])
    }
  })
})

test('of a recipe that says next to nothing, nothing is said', () => {
  const draft: RecipeDraft = {
    title: 'Thing',
    description: '',
    servings: 1,
    cuisine: '',
    recipeType: '',
    difficulty: 'Beginner',
    ingredients: [{ amount: '1', unit: '', name: 'flurble' }],
    instructions: [{ step: 1, description: 'Enjoy.', time: 0 }],
    reasons: [],
    notes: [],
  }
  expect(worthCooking(draft, nobody)).toEqual({ technique: null, ahead: null, tomorrow: null, beside: [], swaps: [] })
})

test('the words that a recipe was asked for with bind its swaps and sides, and where the table is unknown none is named', () => {
  const { draft, dish } = told.find(({ eater, worth }) => eater === nobody && worth.beside.length > 0)!
  const unnamed = worthCooking(draft, null, { dish })
  expect([unnamed.beside, unnamed.swaps, unnamed.tomorrow]).toEqual([[], [], null])
  const all =
    'no milk, no eggs, no wheat, no soy, no fish; allergic to nuts; vegan; no rice, no potatoes, no beans, no salad'
  expect(worthCooking(draft, nobody, { dish, notes: all }).beside).not.toEqual(
    worthCooking(draft, nobody, { dish }).beside,
  )
})
