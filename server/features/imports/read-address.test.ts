import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallError } from '#contract/client.ts'
import { openLog } from '#server/log.ts'
import { guardedWeb } from '#server/ports/web/guarded-web.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let site: Server
let address: string
let world: TestApp
let ada: Cook
const logged: string[] = []
let answer: RequestListener = (_, response) => response.end()
beforeAll(async () => {
  site = createServer((request, response) => answer(request, response))
  await new Promise<void>((go) => site.listen(0, '127.0.0.1', go))
  const { port } = site.address() as AddressInfo
  address = `http://127.0.0.1:${port}`
  const log = openLog('info', { write: (line) => logged.push(line) })
  world = await startApp({}, { web: guardedWeb({ innerHosts: [`127.0.0.1:${port}`] }), log })
  ada = await cook(world.app)
})
afterAll(async () => {
  await world.close()
  site.close()
})

const lentils = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', name: 'A kitchen' },
    {
      '@type': ['Recipe', 'NewsArticle'],
      name: 'Lentil &amp; lemon soup',
      description: '<p>Warm &ldquo;and&rdquo; bright.</p>',
      image: [{ '@type': 'ImageObject', url: '/dish.png' }],
      recipeYield: ['6', '6 bowls'],
      totalTime: 'PT45M',
      keywords: 'best soup ever, easy',
      recipeIngredient: ['1&frac12; cups red lentils', '1 onion, chopped', '2 lemons', ''],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'For the soup',
          itemListElement: [{ '@type': 'HowToStep', text: 'Simmer the lentils with the onion for 30 minutes.' }],
        },
        { '@type': 'HowToStep', text: 'Squeeze in the lemons.' },
      ],
    },
  ],
}
const pageOf = (json: unknown) =>
  `<!doctype html><html><head><title>Soup | A kitchen</title><script type="application/ld+json">${JSON.stringify(json)}</script></head><body><p>Hello</p></body></html>`

test('a page with JSON-LD fills the form: words without tags, where it is from, and its photograph by address', async () => {
  answer = (request, response) => {
    expect(request.headers.cookie).toBeUndefined()
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-encoding', 'gzip')
      .end(gzipSync(pageOf(lentils)))
  }
  const words = await ada.api.imports.readAddress({ body: { address: `${address}/soup?from=secret-letter` } })
  expect(words).toEqual({
    title: 'Lentil & lemon soup',
    description: 'Warm “and” bright.',
    servings: 6,
    ingredients: ['1½ cups red lentils', '1 onion, chopped', '2 lemons'],
    instructions: [
      { description: 'For the soup: Simmer the lentils with the onion for 30 minutes.' },
      { description: 'Squeeze in the lemons.' },
    ],
    cuisine: '',
    recipeType: '',
    difficulty: null,
    tags: [],
    cookNotes: `From: ${address}/soup?from=secret-letter\n\nAs the source has it: makes 6 bowls, in all 45 min`,
    photo: `${address}/dish.png`,
    by: 'marks',
  })
  expect(logged.join('')).not.toContain('secret-letter')
  const { title, servings, ingredients, instructions } = words
  const saved = await ada.api.recipes.create({ body: { title, servings: servings!, ingredients, instructions } })
  expect(saved.verification.nutrition.perServing.calories).toBeGreaterThan(50)
})

test('of a list that is too long the rest goes to the notes, and is told; what not even the notes can hold is refused at once', async () => {
  const lines = (many: number) => Array.from({ length: many }, (_, at) => `${at + 1} onions`)
  const read = (recipe: object) => {
    answer = (_, response) =>
      response.setHeader('content-type', 'application/ld+json').end(JSON.stringify({ '@type': 'Recipe', ...recipe }))
    return ada.api.imports.readAddress({ body: { address: `${address}/long` } })
  }
  const method = { name: 'Feast', recipeInstructions: ['Boil all of it.'] }
  const words = await read({ ...method, recipeIngredient: lines(75) })
  expect(words).toMatchObject({ ingredients: lines(60), over: { ingredients: 15, instructions: 0 } })
  expect(words.cookNotes).toContain(`More ingredients:\n${lines(75).slice(60).join('\n')}`)
  expect((await read({ ...method, recipeIngredient: lines(60) })).over).toBeUndefined()
  await expect(read({ ...method, recipeIngredient: lines(2000) })).rejects.toMatchObject({
    status: 400,
    sentence:
      'We found 2,000 ingredient lines there, and a recipe can have at most 60. Copy the part you want and paste it instead.',
  })
  const steps = Array.from({ length: 500 }, (_, at) => `Stir it slowly, and then once more: ${at + 1}.`)
  await expect(read({ name: 'Stirred', recipeIngredient: lines(2), recipeInstructions: steps })).rejects.toMatchObject({
    sentence: expect.stringContaining('We found 500 steps there, and a recipe can have at most 40.'),
  })
})

test('the photograph becomes the recipe’s own where the cook wants it, and nobody else’s', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  answer = (_, response) => response.setHeader('content-type', 'image/jpeg').end(picture)
  const { id } = await ada.api.recipes.create({
    body: { title: 'Plain', servings: 1, ingredients: ['1 egg'], instructions: [] },
  })
  const body = { address: `${address}/dish.png` }
  const bob = await cook(world.app)
  await expect(bob.api.imports.keepPhoto({ params: { id }, body })).rejects.toMatchObject({ status: 404 })
  const kept = await ada.api.imports.keepPhoto({ params: { id }, body })
  expect(kept.photoUrl).toMatch(/photo/)
  answer = (_, response) => response.setHeader('content-type', 'image/png').end('no picture')
  await expect(ada.api.imports.keepPhoto({ params: { id }, body })).rejects.toMatchObject({ status: 415 })
})

test.each([
  ['nothing there', (_, response) => response.writeHead(404).end(), 'isn’t there'],
  ['a door', (_, response) => response.writeHead(403).end(), 'didn’t let us'],
  ['a film', (_, response) => response.setHeader('content-type', 'video/mp4').end('x'), 'isn’t a web page'],
  ['a page of news', (_, response) => response.setHeader('content-type', 'text/html').end('<p>News</p>'), 'no recipe'],
  ['two gigabytes', (_, response) => response.writeHead(200, { 'content-length': 2 ** 31 }).write('x'), 'too large'],
  [
    'a bomb',
    (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(60e6))),
    'too large',
  ],
  [
    'a stump',
    (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(9e4)).subarray(0, 30)),
    'couldn’t reach',
  ],
  ['a ring', (request, response) => response.writeHead(302, { location: request.url }).end(), 'somewhere else'],
] as [string, RequestListener, string][])('%s: a sentence, and nothing kept', async (_, listener, sentence) => {
  answer = listener
  const failure = await ada.api.imports
    .readAddress({ body: { address: `${address}/x` } })
    .catch((error: CallError) => error)
  expect(failure).toMatchObject({ status: 400, code: 'invalid_input', sentence: expect.stringContaining(sentence) })
})

test('where it is switched off, nothing is asked', async () => {
  const off = await startApp({}, { web: undefined, database: world.database })
  const cleo = await cook(off.app)
  await expect(cleo.api.imports.readAddress({ body: { address } })).rejects.toMatchObject({ status: 400 })
  await off.close()
})
