import { expect, test } from 'vitest'
import { drawnDishes } from '#server/ports/images/images.ts'

const soup = {
  id: 3,
  title: 'Tomato Soup',
  recipeType: 'Soup',
  ingredients: [{ amount: '2', unit: 'lb', name: 'tomatoes' }],
}

test('a picture is drawn once and remembered', () => {
  const pictures = drawnDishes()
  const first = pictures.picture(soup, 'full')
  expect(first).toMatchObject({ type: 'image/svg+xml', body: expect.stringContaining('<title>Tomato Soup</title>') })
  expect(pictures.picture({ ...soup }, 'full')).toBe(first)
  expect(pictures.picture(soup, 'small')).not.toBe(first)
})

test('a recipe that was changed is drawn anew, the same in every process', () => {
  const changed = { ...soup, ingredients: [{ amount: '2', unit: 'lb', name: 'carrots' }] }
  const pictures = drawnDishes()
  const [before, after] = [pictures.picture(soup, 'full'), pictures.picture(changed, 'full')]
  expect(after.body).not.toBe(before.body)
  expect(drawnDishes().picture(soup, 'full')).toEqual(before)
})
