import { createHash } from 'node:crypto'
import type { FastifyError, FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { largestPicture, pictureTypes } from '#contract/own-data.ts'
import type { AppContext } from '#server/context.ts'
import { type UserRow, userView } from '#server/features/accounts/store.ts'
import { findPicture, putPicture } from '#server/features/own-data/store.ts'
import { type Authenticate, admit } from '#server/http/binding.ts'
import { sendFailure } from '#server/http/failures.ts'
import { squarePhoto, wrongKind } from '#server/ports/images/photos.ts'

const path = '/api/auth/profile-picture'

/** A member's own picture: the file itself is the body. Nobody else ever sees it. */
export function addPictureRoutes(
  app: FastifyInstance,
  { database, limits, now }: AppContext,
  authenticate: Authenticate<UserRow>,
): void {
  // a scope of its own: nowhere else is anything but JSON read
  app.register((scope, _options, done) => {
    const users = new WeakMap<object, UserRow>()
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...pictureTypes], { parseAs: 'buffer', bodyLimit: largestPicture }, (_, body, read) =>
      read(null, body),
    )
    scope.setErrorHandler((error, request, reply) => sendFailure(request, reply, inOurWords(error)))

    scope.post(path, {
      bodyLimit: largestPicture,
      // before the body is read
      async onRequest(request) {
        users.set(request, admit({ access: 'account' }, await authenticate(request)))
      },
      async handler(request) {
        const user = users.get(request)!
        if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
          throw new AppError('invalid_input', wrongKind)
        }
        await limits.consume('picture', user.id)
        const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
        const image = await squarePhoto(request.body, type)
        const version = createHash('sha256').update(image).digest('base64url').slice(0, 16)
        return userView(database, (await putPicture(database, user.id, { image, version }, now())) ?? user, now())
      },
    })

    scope.get(path, async (request, reply) => {
      const user = admit({ access: 'account' }, await authenticate(request))
      const picture = await findPicture(database, user.id)
      if (!picture) throw new AppError('not_found', 'There is no picture.')
      const asked = (request.query as { v?: unknown }).v
      // an older address shows the newest picture, but is not to be remembered for it
      reply.header(
        'cache-control',
        asked === picture.version ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      )
      reply.header('content-security-policy', "default-src 'none'; sandbox")
      reply.header('content-disposition', 'inline; filename="picture.webp"')
      return reply.type('image/webp').send(picture.image)
    })
    done()
  })
}

/** What the reading of a body refuses, in words about pictures. */
function inOurWords(error: unknown): unknown {
  const { code } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('payload_too_large', 'The picture is larger than 5 MB.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unsupported_media_type', wrongKind)
  return error
}
