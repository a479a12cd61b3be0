import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { type Account, type Authenticate, admit } from '#server/http/binding.ts'
import { sendFailure } from '#server/http/failures.ts'
import type { RateLimits } from '#server/http/limits.ts'
import { wrongKind } from '#server/ports/images/photos.ts'

interface Upload<User> {
  /** Largest file, in bytes. */
  readonly largest: number
  readonly types: readonly string[]
  /** Refuses what may not be uploaded at all, before the file is read. */
  readonly assert?: (user: User, request: FastifyRequest) => Promise<void>
  /** Takes the file; `type` is what the sender calls it. */
  readonly take: (user: User, file: Buffer, type: string, request: FastifyRequest) => Promise<unknown>
}

/** POST of a picture by a signed-in member: the file itself is the body. Counted; refused in words about pictures. */
export function receivePicture<User extends Account>(
  app: FastifyInstance,
  path: string,
  { authenticate, limits }: { authenticate: Authenticate<User>; limits: RateLimits },
  { largest, types, assert, take }: Upload<User>,
): void {
  // a scope of its own: nowhere else is anything but JSON read
  app.register((scope, _options, done) => {
    const users = new WeakMap<object, User>()
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: largest }, (_, body, read) =>
      read(null, body),
    )
    scope.setErrorHandler((error, request, reply) => sendFailure(request, reply, inOurWords(error, largest)))
    scope.post(path, {
      bodyLimit: largest,
      async onRequest(request) {
        const user = admit({ access: 'account' }, await authenticate(request))
        await assert?.(user, request)
        users.set(request, user)
      },
      async handler(request) {
        const user = users.get(request)!
        if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
          throw new AppError('invalid_input', wrongKind)
        }
        await limits.consume('picture', user.id)
        const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
        return take(user, request.body, type, request)
      },
    })
    done()
  })
}

/** What the reading of a body refuses, in words about pictures. */
function inOurWords(error: unknown, largest: number): unknown {
  const { code } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('payload_too_large', `The picture is larger than ${largest / 1024 / 1024} MB.`)
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unsupported_media_type', wrongKind)
  return error
}
