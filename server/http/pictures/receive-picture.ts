import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { onceEnded } from '#server/http/answering/once-ended.ts'
import { type Account, type Authenticate, admit } from '#server/http/binding.ts'
import type { RateLimits } from '#server/http/limits/limits.ts'
import { bodyOrRefusal, fileOf, picturePlaces, tooLarge, type UploadPlace } from '#server/http/limits/upload-places.ts'
import { wrongKind } from '#server/ports/images/photos.ts'

interface Upload<User> {
  /** Largest file, in bytes. */
  readonly largest: number
  readonly types: readonly string[]
  /** Refuses what may not be uploaded at all, before the file is read. */
  readonly assert?: (user: User, request: FastifyRequest) => Promise<void>
  /** Takes the file; `type` is what the sender calls it. */
  readonly take: (
    user: User,
    file: Buffer,
    type: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<unknown>
}

/**
 * POST of a picture by a signed-in member: the file itself is the body. Refused by its headers, counted, and given one of the member's places
 * before anything of it is read; refused in words about pictures.
 */
export function receivePicture<User extends Account>(
  app: FastifyInstance,
  path: string,
  { authenticate, limits }: { authenticate: Authenticate<User>; limits: RateLimits },
  { largest, types, assert, take }: Upload<User>,
): void {
  // a scope of its own: nowhere else is anything but JSON read
  app.register((scope, _options, done) => {
    const comings = new WeakMap<object, { user: User; place: UploadPlace; isTaken: boolean }>()
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...types], (request: FastifyRequest, body: Readable) =>
      bodyOrRefusal(comings.get(request)!.place.read(body, largest)),
    )
    scope.post(path, {
      async onRequest(request, reply) {
        const user = admit({ access: 'account' }, await authenticate(request))
        await assert?.(user, request)
        if (Number(request.headers['content-length']) > largest) throw tooLarge(largest)
        if (!types.includes(typeOf(request))) throw new AppError('unsupported_media_type', wrongKind)
        const coming = { user, place: picturePlaces.take(user.id), isTaken: false }
        comings.set(request, coming)
        // also of whoever goes away, or is too slow; what is being taken stays in memory until it is done
        onceEnded(reply, () => coming.isTaken || coming.place.leave())
        await limits.consume('picture', user.id)
      },
      async handler(request, reply) {
        const coming = comings.get(request)!
        const file = fileOf(request.body)
        if (!file) throw new AppError('invalid_input', wrongKind)
        coming.isTaken = true
        try {
          return await take(coming.user, file, typeOf(request), request, reply)
        } finally {
          coming.place.leave()
        }
      },
    })
    done()
  })
}

function typeOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
}
