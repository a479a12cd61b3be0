import { expect, test } from 'vitest'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'
import { type Draw, drawnDishes } from '#server/ports/images/images.ts'

const soup = {
  id: 3,
  title: 'Tomato Soup',
  recipeType: 'Soup',
  ingredients: [{ amount: '2', unit: 'lb', name: 'tomatoes' }],
}
const draw: Draw = async (recipe, size) => drawDish(sceneOf(recipe), size)

test('a picture is drawn once and remembered', async () => {
  const pictures = drawnDishes()
  const first = await pictures.picture(soup, 'full', draw)
  expect(first).toMatchObject({ type: 'image/svg+xml', body: expect.stringContaining('<title>Tomato Soup</title>') })
  expect(await pictures.picture({ ...soup }, 'full', draw)).toBe(first)
  expect(await pictures.picture(soup, 'small', draw)).not.toBe(first)
})

test('a recipe that was changed is drawn anew, the same in every process', async () => {
  const changed = { ...soup, ingredients: [{ amount: '2', unit: 'lb', name: 'carrots' }] }
  const pictures = drawnDishes()
  const [before, after] = [await pictures.picture(soup, 'full', draw), await pictures.picture(changed, 'full', draw)]
  expect(after.body).not.toBe(before.body)
  expect(await drawnDishes().picture(soup, 'full', draw)).toEqual(before)
})
