import { describe, expect, it } from 'vitest'
import { costOf } from '#domain/food/prices/cost.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { mergedFoods } from '#domain/plan/shopping/merged-foods.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

const listOf = (...lines: string[]) =>
  shoppingListOf([{ recipeId: 1, title: 'Supper', servings: 4, ingredients: lines }])
/** '3 onions', 'S 1 tsp salt': what stands on the list, staples marked. */
const said = (list: readonly ListedFood[]) =>
  list.map(({ amount, unit, name, isStaple }) => [isStaple ? 'S' : '', amount, unit, name].filter(Boolean).join(' '))
const only = (...lines: string[]) => {
  const list = listOf(...lines)
  expect(said(list)).toHaveLength(1)
  return list[0]!
}

describe('one line a food', () => {
  it.each([
    [['2 onions, sliced', '1 onion'], '3 onions'],
    [['2 onions', '150 g onion'], '4 onions'],
    [['1 onion, halved', '1/2 onion'], '2 onions'],
    [['4 scallions', '3 green onions'], '7 scallions'],
    [['2 tbsp chopped parsley', '2 tbsp parsley'], '1/4 cup parsley'],
    [['2 tbsp lemon juice', '1 lemon, zested'], '1 lemon'],
    [['juice of 1 lemon', 'zest of 1 lemon'], '1 lemon'],
    [['1 lemon, sliced', 'juice of 1 lemon'], '2 lemons'],
    [['3 large eggs', '2 egg yolks'], '5 eggs'],
    [['2 egg yolks', '2 egg whites'], '2 eggs'],
    [['1 can chickpeas', '1 can chickpeas, drained'], '2 cans chickpeas'],
    [['1 lb ground beef', '8 oz ground beef'], '1 1/2 lb ground beef'],
    [['200 g feta', '150 g feta cheese'], '350 g feta'],
    [['1 cup milk', '1/2 cup milk', '1 tbsp milk'], '1 2/3 cups milk'],
    [['3 cloves garlic', '2 garlic cloves'], '5 cloves garlic'],
    [['butter or oil', '2 tbsp butter'], '2 tbsp butter'],
    [['2 cups cooked jasmine rice'], '2/3 cup jasmine rice'],
  ])('%j is %s', (lines, wanted) => {
    expect(said(listOf(...lines)).map((line) => line.replace('large egg', 'egg').replace('unsalted ', ''))).toEqual([
      wanted,
    ])
  })

  it.each([
    [['1 can chickpeas', '1 cup dried chickpeas']],
    [['1 lb ground beef', '1 sirloin steak']],
    [['1 cup rolled oats', '1 cup gluten-free rolled oats']],
    [['500 g rigatoni', '500 g shell pasta']],
    [['2 tbsp light soy sauce', '2 tbsp dark soy sauce']],
    [['8 oz button mushrooms', '1 can mushrooms']],
    [['1 tbsp fresh mint', '1 tbsp dried mint']],
  ])('%j are two', (lines) => {
    expect(listOf(...lines)).toHaveLength(2)
  })

  it('is one line over several recipes, and says which of them want it and for which steps', () => {
    const list = shoppingListOf([
      {
        recipeId: 7,
        title: 'Soup',
        ingredients: ['2 onions', '1 l chicken stock'],
        instructions: ['Boil the stock.', 'Add the onions.'],
      },
      { recipeId: 9, title: 'Tart', ingredients: ['1 onion, optional'], instructions: ['Slice the onion.'] },
    ])
    const onions = list.find(({ food }) => food === 'onion')
    expect(said([onions!])).toEqual(['3 onions'])
    expect(onions?.sources.map(({ recipeId, steps, optional }) => [recipeId, steps, optional])).toEqual([
      [7, [2], false],
      [9, [1], true],
    ])
    expect(list.find(({ food }) => food === 'chicken-stock')?.sources[0]?.steps).toEqual([1])
  })
})

describe('what is on no list', () => {
  it('water, ice, headings and tools', () => {
    expect(listOf('2 cups water', 'For the sauce:', '8 wooden skewers', '1 cup ice')).toEqual([])
  })
})

