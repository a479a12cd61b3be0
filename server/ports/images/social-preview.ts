import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { type Asker, pngOfLayers } from '#server/ports/images/pixels.ts'

/** What other sites show of a link. */
export interface SocialPreview {
  /** SVG of 1200 × 630 pixels, as `previewSvg` makes it. */
  readonly words: string
  /** The drawn dish without a ground (SVG), or a photograph. */
  readonly image: Buffer
  readonly isDrawn: boolean
}

/** PNG of 1200 × 630 pixels: the dish at the left, its title and facts at the right. */
export function socialPreview(asker: Asker, { words, image, isDrawn }: SocialPreview): Promise<Buffer> {
  const square = isDrawn ? { left: 8, top: 23, width: 584, height: 584 } : { left: 0, top: 0, width: 600, height: 630 }
  return pngOfLayers(asker, words, { image, ...square })
}

/** Three facts of a recipe, a line each. */
export function previewFacts({ servings }: { servings: number }, { time, nutrition }: Verification): string[] {
  return [
    `Ready in ${minutesText(time.totalMinutes)}`,
    `Serves ${servings}`,
    `${caloriesText(nutrition.perServing.calories)} per serving`,
  ]
}
