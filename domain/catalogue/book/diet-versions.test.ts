import { expect, it } from 'vitest'
import { versionsForDiets } from '#domain/catalogue/book/diet-versions.ts'
import type { Diet } from '#domain/food/diets.ts'

it.each<[name: string, dish: string, diet: Diet, first: string | undefined]>([
  ['pizza', 'pizza-margherita', 'low-carb', 'cauliflower-crust-pizza'],
  ['lasagne', 'lasagna', 'keto', 'zucchini-lasagna'],
  ['meat lasagna', 'lasagna', 'diabetic-friendly', 'zucchini-lasagna'],
  ['lasagna', 'lasagna', 'vegan', 'vegan-lasagna'],
  ['lasagna', 'lasagna', 'vegetarian', 'vegetable-lasagna'],
  ['lasagna', 'lasagna', 'nut-free', undefined],
  ['dumplings', 'dumplings', 'gluten-free', 'rice-paper-dumplings'],
])('%s, %s, %s: %s', (name, dish, diet, first) => {
  expect(versionsForDiets(name, `dish-${dish}`, [diet])[0]).toBe(first && `dish-${first}`)
})
