import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { weigh } from '#domain/food/weigh.ts'
import { optionKey, recipeTypes } from '#domain/recipe/options.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { LostCause } from '#server/jobs/jobs.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { keptPainting } from '#server/ports/images/pixels.ts'
import type { ModelSettings } from '#server/ports/recipe-writer/language-model/model-settings.ts'
import { type ImageModel, openImageModel } from '#server/ports/recipe-writer/language-model/open-model.ts'

/** An image model that paints a dish. */
export interface DishPainter {
  /**
   * WebP, square, 1024 pixels at most. Throws a LostCause where asking again would end the same way, any other error where it
   * may help.
   */
  paint(prompt: string, signal: AbortSignal): Promise<Buffer>
}

const side = 1024

/** The image model of the configuration. No request is made yet. */
export async function openDishPainter(settings: ModelSettings): Promise<DishPainter> {
  const model = await openImageModel(settings)
  return {
    async paint(prompt, signal) {
      const image = await asked(model, prompt, settings.provider === 'google', signal)
      // what came is made anew like any uploaded file: it is as strange as one
      return keptPainting(image, side)
    },
  }
}

/**
 * What is asked for: the foods of the recipe as the kitchen names them, the weightiest first, and what kind of dish it is. No word
 * that anybody wrote stands in it. Undefined where no food is known.
 */
export function paintingPrompt({ ingredients, recipeType }: PicturedRecipe): string | undefined {
  const foods = ingredients.flatMap((ingredient) => {
    const line = readIngredientLine(ingredientText(ingredient))
    return line.foods.flatMap((named) =>
      named.food ? [{ name: named.food.name, grams: weigh(line, named)?.grams ?? 0 }] : [],
    )
  })
  if (foods.length === 0) return undefined
  const names = foods.sort((one, other) => other.grams - one.grams).map(({ name }) => name)
  const kind = recipeTypes.find((type) => optionKey(type) === optionKey(recipeType)) ?? 'Main Dish'
  return [
    `One finished ${kind.toLowerCase()} for one person, seen from straight above, served on plain stoneware on a linen cloth in soft daylight.`,
    `It is made of these foods and no others: ${[...new Set(names)].slice(0, 20).join(', ')}.`,
    'No text, no labels, no packaging, no hands, no people.',
  ].join(' ')
}

/** One picture. The packages' own retries are left out: the job that asks is tried again. */
async function asked(model: ImageModel, prompt: string, byRatio: boolean, signal: AbortSignal): Promise<Buffer> {
  try {
    const { images } = await model.doGenerate({
      prompt,
      n: 1,
      size: byRatio ? undefined : `${side}x${side}`,
      aspectRatio: byRatio ? '1:1' : undefined,
      seed: undefined,
      files: undefined,
      mask: undefined,
      providerOptions: {},
      abortSignal: signal,
    })
    const [image] = images
    if (image === undefined) throw new Error('The image model sent no picture.')
    return Buffer.from(image as string, typeof image === 'string' ? 'base64' : undefined)
  } catch (error) {
    const status = (error as { statusCode?: unknown }).statusCode
    // a refused prompt, a wrong key, a model that is not there; 408 and 429 pass
    if (typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429)
      throw new LostCause(`the image model refused with status ${status}`)
    throw error
  }
}
