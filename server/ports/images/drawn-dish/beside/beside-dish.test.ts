import { expect, test } from 'vitest'
import { foods } from '#domain/food/foods.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import type { Bought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { boughtFoods } from '#server/ports/images/drawn-dish/beside/bought-foods.ts'
import { reach } from '#server/ports/images/drawn-dish/beside/draw-beside.ts'
import { Easel } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'
import { fullTurn } from '#server/ports/images/drawn-dish/outline.ts'
import { Pen } from '#server/ports/images/drawn-dish/pen.ts'

const sceneFrom = (title: string, lines: string) =>
  sceneOf({ id: 1, title, recipeType: 'Main Dish', ingredients: lines.split(', ').map(ingredientOfLine) })

test.each([
  ['Spinach and Feta Quiche', '6 eggs, 4 oz feta, 8 oz spinach, 1 pie crust', ['spinach', 'feta']],
  ['Key Lime Pie', '12 graham crackers, 1/2 cup Key lime juice, 4 egg yolks', ['lime']],
  ['Shish Kebabs with Peppers and Onions', '2 red bell peppers, 1 1/2 lb sirloin steak', ['sirloin', 'red-pepper']],
  ['Goat Cheese Tart', '4 oz cheddar, 6 oz goat cheese', ['goat-cheese']],
  ['Sunday Stew', '2 tbsp flour, 3 carrots, 1 tbsp butter', ['carrot']],
  ['Sugar Syrup', '1 cup sugar, 1 cup water', []],
])('beside %s lies what it is made of', (title, lines, ids) => {
  expect(sceneFrom(title, lines).beside).toEqual(ids.map((id) => boughtFoods.get(id)))
})

test('a small picture has no room for what lies beside', () => {
  const scene = sceneFrom('Spinach Soup', '1 lb spinach')
  const alone = { ...scene, beside: [] }
  expect(drawDish(scene, 'small')).toBe(drawDish(alone, 'small'))
  expect(drawDish(scene, 'full').length).toBeGreaterThan(drawDish(alone, 'full').length)
})

test.each([...new Set(boughtFoods.values())].map((food): [string, Bought] => [idOf(food), food]))(
  '%s is a food of the table and keeps within its room',
  (id, { draw, ...colours }) => {
    expect(foods.has(id)).toBe(true)
    const turn = ((colours.turn ?? 0) / 360) * fullTurn
    const drawn = draw(new Easel(new Pen('bought', 'full'), { x: 0, y: 0, size: 100, turn }), colours)
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
    expect(drawn.length).toBeLessThan(8000)
    const points = [...drawn.matchAll(/(?:[ML]|C\S+ \S+ )(-?[\d.]+),(-?[\d.]+)/g)]
    const farthest = Math.max(...points.map(([, x, y]) => Math.max(Math.abs(Number(x)), Math.abs(Number(y)))))
    expect(farthest).toBeGreaterThan(30)
    expect(farthest).toBeLessThanOrEqual(100 * reach)
  },
)

function idOf(food: Bought): string {
  return [...boughtFoods].find(([, each]) => each === food)?.[0] ?? ''
}
