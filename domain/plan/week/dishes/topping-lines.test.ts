import { expect, test } from 'vitest'
import { toppingLines } from '#domain/plan/week/dishes/topping-lines.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

const lines = ['12 oz spaghetti', '1/2 cup peanut butter', '2 tbsp soy sauce', '1/4 cup cashews', '1/2 cup feta']

/** Names of the lines that one plate can go without, where this is the last step. */
function toppings(ending: string, first = 'Boil the spaghetti for 10 minutes, then drain.'): string[] {
  const ingredients = lines.map((line) => {
    const [amount = '', unit = '', ...name] = line.split(' ')
    return { amount, unit, name: name.join(' ') }
  })
  const instructions = [first, ending].map((description) => ({ description }))
  const found = toppingLines(readRecipe({ title: 'Noodles', servings: 4, ingredients, instructions }))
  return [...found].map((line) => ingredients[line]!.name).sort()
}

test.each([
  'Toss with the peanut butter and soy sauce and serve.',
  'Serve tossed with the peanut butter and soy sauce.',
  'Beat in the peanut butter until it coats a spoon, then serve.',
  'Stir the peanut butter with a spoon into the pot, top with a lid and rest for 2 minutes.',
  'Finish with the peanut butter.',
  'Spoon the peanut butter into the pot and serve.',
  'Sprinkle in the cashews and serve.',
  'Scatter the feta over and bake for 5 minutes.',
  'Scatter the feta over and fold it through.',
  'Fold in the feta and serve in bowls.',
  'Return the spaghetti to the pan with the peanut butter. Serve at once.',
])('what is mixed in or heated is on every plate: %s', (ending) => {
  expect(toppings(ending)).toEqual([])
})

test.each([
  ['Scatter the cashews over and serve.', ['cashews']],
  ['Toss with the soy sauce. Top each plate with feta and cashews.', ['cashews', 'feta']],
  ['Serve in warm bowls with the feta.', ['feta']],
  ['Divide among plates and crumble the feta over the top. Sprinkle with cashews.', ['cashews', 'feta']],
  ['Season to taste, spoon the peanut butter over each bowl and serve hot.', ['peanut butter']],
])('what only lies on the plate can be left off one: %s', (ending, names) => {
  expect(toppings(ending)).toEqual(names)
})

test('what an earlier step names too is in the pot', () => {
  expect(toppings('Scatter the rest of the cashews over and serve.', 'Fry the cashews with the spaghetti.')).toEqual([])
})
