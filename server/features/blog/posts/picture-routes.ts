import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PostWords } from '#contract/blog/blog-desk.ts'
import { postBounds as bounds } from '#contract/blog/post-head.ts'
import { AppError } from '#contract/errors.ts'
import { Id } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import { findPublished } from '#server/features/blog/posts/published.ts'
import { findPostPicture } from '#server/features/blog/posts/published-store.ts'
import { networkOf } from '#server/http/limits/limits.ts'
import { givenOf, queryOf, sendKeptPicture, sendPicture } from '#server/http/pictures/send-picture.ts'
import { keptAnswers, keyOf, onceAtATime } from '#server/kept-answers.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import { type Picture, type PictureSize, pictureSizes } from '#server/ports/images/images.ts'
import { socialPreview } from '#server/ports/images/social-preview.ts'

const Foods = z.array(z.string().max(bounds.food)).min(1).max(bounds.foods)
export const Drawing = z.strictObject({
  id: z.string().regex(/^\d{1,9}$/),
  dish: z.string().max(bounds.dish),
  type: z.string().max(bounds.type),
  foods: z
    .string()
    .max(bounds.foods * (bounds.food + 5))
    .transform((text, context) => {
      const foods = Foods.safeParse(jsonOf(text))
      if (foods.success) return foods.data
      context.addIssue({ code: 'custom', message: 'must be a list of foods' })
      return z.NEVER
    }),
  size: z.enum(pictureSizes).default('full'),
})
export const Kept = z.object({ v: z.string().max(100).default('') })
export const Version = z.strictObject({ v: z.string().max(100).optional() })

/** Drawings and previews of posts: 30 kB and 100 kB each. */
const drawings = keptAnswers<Picture>(8_000_000)
const coming = new Map<string, Promise<Picture>>()

/** Pictures of posts that were written or changed here; those of the others are files of the client. Plain routes, since they answer no JSON. */
export function addPostPictureRoutes(app: FastifyInstance, context: AppContext): void {
  const { database, limits } = context
  const asker = async (request: FastifyRequest) => {
    const network = networkOf(request.ip)
    await limits.consume('read', network)
    return { network, kitchen: context.kitchen.for(network) }
  }

  // by its words alone: a draft has one too
  app.get('/api/blog/picture.svg', async (request, reply) => {
    const { id, size, ...picture } = queryOf(Drawing, request)
    const { kitchen } = await asker(request)
    return sendPicture(request, reply, await drawn(kitchen, Number(id), picture, size), true)
  })

  app.get('/api/blog/posts/:id/preview.png', async (request, reply) => {
    const { id } = givenOf(Id, request.params)
    const { v } = queryOf(Version, request)
    const { network, kitchen } = await asker(request)
    const post = await findPublished(context, id)
    if (!post) throw new AppError('not_found', 'We can’t find that article.')
    const { title, category, author } = post.card
    const key = keyOf('preview', id, title, category, post.picture)
    const preview = await onceAtATime<Picture>(drawings, coming, key, async () => {
      const words = await kitchen.ask('previewSvg', title, [category, author])
      return {
        body: await socialPreview(network, { words, ...(await likeness(kitchen, id, post.picture)) }),
        type: 'image/png',
      }
    })
    return sendPicture(request, reply, preview, v !== undefined)
  })

  app.get('/api/blog/pictures/:size', async (request, reply) => {
    const { network } = await asker(request)
    const { v } = queryOf(Kept, request)
    return sendKeptPicture(request, reply, network, () => findPostPicture(database, v))
  })

  async function likeness(kitchen: Kitchen, id: number, picture: PostWords['picture']) {
    if (!('photo' in picture)) return { image: Buffer.from((await drawn(kitchen, id, picture)).body), isDrawn: true }
    const version = new URL(picture.photo, context.address()).searchParams.get('v') ?? ''
    const kept = await findPostPicture(database, version)
    if (!kept) throw new AppError('not_found', 'There’s no picture.')
    return { image: kept.image, isDrawn: false }
  }
}

/** The dish of a post on a transparent ground. */
function drawn(
  kitchen: Kitchen,
  id: number,
  { dish, type, foods }: { dish: string; type: string; foods: readonly string[] },
  size: PictureSize = 'full',
) {
  return onceAtATime<Picture>(drawings, coming, keyOf('dish', id, dish, type, foods, size), async () => {
    const ingredients = foods.map((name) => ({ amount: '', unit: '', name }))
    const recipe = { id: `post ${id}`, title: dish, recipeType: type, ingredients }
    return { body: await kitchen.ask('drawnRecipe', recipe, size), type: 'image/svg+xml' }
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
