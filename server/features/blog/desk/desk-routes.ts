import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { largestPhoto, pictureTypes } from '#contract/pictures.ts'
import type { Site } from '#contract/public/public.ts'
import { Id } from '#contract/text.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { insertAuditEntry } from '#server/features/audit/store.ts'
import { previewOf } from '#server/features/blog/desk/preview.ts'
import { insertPostPicture } from '#server/features/blog/posts/published-store.ts'
import { versionOf } from '#server/features/recipes/store.ts'
import { type Authenticate, admit, readerHasLeft } from '#server/http/binding.ts'
import { receivePicture } from '#server/http/pictures/receive-picture.ts'
import { givenOf, queryOf } from '#server/http/pictures/send-picture.ts'
import { sendPreview } from '#server/http/pictures/send-preview.ts'
import { photoOf } from '#server/ports/images/photos.ts'
import { sizeOf } from '#server/ports/images/pixels.ts'

export const Preview = z.strictObject({
  theme: z.enum(['light', 'dark']).default('light'),
  /** Of whoever asks, so that what was saved since is seen. */
  revision: z.string().max(20).optional(),
})

/** A post as its page, by day or by night, for the frame of the page where it is written, and the pictures that go into it. Plain routes: they carry no JSON. */
export function addBlogDeskRoutes(
  app: FastifyInstance,
  context: AppContext,
  authenticate: Authenticate<UserRow>,
  site: () => Site,
): void {
  const { database, config, limits, now } = context

  app.get('/api/admin/blog/:id/preview', async (request, reply) => {
    const { id } = admit({ access: 'admin' }, await authenticate(request), config)
    await limits.consume('read', id)
    const world = { ...context, kitchen: context.kitchen.for(id, readerHasLeft(reply)) }
    const { theme } = queryOf(Preview, request)
    const page = await previewOf(world, site(), givenOf(Id, request.params).id, theme)
    return sendPreview(reply, page)
  })

  receivePicture(
    app,
    '/api/admin/blog/pictures',
    { authenticate, limits },
    {
      largest: largestPhoto,
      types: pictureTypes,
      async assert(user) {
        admit({ access: 'admin' }, user, config)
      },
      async take(user, file, type) {
        const image = await photoOf(user.id, file, type, 'whole')
        const { width, height } = await sizeOf(image)
        const version = versionOf(image)
        const address = `/api/blog/pictures/${width}x${height}?v=${version}`
        const entry = { actorId: user.id, subjectId: 'blog', details: { to: { address } } }
        await database.transaction(async () => {
          await insertPostPicture(database, { version, image, width, height, createdAt: now() })
          await insertAuditEntry(database, { at: now(), action: 'add-post-picture', ...entry })
        })
        return { address, width, height }
      },
    },
  )
}
