import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GenerationEvent } from '#contract/recipes/generation-event.ts'
import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import type { RecipeWriter } from '#server/ports/recipe-writer/recipe-writer.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const url = '/api/generate-recipe'
const grant = async (member: Cook, tier: 'mid' | 'premium') => {
  await world.database.query('update users set subscription_tier = $2, is_premium = $3 where id = $1', [
    member.user.id,
    tier,
    tier === 'premium',
  ])
}

describe('one recipe', () => {
  test('is written for the profile, verified, saved and counted', async () => {
    const vegan = await cook(world.app, {
      dietaryPreference: 'Vegan',
      allergies: ['Peanuts'],
      foodDislikes: 'mushrooms',
      skillLevel: 'Beginner',
      kitchenEquipment: ['Stovetop', 'Oven'],
    })
    const recipe = await vegan.api.recipes.generate({ body: { mealTime: 'dinner', servings: 2 } })
    const { verification } = recipe
    expect(recipe.servings).toBe(2)
    expect(recipe.writer).toEqual({ kind: 'kitchen' })
    expect(verification.findings.filter(({ severity }) => severity === 'blocks')).toEqual([])
    expect(verification.diets.find(({ diet }) => diet === 'vegan')?.verdict).toBe('fits')
    expect(verification.allergens.map(({ allergen }) => allergen)).toHaveLength(15)
    expect(verification.allergens.find(({ allergen }) => allergen === 'peanut')?.verdict).toBe('not_found')
    expect(recipe.prepTime + recipe.cookTime).toBe(verification.time.totalMinutes)
    expect(recipe.reasons.join(' ')).toMatch(/because you are vegan/i)
    expect(JSON.stringify(recipe.ingredients)).not.toMatch(/mushroom/i)
    expect(recipe.nutritionalInfo).toBeNull()
    expect(await vegan.api.recipes.get({ params: { id: recipe.id } })).toEqual(recipe)
    expect(await vegan.api.accounts.currentUser({})).toMatchObject({
      dailyGenerationsUsed: 1,
      generationsLeft: 2,
      generationsUsed: 1,
    })
  })

  test('streams as it is written', async () => {
    const member = await cook(world.app)
    const events: GenerationEvent[] = []
    for await (const event of member.api.recipes.generateStream({ body: {} })) events.push(event)
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['started', 'progress', 'draft', 'done']))
    const done = events.at(-1)
    expect(
      done?.type === 'done' && (await member.api.recipes.get({ params: { id: done.result.id } })).title,
    ).toBeTruthy()
  })

  test('wishes that contradict each other are named, and cost nothing', async () => {
    const member = await cook(world.app)
    await grant(member, 'premium')
    const response = await member.send({
      method: 'POST',
      url,
      payload: {
        diet: 'Vegan',
        includeIngredients: 'beef steak',
        prepTime: 1,
        budget: 1,
        calories: 2000,
        cookingMethod: 'Braised',
      },
    })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      code: 'wishes_contradict',
      message: expect.any(String),
      wishes: expect.any(Array),
    })
    expect((await member.api.accounts.currentUser({})).generationsUsed).toBe(0)
  })

  test('a food that the profile forbids is named with what forbids it', async () => {
    const member = await cook(world.app, { allergies: ['Fish'], foodDislikes: 'tofu' })
    await grant(member, 'mid')
    const wishes = async (includeIngredients: string) =>
      (await member.send({ method: 'POST', url, payload: { includeIngredients } })).json().wishes
    expect(await wishes('salmon')).toEqual(['includeIngredients', 'allergies'])
    expect(await wishes('tofu')).toEqual(['includeIngredients', 'foodDislikes'])
    expect((await member.api.accounts.currentUser({})).generationsUsed).toBe(0)
  })
})

