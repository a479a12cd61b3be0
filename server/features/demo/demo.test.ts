import { afterAll, describe, expect, test } from 'vitest'
import type { DemoForm, DemoRecipe } from '#contract/public/demo.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import type { RecipeWriter } from '#server/ports/recipe-writer/recipe-writer.ts'
import { cook, visitor } from '#server/test-world/browser.ts'
import { startApp } from '#server/test-world/start-app.ts'

/** Fails the test that asks it. */
const model: RecipeWriter = {
  turns: 1,
  write() {
    throw new Error('What strangers type was sent to a language model.')
  },
}
const world = await startApp({}, { recipeWriters: [model] })
afterAll(() => world.close())
const stranger = visitor(world.app)
const made = (body: DemoForm): Promise<DemoRecipe> => stranger.api.demo.make({ body })
const sent = async (body: object, from = stranger) => {
  const response = await from.send({ method: 'POST', url: '/api/demo-recipe', payload: body })
  return { status: response.statusCode, body: JSON.parse(response.body) as Record<string, unknown> }
}

describe('a visitor without an account', () => {
  test('is written a recipe with its verification, by the kitchen itself', async () => {
    const recipe = await made({ query: 'chickpeas, spinach and a lemon' })
    expect(recipe.title).not.toBe('')
    expect(recipe.servings).toBe(4)
    expect(recipe.ingredients[0]).toMatchObject({ amount: expect.any(String), unit: expect.any(String) })
    expect(recipe.instructions[0]).toMatchObject({ step: 1, description: expect.stringMatching(/\w/) })
    expect(JSON.stringify(recipe.ingredients)).toMatch(/chickpeas/)
    // what it claims is what anybody works out from its words
    const { nutrition, time } = verifyRecipe(recipe)
    expect(recipe.calories).toBe(Math.round(nutrition.perServing.calories))
    expect(recipe.prepTime).toBe(time.totalMinutes)
    expect(recipe.verification.allergens).toHaveLength(15)
  })

  test('who types nothing gets a quick healthy dinner', async () => {
    for (const body of [
      {},
      { query: '' },
      { query: ' \n ' },
      { query: '', calories: '', difficulty: '', prepTime: '' },
    ])
      expect((await made(body)).prepTime).toBeLessThanOrEqual(30)
  })

  const within = {
    'under-300': [1, 299],
    '300-500': [300, 500],
    '500-700': [500, 700],
    'over-700': [701, 3000],
  } as const
  test.each(Object.keys(within) as (keyof typeof within)[])('gets calories of the choice: %s', async (calories) => {
    const [least, most] = within[calories]
    for (const query of ['', 'chicken', 'something vegan', 'a soup']) {
      const recipe = await made({ query, calories })
      expect(recipe.calories).toBeGreaterThanOrEqual(least)
      expect(recipe.calories).toBeLessThanOrEqual(most)
    }
  })

  test.each([
    ['under-15', 15],
    ['15-30', 30],
    ['30-60', 60],
    ['over-60', 2880],
  ] as const)('eats within the time: %s', async (prepTime, most) => {
    const { verification } = await made({ query: 'dinner with tofu', prepTime })
    expect(verification.time.totalMinutes).toBeLessThanOrEqual(most)
  })

  test.each([
    ['beginner', 'Beginner'],
    ['easy', 'Beginner'],
  ] as const)('is asked no more than they can: %s', async (difficulty, printed) => {
    expect((await made({ query: 'pasta', difficulty })).difficulty).toBe(printed)
  })

  test('never has what the wish goes without, nor what an allergy in it forbids', async () => {
    for (const [query, forbidden] of [
      ['pad thai without peanuts', /peanut/i],
      ['a stew, no onions please', /\bonions?\b/i],
      ['pasta sin ajo', /garlic/i],
      ['curry, I am allergic to shellfish', /shrimp|prawn|crab|lobster/i],
    ] as const) {
      const { ingredients, verification, allergies } = await made({ query })
      expect(ingredients.map(({ name }) => name).join()).not.toMatch(forbidden)
      expect(verification.findings.filter(({ severity }) => severity === 'blocks')).toEqual([])
      expect(allergies.includes('crustacean')).toBe(/allergic/.test(query))
    }
  })
})

