import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { showcase } from '#server/features/public/showcase.ts'
import { findRecipe } from '#server/features/recipes/store.ts'
import { type Account, type Authenticate, admit } from '#server/http/binding.ts'
import { isClean, unclean } from '#server/http/body.ts'
import { sceneOfFoods } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'
import { type DishPictures, drawnDishes, type Picture, pictureSizes } from '#server/ports/images/images.ts'

const Query = z.object({ size: z.enum(pictureSizes).default('full'), v: z.string().max(100).optional() })
const FoodsQuery = Query.extend({ foods: z.string().max(200).default('') })
const RecipeId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const mostFoods = 12

/** Pictures: a member's own recipes, the landing page's recipe, and a plate of any foods. Plain routes, since they answer no JSON. */
export function addImageRoutes<User extends Account>(
  app: FastifyInstance,
  { database }: AppContext,
  authenticate: Authenticate<User>,
  pictures: DishPictures = drawnDishes(),
): void {
  app.get('/api/recipes/:id/image.svg', async (request, reply) => {
    const user = admit({ access: 'account' }, await authenticate(request))
    const { size } = query(Query, request)
    const recipe = await findRecipe(database, user.id, RecipeId.parse(request.params).id)
    if (!recipe) throw new AppError('not_found', 'There is no such recipe among yours.')
    return sendPicture(request, reply, await pictures.picture(recipe, size))
  })

  app.get('/api/showcase/image.svg', async (request, reply) => {
    const { size } = query(Query, request)
    return sendPicture(request, reply, await pictures.picture({ ...showcase().recipe, id: 'showcase' }, size))
  })

  app.get('/api/dish.svg', (request, reply) => {
    const { foods, size } = query(FoodsQuery, request)
    const words = foods.split(',').map((word) => word.trim())
    const named = words.filter(Boolean)
    if (named.length > mostFoods) throw new AppError('invalid_input', `foods: ${mostFoods} foods at most.`)
    return sendPicture(request, reply, { body: drawDish(sceneOfFoods(named), size), type: 'image/svg+xml' })
  })
}

/** With a version in its address a picture never changes; without, the browser asks again and is told 'the same' by its ETag. */
async function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Picture): Promise<FastifyReply> {
  const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const etag = `"${createHash('sha256').update(picture.body).digest('base64url').slice(0, 22)}${isPacked ? '-gzip' : ''}"`
  const isVersioned = query(Query, request).v !== undefined
  reply.header('cache-control', isVersioned ? 'private, max-age=31536000, immutable' : 'private, no-cache')
  reply.header('etag', etag)
  reply.header('vary', 'accept-encoding')
  // A picture that is opened by itself is a document: it may run and load nothing.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  reply.header('x-content-type-options', 'nosniff')
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return reply.code(304).send()
  reply.type(picture.type)
  if (!isPacked) return reply.send(picture.body)
  return reply.header('content-encoding', 'gzip').send(await packed(picture))
}

/** Drawings shrink to a quarter; a remembered picture is packed once. */
function packed(picture: Picture): Promise<Buffer> {
  const known = packings.get(picture)
  if (known) return known
  const made = promisify(gzip)(picture.body)
  packings.set(picture, made)
  return made
}

const packings = new WeakMap<Picture, Promise<Buffer>>()

function query<T>(schema: z.ZodType<T>, request: FastifyRequest): T {
  if (!isClean(request.query, 0)) throw unclean()
  return schema.parse(request.query)
}