describe('staples', () => {
  it('are what every kitchen has, as long as it is little', () => {
    expect(said(listOf('salt and pepper to taste', '1 tsp ground cumin', '2 tbsp olive oil', '1 tbsp flour'))).toEqual([
      'S 1 tbsp flour',
      'S black pepper',
      'S 1 tsp ground cumin',
      'S 2 tbsp olive oil',
      'S salt',
    ])
    expect(said(listOf('500 g flour', '1/2 cup olive oil'))).toEqual(['500 g flour', '1/2 cup olive oil'])
  })
  it('become no staples where recipes want much of it together, or where it was typed', () => {
    expect(listOf('1 cup flour', '1 1/2 cups flour', '300 g flour')[0]?.isStaple).toBe(false)
    expect(mergedFoods([...listOf('1 tsp salt'), typedItem('salt')])[0]?.isStaple).toBe(false)
  })
})

describe('what is paid', () => {
  it('is whole packages for what is packed, and the amount for what is loose', () => {
    const chickpeas = only('3 cans chickpeas')
    expect([chickpeas.quantity, chickpeas.package]).toEqual([3, '3 (15-oz) cans'])
    expect(chickpeas.estimatedPrice).toBeGreaterThan(chickpeas.usedPrice - 0.01)
    const tomatoes = only('2 (28-oz) cans crushed tomatoes')
    expect([tomatoes.quantity, tomatoes.package]).toEqual([2, '2 (28-oz) cans'])
    const onions = only('3 onions')
    expect([onions.quantity, onions.package]).toEqual([1, ''])
    expect(onions.estimatedPrice).toBeLessThan(2)
    expect(only('12 eggs').package).toBe('1 carton of 12')
  })
  it.each([
    ['4 eggs', 1, '1 carton of 6'],
    ['13 eggs', 1, '1 carton of 18'],
    ['18 eggs', 1, '1 carton of 18'],
    ['24 eggs', 2, '2 cartons of 12'],
    ['30 eggs', 2, '1 carton of 18 and 1 carton of 12'],
    ['3 cups milk', 1, '1 quart'],
    ['1 gallon milk', 1, '1 gallon'],
    ['5 cups milk', 2, '1 quart and 1 pint'],
    ['1/2 cup butter', 1, '1 (8-oz) package'],
    ['2 cups heavy cream', 1, '1 pint'],
    ['1 kg flour', 1, '1 (5-lb) bag'],
    ['3 cans chickpeas', 3, '3 (15-oz) cans'],
  ])('of %s is the cheapest that holds it', (line, quantity, label) => {
    expect(only(line)).toMatchObject({ quantity, package: label })
  })
  it.each(['18 eggs', '5 eggs', '1 gallon milk', '1 kg flour', '1/2 cup butter'])(
    'for %s is what its recipe says',
    (line) => {
      const { lines } = readRecipe({ servings: 1, ingredients: [line] })
      expect(costOf(lines, 1).toBuy).toBe(only(line).estimatedPrice)
    },
  )
})

describe('allergens', () => {
  it('are carried along, and a line that denies one buys what denies it', () => {
    expect(only('200 g feta').warnings).toContainEqual({ allergen: 'milk', verdict: 'contains' })
    const oats = only('1 cup gluten-free rolled oats')
    expect(oats.name).toBe('gluten-free rolled oats')
    expect(oats.warnings.map(({ allergen }) => allergen)).not.toContain('gluten')
    const [, noodles] = listOf('salt and soy sauce', '200 g egg noodles').toReversed()
    expect(noodles?.name).toBeDefined()
    const salt = listOf('1 tsp salt and soy sauce').find(({ food }) => food === 'table-salt')
    expect(salt?.warnings).toEqual([])
  })
})

it('takes any text and loses none of it', () => {
  const hostile = ['=1+1', '<b>2 cups</b> milk', '\u202e3 eggs', '9e99 kg flour', '🍅🍅', 'x'.repeat(3000)]
  expect(listOf(...hostile, '', '   ').flatMap(({ sources }) => sources.map(({ text }) => text))).toEqual(
    expect.arrayContaining(hostile.filter((text) => text !== '')),
  )
})