describe('a wish is refused', () => {
  test('with its sentence, where it contradicts itself', async () => {
    expect(await sent({ query: 'mushroom risotto without mushrooms' })).toEqual({
      status: 422,
      body: expect.objectContaining({
        code: 'wishes_contradict',
        message: expect.stringMatching(/^We can’t make a dish with mushroom but without mushrooms/),
        wishes: ['query'],
      }),
    })
    expect(await sent({ query: 'satay with peanuts, I am allergic to peanuts' })).toMatchObject({ status: 422 })
    // these are no contradictions: a cook knows what is meant
    for (const query of ['vegan steak', 'chicken or beef, no beef', 'gluten allergy, pasta please'])
      expect(await sent({ query })).toMatchObject({ status: 200 })
  })

  test.each([
    [{ query: 'x'.repeat(301) }, 'at most 300 characters'],
    [{ query: 7 }, 'Query must be text'],
    [{ query: 'soup', calories: 'few' }, 'must be one of: under-300, 300-500, 500-700, over-700'],
    [{ query: 'soup', prepTime: '20' }, 'must be one of'],
    [{ query: 'soup', servings: 2 }, 'servings'],
  ])('with a sentence, where it has no shape: %#', async (body, sentence) => {
    const answer = await sent(body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(answer.body['message']).toContain(sentence)
  })
})

test('an address that has had its share is told to sign up, and another one is served', async () => {
  const strict = await startApp({ rateLimitFactor: 0.1 }, { database: world.database })
  await world.database.query('delete from rate_limits')
  const [spent, other] = [visitor(strict.app, '203.0.113.7'), visitor(strict.app, '203.0.113.8')]
  for (const query of ['soup', 'salad']) expect((await sent({ query }, spent)).status).toBe(200)
  expect(await sent({ query: 'pie' }, spent)).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_requests',
      message: "You've used your free demo recipe. Sign up to generate unlimited personalized recipes.",
    },
  })
  // what has no shape costs nothing
  expect((await sent({ query: 7 }, spent)).status).toBe(400)
  expect((await sent({ query: 'pie' }, other)).status).toBe(200)
  await strict.close()
})

describe('a demo recipe', () => {
  test('is read again by its keepsake, and nothing else is', async () => {
    const recipe = await made({ query: 'soup, allergic to sesame' })
    expect(await stranger.api.demo.read({ body: { keepsake: recipe.keepsake } })).toEqual(recipe)
    const [text = '', seal = ''] = recipe.keepsake.split('.')
    const forged = Buffer.from('{"draft":{"title":"Mine"}}').toString('base64url')
    for (const keepsake of [`${forged}.${seal}`, `${text}A.${seal}`, `${text}.${'A'.repeat(43)}`])
      await expect(stranger.api.demo.read({ body: { keepsake } })).rejects.toThrow('404')
    await expect(stranger.api.demo.read({ body: { keepsake: 'x' } })).rejects.toThrow('400')
  })

  test('is kept once by who signs up, as the kitchen wrote it, and counts in no day', async () => {
    const recipe = await made({ query: 'vegan chili' })
    const ada = await cook(world.app)
    const keep = () => ada.api.demo.keep({ body: { keepsake: recipe.keepsake } })
    const kept = await Promise.allSettled([keep(), keep(), keep()])
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(keep()).rejects.toThrow('recipe_exists')
    const [own, ...more] = await ada.api.recipes.list({})
    expect(more).toEqual([])
    expect(own).toMatchObject({
      title: recipe.title,
      ingredients: recipe.ingredients,
      instructions: recipe.instructions,
      calories: recipe.calories,
      dietaryPreferences: ['vegan'],
      writer: { kind: 'kitchen' },
    })
    expect(await ada.api.accounts.currentUser({})).toMatchObject({ dailyGenerationsUsed: 0, generationsLeft: 3 })
    await expect(stranger.api.demo.keep({ body: { keepsake: recipe.keepsake } })).rejects.toThrow('401')
  })

  test('waits for thirty days', async () => {
    const { keepsake } = await made({ query: 'soup' })
    const { now } = world.clock
    world.clock.now = new Date(now.getTime() + 29 * 24 * 60 * 60 * 1000)
    await stranger.api.demo.read({ body: { keepsake } })
    world.clock.now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000)
    await expect(stranger.api.demo.read({ body: { keepsake } })).rejects.toThrow('404')
    world.clock.now = now
  })
})
