import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PicturedRecipe } from '#server/ports/images/drawn-dish/composing/dish.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'

/** 'small' for lists, up to 72 px; 'full' for everything else. */
export const pictureSizes = ['small', 'full'] as const
export type PictureSize = (typeof pictureSizes)[number]

export interface Picture {
  readonly body: string
  readonly type: 'image/svg+xml'
}

/** Pictures of recipes. The same recipe and size give the same picture for as long as the recipe stays what it is. */
export interface DishPictures {
  picture(recipe: PicturedRecipe, size: PictureSize): Promise<Picture>
}

/** Characters of SVG that are kept: some hundred full pictures, some thousand small ones. */
const kept = 24_000_000

/** Pictures drawn from the recipe's own ingredients: no key, no network. */
export function drawnDishes(): DishPictures {
  const drawn = new LRUCache<string, Picture>({ maxSize: kept, sizeCalculation: ({ body }) => body.length })
  return {
    picture(recipe, size) {
      const key = `${size} ${fingerprint(recipe)}`
      const known = drawn.get(key)
      if (known) return Promise.resolve(known)
      const picture: Picture = { body: drawDish(sceneOf(recipe), size), type: 'image/svg+xml' }
      drawn.set(key, picture)
      return Promise.resolve(picture)
    },
  }
}

function fingerprint({ id, title, recipeType, ingredients, instructions = [] }: PicturedRecipe): string {
  const steps = instructions.map(({ description }) => description)
  return createHash('sha256')
    .update(JSON.stringify([id, title, recipeType, ingredients, steps]))
    .digest('base64url')
}
