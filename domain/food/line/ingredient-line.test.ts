import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { printAmount } from '#domain/measure/print.ts'

/** 'amount unit | foods | alternatives', as short as a cook would repeat it. */
function told(text: string): string {
  const { amount, unit, foods, alternatives } = readIngredientLine(text)
  const names = (all: typeof foods) =>
    all.map(({ food, words }) => (food ? words.toLowerCase() : `?${words}`)).join(' + ')
  const measure = [amount && printAmount(amount), unit].filter(Boolean).join(' ')
  return [measure, names(foods), names(alternatives)].filter((part, at) => part || at < 2).join(' | ')
}

describe('few words mean what a cook takes them for', () => {
  it.each([
    ['1/4 teaspoon ginger', 'ground-ginger'],
    ['1/4 tsp McCormick Gourmet™ Organic Ginger, Ground', 'ground-ginger'],
    ['1 tsp fresh ginger', 'ginger'],
    ['1 tsp ginger, grated', 'ginger'],
    ['1 tbsp ginger', 'ginger'],
    ['1/2 tsp thyme', 'dried-thyme'],
    ['1/2 tsp thyme leaves', 'thyme'],
    ['5 cloves', 'cloves'],
    ['1/4 tsp cloves', 'ground-cloves'],
    ['cloves (not garlic cloves, just cloves): 5', 'cloves'],
    ['2 cloves garlic', 'garlic'],
    ['a handful of chopped tomatoes', 'tomato'],
    ['1 can chopped tomatoes', 'canned-tomatoes'],
    ['Beef or [chicken stock](/chicken-stock)', 'beef-stock'],
    ['3 cups turkey or chicken broth or stock', 'chicken-stock'],
    ['The whites only of six eggs.', 'egg-white'],
    ['3 chopped scallions white and green separated', 'scallion'],
    ['3-inch piece stick cinnamon', 'cinnamon-stick'],
    ['Ample amount of chopped parsley', 'parsley'],
    ['The thick end of 3 large carrots', 'carrot'],
    ['250 ml fresh, non-UHT milk', 'milk'],
    ['2 oz cheddar, such as one made with mozzarella, and feta', 'cheddar'],
  ])('%s is %s', (text, id) => {
    expect(readIngredientLine(text).foods.map(({ food }) => food?.id)).toEqual([id])
  })
})

