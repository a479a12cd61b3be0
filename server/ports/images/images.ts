import { createHash } from 'node:crypto'
import { keptAnswers, onceAtATime } from '#server/kept-answers.ts'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { type Asker, pngOfDrawing } from '#server/ports/images/pixels.ts'

/** 'small' for lists, up to 72 px; 'full' for everything else. */
export const pictureSizes = ['small', 'full'] as const
export type PictureSize = (typeof pictureSizes)[number]
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
/** The table linen that a dish stands on, as the pages have it. */
export const grounds: Readonly<Record<Theme, string>> = { light: '#e9d3a4', dark: '#3b2c1b' }

export interface Picture {
  readonly body: string | Buffer
  readonly type: 'image/svg+xml' | 'image/png' | 'image/webp'
}

/** Draws a recipe as SVG, beside the server's loop. */
export type Draw = (recipe: PicturedRecipe, size: PictureSize) => Promise<string>

/** Pictures of recipes. The same recipe and size give the same picture for as long as the recipe stays what it is. */
export interface DishPictures {
  /** The dish alone, without a ground. */
  picture(recipe: PicturedRecipe, size: PictureSize, draw: Draw): Promise<Picture & { readonly body: string }>
  /** The dish on the linen of a theme, as PNG, `width` pixels wide. Painted outside the main thread, in the asker's turn. */
  raster(asker: Asker, recipe: PicturedRecipe, width: number, theme: Theme, draw: Draw): Promise<Picture>
}

/** Pictures drawn from the recipe's own ingredients: no key, no network. */
export function drawnDishes(): DishPictures {
  type Drawing = Awaited<ReturnType<DishPictures['picture']>>
  // some hundred full pictures, some thousand small ones; each may be kept packed besides (`sendPicture`)
  const drawn = keptAnswers<Drawing>(16_000_000)
  const painted = keptAnswers<Picture>(24_000_000)
  const painting = new Map<string, Promise<Picture>>()
  const pictures: DishPictures = {
    async picture(recipe, size, draw) {
      const key = `${size} ${fingerprint(recipe)}`
      const known = drawn.get(key)
      if (known) return known
      const picture: Drawing = { body: await draw(wordsOf(recipe), size), type: 'image/svg+xml' }
      drawn.set(key, picture)
      return picture
    },
    async raster(asker, recipe, width, theme, draw) {
      const key = `${width} ${theme} ${fingerprint(recipe)}`
      return onceAtATime(painted, painting, key, async () => {
        const { body } = await pictures.picture(recipe, width <= 72 ? 'small' : 'full', draw)
        return { body: await pngOfDrawing(asker, onGround(body, grounds[theme]), width), type: 'image/png' }
      })
    },
  }
  return pictures
}

/** A drawing with a ground of one colour under it. */
function onGround(svg: string, ground: string): string {
  return svg.replace('</title>', `</title><rect x="-6" y="-6" width="418" height="418" fill="${ground}"/>`)
}

/** What is drawn, without the rest of a stored recipe. */
function wordsOf({ id, title, recipeType, dish, ingredients, instructions = [] }: PicturedRecipe): PicturedRecipe {
  return { id, title, recipeType, dish, ingredients, instructions }
}

function fingerprint({ id, title, recipeType, dish, ingredients, instructions = [] }: PicturedRecipe): string {
  const steps = instructions.map(({ description }) => description)
  return createHash('sha256')
    .update(JSON.stringify([id, title, recipeType, dish, ingredients, steps]))
    .digest('base64url')
}
