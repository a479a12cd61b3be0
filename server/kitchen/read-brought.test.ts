import { expect, test } from 'vitest'
import { type BroughtLines, broughtLines, readBroughtFile } from '#server/kitchen/read-brought.ts'
import { recipesOfLines } from '#server/kitchen/recipe-lines.ts'
import { wrongIn } from '#server/test-world/imports/count-right.ts'
import { goldenRecipes } from '#server/test-world/imports/golden-recipes.ts'
import { hardCases } from '#server/test-world/imports/hard-cases.ts'
import { shapes } from '#server/test-world/imports/shapes.ts'

test.each(
  shapes.map((shape) => ({ shape, program: shape(goldenRecipes[0]!).program, file: shape(goldenRecipes[0]!).file })),
)('a recipe in the format of $program ($file) is read whole', ({ shape }) => {
  expect(wrongIn(goldenRecipes.map(shape))).toEqual([])
})

test('what programs and pages really do is read all the same', () => {
  expect(wrongIn(hardCases)).toEqual([])
})

const recipesOf = (name: string, bytes: Uint8Array) => {
  const read = readBroughtFile(name, bytes)
  return typeof read === 'object' ? read.recipes : []
}
const page = (json: string) => new TextEncoder().encode(`<script type="application/ld+json">${json}</script>`)

test('things that name each other by their ids come to an end', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'a']
  const many = (name: string) => Array.from({ length: 60 }, () => ({ '@id': name }))
  const sections = names.slice(1).map((next, at) => ({
    '@id': names[at],
    '@type': 'HowToSection',
    itemListElement: [...many(next), { '@type': 'HowToStep', text: `Stir ${names[at]}.` }],
  }))
  const recipe = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 onions'], recipeInstructions: many('a') }
  const [found] = recipesOf('a.html', page(JSON.stringify({ '@graph': [recipe, ...sections] })))
  expect(found?.recipe.ingredients).toEqual(['2 onions'])
  expect(found?.recipe.instructions.length).toBeGreaterThan(0)
})

test.each(['name', 'recipeIngredient', 'recipeInstructions', 'author', 'image'])(
  'a %s of lists within lists without end is none',
  (field) => {
    const deep = `${'['.repeat(100_000)}"Stir."${']'.repeat(100_000)}`
    const recipe = `{"@type": "Recipe", "recipeIngredient": ["2 onions"], "recipeInstructions": ["Cook."], "${field}": ${deep}}`
    expect(() => readBroughtFile('a.html', page(recipe))).not.toThrow()
    const within = `${'{"itemListElement":'.repeat(100_000)}"Stir."${'}'.repeat(100_000)}`
    expect(() => readBroughtFile('a.html', page(recipe.replace(deep, within)))).not.toThrow()
  },
)

test('recipes of a file come one by one as they were read', () => {
  const files = shapes.map((shape) => shape(goldenRecipes[1]!))
  const read = files.flatMap(({ file, text }) => recipesOf(file, new TextEncoder().encode(text)))
  const told = files.flatMap(({ file, text }) => [
    ...recipesOfLines(broughtLines(file, new TextEncoder().encode(text)) as BroughtLines),
  ])
  expect(told).toEqual(JSON.parse(JSON.stringify(read)))
  expect(told.length).toBeGreaterThan(files.length - 2)
})
