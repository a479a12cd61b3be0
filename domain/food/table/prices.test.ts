import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'

const folder = new URL('../../../../shared/data/prices/', import.meta.url)
const all = [...foods.values()]

const Bls = z.object({ items: z.record(z.string(), z.object({ name: z.string(), usd: z.number() })) })
const PurchaseToPlate = z.object({ foods: z.array(z.object({ code: z.string(), usd100g_2026_08: z.number() })) })

/** Grams of what BLS gives a price for: a pound, a dozen large eggs of 57 g in their shells, a gallon of milk, a liter of wine. */
const gramsOfUnit: readonly (readonly [RegExp, number])[] = [
  [/per lb/, 453.6],
  [/per doz/, 684],
  [/per gal/, 3900],
  [/per 1 liter/, 990],
]
const gramsOfPound = 453.6

describe.skipIf(!existsSync(folder))('prices against their sources (skipped where the data folder is absent)', () => {
  it('what names an item of BLS has its price', () => {
    const { items } = Bls.parse(JSON.parse(read('bls_ap_2026-08.json')))
    const found = all.flatMap((food) => {
      const item = items[/^BLS (APU\w+)$/.exec(food.tablePrice.source)?.[1] ?? '']
      const grams = gramsOfUnit.find(([unit]) => unit.test(item?.name ?? ''))?.[1]
      return item && grams !== undefined ? [{ food, listed: (item.usd / grams) * 100 }] : []
    })
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(({ food, listed }) => off(food.tablePrice.usd, listed) > 0.06).map(told)).toEqual([])
  })

  it('what names a food of Purchase to Plate has its price, turned into one as sold', () => {
    const listed = PurchaseToPlate.parse(JSON.parse(read('ppnap_2017_18_inflated.json'))).foods
    const byCode = new Map(listed.map(({ code, usd100g_2026_08 }) => [code, usd100g_2026_08]))
    const found = all.flatMap((food) => {
      const price = byCode.get(/^PP-NAP (\d+)$/.exec(food.tablePrice.source)?.[1] ?? '')
      return price === undefined ? [] : [{ food, listed: price * food.edible }]
    })
    expect(found.length).toBeGreaterThan(150)
    expect(found.filter(({ food, listed: price }) => off(food.tablePrice.usd, price) > 0.06).map(told)).toEqual([])
  })

  it('what names ERS lies near a price that ERS gives', () => {
    const rows = ['ers_Fruit-Prices-2022.csv', 'ers_Vegetable-Prices-2022.csv'].flatMap((file) =>
      read(file)
        .split('\n')
        .slice(1)
        .map((row) => Number(row.split(',')[2])),
    )
    const found = all.filter(({ tablePrice: price }) => price.source.startsWith('ERS'))
    expect(found.length).toBeGreaterThan(15)
    const wrong = found.filter(
      ({ tablePrice: price }) => !rows.some((usd) => off(price.usd, (usd * 1.1 * 100) / gramsOfPound) < 0.04),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('an estimate near a listed price lies within a factor of three of it', () => {
    const listed = PurchaseToPlate.parse(JSON.parse(read('ppnap_2017_18_inflated.json'))).foods
    const byCode = new Map(listed.map(({ code, usd100g_2026_08 }) => [code, usd100g_2026_08]))
    const wrong = all.filter(({ tablePrice: price }) => {
      const near = byCode.get(/^estimate near PP-NAP (\d+)$/.exec(price.source)?.[1] ?? '')
      return near !== undefined && (price.usd > near * 3 || price.usd < near / 3)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

function read(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8')
}
function off(one: number, other: number): number {
  return Math.abs(one - other) / other
}
function told({ food, listed }: { food: Food; listed: number }): string {
  return `${food.id}: ${food.tablePrice.usd.toFixed(3)}, listed ${listed.toFixed(3)}`
}
