import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app, { dietaryPreference: 'vegetarian', allergies: ['Peanuts'] })
  bob = await cook(world.app)
})
afterAll(() => world.close())

let number = 0
const dal = () => ({
  title: `Dal ${(number += 1)}`,
  servings: 4,
  ingredients: ['1 1/2 cups red lentils, rinsed', '2 onions, sliced', { amount: '1', unit: 'tsp', name: 'salt' }],
  instructions: ['Simmer the lentils with the onions and the salt for 25 minutes.'],
})
type Words = ReturnType<typeof dal>
const create = (body: object, who: Cook = ada) => who.api.recipes.create({ body: body as Words })
const one = (id: number, who: Cook = ada) => who.api.recipes.get({ params: { id } })
const update = (id: number, body: object, who: Cook = ada) => who.api.recipes.update({ params: { id }, body })

describe('a cook’s own recipe', () => {
  test('says its kind of dish, and takes it back', async () => {
    const { id } = await create({ ...dal(), cuisine: 'indian', recipeType: 'Main Dish' })
    expect(await update(id, { cuisine: '' })).toMatchObject({ cuisine: '', recipeType: 'Main Dish' })
    expect(await update(id, { recipeType: ' ', title: 'Dal alone' })).toMatchObject({ cuisine: '', recipeType: '' })
    expect(await update(id, { title: 'Dal again' })).toMatchObject({ cuisine: '', recipeType: '' })
  })

  test('is read line by line, and every figure of it is worked out', async () => {
    const made = await create({ ...dal(), tags: ['Weeknight', 'weeknight', ' One  Pot '], cookNotes: 'My own.' })
    expect(made).toMatchObject({
      userId: ada.user.id,
      writer: { kind: 'cook' },
      tags: ['weeknight', 'one pot'],
      cookNotes: 'My own.',
      dietaryPreferences: ['vegetarian'],
      variationOf: null,
      changes: [],
    })
    expect(made.ingredients).toEqual([
      { amount: '1 1/2', unit: 'cups', name: 'red lentils', preparation: 'rinsed' },
      { amount: '2', unit: '', name: 'onions', preparation: 'sliced' },
      { amount: '1', unit: 'tsp', name: 'salt' },
    ])
    expect(made.calories).toBe(Math.round(made.verification.nutrition.perServing.calories))
    expect(made.calories).toBeGreaterThan(150)
    expect(made.prepTime + made.cookTime).toBe(made.verification.time.totalMinutes)
    expect(await one(made.id)).toEqual(made)
    const [row] = await ada.api.recipes.list({ query: { limit: 1 } })
    const {
      verification: _,
      measures: _m,
      stepLines: _l,
      stepTimers: _t,
      stepTimes: _times,
      keeping: _k,
      cooked: _c,
      wish: _w,
      ...shown
    } = made
    expect(row).toEqual(shown)
  })

  test('tells where its steps say how long they take, and anew when they change', async () => {
    const words = ['Sauté 5–7 minutes, then simmer for 1½ hours, stirring every 10 minutes.', 'Serve.']
    const { id, stepTimes } = await create({ ...dal(), instructions: words })
    const times = [
      { at: 6, words: '5–7 minutes', minutes: 5, upTo: 7 },
      { at: 35, words: '1½ hours', minutes: 90 },
    ]
    expect(stepTimes).toEqual([times, []])
    expect((await update(id, { instructions: ['Serve.'] })).stepTimes).toEqual([[]])
  })

  test('costs nothing of the day, and is nobody else’s', async () => {
    const made = await create(dal(), bob)
    expect((await bob.api.accounts.currentUser({})).generationsLeft).toBe(3)
    const calls = [
      { method: 'GET', url: `/api/recipes/${made.id}` },
      { method: 'PATCH', url: `/api/recipes/${made.id}`, payload: { title: 'Mine' } },
      { method: 'POST', url: `/api/recipes/${made.id}/restore` },
      { method: 'GET', url: `/api/recipes/${made.id}/scale?line=0&have=350 g` },
      { method: 'DELETE', url: `/api/recipes/${made.id}` },
      { method: 'POST', url: '/api/recipes', payload: { ...dal(), variationOf: made.id } },
    ] as const
    for (const call of calls) {
      expect([call.url, (await visitor(world.app).send(call)).statusCode]).toEqual([call.url, 401])
      expect([call.url, (await ada.send(call)).statusCode]).toEqual([call.url, 404])
    }
    expect(await one(made.id, bob)).toEqual(made)
  })

  test('that the cook has already is offered as it is; a variation and both are possible', async () => {
    const words = dal()
    const first = await create(words)
    const again = {
      ...words,
      title: words.title.toUpperCase(),
      ingredients: ['1 1/2 cups red lentils, rinsed', '2  onions, sliced', '1 tsp salt'],
    }
    const refused = await ada.send({ method: 'POST', url: '/api/recipes', payload: again })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'recipe_exists', recipeId: first.id, title: first.title }),
    ])
    expect((await create({ ...again, variationOf: first.id })).variationOf).toBe(first.id)
    expect((await create({ ...again, keepBoth: true })).variationOf).toBeNull()
    // another list is another recipe, and so is another cook's
    await create({ ...words, ingredients: ['500 g red lentils'] })
    await create(words, bob)
  })

  test('that is sent twice at once is kept once', async () => {
    const words = dal()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ada.send({ method: 'POST', url: '/api/recipes', payload: words })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
  })

  test('keeps every sign as text, and refuses with a sentence what it cannot keep', async () => {
    const title = '<img src=x onerror=alert(1)> =1+1 🍲 \u202egnorw\u202c שלום'
    const made = await create({ ...dal(), title, cookNotes: "'); drop table recipes; --\nsecond line" })
    expect([made.title, made.cookNotes]).toEqual([
      '<img src=x onerror=alert(1)> =1+1 🍲 gnorw שלום',
      "'); drop table recipes; --\nsecond line",
    ])
    const bad: [object, string][] = [
      [{ cookNotes: 'x'.repeat(100_000) }, 'Notes can have at most 10,000 characters'],
      [{ title: ' \u202e ' }, 'Please give the recipe a title'],
      [{ title: 'x'.repeat(201) }, 'Title must have at most 200 characters.'],
      [{ title: 'a\0b' }, 'characters that aren’t text'],
      [{ ingredients: [] }, 'at least one ingredient'],
      [{ ingredients: ['\u202e'] }, 'Ingredient 1 is empty'],
      [{ ingredients: [`1 kg ${'very '.repeat(58)}x`] }, 'Ingredient 1 is too long to be one food'],
      [{ tags: ['a,b'] }, 'A tag must be one line without commas'],
      [{ servings: 0 }, 'ervings'],
      [{ writer: { kind: 'kitchen' } }, 'riter'],
    ]
    for (const [change, sentence] of bad) {
      const answer = await ada.send({ method: 'POST', url: '/api/recipes', payload: { ...dal(), ...change } })
      expect([sentence, answer.statusCode]).toEqual([sentence, 400])
      expect(answer.json().message).toContain(sentence)
    }
    const huge = await ada.send({
      method: 'POST',
      url: '/api/recipes',
      payload: { ...dal(), description: 'x'.repeat(300_000) },
    })
    expect(huge.statusCode).toBe(413)
  })
})

