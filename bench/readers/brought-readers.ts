import { readBroughtFile, readBroughtPage } from '#server/kitchen/read-brought.ts'
import { goldenRecipes } from '#server/test-world/imports/golden-recipes.ts'
import { shapes } from '#server/test-world/imports/shapes.ts'
import { filled, lines, type Reader } from './worst-pieces.ts'

/** Letters of a file of one recipe: ten times as many as it may have. */
const lettersOfFile = 200_000
/** Letters of a long file: what is read of it is bounded, but all of it is looked through. */
const lettersOfLong = 4_000_000

const golden = goldenRecipes[0]!
const encoded = (text: string) => new TextEncoder().encode(text)
type Build = (piece: string, letters: number, salt: string) => string

/** The file is written before the reading. */
function reader(name: string, file: string, letters: number, build: Build): Reader {
  return {
    name: `brought in, ${name}`,
    letters,
    prepare: (piece, length, salt) => {
      const bytes = encoded(build(piece, length, salt))
      return () => readBroughtFile(file, bytes)
    },
  }
}

/** A file of each format that is read, with lines, steps, or one text of it. */
const inPlaces = shapes.flatMap((shape) => {
  const { program, file } = shape(golden)
  const ways = {
    lines: (piece: string, letters: number, salt: string) => ({ ingredients: lines(piece, letters, 100, salt) }),
    steps: (piece: string, letters: number, salt: string) => ({ steps: lines(piece, letters, 100, salt) }),
    'one text': (piece: string, letters: number, salt: string) => ({ steps: [filled(piece, letters, salt)] }),
    'one line': (piece: string, letters: number, salt: string) => ({ ingredients: [filled(piece, letters, salt)] }),
  }
  return Object.entries(ways).map(([way, build]) =>
    reader(
      `${program} ${file}: ${way}`,
      file,
      lettersOfFile,
      (...given) => shape({ ...golden, ...build(...given) }).text,
    ),
  )
})

/** A recipe of each program, of whose fields one is full: keywords, yield, times, author, category and all others. */
const inFields = ['Paprika', 'Mealie', 'Tandoor', 'Nextcloud'].flatMap((program) => {
  const { file, text } = shapes.map((shape) => shape(golden)).find((shaped) => shaped.program === program)!
  const recipe = JSON.parse(text) as Record<string, unknown>
  const fields = new Set([
    ...Object.keys(recipe),
    ...(program === 'Nextcloud' ? ['recipeCuisine', 'author', 'tool'] : []),
  ])
  return [...fields].map((field) =>
    reader(`${program}: ${field}`, file, lettersOfLong, (piece, letters, salt) =>
      JSON.stringify({ ...recipe, [field]: filled(piece, letters, salt) }),
    ),
  )
})

const small = (title: string) =>
  JSON.stringify({ '@type': 'Recipe', name: title, recipeIngredient: ['1 egg'], recipeInstructions: ['Cook.'] })
/** So many letters of what is made of a piece at each turn. */
function often(letters: number, joint: string, one: (at: number) => string): string {
  const parts: string[] = []
  for (let left = letters; left > 0; left -= parts.at(-1)!.length) parts.push(one(parts.length))
  return parts.join(joint)
}

const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const long = [
  reader('many recipes', 'a.json', lettersOfLong, (piece, letters, salt) => {
    return `[${often(letters, ',', (at) => small(`${piece} ${salt} ${at}`))}]`
  }),
  reader('nested brackets', 'a.json', lettersOfLong, (piece, letters, salt) => {
    const depth = letters / 2
    return `${'['.repeat(depth)}${JSON.stringify(piece + salt)}${']'.repeat(depth)}`
  }),
  reader('scripts', 'a.html', lettersOfLong, (piece, letters, salt) =>
    often(letters, '', (at) => script(JSON.stringify({ name: `${piece} ${salt} ${at}` }))),
  ),
  reader('scripts of recipes', 'a.html', lettersOfLong, (piece, letters, salt) =>
    often(letters, '', (at) => script(small(`${piece} ${salt} ${at}`))),
  ),
  reader('tags', 'a.html', lettersOfLong, (piece, letters, salt) =>
    often(letters, '', (at) => `<p>${piece}${salt}${at}`),
  ),
]

const atAnAddress: Reader = {
  name: 'a page at an address: keywords and category',
  letters: lettersOfLong,
  prepare: (piece, letters, salt) => {
    const text = filled(piece, letters / 2, salt)
    const page = script(JSON.stringify({ ...JSON.parse(small('Soup')), keywords: text, recipeCategory: text }))
    const bytes = encoded(page)
    return () => readBroughtPage({ bytes, type: 'text/html', charset: undefined, address: 'https://kitchen.example/a' })
  },
}

/** What is brought in from files of other programs and from web pages. */
export const broughtReaders: readonly Reader[] = [...inPlaces, ...inFields, ...long, atAnAddress]
