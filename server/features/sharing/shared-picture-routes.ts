import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '#server/context.ts'
import { drawnBy, findLikeness, findRecipePicture, verificationFor } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { alive } from '#server/features/sharing/handlers.ts'
import { readerHasLeft } from '#server/http/binding.ts'
import { networkOf } from '#server/http/limits/limits.ts'
import { queryOf, sendKeptPicture, sendPicture } from '#server/http/pictures/send-picture.ts'
import { keptAnswers, onceAtATime } from '#server/kept-answers.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import { type DishPictures, type Picture, pictureSizes } from '#server/ports/images/images.ts'
import { previewFacts, socialPreview } from '#server/ports/images/social-preview.ts'

export const Drawing = z.object({ size: z.enum(pictureSizes).default('full') })
/** Previews that are kept: a link that is passed around is asked for by many sites at once. */
const previews = keptAnswers<Picture>(16_000_000)
const coming = new Map<string, Promise<Picture>>()

/** The recipe that a token shows to whoever asks; undefined where it shows none. */
type Find = (token: string, request: FastifyRequest) => Promise<StoredRecipe | undefined>

/**
 * Pictures of shared recipes below an address such as '/api/shared', for everybody who has the link. Browsers ask again each time, so that
 * a revoked link shows nothing.
 */
export function addSharedPictureRoutes(
  app: FastifyInstance,
  { database, kitchen, limits }: AppContext,
  pictures: DishPictures,
  at: string,
  find: Find,
): void {
  const shared = async (request: FastifyRequest): Promise<StoredRecipe> => {
    await limits.consume('search', networkOf(request.ip))
    const { token = '' } = request.params as { token?: string }
    return alive(/^[\w-]{22}$/.test(token) ? await find(token, request) : undefined)
  }

  app.get(`${at}/:token/image.svg`, async (request, reply) => {
    const left = readerHasLeft(reply)
    const recipe = await shared(request)
    const { size } = queryOf(Drawing, request)
    const draw = drawnBy(kitchen.for(networkOf(request.ip), left))
    return sendPicture(request, reply, await pictures.picture(recipe, size, draw), false)
  })

  for (const [name, kind] of Object.entries({ picture: 'model', photo: 'photo' } as const)) {
    app.get(`${at}/:token/${name}`, async (request, reply) => {
      const recipe = await shared(request)
      const image = () => findRecipePicture(database, recipe.id, kind)
      return sendKeptPicture(request, reply, networkOf(request.ip), image, false)
    })
  }

  app.get(`${at}/:token/picture.png`, async (request, reply) => {
    const recipe = await shared(request)
    const { userId, id, updatedAt, photoVersion, pictureVersion } = recipe
    const key = [userId, id, updatedAt.getTime(), photoVersion, pictureVersion].join(' ')
    const asker = networkOf(request.ip)
    // others may be waiting for the same one: it is made whoever leaves
    const preview = await onceAtATime(previews, coming, key, () => previewOf(recipe, asker, kitchen.for(asker)))
    return sendPicture(request, reply, preview, false)
  })

  /** The photograph, the image model's picture, or the drawing, with the title and three facts. */
  async function previewOf(recipe: StoredRecipe, asker: string, own: Kitchen): Promise<Picture> {
    const likeness = await findLikeness(database, recipe)
    const verification = await verificationFor({ kitchen: own }, recipe, undefined)
    const body = await socialPreview(asker, {
      words: await own.ask('previewSvg', recipe.title, previewFacts(recipe, verification)),
      image: likeness ?? Buffer.from((await pictures.picture(recipe, 'full', drawnBy(own))).body),
      isDrawn: !likeness,
    })
    return { body, type: 'image/png' }
  }
}
