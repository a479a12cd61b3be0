import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountLeft, inPieces } from '#domain/plan/at-home/amount-left.ts'
import { boughtStock } from '#domain/plan/at-home/bought-stock.ts'
import { type LineToMeet, type LotAtHome, lessAtHome, lessOfLists } from '#domain/plan/at-home/less-at-home.ts'
import { wantsOfRecipe } from '#domain/plan/at-home/recipe-wants.ts'
import { crumb, type HomeWant, type Lot, takeFrom } from '#domain/plan/at-home/take.ts'
import { typedStock } from '#domain/plan/at-home/typed-stock.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { typedItem } from '#domain/plan/shopping/typed-item.ts'

const product = fc.constantFrom('flour', 'butter', 'oil', 'egg')
const grams = fc.nat({ max: 100_000 }).map((hundredths) => hundredths / 100)
const lots: fc.Arbitrary<Lot[]> = fc
  .array(fc.record({ product, grams }), { maxLength: 8 })
  .map((all) => all.map((lot, id) => ({ id, ...lot })))
const wants: fc.Arbitrary<HomeWant[]> = fc.array(
  fc.array(fc.record({ product, grams }), { minLength: 1, maxLength: 3 }),
  {
    maxLength: 6,
  },
)

describe('what is taken', () => {
  it('is never more than lies there, nor more than is wanted but for a crumb, and nothing is lost between', () => {
    fc.assert(
      fc.property(lots, wants, (there, wanted) => {
        const taken = takeFrom(there, wanted)
        expect(taken).toHaveLength(wanted.length)
        for (const lot of there) {
          const gone = taken.flat().filter((one) => one.lot === lot.id)
          const sum = gone.reduce((all, one) => all + Math.round(one.grams * 100), 0)
          expect(gone.every((one) => one.grams > 0)).toBe(true)
          expect(sum).toBeLessThanOrEqual(Math.round(lot.grams * 100))
        }
        for (const [at, options] of wanted.entries()) {
          const share = options.reduce((all, option, place) => {
            if (options.slice(0, place).some((earlier) => earlier.product === option.product)) return all
            const got = taken[at]!.filter(({ lot }) => there[lot]!.product === option.product)
            const most = Math.max(...options.filter((one) => one.product === option.product).map((one) => one.grams))
            return all + (most > 0 ? got.reduce((sum, one) => sum + one.grams, 0) / most : 0)
          }, 0)
          expect(share).toBeLessThanOrEqual((1 + crumb) * options.length + 1e-9)
        }
      }),
    )
  })

  it('comes from what stands first, and is all that is wanted where enough is there', () => {
    fc.assert(
      fc.property(fc.array(grams, { minLength: 1, maxLength: 6 }), grams, (all, wanted) => {
        const there = all.map((each, id) => ({ id, product: 'flour', grams: each }))
        const taken = takeFrom(there, [[{ product: 'flour', grams: wanted }]])[0]!
        const sum = taken.reduce((total, one) => total + one.grams, 0)
        const enough = all.reduce((total, each) => total + each, 0)
        expect(sum).toBeGreaterThanOrEqual(Math.min(wanted, enough) - 0.01 - wanted * crumb)
        // a later one is touched only when the earlier ones are gone
        for (const { lot } of taken)
          for (const earlier of there.filter(({ id, grams: each }) => id < lot && each > 0))
            expect(taken.find((one) => one.lot === earlier.id)?.grams).toBeCloseTo(earlier.grams)
      }),
    )
  })

  it('is the other food of a line where the first one is used up', () => {
    const butter = { id: 1, product: 'butter', grams: 50 }
    const oil = { id: 2, product: 'oil', grams: 500 }
    const wanted = [
      [
        { product: 'butter', grams: 100 },
        { product: 'oil', grams: 80 },
      ],
    ]
    expect(takeFrom([butter, oil], wanted)).toEqual([
      [
        { lot: 1, grams: 50 },
        { lot: 2, grams: 40 },
      ],
    ])
  })

  it('leaves no crumbs', () => {
    const pound = { id: 1, product: 'butter', grams: 453.59 }
    expect(takeFrom([pound], [[{ product: 'butter', grams: 450 }]])).toEqual([[{ lot: 1, grams: 453.59 }]])
    expect(takeFrom([pound], [[{ product: 'butter', grams: 400 }]])).toEqual([[{ lot: 1, grams: 400 }]])
  })
})

