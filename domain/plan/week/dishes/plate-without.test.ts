import { expect, test } from 'vitest'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { plateWithout } from '#domain/plan/week/dishes/plate-without.ts'
import { troublesOf, weekDishOf } from '#domain/plan/week/dishes/week-dish.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'

const lines = [
  '12 oz rice noodles',
  '2 cups vegetable broth',
  '2 cups spinach',
  '1/2 cup roasted peanuts',
  '1/2 cup feta',
]
const boiled = 'Simmer the noodles in the broth for 6 minutes and stir in the spinach.'

interface Change {
  title?: string
  first?: string
  more?: readonly string[]
}

function recipeOf(ending: string, { title = 'Noodle bowls', first = boiled, more = [] }: Change = {}) {
  const ingredients = [...lines, ...more].map((line) => {
    const [amount = '', unit = '', ...name] = line.split(' ')
    return { amount, unit, name: name.join(' ') }
  })
  const instructions = [first, ending].map((description, at) => ({ step: at + 1, description, time: 5 }))
  return { title, servings: 4, ingredients, instructions }
}

const allergicTo = (...allergens: Allergen[]): EaterProfile => ({ ...nobody, allergens })

/** What is left off the plate of somebody with these allergies; null where they can't have the dish. */
function leftOff(recipe: ReturnType<typeof recipeOf>, ...allergens: Allergen[]): readonly string[] | null {
  const { finishes, finishOf } = weekDishOf(recipe, { id: 'r1', meals: ['dinner'] }, [allergicTo(...allergens)])
  const [finish] = finishOf
  return finish == null ? null : finishes[finish]!.without
}

const shared = 'Divide among bowls. Top each bowl with the peanuts and crumble the feta over the top.'

test.each([
  shared,
  'Ladle into bowls and sprinkle with peanuts. Serve with the feta.',
  'Serve in warm bowls with the feta and the peanuts.',
  'Ladle into 4 deep bowls, then scatter the feta and the peanuts over the top. Serve hot.',
  'Ladle into four bowls. Sprinkle every bowl with the peanuts and the feta.',
  'Top each serving with the peanuts and the feta.',
])('what comes onto plates that are filled already is left off one of them: %s', (ending) => {
  const recipe = recipeOf(ending)
  expect(leftOff(recipe, 'peanut')).toEqual(['1/2 cup roasted peanuts'])
  expect(leftOff(recipe, 'milk')).toEqual(['1/2 cup feta'])
  expect(leftOff(recipe, 'milk', 'peanut')).toEqual(['1/2 cup roasted peanuts', '1/2 cup feta'])
  expect(leftOff(recipe, 'fish')).toEqual([])
})

test.each([
  'Scatter the peanuts and the feta over and serve.',
  'Top with the peanuts and feta. Divide among bowls.',
  'Serve topped with the peanuts and the feta.',
  'Serve with the peanuts and the feta over the top.',
  'Transfer to a platter and top with the peanuts and the feta.',
  'Divide among bowls, add the peanuts and the feta and toss.',
  'Serve with the peanuts and the feta.',
  'Serve with the peanuts and the feta in bowls.',
  'Sprinkle the peanuts and the feta over the pan at the table.',
  'Bring the pot to the table and top with the peanuts and the feta.',
  'Pass the peanuts and the feta at the table.',
  'Spoon into a shallow casserole and scatter the peanuts and the feta over each serving spoon.',
  'Transfer to serving bowls and top with the peanuts and the feta.',
  'Divide between two bowls and top with the peanuts and the feta.',
  'Ladle into 2 bowls and top with the peanuts and the feta.',
  'Ladle half into bowls. Top with the peanuts and the feta.',
  'Ladle some of the noodles into bowls. Top with the peanuts and the feta.',
  'Divide the noodles among bowls. Sprinkle the spinach with the peanuts and the feta.',
  'Divide the noodles among bowls, top with the peanuts and the feta and ladle the broth over.',
  'Ladle into bowls. Top with half the peanuts and half the feta. Stir the rest into the pot.',
  'Ladle into bowls and top with the peanuts and the feta. Scrape from the plates to the pan.',
  'Top each bowl with the peanuts and the feta, then tip what is left back.',
  'Top each bowl and the tureen with the peanuts and the feta.',
  'Do not ladle into bowls. Top with the peanuts and the feta.',
  'Ladle into bowls if you like. Top with the peanuts and the feta.',
  'Before you ladle into bowls, top with the peanuts and the feta.',
  'Serve in the pot, not in bowls. Top with the peanuts and the feta.',
])('what comes onto the dish itself is on every plate: %s', (ending) => {
  expect(leftOff(recipeOf(ending), 'peanut')).toBeNull()
  expect(leftOff(recipeOf(ending), 'milk')).toBeNull()
})

test.each([
  'Toast the topping in the pot.',
  'Warm the toppings in the broth.',
  'Stir in the garnish.',
  'Garnish goes into the pot.',
  'Add the sprinkles.',
  'Stir the crunch into the broth.',
  'Fry the legumes.',
  'Fry the goobers in the pot and tip them out.',
  'Toast the seasoning mixture.',
  'Set what is for serving aside.',
  'Stir half into the broth.',
  'Stir in some.',
  'Add most of it, but not the last handful.',
  'Keep the rest for the bowls.',
  'Put everything in the pot.',
  'Gather all the ingredients.',
  'Brown the crispy bits and lift them out.',
  'Fold in the cheese crumbs.',
  'Tip the small bowl into the broth.',
  'Stir in the chopped and the roasted.',
])('no earlier word may stand for a topping: %s', (words) => {
  expect(leftOff(recipeOf(shared, { first: `${words} ${boiled}` }), 'peanut', 'milk')).toBeNull()
  expect(leftOff(recipeOf(shared, { first: `${boiled} ${words}` }), 'peanut', 'milk')).toBeNull()
  expect(leftOff(recipeOf(`${words} ${shared}`), 'peanut', 'milk')).toBeNull()
})

