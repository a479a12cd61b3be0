import { describe, expect, it } from 'vitest'
import { pantry } from '#domain/catalogue/foods/pantry.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { ingredientOf, listLine } from '#domain/recipe/compose/listing/list-line.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

const everyFood = [...pantry.values()].map((food) => [food.id, food] as const)
const cuts = ['default', 'dice', 'slice', 'chunk', 'bite', 'strip', 'raw', 'stick', 'whole', 'grated'] as const

describe.each(everyFood)('%s on the list', (_, food) => {
  it('is read again as the same food with the same grams, however much of it there is', () => {
    for (const [index, grams] of [1, 6, 20, 45, 90, 180, 420, 900].entries()) {
      const cut = cuts[index % cuts.length] ?? 'default'
      const line = listLine({ id: 'main', pool: [], grams: 1, cut }, food, grams)
      const text = ingredientText(ingredientOf(line))
      const read = readIngredientLine(text)
      // a lemon that is juiced is read as its juice
      const ids = read.foods.map((named) => named.food?.id.replace(/-juice$/, ''))
      expect({ text, ids }).toEqual({ text, ids: [food.id.replace(/-juice$/, '')] })
      if (read.foods[0]?.food?.id !== food.id) continue
      const weight = weigh(read, read.foods[0])
      const near = Math.abs((weight?.grams ?? 0) - line.grams) / line.grams < 0.03
      expect({ text, near }).toEqual({ text, near: true })
    }
  })
})

describe('amounts', () => {
  const written = (id: string, grams: number) =>
    ingredientText(ingredientOf(listLine({ id: 'main', pool: [], grams: 1 }, pantry.get(id)!, grams)))
  it('are those a cook writes', () => {
    expect(written('garlic', 12)).toBe('3 cloves garlic, minced')
    expect(written('egg', 190)).toBe('4 large eggs')
    expect(written('chicken-thigh', 540)).toMatch(/^1 1\/4 lb boneless, skinless chicken thighs/)
    expect(written('chickpeas', 250)).toMatch(/^1 \(15-oz\) can chickpeas/)
  })
  it('are few large things and not many small ones', () => {
    expect(written('shallot', 88)).toBe('2 large shallots, finely chopped')
    expect(written('onion', 210)).toMatch(/^2 medium onions/)
    expect(written('celery', 100)).toMatch(/^[23] celery stalks/)
    expect(written('scallion', 60)).toBe('4 scallions, thinly sliced')
  })
  it('are dealt out evenly, and weighed where there are too many to count', () => {
    const line = listLine({ id: 'bread', pool: [], grams: 1 }, pantry.get('bread')!, 240, 4)
    expect(ingredientText(ingredientOf(line))).toBe('4 slices sourdough')
    const thighs = listLine({ id: 'main', pool: [], grams: 1 }, pantry.get('chicken-bone')!, 1870, 6)
    expect(Number(thighs.amount) % 6).toBe(0)
    expect(written('carrot', 700)).toMatch(/^1 1\/2 lb carrots/)
    expect(written('curry-leaves', 2.4)).toBe('1 sprig fresh curry leaves')
  })
  it('count no almonds', () => {
    expect(written('almonds', 8)).toMatch(/tbsp/)
  })
  it('spell citrus as a half, a whole or a spoon of juice', () => {
    expect(written('lemon', 28)).toBe('1/2 lemon, juiced')
    expect(written('lime', 7)).toBe('1 1/2 tsp lime juice')
    expect(written('lemon', 60)).toBe('1 lemon, juiced')
  })
  it('pour stock by the cup, slice bread, and break ginger off by the inch', () => {
    expect(written('chicken-stock', 1900)).toBe('8 cups low-sodium chicken stock')
    expect(written('bread', 300)).toBe('7 slices sourdough')
    expect(written('bread', 150)).toBe('3 slices sourdough')
    expect(written('ginger', 13)).toBe('1 1/2-inch piece fresh ginger, peeled and finely grated')
    expect(written('garlic', 2)).toBe('1 clove garlic, minced')
    expect(written('lemongrass', 14)).toMatch(/^1 stalk lemongrass/)
  })
})