it('what is typed is read as a cook means it', () => {
  expect(typedStock('2 lb chicken thighs')).toMatchObject({
    food: 'chicken-thigh',
    amount: '2',
    unit: 'lb',
    grams: 907.18,
  })
  expect(typedStock('half a cabbage')).toMatchObject({ food: 'cabbage', amount: '1/2', grams: 567.5 })
  expect(typedStock('2-3 onions')).toMatchObject({ food: 'onion', name: 'onions', amount: '2-3', grams: 305.56 })
  expect(typedStock('2-3 lb chicken')).toMatchObject({ name: 'chicken', amount: '2-3', unit: 'lb', grams: 1133.98 })
  expect(typedStock('2 x 500 g flour')).toMatchObject({ name: 'flour', amount: '1', unit: 'kg', grams: 1000 })
  expect(typedStock('2 x 5 oz tuna')).toMatchObject({ name: 'tuna', amount: '10', unit: 'oz', grams: 283.5 })
  // how long each is is no amount of it
  expect(typedStock('2 8-inch tortillas')).toMatchObject({ name: 'tortillas', amount: '2', unit: '', grams: 98 })
  expect(typedStock('2 9-inch pie crusts')).toMatchObject({ name: 'pie crust', amount: '2', unit: '' })
  expect(typedStock('1 12-inch sub roll')).toMatchObject({ name: 'sub roll', amount: '1', unit: '' })
  expect(typedStock('0 eggs')).toMatchObject({ food: 'egg', name: 'eggs', amount: '0', grams: 0 })
  expect(typedStock('milk 3.5')).toMatchObject({ food: 'milk', name: 'milk 3.5', amount: '', grams: null })
  expect(typedStock('flour')).toMatchObject({ food: 'flour', amount: '', grams: null })
  expect(typedStock('candles')).toMatchObject({ food: null, product: null, grams: null, category: 'Household' })
  expect(amountLeft({ amount: '2', unit: 'lb' }, 544, 907)).toEqual({ amount: '1 1/4', unit: 'lb' })
  const pieces = (text: string) => {
    const { food, grams, amount, unit } = typedStock(text)
    const said = inPieces({ amount, unit }, grams, food)
    return [said.amount, said.unit].filter(Boolean).join(' ')
  }
  expect(
    ['half a cabbage', '2 cabbages', '1 1/2 lettuces', '3 scallions', '3 eggs', '2 lb cabbage'].map(pieces),
  ).toEqual(['1/2 head', '2 heads', '1 1/2 heads', '3', '3', '2 lb'])
})

it('a recipe takes a food once, as bought, or what its line allows in its place', () => {
  const ingredients = ['zest of 1 lemon', 'juice of 1 lemon', '2 tbsp butter or olive oil', '2 cups water', '2 florps']
  const recipe = { id: 1, title: 'x', servings: 2, ingredients, instructions: [] }
  const wanted = wantsOfRecipe({ ...recipe, wanted: 2 })
  const butter = wanted[2]
  expect(wanted.map((options) => options.map((one) => one.product.trim()))).toEqual([
    ['lemon'],
    ['lemon'],
    ['butter', 'olive-oil'],
  ])
  // a lemon that gives its juice gives its zest
  const { product: lemons, grams: three } = typedStock('3 lemons')
  const [first, second] = takeFrom([{ id: 1, product: lemons!, grams: three! }], wanted)
  expect([first!.map((one) => one.grams), second]).toEqual([[expect.closeTo(three! / 3, 0)], []])
  const double = wantsOfRecipe({ ...recipe, wanted: 4 })[2]!
  for (const [at, { grams: all }] of double.entries()) expect(all).toBeCloseTo(2 * butter![at]!.grams, 0)
})