describe('changing a recipe', () => {
  let id: number
  beforeEach(async () => {
    id = (await create(dal())).id
  })

  test('works its figures out again and moves it in the search', async () => {
    const before = await one(id)
    const after = await update(id, { title: 'Peanut stew', ingredients: ['200 g peanuts', '2 onions'] })
    expect(after.calories).not.toBe(before.calories)
    expect(after.summary.allergens).toEqual([{ allergen: 'peanut', verdict: 'contains' }])
    expect(after.createdAt).toBe(before.createdAt)
    expect((await ada.api.recipes.list({ query: { q: 'peanut stew' } })).map((row) => row.id)).toEqual([id])
    expect((await ada.api.recipes.list({ query: { q: before.title } })).map((row) => row.id)).not.toContain(id)
  })

  test('of tags and notes alone leaves the words alone', async () => {
    const before = await one(id)
    const after = await update(id, { tags: ['quick'], cookNotes: 'less salt' })
    expect(after).toEqual({ ...before, tags: ['quick'], cookNotes: 'less salt', updatedAt: after.updatedAt })
    expect((await ada.api.recipes.list({ query: { tag: 'quick' } })).map((row) => row.id)).toEqual([id])
    expect(await update(id, { tags: [] })).toMatchObject({ tags: [], cookNotes: 'less salt' })
  })

  test('by two at once: who began from an older one is told, and nothing is lost', async () => {
    const { updatedAt } = await one(id)
    const phone = await update(id, { title: 'From the phone', unchangedSince: updatedAt })
    const late = {
      method: 'PATCH',
      url: `/api/recipes/${id}`,
      payload: { title: 'From the desk', unchangedSince: updatedAt },
    } as const
    const refused = await ada.send(late)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_elsewhere'])
    expect(await one(id)).toEqual(phone)
    const desk = await update(id, { title: 'From the desk', unchangedSince: phone.updatedAt })
    expect(desk.title).toBe('From the desk')
    // stars and thumbs are no change of the recipe
    await ada.api.recipes.toggleFavorite({ params: { id }, body: undefined })
    await ada.api.recipes.rate({ params: { id }, body: { rating: -1 } })
    await update(id, { title: 'Still the desk', unchangedSince: desk.updatedAt })
    const race = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        ada.send({
          method: 'PATCH',
          url: `/api/recipes/${id}`,
          payload: { [at % 2 ? 'cookNotes' : 'description']: `racer ${at}` },
        }),
      ),
    )
    expect(race.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  })

  test('that the kitchen wrote says what the cook made of it', async () => {
    const written = await ada.api.recipes.generate({ body: { recipeType: 'Soup' } })
    const lines = written.ingredients.map(ingredientText)
    const after = await update(written.id, { ingredients: ['1 pinch saffron', ...lines.slice(0, -1), '5 sausages'] })
    expect(after.writer).toEqual(written.writer)
    expect(after.changes.at(-1)).toMatchObject({
      line: lines.length,
      from: lines.at(-1),
      to: '5 sausages',
      reason: 'You changed it',
    })
    expect(after.changes).toHaveLength(written.changes.length + 1)
    expect(after.reasons).toEqual([])
    expect(after.dietaryPreferences).toEqual([])
    expect(after.summary.diet).toMatchObject({ verdict: 'breaks' })
  })
})

