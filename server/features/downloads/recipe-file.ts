import { AppError } from '#contract/errors.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { recipeJsonLd } from '#domain/recipe/texts/json-ld.ts'
import { type PrintedRecipe, printedMarkdown, printedText } from '#domain/recipe/texts/printed-recipe.ts'
import { worthLines } from '#domain/recipe/worth/worth-lines.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { drawnBy, findLikeness, recipeView, worthOf } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { type DishPictures, grounds } from '#server/ports/images/images.ts'
import { jpegSquare } from '#server/ports/images/pixels.ts'

export const fileTypes = {
  txt: { type: 'text/plain; charset=utf-8', ending: 'txt' },
  md: { type: 'text/markdown; charset=utf-8', ending: 'md' },
  jsonld: { type: 'application/ld+json; charset=utf-8', ending: 'jsonld' },
  pdf: { type: 'application/pdf', ending: 'pdf' },
} as const

type World = Pick<AppContext, 'database' | 'kitchen'>

export interface FileWish {
  format: keyof typeof fileTypes
  servings?: number | undefined
  units?: 'us' | 'metric' | undefined
  paper: 'a4' | 'letter'
}

/** A stored recipe as a file, in the amounts and measures that are asked for. */
export async function recipeFile(
  context: World,
  stored: StoredRecipe,
  reader: UserRow,
  { format, servings, units, paper }: FileWish,
  pictures: DishPictures,
): Promise<string | Buffer> {
  const recipe = await recipeView(context, stored, reader)
  const { title, description, ingredients, instructions, verification } = recipe
  const words = { title, description, servings: recipe.servings, ingredients, instructions, verification }
  const measured = units && recipe.measures?.[units]
  const measures = measured && { ...measured, isMetric: units === 'metric' }
  // the file is worth having without it
  const known = format === 'jsonld' ? undefined : await worthOf(context, stored, reader).catch(unlessCancelled)
  const worth = format === 'jsonld' ? [] : worthLines(known, recipe.keeping)
  const printed = await context.kitchen.ask('printedRecipe', words, servings ?? recipe.servings, measures, worth)
  switch (format) {
    case 'txt':
      return printedText(printed)
    case 'md':
      return printedMarkdown(printed)
    case 'jsonld':
      return `${JSON.stringify(asJsonLd(recipe, printed), null, 2)}\n`
    case 'pdf':
      return Buffer.from(
        await context.kitchen.ask('pdfOf', {
          printed,
          picture: await pictureOf(context, stored, reader, pictures),
          paper,
        }),
      )
  }
}

function asJsonLd(recipe: Recipe, printed: PrintedRecipe) {
  const { description, cuisine, recipeType, verification, tags, createdAt } = recipe
  return recipeJsonLd({
    title: printed.title,
    description,
    cuisine,
    recipeType,
    verification,
    tags,
    servings: printed.servings,
    ingredients: printed.ingredients,
    instructions: printed.steps.map(({ text, minutes }, step) => ({
      step: step + 1,
      description: text,
      time: minutes,
    })),
    published: createdAt.slice(0, 10),
  })
}

/** The cook's photograph, the image model's picture, or the drawing on linen: at twice the size that it has on the page. */
function pictureOf(
  { database, kitchen }: World,
  stored: StoredRecipe,
  reader: UserRow,
  pictures: DishPictures,
): Promise<Buffer> {
  const drawing = async () => Buffer.from((await pictures.picture(stored, 'full', drawnBy(kitchen))).body)
  const read = async () => (await findLikeness(database, stored)) ?? drawing()
  return jpegSquare(reader.id, read, 380, grounds.light)
}

function unlessCancelled(error: unknown): undefined {
  if (error instanceof AppError && error.code !== 'cancelled') return
  throw error
}