describe('a line is read as a cook reads it', () => {
  it.each([
    ['1 cup milk', '1 cup | milk'],
    ['2 cloves garlic, minced', '2 clove | garlic'],
    ['2 large garlic cloves, minced', '2 clove | garlic'],
    ['3 Tbsp. olive oil', '3 tbsp | olive oil'],
    ['2 T olive oil', '2 tbsp | olive oil'],
    ['2 t olive oil', '2 tsp | olive oil'],
    ['½ lg clove garlic', '1/2 clove | garlic'],
    ['1-2 cloves garlic', '1-2 clove | garlic'],
    ['Two to three cloves of garlic', '2-3 clove | garlic'],
    ['250g/9oz butter, softened', '250 g | butter'],
    ['Butter 100g', '100 g | butter'],
    ['Butter: 100 g, cubed', '100 g | butter'],
    ['butter (100 g)', '100 g | butter'],
    ['Garlic cloves x 2', '2 clove | garlic'],
    ['1 lb 2 oz butter', '1 1/8 lb | butter'],
    ['2 tbsp plus 1 tsp soy sauce', '2 1/3 tbsp | soy sauce'],
    ['1½-inch piece ginger, peeled', '1 1/2 inch | ginger'],
    ['5cm/2in piece of ginger', '5 cm | ginger'],
    ['a handful of basil', '1 handful | basil'],
    ['Large handful of basil', 'handful | basil'],
    ['For the sauce: 1 cup heavy cream', '1 cup | heavy cream'],
    ['* 1 cup heavy cream*', '1 cup | heavy cream'],
    ['▢ 1 cup heavy cream†', '1 cup | heavy cream'],
    ['1 heaping tablespoon tomato paste', '1 tbsp | tomato paste'],
    ['about 2 cups heavy cream', '2 cup | heavy cream'],
    ['1 packed cup basil', '1 cup | basil'],
    ['salt and butter', ' | salt + butter'],
    ['1 tsp each salt and butter', '1 tsp | salt + butter'],
    ['2 tbsp butter or olive oil', '2 tbsp | butter | olive oil'],
    ['2 tbsp butter/olive oil', '2 tbsp | butter | olive oil'],
    ['2 tbsp butter (or olive oil)', '2 tbsp | butter | olive oil'],
    ['2 tbsp butter, or 1 tbsp olive oil', '2 tbsp | butter | olive oil'],
    ['1 red or green bell pepper, chopped', '1 | red bell pepper | green bell pepper'],
    ['butter, olive oil, and salt', ' | butter + olive oil + salt'],
    ['peeled and chopped garlic', ' | garlic'],
    ['1 tbsp chopped oregano', '1 tbsp | oregano'],
    ['1 tsp lightly packed grated orange zest', '1 tsp | orange zest'],
    ['3 tablespoons plus ½ cup butter', '11 tbsp | butter'],
    ['1/4 + 1/8 teaspoon salt', '3/8 tsp | salt'],
    ['1 stick + 6 tablespoons butter', '14 tbsp | butter'],
    ['1 large or 2 small onions', '1 large | onions'],
    ['90 g sugar 1/3 cup', '90 g | sugar'],
    ['100g sugar /or honey', '100 g | sugar | honey'],
    ['½ a lemon', '1/2 | lemon'],
    ['Scant 2/3 cup (60g) (rolled oats)', '2/3 cup | rolled oats'],
    ['4 boneless (skinless chicken breasts, thinly sliced)', '4 | boneless, skinless chicken breasts'],
    ['Salt pepper to taste', ' | salt + pepper'],
    ['10 10 eggs', '10 | eggs'],
    ['2 sprigs oregano', '2 sprig | oregano'],
    ['1 tsp coriander', '1 tsp | coriander'],
    ['1 small ear of corn', '1 small | ear of corn'],
  ])('%s', (text, line) => {
    expect(told(text)).toBe(line)
  })

  it.each([
    ['2 (14-oz) cans coconut milk', 2, 'can', 14, 'oz'],
    ['2 14-oz cans coconut milk', 2, 'can', 14, 'oz'],
    ['1 14- ounce can of coconut milk', 1, 'can', 14, 'oz'],
    ['1 can (14 oz) coconut milk', 1, 'can', 14, 'oz'],
    ['2 x 400g tins coconut milk', 2, 'can', 400, 'g'],
    ['400ml can coconut milk', 1, 'can', 400, 'ml'],
    ['4 potatoes (6 oz each)', 4, undefined, 6, 'oz'],
  ])('%s: what a package holds', (text, count, unit, size, sizeUnit) => {
    const line = readIngredientLine(text)
    expect(line.amount && toNumber(line.amount)).toBe(count)
    expect(line.unit).toBe(unit)
    expect(line.packageSize && toNumber(line.packageSize.amount)).toBe(size)
    expect(line.packageSize?.unit).toBe(sizeUnit)
  })

  it('keeps the other half of a dual unit', () => {
    expect(readIngredientLine('1 lb (450 g) butter').second).toMatchObject({ unit: 'g' })
    expect(readIngredientLine('150 g / 5 oz butter').second).toMatchObject({ unit: 'oz' })
    expect(readIngredientLine('1 onion, about 150 g, sliced').second).toMatchObject({ unit: 'g' })
  })
  it('says what is optional and what is to taste', () => {
    expect(readIngredientLine('basil leaves (optional)').optional).toBe(true)
    expect(readIngredientLine('salt, to taste').toTaste).toBe(true)
    expect(readIngredientLine('salt as needed').toTaste).toBe(true)
    expect(readIngredientLine('1 tsp salt').toTaste).toBe(false)
  })
  it('keeps the preparation, before and after', () => {
    expect(readIngredientLine('1 cup finely chopped onion').preparation).toBe('finely chopped')
    expect(readIngredientLine('1 onion, peeled, finely chopped').preparation).toBe('peeled, finely chopped')
    expect(readIngredientLine('1 tbsp butter, plus more for greasing').preparation).toBe('plus more for greasing')
  })
  it('juice of a lemon is lemon juice', () => {
    expect(told('juice of 1 lemon')).toMatch(/^1 \| lemon juice/)
    expect(readIngredientLine('Juice of ½-1 lemon').amount).toEqual({ low: { n: 1, d: 2 }, high: { n: 1, d: 1 } })
  })
  it('two peppers are no peppercorns', () => {
    expect(readIngredientLine('2 large peppers, sliced').foods[0]?.food?.name).toMatch(/bell pepper/)
    expect(readIngredientLine('1 tsp pepper').foods[0]?.food?.name).toMatch(/black pepper/)
  })
  it('3 cloves are the spice, not a measure', () => {
    expect(readIngredientLine('3 cloves').unit).toBeUndefined()
    expect(readIngredientLine('3 cloves').foods[0]?.words).toBe('cloves')
  })
})

describe('what is not surely known stays unknown', () => {
  it.each(['egg-free mayonnaise', 'rocambole of zorb', 'butter-free spread', '1 cup dairy-free butter'])(
    '%s',
    (text) => {
      const { foods } = readIngredientLine(text)
      expect(foods).toHaveLength(1)
      expect(foods[0]?.food?.allergens.certain ?? []).not.toContain('egg')
    },
  )
  it('the words of a denial are kept', () => {
    expect(readIngredientLine('1 cup egg-free mayonnaise').foods[0]?.words).toBe('egg-free mayonnaise')
  })
  it('an unknown side makes an unknown alternative', () => {
    expect(told('1 cup butter or xyzzy')).toBe('1 cup | butter | ?xyzzy')
  })
})

describe('nothing throws', () => {
  it('on any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const line = readIngredientLine(text)
        expect(line.text).toBe(text)
      }),
      { numRuns: 500 },
    )
  })
  it('on the pieces of lines in any order', () => {
    const piece = fc.constantFrom(
      '1',
      '½',
      '1/2',
      '0/0',
      '-',
      'to',
      'cup',
      'oz',
      'can',
      '(',
      ')',
      '/',
      ',',
      'or',
      'and',
      'plus',
      'x',
      'juice of',
      'butter',
      'half',
      'a',
      'each',
      '\ue000',
      '\0',
      '\ud800',
      ':',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.constantFrom(' ', ''), (pieces, glue) => {
        const line = readIngredientLine(pieces.join(glue))
        for (const end of line.amount ? [line.amount.low, line.amount.high] : []) {
          expect(Number.isFinite(end.n / end.d)).toBe(true)
          expect(end.n).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 1500 },
    )
  })
  it('on very long lines, in no time', () => {
    for (const text of [
      '1 '.repeat(50_000),
      '('.repeat(50_000),
      'and '.repeat(20_000),
      'a-'.repeat(20_000),
      '1/2'.repeat(20_000),
    ]) {
      expect(readIngredientLine(text).text).toBe(text)
    }
  })
})
