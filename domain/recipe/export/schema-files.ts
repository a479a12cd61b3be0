import { type ExportedFile, type ExportedRecipe, stepWithMinutes } from '#domain/recipe/export/exported-recipe.ts'
import { ownSource } from '#domain/recipe/import/brought-recipe.ts'
import { duration, recipeJsonLd } from '#domain/recipe/json-ld.ts'

/** A recipe as JSON-LD, which most programs read, with everything that the cook keeps of it. */
export function jsonLdFile(recipe: ExportedRecipe, name: string): ExportedFile {
  return {
    name: `${name}.json`,
    text: text({ ...allOf(recipe), recipeInstructions: recipe.instructions.map(howToStep) }),
  }
}

/** The same as Nextcloud Cookbook keeps it: a folder for each, steps as texts. */
export function nextcloudFile(recipe: ExportedRecipe, name: string): ExportedFile {
  return {
    name: `${name}/recipe.json`,
    text: text({
      ...allOf(recipe),
      recipeYield: recipe.servings,
      tool: [],
      recipeInstructions: recipe.instructions.map(stepWithMinutes),
    }),
  }
}

function allOf(recipe: ExportedRecipe): Record<string, unknown> {
  const { figures, tags, cookNotes, photo, createdAt, isFavorite, difficulty } = recipe
  return {
    ...recipeJsonLd({
      ...recipe,
      tags,
      verification: figures,
      published: createdAt.slice(0, 10),
      ...(photo !== undefined && { image: photo }),
    }),
    publisher: { '@type': 'Organization', name: ownSource },
    educationalLevel: difficulty,
    ...(cookNotes !== '' && { comment: [{ '@type': 'Comment', name: 'Author Notes', text: cookNotes }] }),
    ...(isFavorite && { additionalProperty: [property('favorite', true)] }),
  }
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

function property(name: string, value: number | boolean) {
  return { '@type': 'PropertyValue', name, value }
}

function text(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}
