import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { goldenRecipes } from '#server/test-world/imports/golden-recipes.ts'
import { shapes } from '#server/test-world/imports/shapes.ts'

/** The words of a recipe that a file is to hold. */
export interface FileWords {
  readonly title: string
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
}

interface ImportFile {
  readonly name: string
  readonly bytes: (words: FileWords) => Uint8Array
}

/** A file of as many letters whose recipe has its words, over and over, where none are read as lines or steps. */
const long = (name: string, text: (words: FileWords, said: string, times: number) => string): ImportFile => ({
  name,
  bytes: (words) => {
    const said = [words.title, ...words.ingredients, ...words.steps].join(', ')
    return encoded(text(words, said, Math.ceil(lettersOfPage / said.length)))
  },
})
const schema = (words: FileWords, more: Record<string, unknown> = {}) =>
  JSON.stringify({
    '@type': 'Recipe',
    name: words.title,
    recipeIngredient: words.ingredients,
    recipeInstructions: words.steps,
    ...more,
  })
const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const times = (count: number, one: (at: number) => string) => Array.from({ length: count }, (_, at) => one(at))

/** Recipes of the archives, each with a mark of its own: as many as one reads while others wait. */
const recipesOfArchive = 40
const recipesOfLibrary = 1000
/** Letters of the long page; what is read of it is bounded, but all of it is looked through. */
const lettersOfPage = 4_000_000

const encoded = (text: string) => new TextEncoder().encode(text)
const inFormat = (at: number, words: FileWords) => shapes[at]!({ ...goldenRecipes[0]!, ...words })
const paprikaAt = shapes.findIndex((shape) => shape(goldenRecipes[0]!).program === 'Paprika')
const tandoorAt = shapes.findIndex((shape) => shape(goldenRecipes[0]!).program === 'Tandoor')

const numbered = (words: FileWords, at: number): FileWords => ({ ...words, title: `${at} ${words.title}` })
const archive = (file: (words: FileWords, at: number) => readonly [string, Uint8Array]) => (words: FileWords) =>
  zipSync(Object.fromEntries(Array.from({ length: recipesOfArchive }, (_, at) => file(numbered(words, at), at))), {
    level: 1,
  })

const nested = (letters: number) => '['.repeat(letters / 2) + ']'.repeat(letters / 2)

const files: readonly ImportFile[] = [
  ...shapes.map((shape, at): ImportFile => {
    const { program, file } = shape(goldenRecipes[0]!)
    return { name: `${program} ${file}`, bytes: (words) => encoded(inFormat(at, words).text) }
  }),
  {
    name: 'archive',
    bytes: archive((words, at) => [`${at}.paprikarecipe`, gzipSync(inFormat(paprikaAt, words).text)]),
  },
  {
    name: 'archive of archives',
    bytes: archive((words, at) => [
      `${at}.zip`,
      zipSync({ 'recipe.json': encoded(inFormat(tandoorAt, words).text), 'image.png': new Uint8Array(1_000_000) }),
    ]),
  },
  long('keywords keywords.json', (words, said, count) => schema(words, { keywords: said.repeat(count) })),
  long('yield yield.json', (words, said, count) => schema(words, { recipeYield: times(count, () => said) })),
  long(
    'many recipes many.json',
    (words, _, count) => `[${times(count, (at) => schema(numbered(words, at))).join(',')}]`,
  ),
  long('brackets brackets.json', (words) => schema(words).replace(/"@type"/, `"a":${nested(lettersOfPage)},"@type"`)),
  long(
    'scripts scripts.html',
    (words, said, count) => times(count, () => script(JSON.stringify(said))).join('') + script(schema(words)),
  ),
  {
    name: 'long page',
    bytes: ({ title, ingredients, steps }) => {
      const said = `<p>${[...ingredients, ...steps].join('</p><p>')}</p>`
      const body = said.repeat(Math.ceil(lettersOfPage / said.length)).slice(0, lettersOfPage)
      return encoded(`<!doctype html><title>${title}</title><body><h1>${title}</h1>${body}`)
    },
  },
]

/** An archive of many recipes as people write them: what a library holds. */
function library(): Uint8Array {
  const recipes = Array.from({ length: recipesOfLibrary }, (_, at) => {
    const golden = goldenRecipes[at % goldenRecipes.length]!
    const { text } = shapes[paprikaAt]!({ ...golden, title: `${golden.title} ${at}` })
    return [`${at}.paprikarecipe`, gzipSync(text)] as const
  })
  return zipSync(Object.fromEntries(recipes), { level: 1 })
}

/** What a file that is brought in may be: each format that is read, archives, and a page with much beside its recipe. */
export const importFiles: readonly string[] = files.map(({ name }) => name)

/** A file with these words, and what it is called. */
export function importFile(name: string, words: FileWords): { name: string; bytes: Uint8Array } {
  if (name === 'library') return { name: 'library.zip', bytes: library() }
  const file = files.find((each) => each.name === name)!
  const isPacked = name.startsWith('archive')
  return {
    name: isPacked ? 'recipes.zip' : (name.split(' ').at(-1) ?? name).replace('page', 'a.html'),
    bytes: file.bytes(words),
  }
}
