import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { pngOfDrawing } from '#server/ports/images/pixels.ts'

/** 'small' for lists, up to 72 px; 'full' for everything else. */
export const pictureSizes = ['small', 'full'] as const
export type PictureSize = (typeof pictureSizes)[number]
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
/** The table linen that a dish stands on, as the pages have it. */
export const grounds: Readonly<Record<Theme, string>> = { light: '#e9d3a4', dark: '#3b2c1b' }
/** Narrowest and widest PNG, in pixels. */
export const rasterWidths = { least: 48, most: 1200 } as const

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
  /** The dish on the linen of a theme, as PNG; `width` within `rasterWidths`. Painted outside the main thread. */
  raster(recipe: PicturedRecipe, width: number, theme: Theme, draw: Draw): Promise<Picture>
}

/** Characters of SVG that are kept: some hundred full pictures, some thousand small ones. */
const keptCharacters = 24_000_000
/** Bytes of PNG that are kept. */
const keptBytes = 32_000_000

/** Pictures drawn from the recipe's own ingredients: no key, no network. */
export function drawnDishes(): DishPictures {
  type Drawing = Awaited<ReturnType<DishPictures['picture']>>
  const drawn = new LRUCache<string, Drawing>({ maxSize: keptCharacters, sizeCalculation: ({ body }) => body.length })
  const painted = new LRUCache<string, Picture>({ maxSize: keptBytes, sizeCalculation: ({ body }) => body.length })
  const pictures: DishPictures = {
    async picture(recipe, size, draw) {
      const key = `${size} ${fingerprint(recipe)}`
      const known = drawn.get(key)
      if (known) return known
      const picture: Drawing = { body: await draw(wordsOf(recipe), size), type: 'image/svg+xml' }
      drawn.set(key, picture)
      return picture
    },
    async raster(recipe, width, theme, draw) {
      const key = `${width} ${theme} ${fingerprint(recipe)}`
      const known = painted.get(key)
      if (known) return known
      const { body } = await pictures.picture(recipe, width <= 72 ? 'small' : 'full', draw)
      const picture: Picture = { body: await pngOfDrawing(onGround(body, grounds[theme]), width), type: 'image/png' }
      painted.set(key, picture)
      return picture
    },
  }
  return pictures
}

/** A drawing with a ground of one colour under it. */
function onGround(svg: string, ground: string): string {
  return svg.replace('</title>', `</title><rect x="-6" y="-6" width="418" height="418" fill="${ground}"/>`)
}

/** What is drawn, without the rest of a stored recipe. */
function wordsOf({ id, title, recipeType, ingredients, instructions = [] }: PicturedRecipe): PicturedRecipe {
  return { id, title, recipeType, ingredients, instructions }
}

function fingerprint({ id, title, recipeType, ingredients, instructions = [] }: PicturedRecipe): string {
  const steps = instructions.map(({ description }) => description)
  return createHash('sha256')
    .update(JSON.stringify([id, title, recipeType, ingredients, steps]))
    .digest('base64url')
}
