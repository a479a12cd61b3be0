import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/endpoint.ts'
import type { recipes as rows } from '#contract/recipes/recipes.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  bob = await cook(world.app)
  await write(ada, 'Chana Masala', ['2 cans garbanzo beans', '1 onion', '2 tsp garam masala'], {
    cookNotes: 'Grandmother’s birthday; halve the chilli',
    tags: ['Weeknight', 'one pot'],
    cuisine: 'Indian',
  })
  await write(ada, 'Crème Brûlée', ['500 ml heavy cream', '6 egg yolks', '100 g sugar'], { recipeType: 'Dessert' })
  await write(ada, 'Ratatouille', ['2 aubergines', '3 courgettes', '400 g tomatoes', '2 tbsp olive oil'])
  await write(ada, 'Peach salad', ['3 peaches', '100 g spinach', '1 tbsp olive oil'], { recipeType: 'Salad' })
  await write(ada, '100% "Rye" <b>Bread</b> & more', ['500 g rye flour', '1 tsp salt'], {
    description: 'Makes two loaves',
  })
  await write(bob, 'Chickpea curry of Bob', ['2 cans chickpeas', '1 onion'])
})
afterAll(() => world.close())

const steps = ['Put everything in a pot and simmer for 20 minutes.']

function write(who: Cook, title: string, ingredients: string[], more: object = {}) {
  return who.api.recipes.create({ body: { title, servings: 4, ingredients, instructions: steps, ...more } })
}

async function found(query: Call<typeof rows.list>['query'], who: Cook = ada): Promise<string[]> {
  return (await who.api.recipes.list({ query })).map(({ title }) => title)
}

describe('searching one’s recipes', () => {
  test('finds them by every word of title, foods, notes and tags, or the beginning of one', async () => {
    expect(await found({ q: 'masala' })).toEqual(['Chana Masala'])
    expect(await found({ q: 'chan mas' })).toEqual(['Chana Masala'])
    expect(await found({ q: 'masala peach' })).toEqual([])
    expect(await found({ q: 'grandmother' })).toEqual(['Chana Masala'])
    expect(await found({ q: 'weeknight' })).toEqual(['Chana Masala'])
    expect(await found({ q: 'olive oil' })).toEqual(['Peach salad', 'Ratatouille'])
    expect(await found({ q: '  ' })).toHaveLength(5)
  })

  test('takes a food by another name, accents and one or many alike', async () => {
    expect(await found({ q: 'chick' })).toEqual(['Chana Masala'])
    expect(await found({ q: 'eggplant' })).toEqual(['Ratatouille'])
    expect(await found({ q: 'zucchini eggplants' })).toEqual(['Ratatouille'])
    expect(await found({ q: 'creme brulee' })).toEqual(['Crème Brûlée'])
    expect(await found({ q: 'CRÈME' })).toEqual(['Crème Brûlée'])
    expect(await found({ q: 'tomato' })).toEqual(['Ratatouille'])
    expect(await found({ q: 'onions' })).toEqual(['Chana Masala'])
    expect(await found({ q: 'loaf' })).toEqual(['100% "Rye" <b>Bread</b> & more'])
    // peas are no peaches
    expect(await found({ q: 'peas' })).toEqual([])
  })

  test('forgives a slip of the pen', async () => {
    expect(await found({ q: 'ratatuille' })).toEqual(['Ratatouille'])
    expect(await found({ q: 'grandmohter' })).toEqual(['Chana Masala'])
    expect(await found({ q: 'chikpea' })).toEqual(['Chana Masala'])
    expect(await found({ q: 'bruelee creem' })).toEqual(['Crème Brûlée'])
    expect(await found({ q: 'spinash' })).toEqual(['Peach salad'])
    expect(await found({ q: 'xylophone' })).toEqual([])
  })

  test('shows nobody what is another’s', async () => {
    expect(await found({ q: 'curry' })).toEqual([])
    expect(await found({ q: 'bob' })).toEqual([])
    expect(await found({ q: 'chickpea' }, bob)).toEqual(['Chickpea curry of Bob'])
    expect(await found({ q: 'ratatouille' }, bob)).toEqual([])
    // nor by their words
    expect(await found({ q: 'ratatuille' }, bob)).toEqual([])
  })

  test('takes every sign as text', async () => {
    expect(await found({ q: '100% "rye"' })).toEqual(['100% "Rye" <b>Bread</b> & more'])
    const hostile = [
      "'",
      "''); drop table recipes; --",
      '\\',
      '!',
      '& | <->',
      'a:*',
      ":'",
      '%',
      '_',
      '🍲',
      '\u202eeyr',
      '(((',
    ]
    for (const q of hostile) {
      const answer = await ada.send({ method: 'GET', url: `/api/recipes?q=${encodeURIComponent(q)}` })
      expect([q, answer.statusCode]).toEqual([q, 200])
    }
    expect((await ada.send({ method: 'GET', url: '/api/recipes?q=a%00b' })).statusCode).toBe(400)
    expect((await ada.send({ method: 'GET', url: `/api/recipes?q=${'a'.repeat(201)}` })).statusCode).toBe(400)
    expect(await found({ q: 'rye' })).toHaveLength(1)
  })

  test('filters by tag, cuisine, kind, writer and stars together with words', async () => {
    expect(await found({ tag: 'WEEKNIGHT' })).toEqual(['Chana Masala'])
    expect(await found({ tag: 'one pot', q: 'onion' })).toEqual(['Chana Masala'])
    expect(await found({ tag: 'pot' })).toEqual([])
    expect(await found({ cuisine: 'indian' })).toEqual(['Chana Masala'])
    expect(await found({ recipeType: 'dessert' })).toEqual(['Crème Brûlée'])
    expect(await found({ writer: 'cook' })).toHaveLength(5)
    expect(await found({ writer: 'kitchen' })).toEqual([])
    const [peach] = await ada.api.recipes.list({ query: { q: 'peach' } })
    await ada.api.recipes.toggleFavorite({ params: { id: peach!.id }, body: undefined })
    await ada.api.recipes.rate({ params: { id: peach!.id }, body: { rating: 1 } })
    expect(await found({ favorite: 'true', q: 'olive' })).toEqual(['Peach salad'])
    expect(await found({ favorite: 'false', q: 'olive' })).toEqual(['Ratatouille'])
    expect(await found({ rating: '1' })).toEqual(['Peach salad'])
    expect(await found({ rating: '-1' })).toEqual([])
    expect(await found({ favorite: 'true', maxMinutes: 600, rating: '1', since: '2026-11-01' })).toEqual([
      'Peach salad',
    ])
    for (const bad of ['rating=5', 'diet=carnivore', 'without=dust', 'maxMinutes=0', 'writer=me', 'cuisine=Martian'])
      expect((await ada.send({ method: 'GET', url: `/api/recipes?${bad}` })).statusCode).toBe(400)
  })

  test('knows the tags and how often each is used', async () => {
    await write(ada, 'Quick soup', ['1 l stock', '2 carrots'], { tags: ['weeknight'] })
    expect(await ada.api.recipes.tags({})).toEqual([
      { tag: 'weeknight', recipes: 2 },
      { tag: 'one pot', recipes: 1 },
    ])
    expect(await bob.api.recipes.tags({})).toEqual([])
  })
})
