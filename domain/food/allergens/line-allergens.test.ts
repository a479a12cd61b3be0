import { assert, constantFrom, pre, property, string, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'

/** A line of which the food table knows nothing: only its words can speak. */
function worded(text: string, words = text): IngredientLine {
  return { text, foods: [{ words }], alternatives: [], preparation: '', optional: false, toTaste: false }
}

/** 'wheat gluten soy?' for a line; '' where nothing was found. */
function found(text: string): string {
  return lineAllergens(worded(text))
    .map(({ allergen, certainty }) => allergen + (certainty === 'usual' ? '?' : ''))
    .join(' ')
}

describe('what a cook is told of a line by its words alone', () => {
  test.each([
    // plain presence
    ['1 cup whole milk', 'milk'],
    ['2 large eggs, beaten', 'egg'],
    ['1 egg, free-range', 'egg'],
    ['2 eggs free range', 'egg'],
    ['3 anchovy fillets in oil', 'fish'],
    ['1 lb shrimp, peeled', 'crustacean sulphite?'],
    ['12 littleneck clams', 'mollusc'],
    ['1/2 cup sliced almonds', 'tree_nut'],
    ['2 tbsp peanut butter', 'peanut'],
    ['1 cup all-purpose flour', 'wheat gluten'],
    ['2 tbsp soy sauce', 'wheat? gluten? soy'],
    ['1 tbsp tahini', 'sesame'],
    ['2 ribs celery', 'celery'],
    ['1 tsp Dijon mustard', 'mustard sulphite?'],
    ['1 cup pearl barley', 'gluten'],
    ['1 cup rolled oats', 'gluten?'],
    // false friends
    ['1 cup oat milk', 'gluten?'],
    ['1 (14-oz) can coconut milk', 'sulphite?'],
    ['2 tbsp coconut milk powder', 'milk? sulphite?'],
    ['1 cup almond flour', 'tree_nut'],
    ['1/4 tsp cream of tartar', ''],
    ['1 head butter lettuce', ''],
    ['1/4 tsp ground nutmeg', ''],
    ['1 can water chestnuts, drained', ''],
    ['1 cup buckwheat flour', ''],
    ['2 oz cocoa butter', ''],
    ['1 large eggplant, cubed', ''],
    ['1 butternut squash', ''],
    ['1 cup rice flour', ''],
    ['8 oz rice noodles', ''],
    ['6 corn tortillas', ''],
    ['8 oz oyster mushrooms', ''],
    ['1 tbsp coconut aminos', ''],
    ['2 donut peaches', ''],
    ['1 cup glutinous rice', ''],
    ['1 bottle ginger beer', ''],
    ['1 cup cauliflower florets', ''],
    ['1 flax egg', ''],
    ['2 oz pistachio butter', 'tree_nut'],
    ['1/2 cup walnut flour', 'tree_nut'],
    ['1 cup creamy peanut butter', 'peanut'],
    ['1 cup groundnuts', 'peanut'],
    ['1 cup ground nuts', 'tree_nut peanut?'],
    ['1 cup bread and butter pickles', 'celery? mustard? sulphite?'],
    ['2 tbsp butter and 1 cup coconut milk', 'milk sulphite?'],
    // free of
    ['1/2 cup egg-free mayonnaise', 'soy? mustard?'],
    ['2 tbsp gluten-free soy sauce', 'soy'],
    ['2 tbsp gluten free soy sauce', 'soy'],
    ['2 tbsp soy sauce (gluten-free)', 'soy'],
    ['2 tbsp soy sauce, certified gluten-free', 'soy'],
    ['2 tbsp (gluten-free) soy sauce', 'soy'],
    ['1 lb gluten-free rigatoni', ''],
    ['1 cup dairy-free butter', 'tree_nut? soy?'],
    ['1 cup gluten-free, dairy-free chocolate chips', 'soy?'],
    ['2 tbsp vegan cream cheese', 'tree_nut? soy?'],
    ['1 cup vegan macaroni and cheese', 'wheat gluten'],
    ['1 cup lactose-free milk', 'milk'],
    ['1 cup non-dairy creamer', 'milk?'],
    ['1 cup granola without nuts', 'peanut? wheat? gluten? soy? sesame?'],
    // free of something else, or only perhaps
    ['2 tbsp soy sauce, gluten-free if needed', 'wheat? gluten? soy'],
    ['2 tbsp soy sauce or gluten-free tamari', 'wheat? gluten? soy'],
    ['1 cup milk (dairy-free if preferred)', 'milk'],
    ['1 cup milk or dairy-free', 'milk'],
    ['1 cup egg-free milk pudding', 'milk'],
    ['1 cup dairy-free mayonnaise', 'egg soy? mustard?'],
    ['1 cup flour (not gluten-free)', 'wheat gluten'],
    ['1 cup wheat-free barley bread', 'milk? gluten soy? sesame?'],
    ['2 tbsp butter, or dairy-free margarine', 'milk soy?'],
    ['veggies, eggs, tofu', 'egg soy'],
    // alternatives, notes and preparation
    ['2 tbsp butter or olive oil', 'milk'],
    ['4 oz dark chocolate (may contain nuts)', 'milk? tree_nut? peanut? soy?'],
    ['1 cup rice crackers, made in a facility that handles peanuts', 'crustacean? peanut? wheat? gluten? soy? sesame?'],
    ['2 cups croutons, toasted in butter', 'milk wheat gluten soy?'],
    ['1 puff pastry sheet, brushed with egg', 'milk? egg wheat gluten'],
    ['1 walnut-sized piece of ginger', ''],
    ['1 lb chicken thighs, butterflied', ''],
    // other tongues, accents and spellings
    ['100 g crème fraîche', 'milk'],
    ['100 g creme fraiche', 'milk'],
    ['2 œufs', 'egg'],
    ['100 g beurre noisette', 'milk'],
    ['20 cl lait de coco', 'sulphite?'],
    ['100 g queso fresco', 'milk'],
    ['1 taza de leche de almendras', 'tree_nut'],
    ['200 g gambas', 'crustacean sulphite?'],
    ['50 g parmigiano reggiano', 'milk'],
    ['50 g nocciole', 'tree_nut'],
    ['2 tbsp besan', ''],
    ['1 cup maida', 'wheat gluten'],
    ['200 g paneer', 'milk'],
    ['2 tbsp ghee', 'milk'],
    ['1 pinch hing', 'wheat? gluten?'],
    ['2 tsp katsuobushi', 'fish'],
    ['1 tbsp goma', 'sesame'],
    ['200 g udon', 'wheat gluten'],
    ['1 tbsp nước mắm', 'fish'],
    ['1 cup bread crumbs', 'milk? wheat gluten soy? sesame?'],
    ['1 cup breadcrumbs', 'milk? wheat gluten soy? sesame?'],
  ])('%s: %s', (text, expected) => {
    expect(found(text)).toBe(expected)
  })

  test('the words that decided are named', () => {
    const [first] = lineAllergens(worded('3 tbsp Unsalted Butter, melted'))
    expect(first).toEqual({ allergen: 'milk', certainty: 'certain', because: 'Unsalted Butter' })
  })
})

describe('what is known', () => {
  test('a word that nobody knows never earns the best verdict', () => {
    expect(lineIsKnown(worded('1 cup zorblax', 'zorblax'))).toBe(false)
    expect(lineIsKnown(worded('1 cup zorblax cheese', 'zorblax cheese'))).toBe(false)
    expect(lineIsKnown(worded('1 cup vegan lox', 'vegan lox'))).toBe(false)
    expect(lineIsKnown(worded('gluten-free', 'gluten-free'))).toBe(false)
    expect(lineIsKnown({ ...worded('to serve'), foods: [] })).toBe(false)
  })
  test('a term with plain words beside it is known', () => {
    expect(lineIsKnown(worded('2 tbsp anchovy paste', 'anchovy paste'))).toBe(true)
    expect(lineIsKnown(worded('2 finely chopped anchovies', 'finely chopped anchovies'))).toBe(true)
    expect(lineIsKnown(worded('1 small eggplant', 'eggplant'))).toBe(true)
  })
  test('an alternative that nobody knows leaves the line unknown', () => {
    const line = { ...worded('1 cup milk or zorblax', 'milk'), alternatives: [{ words: 'zorblax' }] }
    expect(lineIsKnown(line)).toBe(false)
  })
})

describe('always', () => {
  const presence = ['2 eggs', '1 cup milk', '100 g prawns', '2 tbsp tahini', '1 cup walnuts', '1 cup flour']
  test('words after a comma never take an allergen away, unless they say that it is free of it', () => {
    assert(
      property(constantFrom(...presence), stringMatching(/^[a-z ]{0,30}$/), (line, words) => {
        pre(!/free|vegan|without|no |veg|less|plant|dairy|g *f/.test(words))
        const before = lineAllergens(worded(line))
        const after = lineAllergens(worded(`${line}, ${words}`))
        for (const { allergen, certainty } of before)
          expect(after).toContainEqual(expect.objectContaining({ allergen, certainty }))
      }),
    )
  })
  test('a line of a hundred thousand words is answered at once, and never as known', () => {
    const line = worded('vegan milk and eggs, '.repeat(25_000))
    expect(lineAllergens(line).map(({ allergen }) => allergen)).toContain('egg')
    expect(lineIsKnown(line)).toBe(false)
  })
  test('any text is read, each allergen once and in order', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const order = lineAllergens(worded(text)).map(({ allergen }) => allergens.indexOf(allergen))
        expect(order).toEqual([...new Set(order)].sort((one, two) => one - two))
      }),
    )
  })
})
