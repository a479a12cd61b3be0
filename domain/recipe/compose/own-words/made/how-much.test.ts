import { expect, test } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

function made(notes: string) {
  const composed = compose({ ...anything, notes }, 1)
  if (!('draft' in composed)) throw new Error(`nothing for “${notes}”`)
  const { title, ingredients, reasons, notes: said } = composed.draft
  return { title, reasons, said, of: (food: string) => ingredients.find(({ name }) => name.includes(food)) }
}

test.each([
  ['bibimbap', 'easy on the gochujang', 'gochujang', '3 tbsp', '1 1/2 tbsp', 'less gochujang than usual, as you asked'],
  ['spaghetti aglio e olio', 'extra garlic', 'garlic', '7 cloves', '12 cloves', 'more garlic than usual, as you asked'],
  ['mac and cheese', 'not too cheesy', 'Cheddar', '2 cups', '1 cup', 'less Cheddar than usual, as you asked'],
  ['baked ziti', 'not very cheesy', 'mozzarella', '1 1/4 cups', '2/3 cup', 'less mozzarella than usual, as you asked'],
  ['garlic bread', 'isn’t too garlicky', 'garlic', '3 cloves', '1 clove', 'less garlic than usual, as you asked'],
  // half the butter would be no cookie
  ['chocolate chip cookies', 'less butter', 'butter', '3/4 cup', '1/2 cup', 'less butter than usual, as you asked'],
])('%s, %s', (dish, words, food, usual, asked, reason) => {
  const amountOf = (found: ReturnType<typeof made>) => {
    const line = found.of(food)
    return `${line?.amount ?? ''} ${line?.unit ?? ''}`.trim()
  }
  const [plain, said] = [made(dish), made(`${dish}, ${words}`)]
  expect(said.title).toBe(plain.title)
  expect([amountOf(plain), amountOf(said)]).toEqual([usual, asked])
  expect(said.reasons).toContain(reason)
  expect(said.reasons.join()).not.toMatch(/plenty/)
  expect(said.said.join()).not.toMatch(/no more than|Not taken into account/)
})

test('“not just tomatoes” takes nothing away from them', () => {
  expect(made('greek salad, not just tomatoes').reasons.join()).not.toMatch(/less/)
})
