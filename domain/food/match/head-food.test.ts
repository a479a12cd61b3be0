import { describe, expect, it } from 'vitest'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { doubtOf } from '#domain/food/line/weighing/line-doubts.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { headFood } from '#domain/food/match/head-food.ts'

const firstOf = (text: string) => readIngredientLine(text).foods[0]
const toldOf = (text: string) => lineAllergens(readIngredientLine(text)).map(({ allergen }) => allergen)

describe('a food by the head of its name', () => {
  it.each([
    ['113 g soft unsalted butter', 'unsalted butter'],
    ['8 oz dry elbow macaroni pasta', 'penne'],
    ['2 pasture-raised eggs', 'large egg'],
    ['1/2 cup frozen salted butter', 'salted butter'],
    ['100 g smoked gruyere', 'Gruyère'],
    ['1 cup uncooked short-grain white rice', 'short-grain rice'],
    ['1 pound spaghetti noodles', 'spaghetti'],
    ['2 tbsp fruity olive oil', 'extra-virgin olive oil'],
    ['200 g Lincolnshire new potatoes', 'small new potatoes'],
    ['3 pounds boned shoulder of veal', 'veal shoulder steak'],
    ['4 portions of salmon fillet', 'skin-on salmon fillet'],
    ['1/2 cup Chambord or other raspberry liqueur', 'orange liqueur'],
    ['1 cup Vialone nano, Carnaroli, or Arborio rice', 'Arborio rice'],
    ['2 tbsp canola, peanut, or walnut oil', 'neutral oil'],
  ])('%s: %s', (text, name) => {
    expect(firstOf(text)?.food?.name).toBe(name)
    expect(lineIsKnown(readIngredientLine(text))).toBe(true)
  })

  it.each([
    ['a word that makes another food', '1 cup candied orange slices', 'orange'],
    ['an oil of what it is made of', '1 cup zorblax oil', 'neutral oil'],
    ['a maker of an animal food, who may make it of plants', '1 cup zorblax cheese', 'sharp Cheddar'],
    ['another animal', '1 lb kangaroo bacon', 'thick-cut bacon'],
    ['a slip of the pen for a food', '1 tsp celry salt', 'table salt'],
    ['a term that lacks what the head holds', '1 cup chickpea tuna', 'canned tuna in water'],
    ['a recipe of its own', '1 cup Blueberry Sauce (recipe below)', 'tomato sauce'],
  ])('lends its figures and clears nothing: %s', (_, text, name) => {
    const named = firstOf(text)
    expect([named?.food, named?.standIn?.name]).toEqual([undefined, name])
    expect(lineIsKnown(readIngredientLine(text))).toBe(false)
  })

  it.each([
    '1 cup imitation crab',
    '1 cup un-vegan cheese',
    '1 cup peanut-free zorblax butter',
    '1 cup vegan black pudding',
    '1 cup チーズ rice',
  ])('is none where it is denied or may be anything: %s', (text) => {
    // Whatever it was taken for, it says what it holds or clears nothing.
    expect(lineIsKnown(readIngredientLine(text)) && toldOf(text).length === 0).toBe(false)
  })

  it('is likely at most where the words say what it is based on', () => {
    const bases = ['almond-based', 'Oat-Based', 'chickpea based']
    const names = [...foods.values()].flatMap(({ name }) => bases.map((base) => `${base} ${name}`))
    const taken = names.filter((name) => {
      const { food, exact } = knownFood(name)
      return food ? !exact : headFood(name)?.confidence === 'sure'
    })
    expect(taken).toEqual([])
  })
  it.each(['1 cup almond-based flour', '2 cups oat-based drink', '1/4 cup lentil-based pasta sauce'])(
    'clears nothing where the words say what it is based on: %s',
    (text) => {
      expect(lineIsKnown(readIngredientLine(text))).toBe(false)
    },
  )

  it('is of plants behind a maker of plant kinds', () => {
    expect(firstOf('1 lb Impossible ground beef')?.food?.name).toBe('plant-based ground meat')
    expect(firstOf('8 oz Beyond Meat sausage links')?.food?.facts.has('meat') ?? false).toBe(false)
    expect(toldOf('1 lb Impossible ground beef')).toContain('soy')
  })

  it('never hides an allergen among the words that it passes over', () => {
    expect(toldOf('1 cup peanut-crusted zorblax potatoes')).toContain('peanut')
    expect(toldOf('2 almond-stuffed Zorblax dates')).toContain('tree_nut')
    expect(toldOf('1 cup buttery Yukon potatoes in sesame oil')).toContain('sesame')
  })

  it('tells what it passed over, unless that says nothing of the food', () => {
    expect(doubtOf(firstOf('200 g Lincolnshire new potatoes')!)?.how).toContain('set aside')
    expect(doubtOf(firstOf('2 pasture-raised eggs')!)).toBeUndefined()
    expect(doubtOf(firstOf('1 cup zorblax oil')!)).toEqual({
      share: 0.5,
      how: 'counted as neutral oil, the nearest food we know',
    })
  })
})