describe('what is being typed', () => {
  test('is told line by line and as a whole, for its reader, and kept nowhere', async () => {
    const { lines, verification } = await ada.api.recipes.verify({
      body: { ingredients: ['200 g peanut butter', '1 cup flurble'], instructions: [] },
    })
    expect(lines).toMatchObject([{ known: true, foods: [{ food: { id: 'peanut-butter' } }] }, { known: false }])
    expect(verification.findings.map(({ code }) => code)).toContain('allergen')
    const begun = await bob.api.recipes.verify({ body: { title: 'Stew', ingredients: ['2 carrots'] } })
    expect(begun.verification.findings.map(({ code }) => code)).not.toContain('allergen')
    expect(await bob.api.recipes.list({ query: { q: 'stew' } })).toEqual([])
  })
})

describe('deleting', () => {
  test('can be undone within the hour', async () => {
    const made = await create(dal())
    const gone = () => ada.send({ method: 'GET', url: `/api/recipes/${made.id}` })
    const listed = async (q?: string) =>
      (await ada.api.recipes.list({ query: { q } })).some((row) => row.id === made.id)
    await ada.api.recipes.remove({ params: { id: made.id }, body: undefined })
    expect((await gone()).statusCode).toBe(404)
    expect([await listed(), await listed(made.title), await listed('lentils')]).toEqual([false, false, false])
    for (const call of [
      { method: 'PATCH', url: `/api/recipes/${made.id}`, payload: { title: 'x' } },
      { method: 'PATCH', url: `/api/recipes/${made.id}/favorite` },
      { method: 'DELETE', url: `/api/recipes/${made.id}` },
    ] as const)
      expect((await ada.send(call)).statusCode).toBe(404)
    await expect(bob.api.recipes.restore({ params: { id: made.id }, body: undefined })).rejects.toThrow('404')
    expect(await ada.api.recipes.restore({ params: { id: made.id }, body: undefined })).toEqual(made)
    expect([await listed(), await listed(made.title)]).toEqual([true, true])
  })

  test('is for good after an hour', async () => {
    const [soon, late, kept] = [await create(dal()), await create(dal()), await create(dal())]
    const began = world.clock.now
    for (const { id } of [soon, late]) await ada.api.recipes.remove({ params: { id }, body: undefined })
    const restore = (id: number) => ada.send({ method: 'POST', url: `/api/recipes/${id}/restore` })
    world.clock.now = new Date(began.getTime() + 59 * 60_000)
    expect((await restore(soon.id)).statusCode).toBe(200)
    world.clock.now = new Date(began.getTime() + 61 * 60_000)
    expect((await restore(late.id)).statusCode).toBe(404)
    await world.jobs.add('sweep-recipes', {})
    await world.jobs.run()
    const { rows } = await world.database.query<{ id: number }>(
      'select id from recipes where id = any($1) order by id',
      [[soon.id, late.id, kept.id]],
    )
    expect(rows.map(({ id }) => id)).toEqual([soon.id, kept.id])
    world.clock.now = began
  })
})