describe('a list', () => {
  const wanted = (line: string): ListedFood =>
    shoppingListOf([{ recipeId: 1, title: 'Bread', ingredients: [line] }])[0]!
  const toMeet = (food: ListedFood, rest: Partial<LineToMeet> = {}): LineToMeet => ({
    food,
    checked: false,
    open: food.grams ?? 1,
    given: 0,
    wasThere: false,
    ...rest,
  })
  const lot = (text: string, id = 1, useBy: string | null = null): LotAtHome => {
    const { product, grams: there } = typedStock(text)
    return { id, product: product!, grams: there, useBy }
  }

  it('leaves out what is there and buys the rest of what is not enough', () => {
    const flour = wanted('500 g flour')
    expect(lessAtHome([toMeet(flour)], [lot('1 kg flour', 1, '2026-11-30')])).toMatchObject([
      { rest: null, grams: 500, said: { amount: '500', unit: 'g' }, useBy: '2026-11-30' },
    ])
    const [less] = lessAtHome([toMeet(flour)], [lot('200 g flour')])
    expect(less).toMatchObject({ grams: 200, said: { amount: '200', unit: 'g' }, rest: { grams: 300, amount: '300' } })
    expect(less!.rest!.estimatedPrice).toBeLessThanOrEqual(flour.estimatedPrice)
    const [onions] = lessAtHome([toMeet(wanted('3 onions'))], [lot('1 onion')])
    expect(onions).toMatchObject({ rest: { amount: '2', unit: '' }, said: { amount: '1' } })
  })

  it('counts what is sold by the box, whichever eggs they are', () => {
    const [duck] = lessAtHome([toMeet(wanted('8 duck eggs'))], [lot('4 duck eggs')])
    expect(duck).toMatchObject({
      rest: { amount: '4', unit: '', package: '1 carton of 6' },
      said: { amount: '4', unit: '' },
    })
  })

  it('buys what is another product, and what somebody typed', () => {
    const soy = wanted('1 cup gluten-free flour')
    expect(lessAtHome([toMeet(soy)], [lot('2 kg flour')])).toEqual([undefined])
    expect(lessAtHome([toMeet(typedItem('1 kg flour'), { open: 0 })], [lot('2 kg flour')])).toEqual([undefined])
  })

  it('counts what a part is taken from: lemons for juice and zest, eggs for yolks, oranges behind a carton of juice', () => {
    const [lemons] = lessAtHome([toMeet(wanted('3 tbsp lemon juice'))], [lot('2 lemons')])
    expect(lemons).toMatchObject({ rest: null })
    expect(lessAtHome([toMeet(wanted('zest of 1 lime'))], [lot('1 lime')])).toMatchObject([{ rest: null }])
    expect(lessAtHome([toMeet(wanted('4 egg yolks'))], [lot('3 eggs')])).toMatchObject([{ rest: { amount: '1' } }])
    const juice = wanted('1 cup orange juice')
    const [fresh] = lessAtHome([toMeet(juice)], [lot('4 oranges')])
    expect(fresh).toMatchObject({ rest: null })
    // three oranges give about a cup
    expect(fresh!.taken[0]!.grams).toBeCloseTo((179.45 * juice.grams!) / 86, 0)
    const [both] = lessAtHome([toMeet(juice)], [lot('1 cup orange juice', 1), lot('4 oranges', 2)])
    expect(both!.taken.map((one) => one.lot)).toEqual([1])
    const [less] = lessAtHome([toMeet(juice)], [lot('1 orange')])
    expect(less!.rest!.grams).toBeCloseTo(juice.grams! - 86, 0)
    expect(lessAtHome([toMeet(wanted('2 oranges'))], [lot('1 carton orange juice')])).toEqual([undefined])
  })

  it('shares what is there between its lines', () => {
    const flour = wanted('500 g flour')
    const less = lessAtHome([toMeet(flour), toMeet(flour)], [lot('700 g flour')])
    expect(less.map((one) => one?.rest?.grams ?? 0)).toEqual([0, 300])
  })

  it('is there for the first of several lists, and said to be', () => {
    const flour = wanted('500 g flour')
    const list = (title: string, isHolding = true) => ({ title, isHolding, lines: [toMeet(flour)] })
    const lots = [lot('700 g flour')]
    const [first, second, third] = lessOfLists([list('Old'), list('Newer'), list('New')], lots).flat()
    expect(first).toMatchObject({ rest: null, heldBy: [] })
    expect(second).toMatchObject({ grams: 200, rest: { grams: 300 }, heldBy: ['Old'] })
    expect(third).toMatchObject({ grams: 0, rest: { grams: 500 }, heldBy: ['Old', 'Newer'] })
    expect(third!.rest).toEqual(flour)
    const loose = lessOfLists([list('Old', false), list('New')], lots).flat()
    expect(loose.map((line) => line?.rest)).toEqual([null, null])
    const typed = { ...list('Typed'), lines: [toMeet(typedItem('1 kg flour'), { open: 0 })] }
    expect(lessOfLists([list('Old'), typed], [lot('500 g flour')])[1]).toEqual([undefined])
  })

  it('takes some for enough where no amount is wanted, or little of what stands in a cupboard', () => {
    expect(lessAtHome([toMeet(wanted('parsley, for serving'))], [lot('1 bunch parsley')])[0]).toMatchObject({
      rest: null,
    })
    expect(lessAtHome([toMeet(wanted('1 tsp salt'))], [lot('salt')])[0]).toMatchObject({ rest: null })
    expect(lessAtHome([toMeet(wanted('1 kg flour'))], [lot('flour')])).toEqual([undefined])
  })

  it('leaves what lies in the basket there, and what it once found at home off', () => {
    const flour = wanted('500 g flour')
    expect(lessAtHome([toMeet(flour, { checked: true })], [lot('1 kg flour')])).toEqual([undefined])
    expect(lessAtHome([toMeet(flour, { checked: true })], [lot('200 g flour')])[0]).toMatchObject({
      rest: { grams: 300 },
    })
    expect(lessAtHome([toMeet(flour, { wasThere: true })], [])[0]).toMatchObject({ rest: null })
    expect(lessAtHome([toMeet(flour, { given: 200, open: 0, checked: true })], [])[0]).toMatchObject({
      rest: { grams: 300 },
    })
  })

  it('is carried home in whole packages', () => {
    const beans = boughtStock(wanted('1 cup canned black beans'), 0)
    expect(beans).toMatchObject({ food: 'black-beans' })
    expect(beans.grams).toBeGreaterThan(400)
    expect(boughtStock(wanted('3 onions'), 0)).toMatchObject({ amount: '3', unit: '', text: '3 onions' })
    const flour = wanted('900 g flour')
    expect(boughtStock(flour, 0).grams).toBeGreaterThanOrEqual(900)
    expect(boughtStock(flour, 880).grams).toBeLessThanOrEqual(boughtStock(flour, 0).grams!)
    expect(boughtStock(typedItem('kitchen paper'), 0)).toMatchObject({ food: null, grams: null, text: 'kitchen paper' })
  })
})
