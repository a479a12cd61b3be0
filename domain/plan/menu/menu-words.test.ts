import { expect, test } from 'vitest'
import { menuDescription } from '#domain/plan/menu/menu-words.ts'

test('a menu says that no two of its dishes are about the same food, or which food comes twice', () => {
  expect(menuDescription(['main', 'dessert'], 4, [])).toBe(
    'A main dish and a dessert for 4; no two share a main ingredient.',
  )
  expect(menuDescription(['main', 'dessert', 'drink'], 4, ['yogurt', 'lemon-juice'])).toBe(
    'A main dish, a dessert and a drink for 4. More than one is based on yogurt and lemon juice: we found no other dish that fits everything you asked for.',
  )
  expect(menuDescription(['main', 'dessert'], 4, ['yogurt'], 'cook')).toBe(
    'A main dish and a dessert for 4. More than one is based on yogurt.',
  )
})

test('courses of one kind are counted', () => {
  expect(menuDescription(['breakfast', 'breakfast', 'snack', 'side', 'side', 'side', 'drink'], 4, [])).toBe(
    'Two breakfast dishes, a snack, three side dishes and a drink for 4; no two share a main ingredient.',
  )
  expect(menuDescription(['starter', 'dessert', 'dessert'], 2, ['egg'], 'cook')).toBe(
    'An appetizer and two desserts for 2. More than one is based on egg.',
  )
})
