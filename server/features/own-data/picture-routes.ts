import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { largestPicture, pictureTypes } from '#contract/pictures.ts'
import type { AppContext } from '#server/context.ts'
import { type UserRow, userView } from '#server/features/accounts/store.ts'
import { findPicture, putPicture } from '#server/features/own-data/store.ts'
import { type Authenticate, admit } from '#server/http/binding.ts'
import { receivePicture } from '#server/http/pictures/receive-picture.ts'
import { queryOf } from '#server/http/pictures/send-picture.ts'
import { photoOf } from '#server/ports/images/photos.ts'

const path = '/api/auth/profile-picture'
export const Query = z.object({ v: z.string().max(100).optional() })

/** A member's own picture: the file itself is the body. Nobody else ever sees it. */
export function addPictureRoutes(
  app: FastifyInstance,
  { database, limits, now }: AppContext,
  authenticate: Authenticate<UserRow>,
): void {
  receivePicture(
    app,
    path,
    { authenticate, limits },
    {
      largest: largestPicture,
      types: pictureTypes,
      async take(user, file, type) {
        const image = await photoOf(user.id, file, type, 'square')
        const version = createHash('sha256').update(image).digest('base64url').slice(0, 16)
        return userView(database, (await putPicture(database, user.id, { image, version }, now())) ?? user, now())
      },
    },
  )

  app.get(path, async (request, reply) => {
    const user = admit({ access: 'account' }, await authenticate(request))
    await limits.consume('look', user.id)
    const picture = await findPicture(database, user.id)
    if (!picture) throw new AppError('not_found', 'There’s no picture.')
    const { v } = queryOf(Query, request)
    // an older address shows the newest picture, but is not to be remembered for it
    reply.header('cache-control', v === picture.version ? 'private, max-age=31536000, immutable' : 'private, no-cache')
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    reply.header('content-disposition', 'inline; filename="picture.webp"')
    return reply.type('image/webp').send(picture.image)
  })
}
