import { expect, it } from 'vitest'
import { untimedWait } from '#domain/recipe/verify/time/untimed-wait.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

it.each([
  ['bake until golden.', 'how long to bake'],
  ['cover and let it rise.', 'how long to let it rise'],
  ['stir in the stock, then simmer until soft.', 'how long to simmer'],
  ['simmer for a couple of hours with the lid on.', 'exactly how long to simmer'],
])('says of “%s” that it does not say %s', (text, what) => {
  expect(untimedWait(text)?.what).toBe(what)
})

it.each([
  'bring to a simmer.',
  'line a baking dish.',
  'stir the baking powder into the flour.',
  'refrigerate until needed.',
  'freeze for up to 4 months.',
  'you can chill it, or freeze them for later.',
  'leave the bread to dry while the oven is ready to bake.',
])('finds no wait in “%s”', (text) => expect(untimedWait(text)).toBeUndefined())

it('is counted in the time of a recipe, and told', () => {
  const verified = (description: string) =>
    verifyRecipe({
      title: 'Chicken pie',
      description: '',
      servings: 4,
      ingredients: [{ amount: '1', unit: 'lb', name: 'cooked chicken breast' }],
      instructions: [{ description }],
    })
  const { time, findings } = verified('Bake it all.')
  expect(time.totalMinutes).toBeGreaterThanOrEqual(25)
  expect(findings.find(({ code }) => code === 'time_unstated')?.message).toBe(
    'Step 1 doesn’t say how long to bake; we counted 25 minutes.',
  )
  const stated = verified('Bake it all for 40 minutes.')
  expect(stated.findings.some(({ code }) => code === 'time_unstated')).toBe(false)
  expect(stated.time.totalMinutes).toBeLessThan(50)
})
