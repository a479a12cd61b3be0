import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { largestImport, mostUnfoldedOfOne } from '#contract/recipes/import-limits.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { importFile } from '#server/features/imports/import-file.ts'
import { isArchive } from '#server/features/imports/open-archive.ts'
import { onceEnded } from '#server/http/answering/once-ended.ts'
import { streamEvents } from '#server/http/answering/streaming.ts'
import { type Authenticate, admit } from '#server/http/binding.ts'
import { bodyOrRefusal, fileOf, type UploadPlace, uploadPlaces } from '#server/http/limits/upload-places.ts'
import { queryOf } from '#server/http/pictures/send-picture.ts'

export const Query = z.strictObject({
  /** What the file is called. */
  name: z.string().trim().min(1).max(300).default('recipes'),
  /** Whether photographs in it are kept too. */
  photos: z.stringbool({ error: 'must be true or false' }).default(false),
})

/** Files that are on their way or being read, an archive with what one file of it may unfold to. */
export const importPlaces = uploadPlaces({
  ofOne: 1,
  mostHeld: 256 * 1024 * 1024,
  words: {
    stillComing: 'One of your imports is still running. Please wait until it is done.',
    tooMany: 'A lot of recipes are being imported right now. Please try again in a minute.',
    cutOff: 'Part of the file didn’t arrive. Nothing was imported.',
  },
  tooLarge,
})

/**
 * POST of a file of recipes: the file itself is the body, events tell of each recipe. A plain route, since it takes no JSON. One at a time for a
 * member, and so many bytes for all. Who leaves finds what came in among the recipes.
 */
export function addImportRoutes(app: FastifyInstance, context: AppContext, authenticate: Authenticate<UserRow>): void {
  const comings = new WeakMap<object, { user: UserRow; place: UploadPlace; isRead: boolean }>()
  // a scope of its own: nowhere else is anything but JSON read
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (request: FastifyRequest, body: Readable) =>
      bodyOrRefusal(comings.get(request)!.place.read(body, largestImport)),
    )
    scope.post('/api/recipe-imports/file', {
      async onRequest(request, reply) {
        const user = admit({ access: 'account' }, await authenticate(request))
        if (Number(request.headers['content-length']) > largestImport) throw tooLarge()
        const coming = { user, place: importPlaces.take(user.id), isRead: false }
        comings.set(request, coming)
        // also of whoever goes away, or is too slow; what is being read stays in memory until it is done
        onceEnded(reply, () => coming.isRead || coming.place.leave())
        await context.limits.consume('import-file', user.id)
      },
      async handler(request, reply) {
        const coming = comings.get(request)!
        const { user, place } = coming
        const { name, photos } = queryOf(Query, request)
        const bytes = fileOf(request.body)
        if (!bytes) throw new AppError('invalid_input', 'Please choose a file with recipes.')
        if (isArchive(bytes)) place.hold(mostUnfoldedOfOne)
        coming.isRead = true
        // who leaves finds all of it, as they are told
        const kitchen = context.kitchen.for(user.id)
        const events = importFile({ ...context, kitchen }, user, { name, bytes, wantsPhotos: photos })
        return reply.send(
          await streamEvents(
            request,
            reply,
            ended(events, () => place.leave()),
          ),
        )
      },
    })
    done()
  })
}

/** The same events; once they have come to their end, however that is, the next import may begin. */
async function* ended<Event>(events: AsyncGenerator<Event>, onEnd: () => void): AsyncGenerator<Event> {
  try {
    yield* events
  } finally {
    onEnd()
  }
}

function tooLarge(): AppError {
  return new AppError(
    'invalid_input',
    `A file can be at most ${largestImport / 1024 / 1024} MB. Please split it. Nothing was imported.`,
  )
}
