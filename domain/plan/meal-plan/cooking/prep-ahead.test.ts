import { describe, expect, test } from 'vitest'
import { dishAhead, thawingOf } from '#domain/plan/meal-plan/cooking/prep-ahead.ts'

const begun = (ingredients: string[], ...instructions: string[]) =>
  dishAhead({
    id: 1,
    title: 'A dish',
    ingredients: ingredients.map((text) => ({ amount: '', unit: '', name: text })),
    instructions: instructions.map((description) => ({ description })),
  })

describe('what is done long before a dish is cooked', () => {
  test('beans are soaked, and cooked when they have been', () => {
    const { cooking, ahead } = begun(
      ['200 g dried white beans', '2 onions, diced'],
      'Cover the beans with cold water. Soak the beans for 8 hours.',
      'Drain the beans, add the onions and simmer for 1 hour.',
    )
    expect(ahead).toMatchObject([{ step: 0, words: 'Soak the beans for 8 hours' }])
    expect(ahead[0]!.minutes).toBeGreaterThanOrEqual(540)
    expect(ahead[0]!.minutes).toBeLessThan(570)
    expect(cooking).toBeGreaterThanOrEqual(60)
    expect(cooking).toBeLessThan(90)
  })

  test('a mousse is made before it is chilled', () => {
    const { cooking, ahead } = begun(
      ['200 g dark chocolate', '3 eggs', '200 ml cream'],
      'Melt the chocolate in a bowl over simmering water for 10 minutes.',
      'Whip the cream for 5 minutes and fold it into the chocolate for 5 minutes.',
      'Spoon into glasses and chill for 4 hours.',
      'Serve cold.',
    )
    expect(ahead).toMatchObject([{ step: 2, words: 'Spoon into glasses and chill for 4 hours' }])
    expect(ahead[0]!.minutes).toBeGreaterThanOrEqual(260)
    expect(cooking).toBeLessThan(20)
  })

  test('dough rises twice, and each time is told of', () => {
    const { ahead, cooking } = begun(
      ['500 g flour', '7 g yeast', '300 ml water'],
      'Knead flour, yeast and water for 10 minutes.',
      'Cover and let rise for 3 hours.',
      'Shape the loaf and let it rise for 2 hours.',
      'Bake for 40 minutes.',
    )
    expect(ahead.map(({ step }) => step)).toEqual([1, 2])
    expect(ahead[0]!.minutes).toBeGreaterThan(ahead[1]!.minutes + 180)
    expect(cooking).toBeGreaterThanOrEqual(40)
    expect(cooking).toBeLessThan(ahead[1]!.minutes)
  })

  test('overnight is a night, where it is not one of two ways', () => {
    expect(begun(['200 g oats'], 'Leave the oats in the milk overnight.', 'Serve.').ahead).toMatchObject([
      { step: 0, words: 'Leave the oats in the milk overnight' },
    ])
    expect(begun(['200 g oats'], 'Leave the oats in the milk overnight.', 'Serve.').ahead[0]!.minutes).toBeGreaterThan(
      599,
    )
    expect(begun(['200 g oats'], 'Chill for 30 minutes, or overnight.', 'Serve.').ahead).toEqual([])
    expect(begun(['200 g oats'], 'Chill for 2 hours or overnight.', 'Serve.').ahead).toHaveLength(1)
  })

  test.each([
    ['Braise in the oven for 3 hours.'],
    ['Simmer over low heat for 4 hours.'],
    ['Cook in the slow cooker on low for 8 hours.'],
    ['Roast for 2 hours.'],
    ['Marinate for 30 minutes, then fry for 10 minutes.'],
    ['Leftovers keep overnight in the refrigerator. Fry for 5 minutes.'],
  ])('none of it: %s', (step) => {
    expect(begun(['1 kg beef'], step).ahead).toEqual([])
  })

  test('a dish without steps is begun when it is eaten', () => {
    expect(begun(['1 apple'])).toEqual({ cooking: 0, ahead: [] })
  })
})

describe('what is thawed before a dish is begun', () => {
  const frozen = (food: string, name: string, grams: number | null = 500) => ({ food, name, grams })
  const stew = { cooking: 90, ahead: [] }

  test('is a day for meat and fish, more for what is large, and a night for bread', () => {
    expect(thawingOf(stew, [])).toEqual([])
    expect(thawingOf(stew, [frozen('beef-chuck', 'beef chuck'), frozen('bread', 'country bread')])).toEqual([
      { minutes: 90 + 24 * 60, step: -1, words: 'Move the beef chuck to the refrigerator to thaw' },
      { minutes: 90 + 12 * 60, step: -2, words: 'Move the country bread out of the freezer to thaw' },
    ])
    const [turkey] = thawingOf(stew, [frozen('turkey', 'whole turkey', 5400), frozen('cod', 'cod fillets', null)])
    expect(turkey).toMatchObject({
      minutes: 90 + 72 * 60,
      words: 'Move the whole turkey and cod fillets to the refrigerator to thaw',
    })
  })

  test('comes before what is marinated overnight', () => {
    const marinated = { cooking: 40, ahead: [{ minutes: 700, step: 0, words: 'Marinate overnight' }] }
    expect(thawingOf(marinated, [frozen('beef-chuck', 'beef chuck')])[0]!.minutes).toBe(700 + 24 * 60)
  })
})
