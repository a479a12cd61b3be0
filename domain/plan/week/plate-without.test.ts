import { expect, test } from 'vitest'
import type { Allergen } from '#domain/food/allergens.ts'
import { plateWithout } from '#domain/plan/week/plate-without.ts'
import { troublesOf, weekDishOf } from '#domain/plan/week/week-dish.ts'
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
  'Serve with the peanuts and the feta.',
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
])('what comes onto the dish itself is on every plate: %s', (ending) => {
  expect(leftOff(recipeOf(ending), 'peanut')).toBeNull()
  expect(leftOff(recipeOf(ending), 'milk')).toBeNull()
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
