import { type ExportedFile, type ExportedRecipe, stepWithMinutes } from '#domain/recipe/export/exported-recipe.ts'
import { ownSource } from '#domain/recipe/import/brought-recipe.ts'
import { filedWords } from '#domain/recipe/import/filed-words.ts'
import { starsOf } from '#domain/recipe/stars.ts'
import { duration, recipeJsonLd } from '#domain/recipe/texts/json-ld.ts'

/** A recipe as JSON-LD, which most programs read, with everything that the cook keeps of it. */
export function jsonLdFile(recipe: ExportedRecipe, name: string): ExportedFile {
  return {
    name: `${name}.json`,
    text: text({ ...allOf(recipe), recipeInstructions: recipe.instructions.map(howToStep) }),
  }
}

/** The same as Nextcloud Cookbook keeps it: a folder for each in one of all recipes, steps as texts. Tandoor, which reads it too, asks for a description. */
export function nextcloudFile(recipe: ExportedRecipe, name: string): ExportedFile {
  return {
    name: `Recipes/${name}/recipe.json`,
    text: text({
      ...allOf(recipe),
      description: recipe.description,
      ...(recipe.photo && { image: recipe.photo.name }),
      recipeYield: recipe.servings,
      tool: [],
      recipeInstructions: recipe.instructions.map(stepWithMinutes),
    }),
  }
}

function allOf(recipe: ExportedRecipe): Record<string, unknown> {
  const { figures, cookNotes, photo, createdAt, difficulty } = recipe
  const { words, collections } = filedWords(recipe.tags, recipe.collections)
  const own = ownProperties(recipe, collections)
  return {
    ...recipeJsonLd({
      ...recipe,
      tags: words,
      verification: figures,
      published: createdAt.slice(0, 10),
      ...(photo !== undefined && { image: photo.name }),
    }),
    publisher: { '@type': 'Organization', name: ownSource },
    educationalLevel: difficulty,
    ...(cookNotes !== '' && { comment: [{ '@type': 'Comment', name: 'Author Notes', text: cookNotes }] }),
    ...(own.length > 0 && { additionalProperty: own }),
  }
}

/** What schema.org has no word for: its ratings are those that many people gave. */
function ownProperties({ isFavorite, rating, lastCooked }: ExportedRecipe, collections: readonly object[]) {
  return [
    ...(isFavorite ? [property('favorite', true)] : []),
    ...(rating === null ? [] : [property('rating', starsOf(rating))]),
    ...(collections.length > 0 ? [property('collections', collections)] : []),
    ...(lastCooked === undefined ? [] : [property('lastCooked', lastCooked)]),
  ]
}

function howToStep(step: ExportedRecipe['instructions'][number], at: number) {
  const { description, time, active, waiting, meanwhile } = step
  const work = Object.entries({ active, waiting, meanwhile }).filter(([, value]) => value !== undefined)
  return {
    '@type': 'HowToStep',
    position: at + 1,
    text: time > 0 ? description : stepWithMinutes(step),
    ...(time > 0 && { timeRequired: duration(time) }),
    ...(work.length > 0 && { additionalProperty: work.map(([name, value]) => property(name, value!)) }),
  }
}

function property(name: string, value: unknown) {
  return { '@type': 'PropertyValue', name, value }
}

function text(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}