test.each([
  'Heat half of the broth for a few minutes.',
  'Gently warm the remaining broth in a wide pan over medium heat until it bubbles.',
  'Whisk the broth with 2 tbsp of water.',
])('what is known to be cooking keeps a topping apart: %s', (words) => {
  expect(leftOff(recipeOf(shared, { first: `${words} ${boiled}` }), 'peanut')).toEqual(['1/2 cup roasted peanuts'])
})

test.each([
  '1/2 cup roasted peanuts, divided',
  '1/2 cup roasted peanuts, half for the broth',
  '1/2 cup roasted peanuts, toasted in the pot',
  '1/2 cup roasted peanuts plus more for the broth',
])('a line that is for more than plates is not kept apart: %s', (line) => {
  const recipe = recipeOf(shared)
  const ingredients = recipe.ingredients.with(3, { amount: '1/2', unit: 'cup', name: line.slice(8) })
  expect(leftOff({ ...recipe, ingredients }, 'peanut')).toBeNull()
})

test.each([
  ['Fry the peanuts in the oil and lift them out.', shared],
  ['Toast the nuts in the oil, then lift them out.', shared],
  ['Heat the oil.', 'Fry the peanuts in the oil. Ladle into bowls and drizzle with the oil.'],
  ['Heat the oil.', 'Ladle into bowls. Warm the peanuts in the oil and spoon over each bowl.'],
  ['Heat the oil.', 'Ladle into bowls. Top with the peanuts and their oil.'],
  ['Heat the oil.', 'Ladle into bowls. Mix the peanuts with the feta and scatter over.'],
])('a trace is no plate without: %s %s', (first, ending) => {
  const recipe = recipeOf(ending, { first: `${first} ${boiled}`, more: ['2 tbsp olive oil'] })
  expect(leftOff(recipe, 'peanut')).toBeNull()
})

test.each([
  ['sesame oil', '2 tbsp neutral oil', 'Heat the neutral oil.', 'Heat the oil.'],
  ['fish sauce', '2 cups tomato sauce', 'Warm the tomato sauce.', 'Warm the sauce.'],
  ['celery', '2 cups carrots', 'Fry the carrots.', 'Fry the vegetables.'],
])('a name that may be of the topping is not of another line for certain: %s', (name, other, sure, unsure) => {
  const plate = (first: string) => {
    const change = { first: `${boiled} ${first}`, more: [other, `1 tbsp ${name}`] }
    return plateWithout(recipeOf(`Ladle into bowls. Serve each bowl with the ${name}.`, change), [6], [])
  }
  expect(plate(sure)).toBeDefined()
  expect(plate(unsure)).toBeUndefined()
})

test.each<[string, string, Change]>([
  ['the title', shared, { title: 'Noodles with peanut crunch' }],
  ['another line', shared, { more: ['2 tbsp peanut butter'] }],
  ['a line of what nobody knows', shared, { more: ['2 tbsp zorblax'] }],
  ['an earlier step', shared, { first: `Crush the nuts. ${boiled}` }],
  ['a step, of something that isn’t listed', shared, { first: `${boiled} Season with satay sauce.` }],
  ['the last step, in other words', `${shared} Drizzle with peanut oil.`, {}],
  ['the last step, though it says no', `${shared} Leave out the peanuts for guests.`, {}],
  ['a pinch that is stirred in', `Stir some peanuts into the pot. ${shared}`, {}],
])('nothing is left off where the allergen is named elsewhere too: by %s', (_where, ending, change) => {
  expect(leftOff(recipeOf(ending, change), 'peanut')).toBeNull()
})

test('the step is read without the topping, and every other finding of it stands', () => {
  const recipe = recipeOf(shared)
  const plate = plateWithout(recipe, [3], ['peanut'])!
  expect(plate.ingredients).toHaveLength(lines.length - 1)
  expect(plate.instructions[1]!.description).not.toContain('peanut')
  expect(plate.instructions[1]!.description).toContain('feta')
  // walnuts that no list holds are found for whoever is allergic to them, whatever is left off
  const walnuts = recipeOf(shared, { first: `${boiled} Add the walnuts.` })
  expect(leftOff(walnuts, 'peanut', 'tree_nut')).toBeNull()
})

test('whoever is allergic is said to be served apart, and whoever only doesn’t like it is not', () => {
  const recipe = recipeOf(shared)
  const eaters = [allergicTo('milk'), { ...nobody, dislikes: ['feta'] }]
  const dish = weekDishOf(recipe, { id: 'r1', meals: ['dinner'] }, eaters)
  const troubles = troublesOf(recipe, dish, eaters, 'writer')
  expect(troubles.map(({ without, apart }) => [without, apart])).toEqual([
    [['1/2 cup feta'], true],
    [['1/2 cup feta'], undefined],
  ])
})
