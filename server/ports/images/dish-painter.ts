import { LostCause } from '#server/jobs/jobs.ts'
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
      return keptPainting('painter', image, side)
    },
  }
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
