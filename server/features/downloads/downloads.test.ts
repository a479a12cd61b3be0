import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let soup: Recipe
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  soup = await ada.api.recipes.generate({ body: { recipeType: 'Soup', servings: 4 } })
})
afterAll(() => world.close())

const file = (query: string, who = ada, id = soup.id) => who.send({ url: `/api/recipes/${id}/file?${query}` })

test('a free member takes their recipe away as text, Markdown, JSON-LD and PDF', async () => {
  for (const [format, type, start] of [
    ['txt', 'text/plain; charset=utf-8', soup.title],
    ['md', 'text/markdown; charset=utf-8', '# '],
    ['jsonld', 'application/ld+json; charset=utf-8', '{'],
    ['pdf', 'application/pdf', '%PDF-'],
  ] as const) {
    const { statusCode, headers, payload } = await file(`format=${format}`)
    expect([format, statusCode, headers['content-type']]).toEqual([format, 200, type])
    expect(headers['content-disposition']).toMatch(new RegExp(`^attachment; filename="[a-z0-9-]+\\.${format}"$`))
    expect(payload.startsWith(start)).toBe(true)
  }
})

test('files tell what is worth knowing, as the page does', async () => {
  const { technique, ahead, beside, swaps } = await ada.api.recipes.worth({ params: { id: soup.id } })
  const lines = [
    ...(technique ? [`Technique, step ${technique.step}: ${technique.note}`] : []),
    ...(ahead ? [`Make ahead: ${ahead}`] : []),
    ...beside.map(({ dish, why }) => `${dish}, ${why}`),
    ...swaps.map(({ sentence }) => `Swap: ${sentence}`),
  ]
  // how much there is to say of a soup is up to which one was made
  expect(lines.length).toBeGreaterThan(0)
  const text = (await file('')).payload
  for (const line of lines) expect(text.split('GOOD TO KNOW')[1]).toContain(line)
  expect((await file('format=md')).payload).toContain('## Good to know')
})

test('nobody takes the recipe of another', async () => {
  const bob = await cook(world.app)
  for (const format of ['txt', 'pdf']) expect((await file(`format=${format}`, bob)).statusCode).toBe(404)
  expect((await visitor(world.app).send({ url: `/api/recipes/${soup.id}/file` })).statusCode).toBe(401)
  expect((await file('', ada, 2_147_483_647)).statusCode).toBe(404)
})

test('what cannot be made is refused in words', async () => {
  for (const query of [
    'format=docx',
    'servings=0',
    'servings=0.1',
    'servings=many',
    'servings=1000',
    'units=stones',
    'paper=a3',
  ]) {
    const answer = await file(query)
    expect([query, answer.statusCode, answer.json().code]).toEqual([query, 400, 'invalid_input'])
  }
})

test('the amounts are for as many as the member asks for, the figures stay those of a serving', async () => {
  const [four, eight] = [(await file('')).payload, (await file('servings=8')).payload]
  expect(four).toContain('Serves 4.')
  expect(eight).toContain('Serves 8.')
  expect(eight).not.toContain(four.split('INGREDIENTS')[1]!.split('METHOD')[0])
  expect(eight.split('CHECKED')[1]).toBe(four.split('CHECKED')[1])
  expect(four).toContain('Check labels.')
  // a swap may name gluten-free bread
  expect(four.split('CHECKED')[1]).not.toMatch(/\bfree\b/i)
  expect(JSON.parse((await file('format=jsonld&servings=8')).payload).recipeYield).toBe('8 servings')
})

test('JSON-LD is a schema.org recipe with durations, grams and steps', async () => {
  const recipe = JSON.parse((await file('format=jsonld')).payload)
  const { time, nutrition } = soup.verification
  expect(recipe).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: soup.title,
    recipeYield: '4 servings',
    datePublished: '2026-11-20',
    nutrition: { '@type': 'NutritionInformation', calories: `${Math.round(nutrition.perServing.calories)} kcal` },
  })
  expect(recipe.recipeIngredient).toHaveLength(soup.ingredients.length)
  expect(recipe.recipeInstructions[0]).toEqual({
    '@type': 'HowToStep',
    position: 1,
    text: soup.instructions[0]!.description,
  })
  const minutes = (text: string) => {
    const [, hours = '0', rest = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(text) ?? []
    return Number(hours) * 60 + Number(rest)
  }
  expect(minutes(recipe.totalTime)).toBe(Math.round(time.totalMinutes))
  expect(minutes(recipe.prepTime) + minutes(recipe.cookTime)).toBe(minutes(recipe.totalTime))
})

test('everything that somebody wrote stays text: in Markdown, in the file name, in the PDF', async () => {
  const title = '"; filename=evil.exe\r\nX: y <script>alert(1)</script> ![x](http://evil.example/a.png) 日本語'
  await world.database.query(
    `update recipes set title = $2, description = '# not a heading', updated_at = updated_at + interval '1 second',
       ingredients = ingredients || '[{"amount":"","unit":"","name":"**salt** [link](https://evil.example) =cmd()"}]' where id = $1`,
    [soup.id, title],
  )
  const md = await file('format=md')
  expect(md.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.md"$/)
  expect(md.headers['x']).toBeUndefined()
  expect(md.payload).not.toMatch(/(?<!\\)!(?<!\\)\[|(?<!\\)<script|(?<!\\)\]\(|https?:\/\/|^# not/m)
  expect(md.payload.split('\n').filter((line) => line.startsWith('#'))).toEqual([
    expect.stringContaining('evil.exe'),
    '## Ingredients',
    '## Method',
    '## Good to know',
    '## Checked, per serving',
  ])
  const pdf = await file('format=pdf')
  expect(pdf.statusCode).toBe(200)
  // what is packed may hold any letters by chance
  const objects = pdf.rawPayload.toString('latin1').replaceAll(/\bstream\r?\n.*?endstream/gs, '')
  expect(objects).toContain('/Type /Page')
  expect(objects).not.toMatch(/\/JavaScript|\/URI/)
  expect(pagesOf(pdf.rawPayload)).toBe(1)
})

test('a file is named after the recipe in its own script', async () => {
  await world.database.query(
    `update recipes set title = '日本の "カレー"', updated_at = updated_at + interval '1 second' where id = $1`,
    [soup.id],
  )
  expect((await file('format=txt')).headers['content-disposition']).toBe(
    `attachment; filename="recipe.txt"; filename*=UTF-8''${encodeURIComponent('日本の-カレー')}.txt`,
  )
})

test('a recipe of sixty lines and forty long steps goes over several pages', async () => {
  const line = { amount: '1', unit: 'cup', name: 'onions', preparation: 'chopped' }
  const step = { step: 1, description: 'Stir and wait and stir again. '.repeat(30), time: 5 }
  await world.database.query(
    `update recipes set ingredients = $2, instructions = $3, updated_at = updated_at + interval '1 second' where id = $1`,
    [
      soup.id,
      JSON.stringify(Array.from({ length: 60 }, () => line)),
      JSON.stringify(Array.from({ length: 40 }, () => step)),
    ],
  )
  const { rawPayload } = await file('format=pdf&paper=letter')
  expect(pagesOf(rawPayload)).toBeGreaterThan(3)
  expect(rawPayload.toString('latin1')).toContain('[0 0 612 792]')
})

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}
