import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { drawingWidths, largestPhoto, pictureTypes } from '#contract/pictures.ts'
import { Id } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import {
  drawnBy,
  findRecipe,
  findRecipePicture,
  putRecipePicture,
  recipeView,
  versionOf,
} from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'
import { type Authenticate, admit, readerHasLeft } from '#server/http/binding.ts'
import { receivePicture } from '#server/http/pictures/receive-picture.ts'
import { givenOf, queryOf, sendKeptPicture, sendPicture, widthAmong } from '#server/http/pictures/send-picture.ts'
import { type DishPictures, pictureSizes, themes } from '#server/ports/images/images.ts'
import { photoOf } from '#server/ports/images/photos.ts'

const Version = z.string().max(100).optional()
export const Drawing = z.strictObject({ size: z.enum(pictureSizes).default('full'), v: Version })
export const Raster = z.strictObject({
  width: widthAmong(drawingWidths).default(600),
  theme: z.enum(themes).default('light'),
  v: Version,
})

/** Pictures of a member's own recipes: drawn, painted by the image model, and photographed. Plain routes, since they carry no JSON. */
export function addRecipePictureRoutes(
  app: FastifyInstance,
  context: AppContext,
  authenticate: Authenticate<UserRow>,
  pictures: DishPictures,
): void {
  const { database, limits } = context
  const own = async (request: FastifyRequest, reply: FastifyReply) => {
    const left = readerHasLeft(reply)
    const user = admit({ access: 'account' }, await authenticate(request))
    await limits.consume('look', user.id)
    return { user, left, recipe: await ownRecipe(user, request) }
  }
  const ownRecipe = async (user: UserRow, request: FastifyRequest): Promise<StoredRecipe> => {
    const recipe = await findRecipe(database, user.id, givenOf(Id, request.params).id)
    if (!recipe) throw new AppError('not_found', 'We can’t find that recipe.')
    return recipe
  }

  app.get('/api/recipes/:id/image.svg', async (request, reply) => {
    const { user, left, recipe } = await own(request, reply)
    const { size, v } = queryOf(Drawing, request)
    const draw = drawnBy(context.kitchen.for(user.id, left))
    return sendPicture(request, reply, await pictures.picture(recipe, size, draw), v !== undefined)
  })

  app.get('/api/recipes/:id/image.png', async (request, reply) => {
    const { user, recipe } = await own(request, reply)
    const { width, theme, v } = queryOf(Raster, request)
    // another tab may be waiting for the same one: it is made whoever leaves
    const draw = drawnBy(context.kitchen.for(user.id))
    const picture = await pictures.raster(recipe.userId, recipe, width, theme, draw)
    return sendPicture(request, reply, picture, v !== undefined)
  })

  for (const [name, kind] of Object.entries({ picture: 'model', photo: 'photo' } as const)) {
    app.get(`/api/recipes/:id/${name}`, async (request, reply) => {
      const { recipe } = await own(request, reply)
      return sendKeptPicture(request, reply, recipe.userId, () => findRecipePicture(database, recipe.id, kind))
    })
  }

  const recipes = new WeakMap<FastifyRequest, StoredRecipe>()
  receivePicture(
    app,
    '/api/recipes/:id/photo',
    { authenticate, limits },
    {
      largest: largestPhoto,
      types: pictureTypes,
      // a stranger's file is not even read
      async assert(user, request) {
        recipes.set(request, await ownRecipe(user, request))
      },
      async take(user, file, type, request, reply) {
        const kitchen = context.kitchen.for(user.id, readerHasLeft(reply))
        kitchen.letIn()
        const image = await photoOf(user.id, file, type, 'whole')
        const { id } = recipes.get(request)!
        const recipe = await putRecipePicture(database, user.id, id, 'photo', { image, version: versionOf(image) })
        if (!recipe) throw new AppError('not_found', 'We can’t find that recipe.')
        return recipeView({ database, kitchen }, recipe, user)
      },
    },
  )
}
