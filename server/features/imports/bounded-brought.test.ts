import { expect, test } from 'vitest'
import { CollectionName, mostCollections } from '#contract/recipes/collections.ts'
import { TakenCollection } from '#contract/recipes/library-file.ts'
import { mostTags, Tag } from '#contract/recipes/recipe-words.ts'
import { recipes } from '#contract/recipes/recipes.ts'
import { wholeMeasure } from '#domain/recipe/import/bounded-thing.ts'
import { fittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'
import { recipesOfFile } from '#domain/recipe/import/recipe-file.ts'
import { boundlessIn } from '../../../tools/rules/boundless.ts'

const many = <T>(each: (at: number) => T) => Array.from({ length: 400 }, (_, at) => each(at))
const words = many((at) => `word ${at}${'y'.repeat(at % 70)}`)
const places = many((at) => ({ name: words[at], as: words[at], nth: at, since: 's'.repeat(at % 90) }))
const rows = many((at) => ({ name: words[at], text: words[at] }))

/** A file of each program that has a great many of everything that a recipe may have many of. */
const files: Readonly<Record<string, [name: string, text: string]>> = {
  Paprika: [
    'a.paprikarecipe',
    JSON.stringify({
      name: 'Soup',
      source: 'MealCrafter',
      ingredients: '2 onions',
      directions: 'Boil.',
      categories: words,
      collections: places,
      rating: 5e9,
      photo_data: words,
    }),
  ],
  Mealie: [
    'a.json',
    JSON.stringify({
      slug: 'soup',
      groupId: 'g',
      name: 'Soup',
      recipeIngredient: [{ note: '2 onions', disableAmount: true }],
      recipeInstructions: [{ text: 'Boil.' }],
      recipeCategory: rows,
      tags: words,
      tools: words,
      notes: rows,
      extras: { writtenBy: 'MealCrafter', collections: JSON.stringify(places) },
    }),
  ],
  Tandoor: [
    'recipe.json',
    JSON.stringify({
      name: 'Soup',
      steps: [{ instruction: 'Boil.', ingredients: [{ food: { name: 'onions' }, amount: 2 }] }],
      keywords: rows,
    }),
  ],
  'JSON-LD': [
    'a.json',
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Soup',
      publisher: 'MealCrafter',
      recipeIngredient: ['2 onions'],
      recipeInstructions: ['Boil.'],
      keywords: words,
      recipeCategory: words,
      recipeCuisine: words,
      comment: many((at) => ({ name: 'Author Notes', text: words[at] })),
      tool: words,
      image: words,
      additionalProperty: [{ name: 'collections', value: places }],
    }),
  ],
  Cooklang: [
    'a.cook',
    `---\nsource: MealCrafter\ntags: ${JSON.stringify(words)}\ncategory: ${JSON.stringify(words)}\ncollections: ${JSON.stringify(places)}\n---\nBoil @onions{2}.`,
  ],
}

test.each(Object.entries(files))(
  'however much %s tells of one recipe, it has as much as the contract takes',
  (_, file) => {
    const { marks, cookNotes, ...brought } = fitted(...file)
    expect(brought.tags.length).toBeLessThanOrEqual(mostTags)
    for (const tag of brought.tags) expect(Tag.safeParse(tag).success).toBe(true)
    expect(marks.collections.length).toBeLessThanOrEqual(mostCollections)
    for (const { name, nth, since } of marks.collections) {
      expect(CollectionName.safeParse(name).data).toBe(name)
      expect([nth >= 1 && nth <= mostCollections, since.length <= 40]).toEqual([true, true])
    }
    expect([1, -1, null]).toContain(marks.rating)
    expect(marks.lastCooked.length).toBeLessThanOrEqual(10)
    // nothing is lost of what has no place: it is in the notes, which have a bound and a sentence of their own
    const { difficulty: _difficulty, servings: _servings, ...text } = brought
    const kept = recipes.create.body.safeParse({ ...text, servings: 4, cookNotes: cookNotes.slice(0, 10_000) })
    expect(kept.error?.issues).toBeUndefined()
    const refused = recipes.create.body.safeParse({ ...text, servings: 4, cookNotes: cookNotes.padEnd(10_001, '.') })
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(['Notes can have at most 10,000 characters'])
  },
)

test('collections that a recipe cannot be in stand in its notes', () => {
  const { marks, cookNotes } = fitted(...files['Paprika']!)
  expect(marks.collections).toHaveLength(mostCollections)
  const kept = new Set(marks.collections.map(({ name }) => name))
  const lost = words.slice(0, 190).filter((word) => !kept.has(word) && !cookNotes.includes(word))
  expect(lost).toEqual([])
})

test('every text and every list of a collection that is brought in has a bound', () => {
  expect(boundlessIn(TakenCollection, 'collection')).toEqual([])
})

function fitted(name: string, text: string) {
  return fittedRecipe(recipesOfFile(name, text)![0]!(wholeMeasure()))
}
