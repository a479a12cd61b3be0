import { afterAll, describe, expect, test } from 'vitest'
import type { CheckedText } from '#contract/public/check.ts'
import { foods } from '#domain/food/foods.ts'
import { visitor } from '#server/test-world/browser.ts'
import { startApp } from '#server/test-world/start-app.ts'

const world = await startApp()
afterAll(() => world.close())
const stranger = visitor(world.app)
const checked = (body: Parameters<typeof stranger.api.check.checkText>[0]['body']): Promise<CheckedText> =>
  stranger.api.check.checkText({ body })

describe('a pasted recipe', () => {
  test('is read line by line, signed in or not', async () => {
    const { title, servings, servingsGiven, lines, instructions, verification } = await checked({
      text: 'Satay noodles\nServes 2\n\nIngredients\n200 g rice noodles\n3 tbsp peanut butter\n1 cup frobnicated wub\nFor the top:\n1 lime, juiced\n\nMethod\n1. Soak the noodles.\n2. Stir everything together.',
    })
    expect({ title, servings, servingsGiven }).toEqual({ title: 'Satay noodles', servings: 2, servingsGiven: true })
    expect(instructions).toEqual(['Soak the noodles.', 'Stir everything together.'])
    expect(lines.map(({ text, known, heading }) => [text, known, heading])).toEqual([
      ['200 g rice noodles', true, false],
      ['3 tbsp peanut butter', true, false],
      ['1 cup frobnicated wub', false, false],
      ['For the top:', true, true],
      ['1 lime, juiced', true, false],
    ])
    expect(lines[1]).toMatchObject({
      amount: '3 tbsp',
      foods: [{ food: { id: 'peanut-butter' }, nearest: null }],
      allergens: [{ allergen: 'peanut', verdict: 'contains' }],
    })
    expect(lines[1]?.breaks.map(({ diet }) => diet)).toContain('nut-free')
    expect(verification.allergens.find(({ allergen }) => allergen === 'peanut')?.verdict).toBe('contains')
    expect(verification.allergens.find(({ allergen }) => allergen === 'milk')?.verdict).toBe('unknown')
  })

  test('is judged for whoever eats it, and mended by the smallest change', async () => {
    const { verification, mended } = await checked({
      text: '2 tbsp butter\n200 g spinach\n1 cup white rice\n\nCook the rice for 18 minutes. Wilt the spinach in the butter and stir it in.',
      allergies: ['Dairy'],
    })
    expect(verification.findings[0]).toMatchObject({ severity: 'blocks', code: 'allergen', line: 0 })
    expect(mended?.changes).toEqual([expect.objectContaining({ line: 0, from: '2 tbsp butter' })])
    expect(JSON.stringify(mended?.recipe.instructions)).not.toContain('butter')
  })

  test('that fits is not mended, and takes four people where nothing is said', async () => {
    const answer = await checked({ text: 'rice, beans', allergies: ['Dairy'], diet: 'Vegan' })
    expect(answer).toMatchObject({ servings: 4, servingsGiven: false, mended: null })
  })

  test('may be anything: hostile text comes back as text, and nothing fails', async () => {
    for (const text of [
      '<script>alert(1)</script>',
      "'; drop table users; --",
      '🍅'.repeat(500),
      '\u202e1 egg',
      'a '.repeat(9000),
      '=1+1|cmd',
    ]) {
      const { lines } = await checked({ text })
      expect(Array.isArray(lines)).toBe(true)
    }
  })

  test('is refused with a sentence when there is nothing, or too much', async () => {
    await expect(checked({ text: '   ' })).rejects.toThrow('Please paste a recipe')
    await expect(checked({ text: 'x'.repeat(20_001) })).rejects.toThrow('20,000 characters')
    await expect(checked({ text: '1 egg', diet: 'Breatharian' })).rejects.toThrow('must be one of')
  })
})

describe('one line of a pasted recipe', () => {
  const text = 'Spinach rice\n\nIngredients\n2 tbsp butter\n200 g spinach\n1 cup rice\n\nMethod\n1. Stir all of it.'
  const swaps = (line: number, allergies: string[] = []) =>
    stranger.api.check.swaps({ body: { text, line, allergies } })
  test('is offered what may stand in for it, and never what its eater must avoid', async () => {
    const [first] = await swaps(0)
    expect(first).toMatchObject({ line: expect.stringMatching(/^\S+ tbsp /) as string })
    const offers = await swaps(0, ['Dairy', 'Soy'])
    expect(offers.length).toBeGreaterThan(0)
    for (const { line, allergensGone } of offers) {
      expect(allergensGone).toContain('milk')
      const { verification } = await checked({ text: text.replace('2 tbsp butter', line), allergies: ['Dairy', 'Soy'] })
      expect(verification.findings.filter(({ severity }) => severity === 'blocks')).toEqual([])
    }
  })
  test('that is not there has no stand-in', async () => {
    expect(await swaps(7)).toEqual([])
    await expect(swaps(60)).rejects.toThrow('400')
  })
})

describe('foods by the beginnings of their names', () => {
  const search = (q: string) => stranger.api.check.searchFoods({ query: { q } })
  test('are found, a handful at a time', async () => {
    expect((await search('oat milk'))[0]).toEqual({ id: 'oat-milk', name: foods.get('oat-milk')?.name })
    expect(await search('c')).toHaveLength(8)
    expect(await search('%')).toEqual([])
  })
  test('need a letter', async () => {
    await expect(search('')).rejects.toThrow('400')
  })
})
