import { expect, test } from 'vitest'
import { wholeMeasure } from '#domain/recipe/import/bounded-thing.ts'
import { isIntricate } from '#domain/recipe/import/json-signs.ts'
import { wordsOf } from '#domain/recipe/import/json-values.ts'
import { recipesOfFile } from '#domain/recipe/import/recipe-file.ts'
import { piecesOfFile, readBroughtFile } from '#server/kitchen/read-brought.ts'
import type { FileRecipe } from '#server/kitchen/recipe-lines.ts'
import { readPage } from '#server/ports/web/read-page.ts'
import { goldenRecipes } from '#server/test-world/imports/golden-recipes.ts'
import { shapes } from '#server/test-world/imports/shapes.ts'

const encoded = (text: string) => new TextEncoder().encode(text)
/** Reads the first recipe of a file as an import does. */
function first(name: string, text: string) {
  const measure = wholeMeasure()
  const [read] = recipesOfFile(name, text) ?? []
  const { picture: _, ...recipe } = read?.(measure) ?? {}
  return { recipe, measure }
}

const written = ['Paprika', 'Mealie', 'Tandoor', 'Nextcloud'].flatMap((program) => {
  const { file, text } = shapes.map((shape) => shape(goldenRecipes[0]!)).find((each) => each.program === program)!
  const recipe = JSON.parse(text) as Record<string, unknown>
  const fields = [...new Set([...Object.keys(recipe), 'keywords', 'author', 'tool', 'recipeCuisine', 'recipeYield'])]
  return fields.map((field) => ({ program, field, file, recipe }))
})

test.each(written)('of $field of $program no more is read than a recipe could hold', ({ field, file, recipe }) => {
  for (const value of ['a,'.repeat(200_000), Array.from({ length: 50_000 }, (_, at) => `a${at}`)]) {
    const text = JSON.stringify({ ...recipe, [field]: value })
    const { recipe: read, measure } = first(file.replace(/^.*\//, ''), text)
    expect(JSON.stringify(read).length).toBeLessThan(450_000)
    expect(measure.letters).toBeGreaterThanOrEqual(0)
  }
})

test('of keywords without end some are told apart, and the rest stays together', () => {
  const words = Array.from({ length: 1000 }, (_, at) => `word ${at}`)
  for (const given of [words, words.join(','), words.join('; ')]) {
    const read = wordsOf(given)
    expect(read.length).toBeLessThan(250)
    expect(read.join(', ').split(/[,;] ?| (?=word)/)).toEqual(words)
  }
  expect(wordsOf('a, b;c')).toEqual(['a', 'b', 'c'])
})

test('a recipe of which its file says more than is read is marked, and one that only has much beside it is not', () => {
  const recipe = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 onions'], recipeInstructions: ['Boil.'] }
  const much = Array.from({ length: 30_000 }, () => 'So good!')
  const cut = (more: object) => first('a.json', JSON.stringify({ ...recipe, ...more })).measure.isCut
  expect([cut({}), cut({ review: much }), cut({ keywords: much }), cut({ description: 'a'.repeat(300_000) })]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(first('a.cook', `Boil @onions{2}. ${'Stir. '.repeat(50_000)}`).measure.isCut).toBe(true)
  expect(first('a.txt', `Ingredients\n2 onions\nSteps\n${'Stir. '.repeat(20_000)}`).measure.isCut).toBe(true)
})

test('a recipe of a Mealie backup with rows by the hundred thousand is put together once, and marked', () => {
  const rows = Array.from({ length: 200_000 }, () => ({ recipe_id: 1, note: 'onion' }))
  expect(
    first('database.json', JSON.stringify({ recipes: [{ id: 1 }], recipes_ingredients: rows })).measure.isCut,
  ).toBe(true)
})

test('what nests without end, or has values by the million, is not parsed', () => {
  const [deep, many, wide] = [
    `${'['.repeat(2000)}${']'.repeat(2000)}`,
    `[${'0,'.repeat(1_000_001)}0]`,
    `{${Array.from({ length: 11_000 }, (_, at) => `"${at}":0`).join(',')}}`,
  ]
  for (const text of [deep, many, wide]) expect(readBroughtFile('a.json', encoded(text))).toBe('too much')
  const long = JSON.stringify(Array.from({ length: 20_000 }, () => ({ a: '[{,"\\', b: [1, { c: '\\"' }] })))
  expect([isIntricate(long), isIntricate(`["${'['.repeat(5000)}"]`)]).toEqual([false, false])
})

const soups = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    '@type': 'Recipe',
    name: `Soup ${at} é "[{,`,
    recipeIngredient: ['2 onions'],
    recipeInstructions: ['Boil.'],
  }))
/** All recipes of a file, part by part. */
function inParts(name: string, bytes: Uint8Array) {
  const recipes: FileRecipe[] = []
  let parts = 0
  for (let next: number | undefined = 0; next !== undefined; parts += 1) {
    const part = readBroughtFile(name, bytes, next)
    if (typeof part !== 'object') throw new Error('The file is not read.')
    expect(part.recipes.length).toBeLessThanOrEqual(500)
    recipes.push(...part.recipes)
    next = part.next
  }
  return { titles: recipes.map(({ recipe }) => recipe.title), parts }
}

test('many recipes are read in parts, each once', () => {
  const titles = soups(1300).map(({ name }) => name)
  const html = soups(150)
    .map((recipe) => `<script type="application/ld+json">${JSON.stringify([recipe, recipe, recipe, recipe])}</script>`)
    .join('')
  for (const json of [soups(1300), { recipes: soups(1300) }, { '@graph': soups(1300) }])
    expect(inParts('a.json', encoded(JSON.stringify(json)))).toEqual({ titles, parts: 3 })
  expect(inParts('a.html', encoded(html)).titles).toHaveLength(600)
})

test.each([
  ['a list', (recipes: unknown[]) => JSON.stringify(recipes)],
  ['a list with a name', (recipes: unknown[]) => JSON.stringify({ version: 1, data: recipes, at: 'noon' })],
  ['a list with spaces', (recipes: unknown[]) => JSON.stringify({ recipes }, null, 2)],
])('of %s each recipe stands in one piece, whole', (_, build) => {
  const bytes = Buffer.from(build(soups(8000)))
  const { head, tail, ranges, count } = piecesOfFile(bytes)!
  const read = ranges.flatMap(({ from, to }) => {
    const piece = Buffer.concat([Buffer.from(head), bytes.subarray(from, to), Buffer.from(tail)])
    expect(piece.length).toBeLessThan(400_000)
    return inParts('a.json', piece).titles
  })
  expect(count).toBe(8000)
  expect(read).toEqual(soups(8000).map(({ name }) => name))
})

test.each([
  ['a graph', { '@graph': soups(3) }],
  ['one recipe', soups(1)[0]],
  ['a backup of Mealie', { recipes: [{ id: 1 }], recipes_ingredients: [{ recipe_id: 1 }] }],
])('%s is not cut into pieces', (_, json) => {
  expect(piecesOfFile(encoded(JSON.stringify(json)))).toBeUndefined()
})

test('of a page with tags or scripts without end the first are read, and a page as long as a book is not read', () => {
  const script = '<script type="application/ld+json">{}</script>'
  expect(readPage(script.repeat(1000)).jsonLd.length).toBeLessThan(1000)
  const { text } = readPage(`<p>Soup</p>${'<p>a</p>'.repeat(300_000)}`)
  expect(text).toContain('Soup')
  expect(text.length).toBeLessThan(500_000)
  expect(readBroughtFile('a.html', encoded(`<p>${'a '.repeat(3_000_000)}`))).toBe('too much')
})
