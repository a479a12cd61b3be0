import { expect, test } from 'vitest'
import { cooklangFile } from '#domain/recipe/export/cooklang-file.ts'
import type { ExportedFile, ExportedRecipe } from '#domain/recipe/export/exported-recipe.ts'
import { mealieFile } from '#domain/recipe/export/mealie-file.ts'
import { paprikaFile } from '#domain/recipe/export/paprika-file.ts'
import { jsonLdFile, nextcloudFile } from '#domain/recipe/export/schema-files.ts'
import { wholeMeasure } from '#domain/recipe/import/bounded-thing.ts'
import { fittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'
import { recipesOfFile } from '#domain/recipe/import/recipe-file.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { ingredientText } from '#domain/recipe/texts/ingredient-text.ts'

const formats = { jsonLdFile, paprikaFile, mealieFile, nextcloudFile, cooklangFile }

const soup: ExportedRecipe = {
  id: 1,
  title: 'Soup',
  description: 'Nice.',
  servings: 4,
  cuisine: '',
  recipeType: '',
  difficulty: 'Beginner',
  ingredients: [],
  instructions: [],
  tags: [],
  cookNotes: '',
  isFavorite: true,
  rating: null,
  collections: [],
  lastCooked: undefined,
  prepTime: 10,
  cookTime: 20,
  photo: undefined,
  createdAt: '2026-01-01T00:00:00.000Z',
  figures: {
    nutrition: { perServing: { calories: 1, protein: 1, carbs: 1, fat: 1, fiber: 1 } },
    time: { totalMinutes: 30, schedule: [] },
    diets: [],
  },
}

/** Parts of a list, bullets and signs that a format has a use for, fractions, ranges, letters of other scripts. */
const lines =
  `Sauce:|FOR THE DOUGH|For serving|Filling: 2 apples|- 2 eggs|• 1 onion|**1 egg**|[optional] 1 tsp chili|½ cup sugar
1½–2 cups milk|1 to 2 cloves garlic|1,5 l water|2 x 400 g tins tomatoes|1 can (14 oz) beans [drained]|1 cup/240 ml water|味噌 大さじ2|🍋 1 lemon
2 cups flour -- sifted|salt [- pepper -]|1 cup --|salt & pepper|& salt|? salt|+ 1 egg|= equal parts oil|> 2 cups|# 10 can tomatoes|./broth|100% cocoa
1 cup milk @ room temp|~secret~|C:\\new\\table|1 lb beef, cut in 1" cubes|egg, - beaten|2 cups ${'x'.repeat(150)}`
    .split(/[|\n]/)
    .map(ingredientOfLine)

const steps = [
  ...`Mix.|1. Mix well.|- Stir.|Sauce:|[Sauce]|FOR THE DOUGH|Step 3: Fold|Step 2|Mix 1. Beat. 2. Fold.|Rest (20 min)|Rest (1 h 5 min)|Rest (1 hr 5 min)|Rest (2 hr)|> quoted
= section|-- comment|Use [- not a comment -]|Add -- slowly --- now|C:\\new|#1 ~5 me@home.example|**Bold** it|See [recipe:Stock]|{{ ingredients[0] }}
Bake at 180 °C / 350 °F for 20–25 minutes.|For the sauce: melt|日本語|2`.split(/[|\n]/),
  'First line.\nSecond line.',
  'First.\n\n- Then.\n\n= Last.',
]

const texts = [
  'Two\n\nparts',
  '- a list\n- of two',
  'C:\\new \\n',
  '"quoted"',
  '> a: b',
  '[recipe:Stock] and **b**',
  'Rated 4 of 5',
]

const rows: Partial<ExportedRecipe>[] = [
  ...lines.map((line) => ({ ingredients: [line] })),
  ...steps.flatMap((description) =>
    [0, 25].map((time) => ({ instructions: [description, 'End.'].map((each, at) => step(at, each, time)) })),
  ),
  ...texts.flatMap((text) => [{ description: text }, { cookNotes: text }]),
  ...['Soup: hot', 'A & B', "'single'", 'true', '12', '# Pho 🍜', '[x]', 'C:\\new', '- dash'].map((title) => ({
    title,
  })),
  ...['', 'Italian'].flatMap((cuisine) =>
    ['', 'Dessert'].flatMap((recipeType) =>
      [[], ['Dessert', 'italian', 'Soups, stews', 'a;b', '"Q": C:\\n', 'c < d & e', '冬']].map((collections) => ({
        cuisine,
        recipeType,
        tags: ['a;b', 'dessert', 'italian', 'c:\\n', '"q"'],
        collections: collections.map((name, at) => ({ name, since: `2026-10-0${at + 1}T00:00:00.000Z` })),
      })),
    ),
  ),
  ...([1, -1, null] as const).map((rating) => ({ rating, isFavorite: rating === -1, lastCooked: '2026-10-05' })),
  { collections: [{ name: 'winter' }] },
  { collections: [{ name: 'winter', nth: 2 }], tags: ['winter'] },
]

test.each(Object.entries(formats))('what a cook wrote comes back from %s as it went', (_, file) => {
  for (const row of rows) {
    const recipe = { ...soup, ingredients: [ingredientOfLine('1 egg')], instructions: [step(0, 'Begin.', 0)], ...row }
    const { name, text } = file(recipe, 'soup')
    const { ingredients, instructions, tags, marks, ...back } = readBack(name, text)
    const { title, description, servings, cuisine, recipeType, difficulty, cookNotes } = recipe
    expect(back).toEqual({ title, description, servings, cuisine, recipeType, difficulty, cookNotes })
    const { isFavorite, rating, collections, lastCooked = '' } = recipe
    const places = collections.map(({ name: called, nth = 1, since = '' }) => ({ name: called, nth, since }))
    expect(marks).toEqual({ isFavorite, rating, collections: places, lastCooked })
    expect(ingredients.map((line) => ingredientText(ingredientOfLine(line)))).toEqual(
      recipe.ingredients.map(ingredientText),
    )
    expect(instructions.map((each) => [each.description, each.time ?? 0])).toEqual(
      recipe.instructions.map((each) => [each.description, each.time]),
    )
    expect(tags.toSorted()).toEqual(recipe.tags.toSorted())
  }
})

test('collections stand among the tags or categories of other programs, and one taken out there stays out', () => {
  const recipe = {
    ...soup,
    cuisine: 'Italian',
    tags: ['winter', 'quick'],
    ingredients: [ingredientOfLine('1 egg')],
    collections: [
      { name: 'Winter' },
      { name: 'Soups, stews' },
      { name: 'Italian' },
      { name: 'Quick ones', byRule: true as const },
    ],
  }
  const paprika = written(paprikaFile(recipe, 'soup'))
  expect(paprika['categories']).toEqual(['Italian', 'winter', 'quick', 'Soups stews', 'Quick ones'])
  expect(written(mealieFile(recipe, 'soup'))['recipeCategory']).toMatchObject([
    { name: 'Italian' },
    { name: 'Winter' },
    { name: 'Soups stews' },
    { name: 'Quick ones' },
  ])
  expect(written(jsonLdFile(recipe, 'soup'))['keywords']).toBe('winter, quick, Soups stews, Italian, Quick ones')
  const changed = JSON.stringify({ ...paprika, categories: ['Italian', 'winter', 'Quick ones'] })
  const { cuisine, tags, marks } = readBack('soup.paprikarecipe', changed)
  expect([cuisine, tags, marks.collections.map(({ name }) => name)]).toEqual([
    'Italian',
    ['winter'],
    ['Winter', 'Italian'],
  ])
})

test('our first files of Cooklang, which told names of collections alone, are read as they were', () => {
  const text = cooklangFile({ ...soup, ingredients: [ingredientOfLine('1 egg')], tags: ['quick'] }, 'soup').text
  const { tags, marks } = readBack(
    'soup.cook',
    text.replace('\n---\n', '\ncollections: ["Winter", "Soups, stews"]\n---\n'),
  )
  expect([tags, marks.collections.map(({ name }) => name)]).toEqual([['quick'], ['Winter', 'Soups, stews']])
})

test('stars are thumbs, and those of another program stay in the notes', () => {
  const rated = (stars: unknown) => {
    const text = JSON.stringify({ name: 'Soup', ingredients: '1 egg', directions: 'Boil.', rating: stars })
    const { marks, cookNotes } = readBack('soup.paprikarecipe', text)
    return [marks.rating, cookNotes]
  }
  expect([5, 4, 3, 2, 1].map((stars) => rated(stars)[0])).toEqual([1, 1, null, -1, -1])
  expect(rated(3)[1]).toBe('Rated 3 of 5')
  for (const none of [0, -2, 50, '', null, 'many']) expect(rated(none)).toEqual([null, ''])
  expect(written(paprikaFile({ ...soup, rating: 1 }, 'soup'))['rating']).toBe(5)
  expect(written(mealieFile({ ...soup, rating: -1 }, 'soup'))['rating']).toBe(1)
})

function readBack(name: string, text: string) {
  return fittedRecipe(recipesOfFile(name, text)![0]!(wholeMeasure()))
}

function written({ text }: ExportedFile) {
  return JSON.parse(text) as Record<string, unknown>
}

function step(at: number, description: string, time: number) {
  return { step: at + 1, description, time }
}
