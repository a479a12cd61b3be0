import { expect, it } from 'vitest'
import { bookForms } from '#domain/catalogue/book/book-forms.ts'
import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import { anything } from '#domain/options/wish.ts'
import { composeIfKept } from '#domain/recipe/compose/compose.ts'
import { platesAway } from '#domain/recipe/compose/select/plates-away.ts'
import { spiritPoints } from '#domain/recipe/compose/select/spirit-of-diet.ts'
import { hear } from '#domain/wish/heard-wish.ts'

const form = (id: string) => bookForms.find((each) => each.id === `dish-${id}`)!
const pair = (id: string) => ({
  form: form(id),
  flavour: flavours.find((each) => each.id === form(id).families?.[0])!,
  machines: [],
})

it('has what a Mediterranean diet is for before what only keeps to it', () => {
  const wish = hear({ ...anything, diet: 'mediterranean' })
  expect(spiritPoints(pair('pasta-e-ceci'), wish)).toBeGreaterThan(spiritPoints(pair('stuffed-shells'), wish))
  expect(spiritPoints(pair('imam-bayildi'), wish)).toBeGreaterThan(spiritPoints(pair('thai-basil-chicken'), wish) + 2)
  expect(spiritPoints(pair('stuffed-shells'), hear(anything))).toBe(0)
})

it('makes of no lean dish a plate of twice its size', () => {
  expect(platesAway(form('mac-and-cheese'), form('mac-and-cheese').told!.per.calories)).toBe(0)
  const { calories } = form('thin-pork-chops').told?.per ?? form('pork-chops').told!.per
  expect(platesAway(form('pork-chops'), calories * 2)).toBeGreaterThan(1.5)
})

it('sets no toast beside a dish of few carbohydrates that does without', () => {
  const made = composeIfKept({ ...anything, diet: 'low-carb', notes: 'tofu scramble' }, 1)
  expect(made?.draft.ingredients.filter(({ name }) => /sourdough|bread/.test(name))).toEqual([])
})

it('makes no plate of four eggs for the sake of calories', () => {
  const made = composeIfKept(
    { ...anything, recipeType: 'Salad', diet: 'low-carb', calories: 600, include: ['eggs'] },
    1,
  )
  const eggs = made?.draft.ingredients.find(({ name }) => name.includes('egg'))
  expect(Number(eggs?.amount ?? 0)).toBeGreaterThan(0)
  expect(Number(eggs?.amount)).toBeLessThanOrEqual(12)
})
