import { describe, expect, it } from 'vitest'
import { foodById } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { packagesOf } from '#domain/food/line/weighing/package-sizes.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { printAmount } from '#domain/measure/print.ts'

describe('numbers of a line that count nothing', () => {
  it.each([
    ['80/20 ground beef', '', '', 'ground-beef'],
    ['1 lb 80/20 ground beef', '1', 'lb', 'ground-beef'],
    ['1 lb 93/7 ground beef', '1', 'lb', 'extra-lean-ground-beef'],
    ['2% milk', '', '', 'low-fat-milk'],
    ['2 2% milk', '2', '', 'low-fat-milk'],
    ['1/2 cup 2% milk', '1/2', 'cup', 'low-fat-milk'],
    ['85% lean ground beef', '', '', 'ground-beef'],
    ['half and half', '', '', 'half-and-half'],
    ['2 cups half & half', '2', 'cup', 'half-and-half'],
    ['1/2 and 1/2', '', '', 'half-and-half'],
    ['half an onion', '1/2', '', 'onion'],
    ['00 flour', '', '', 'bread-flour'],
    ['5 spice powder', '', '', 'five-spice'],
    ['7 up', '', '', 'ginger-ale'],
    ['2 7 up', '2', '', 'ginger-ale'],
    ['9V battery', '', '', undefined],
    ['WD-40', '', '', undefined],
    ['1000 island dressing', '', '', 'thousand-island'],
    ['7 grain bread', '', '', 'whole-wheat-bread'],
  ])('%s', (text, amount, unit, food) => {
    const line = readIngredientLine(text)
    expect([line.amount ? printAmount(line.amount) : '', line.unit ?? '', line.foods[0]?.food?.id]).toEqual([
      amount,
      unit,
      food,
    ])
  })

  it.each([
    ['12 pack eggs', '12', '', 'egg'],
    ['12-pack of eggs', '12', '', 'egg'],
    ['18 ct eggs', '18', '', 'egg'],
    ['2 12-packs of eggs', '24', '', 'egg'],
    ['2 packs of eggs', '2', 'package', 'egg'],
    ['2 pack yeast', '2', 'package', 'yeast'],
    ['six-pack beer', '6', '', 'beer'],
    ['4 pack yogurt', '4', 'container', 'yogurt'],
    ['4 pack butter', '4', 'stick', 'butter'],
  ])('%s', (text, amount, unit, food) => {
    const line = readIngredientLine(text)
    expect([line.amount && printAmount(line.amount), line.unit ?? '', line.foods[0]?.food?.id]).toEqual([
      amount,
      unit,
      food,
    ])
  })

  it('a pack of what nobody knows keeps its number', () => {
    expect(readIngredientLine('12 pack florps')).toMatchObject({ foods: [{ words: '12-pack florps' }] })
  })

  it('two packs of eggs hold two dozen, weighed without their shells', () => {
    const line = readIngredientLine('2 packs of eggs')
    const egg = foodById('egg')
    expect(weigh(line, line.foods[0] ?? { words: '' })?.grams).toBeCloseTo(2 * egg.pack.grams * egg.edible)
  })

  it('four cups of yogurt are no four tubs', () => {
    const line = readIngredientLine('4-pack yogurt')
    expect(weigh(line, line.foods[0] ?? { words: '' })?.grams).toBeLessThan(700)
  })

  it('a bunch falls short by a twentieth at most', () => {
    const asparagus = foodById('asparagus')
    expect([1.04, 1.06, 1.12].map((bunches) => packagesOf(asparagus, asparagus.pack.grams * bunches))).toEqual([
      1, 2, 2,
    ])
  })
})