describe('refusals come in their order', () => {
  test('stranger, plan, set-up, shape', async () => {
    const member = await cook(world.app, { hasCompletedSetup: false })
    const ask = (payload: object) => member.send({ method: 'POST', url, payload })
    expect(
      (
        await visitor(world.app).send({
          method: 'POST',
          url,
          payload: '{',
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode,
    ).toBe(401)
    const locked = await ask({ spiceLevel: 'Hot', servings: 'many' })
    expect(locked.statusCode).toBe(403)
    expect(locked.json()).toMatchObject({
      code: 'upgrade_required',
      upgradeRequired: true,
      requiredTier: 'mid',
      message: expect.stringContaining('premium feature'),
    })
    expect((await ask({ calories: 500 })).json()).toMatchObject({ code: 'upgrade_required', requiredTier: 'premium' })
    expect((await ask({ spiceLevel: 'Hot', calories: 500 })).json()).toMatchObject({ requiredTier: 'premium' })
    expect((await ask({ servings: 'many' })).json()).toMatchObject({ code: 'setup_required' })
    await member.api.accounts.changeProfile({ body: { hasCompletedSetup: true } })
    for (const wrong of [
      { servings: 'many' },
      { servings: 11 },
      { servings: 0 },
      { prepTime: 481 },
      { budget: 0.5 },
      { diet: 'moon' },
      { kitchenEquipment: ['Cyclotron'] },
      { secret: 1 },
    ]) {
      const response = await ask(wrong)
      expect([wrong, response.statusCode, response.json().code]).toEqual([wrong, 400, 'invalid_input'])
    }
    expect((await member.api.accounts.currentUser({})).generationsLeft).toBe(3)
  })
})

describe('the day', () => {
  test('20 parallel wishes of a free member make 3 recipes and 17 refusals', async () => {
    const member = await cook(world.app)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => member.send({ method: 'POST', url, payload: {} })),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(3)
    expect(codes.filter((code) => code === 429)).toHaveLength(17)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json()).toMatchObject({
      code: 'daily_limit_reached',
      limit: 3,
      // those that are being written are taken, though none is delivered yet
      used: 3,
      resetsAt: '2026-11-21T00:00:00.000Z',
    })
    expect(await member.api.recipes.list({})).toHaveLength(3)
    expect(await member.api.accounts.currentUser({})).toMatchObject({ dailyGenerationsUsed: 3, generationsLeft: 0 })
  })

  test('turns at midnight UTC', async () => {
    const member = await cook(world.app)
    for (let i = 0; i < 3; i++) await member.api.recipes.generate({ body: {} })
    const noon = world.clock.now
    world.clock.now = new Date('2026-11-21T00:00:01Z')
    try {
      expect(await member.api.accounts.currentUser({})).toMatchObject({
        dailyGenerationsUsed: 0,
        generationsLeft: 3,
        generationsUsed: 3,
      })
      await member.api.recipes.generate({ body: {} })
      expect(await member.api.accounts.currentUser({})).toMatchObject({
        dailyGenerationsUsed: 1,
        generationsLeft: 2,
        generationsUsed: 4,
      })
    } finally {
      world.clock.now = noon
    }
  })

  test('a place held by a process that died is free again after two minutes', async () => {
    const member = await cook(world.app)
    await world.database.query(
      "insert into generation_reservations select 'dead ' || n, $1, $2::timestamptz + interval '1 minute' from generate_series(1, 3) n",
      [member.user.id, world.clock.now],
    )
    expect((await member.send({ method: 'POST', url, payload: {} })).statusCode).toBe(429)
    const noon = world.clock.now
    world.clock.now = new Date(noon.getTime() + 61_000)
    try {
      expect((await member.send({ method: 'POST', url, payload: {} })).statusCode).toBe(200)
    } finally {
      world.clock.now = noon
    }
  })
})

describe('a generation that takes its time', () => {
  test('is stopped by a cancel, which costs nothing', async () => {
    const gate = Promise.withResolvers<void>()
    const slow = await startApp({}, { database: world.database, recipeWriters: [held(gate.promise)] })
    const member = await cook(slow.app)
    const events = member.api.recipes.generateStream({ body: {} })
    // the answer comes as a whole here, so the id is read where the server keeps it
    const first = events.next()
    const id = await heldPlace(member)
    expect((await member.api.accounts.currentUser({})).generationsLeft).toBe(2)
    const stranger = await cook(slow.app)
    expect(await stranger.api.recipes.cancelGeneration({ params: { id }, body: {} })).toEqual({ cancelled: false })
    expect(await member.api.recipes.cancelGeneration({ params: { id }, body: {} })).toEqual({ cancelled: true })
    gate.resolve()
    await expect(
      (async () => {
        await first
        for await (const _ of events);
      })(),
    ).rejects.toMatchObject({ status: 409, code: 'generation_cancelled' })
    expect(await member.api.accounts.currentUser({})).toMatchObject({ generationsLeft: 3, generationsUsed: 0 })
    expect(await member.api.recipes.list({})).toEqual([])
    await slow.close()
  })

  test('goes on when the window is closed, and the recipe is found on return', async () => {
    const gate = Promise.withResolvers<void>()
    const slow = await startApp({}, { database: world.database, recipeWriters: [held(gate.promise)] })
    const member = await cook(slow.app)
    const address = await slow.app.listen({ host: '127.0.0.1', port: 0 })
    const cookie = Object.entries(member.cookies).map(([name, value]) => `${name}=${value}`)
    const window = new AbortController()
    const response = await fetch(`${address}${url}`, {
      method: 'POST',
      headers: { cookie: cookie.join('; '), accept: 'text/event-stream', 'content-type': 'application/json' },
      body: '{}',
      signal: window.signal,
    })
    expect(response.status).toBe(200)
    window.abort()
    await expect(response.text()).rejects.toThrow('aborted')
    const connections = promisify(slow.app.server.getConnections.bind(slow.app.server))
    await expect.poll(() => connections()).toBe(0)
    gate.resolve()
    await expect.poll(() => member.api.recipes.list({})).toHaveLength(1)
    expect((await member.api.accounts.currentUser({})).generationsLeft).toBe(2)
    await slow.close()
  })

  test('fails without costing anything', async () => {
    const broken: RecipeWriter = {
      turns: 1,
      async *write() {
        yield { type: 'draft', draft: { title: 'Almost' } }
        throw new Error('the writer has gone')
      },
    }
    const failing = await startApp({}, { database: world.database, recipeWriters: [broken] })
    const member = await cook(failing.app)
    expect((await member.send({ method: 'POST', url, payload: {} })).statusCode).toBe(500)
    expect(await member.api.accounts.currentUser({})).toMatchObject({ generationsLeft: 3, generationsUsed: 0 })
    await failing.close()
  })
})

function held(until: Promise<void>): RecipeWriter {
  return {
    turns: 1,
    async *write(order) {
      await until
      yield* embeddedComposer().write(order)
    },
  }
}

async function heldPlace(member: Cook): Promise<string> {
  for (;;) {
    const { rows } = await world.database.query<{ id: string }>(
      'select id from generation_reservations where user_id = $1',
      [member.user.id],
    )
    if (rows[0]) return rows[0].id
  }
}
