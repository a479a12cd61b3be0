import { describe, expect, it } from 'vitest'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'

const listOf = (...lines: string[]) =>
  shoppingListOf([{ recipeId: 1, title: 'Supper', servings: 4, ingredients: lines }])
const only = (...lines: string[]) => {
  const list = listOf(...lines)
  expect(list).toHaveLength(1)
  return list[0]!
}
const said = (...lines: string[]) => {
  const { amount, unit, name } = only(...lines)
  return [amount, unit, name].filter(Boolean).join(' ')
}

describe('what every shop sells has a price and an aisle', () => {
  const shapes = ['macaroni', 'linguine', 'rotini', 'shells', 'spaghetti', 'elbows', 'fettuccine']
  const pastas = ['gluten-free', 'whole-wheat', 'whole grain', 'brown rice', 'chickpea', 'red lentil']
  it.each([
    ...pastas.flatMap((kind) => shapes.map((shape) => `8 oz ${kind} ${shape}`)),
    '12 jumbo shells',
    '8 oz shells',
    'chickpea pasta',
    'brown-rice pasta',
    ...['chocolate', 'strawberry', 'vanilla', 'vanilla soy', 'chocolate oat', 'vanilla almond', 'vanilla rice'].map(
      (kind) => `1 cup ${kind} milk`,
    ),
    '1 tin beans',
    '1 lb dried beans',
    '1 bag chips',
    '1 box cereal',
    '1 case soda',
    '1 tray eggs',
    '1 sack flour',
    '1 tbsp dried savory',
  ])('%s', (line) => {
    const item = only(line)
    expect(item.estimatedPrice).toBeGreaterThan(0)
    expect(item.category).not.toBe('Other')
  })

  it('and loses no allergen for it', () => {
    const contained = (line: string) => only(line).warnings.map(({ allergen }) => allergen)
    expect(contained('1 cup chocolate milk')).toContain('milk')
    expect(contained('1 cup strawberry milk')).toContain('milk')
    expect(contained('1 cup chocolate soy milk')).toEqual(expect.arrayContaining(['soy', 'milk']))
    expect(contained('8 oz shells')).toEqual(expect.arrayContaining(['wheat', 'gluten']))
    expect(contained('12 jumbo shells')).toEqual(expect.arrayContaining(['wheat', 'gluten']))
    expect(contained('8 oz whole-wheat rotini')).toEqual(expect.arrayContaining(['wheat', 'gluten']))
    expect(contained('8 oz gluten-free rotini')).toEqual([])
    expect(contained('2 lobster tails')).toContain('crustacean')
  })
})

describe('a container holds many', () => {
  it.each([
    ['1 bunch carrots', '1 bunch carrots', 300],
    ['1 bunch bananas', '1 bunch bananas', 700],
    ['1 bag apples', '1 bag apples', 1000],
    ['1 crate tomatoes', '1 crate tomatoes', 5000],
    ['1 case beer', '1 case beer', 8000],
    ['1 half gallon orange juice', '1/2 gallon orange juice', 1900],
  ])('%s', (line, words, least) => {
    expect(said(line)).toBe(words)
    expect(only(line).grams).toBeGreaterThan(least)
    expect(typedItem(line)).toMatchObject({ quantity: only(line).quantity, grams: only(line).grams })
  })

  it('and is counted out where pieces are wanted too', () => {
    expect(said('1 bunch carrots', '1 carrot')).toBe('7 carrots')
  })
})

describe('small ones', () => {
  it.each(['1 cup pearl onions', '12 pearl onions', '1 cup cipollini onions'])('%s are a bag', (line) => {
    expect(only(line).package).toMatch(/^1 \(\S+\) bag/)
  })
  it('are not weighed as large ones', () => {
    expect(only('4 quail').grams).toBeLessThan(600)
    expect(only('2 lobster tails')).toMatchObject({ name: 'lobster tails', package: '2 tails' })
  })
})

describe('amounts keep their measure', () => {
  it.each([
    [['1 gallon milk'], '1 gallon milk'],
    [['2 quarts orange juice'], '2 quarts orange juice'],
    [['1 gallon milk', '1 quart milk'], '1 1/4 gallons milk'],
    [['1 gallon milk', '2 l milk'], '6 1/4 quarts milk'],
    [['1 cup milk', '1 cup milk'], '2 cups milk'],
    [['1 pint cherry tomatoes'], '1 pint cherry tomatoes'],
  ])('%j is %s', (lines, words) => {
    expect(said(...lines)).toBe(words)
  })
})

describe('packages', () => {
  it.each([
    ['1 quart chicken stock', '1 (32-fl-oz) carton'],
    ['1 pint cherry tomatoes', '1 pint'],
    ['1 box kosher salt', '1 box'],
    ['6 lb flour', '3 (2-lb) bags'],
    ['2 cans lentils', '2 cans'],
    ['1 l cola', '1 (2-l) bottle'],
    ['1 bottle red wine', '1 (750-ml) bottle'],
    ['1 quart orange juice', '1 (52-fl-oz) carton'],
    ['1 tbsp dried cilantro', '1 (0.3-oz) jar'],
    ['4 corn', ''],
    ['1 lb stew beef', ''],
    ['1 lb leg of lamb', ''],
  ])('for %s is %s', (line, label) => {
    expect(only(line).package).toBe(label)
  })

  it('of a roast is only what the butcher cuts', () => {
    expect(only('1 lb stew beef').estimatedPrice).toBeLessThan(10)
    expect(only('3 lb chuck roast').package).toBe('1 (3-lb) roast')
  })
})

describe('words', () => {
  it.each([
    ['zest of 1 lime', '1 lime'],
    ['zest and juice of 1 lime', '1 lime'],
    ['zest of 3 limes', '3 limes'],
    ['1 rack of ribs', '1 rack of ribs'],
    ['2 racks of ribs', '2 racks of ribs'],
    ['1 tbsp chicken bouillon', '1 tbsp chicken bouillon'],
    ['1 can lima beans', '1 can lima beans'],
    ['4 corn', '4 ears of corn'],
    ['0 eggs', '0 eggs'],
  ])('%s is %s', (line, words) => {
    expect(said(line).replace('large egg', 'egg')).toBe(words)
  })
  it('nobody buys a million eggs', () => {
    expect(typedItem('1,000,000 eggs')).toMatchObject({ amount: '', quantity: 1 })
  })
})

describe('lines that are one, and lines that are not', () => {
  it.each([
    [['1 onion or garlic', '1 Welsh onion'], 2],
    [['1 cup all-purpose flour', '1 cup flour (0 or 00)'], 2],
    [['1 jalapeño', '4 oz diced jalapeños (drained) (canned)'], 2],
    [['3 handfuls kale', '3 cups baby kale or other leafy greens'], 1],
    [['1 cup fine sugar', '1 cup caster sugar'], 1],
  ])('%j', (lines, count) => {
    expect(listOf(...lines)).toHaveLength(count)
  })
})
