import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { largestImport } from '#contract/import-limits.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { importFile } from '#server/features/imports/import-file.ts'
import { wholeOf } from '#server/features/imports/whole-of.ts'
import { type Authenticate, admit } from '#server/http/binding.ts'
import { queryOf } from '#server/http/send-picture.ts'
import { streamEvents } from '#server/http/streaming.ts'

export const Query = z.strictObject({
  /** What the file is called. */
  name: z.string().trim().min(1).max(300).default('recipes'),
  /** Whether photographs in it are kept too. */
  photos: z.stringbool({ error: 'must be true or false' }).default(false),
})

/** Files of everybody that are on their way or being read. */
const mostAtOnce = 4

/**
 * POST of a file of recipes: the file itself is the body, events tell of each recipe. A plain route, since it takes no JSON. One at a time for a
 * member, and so many for all. Who leaves finds what came in among the recipes.
 */
export function addImportRoutes(app: FastifyInstance, context: AppContext, authenticate: Authenticate<UserRow>): void {
  const senders = new Set<string>()
  const users = new WeakMap<FastifyRequest, UserRow>()
  // a scope of its own: nowhere else is anything but JSON read
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', async (_request: FastifyRequest, body: Readable) => {
      const file = await wholeOf(body, largestImport, false)
      if (!file) throw tooLarge()
      return file
    })
    scope.post('/api/recipe-imports/file', {
      async onRequest(request, reply) {
        const user = admit({ access: 'account' }, await authenticate(request))
        if (Number(request.headers['content-length']) > largestImport) throw tooLarge()
        if (senders.has(user.id))
          throw new AppError(
            'too_many_requests',
            'One of your imports is still running. Please wait until it is done.',
            { retryAfter: 10 },
          )
        if (senders.size >= mostAtOnce)
          throw new AppError('unavailable', 'A lot of recipes are coming in right now. Please try again in a minute.', {
            retryAfter: 60,
          })
        senders.add(user.id)
        users.set(request, user)
        // of whoever goes away before the file is there
        reply.raw.once('close', () => request.body === undefined && senders.delete(user.id))
        await context.limits.consume('import-file', user.id)
      },
      async handler(request, reply) {
        const user = users.get(request)!
        const { name, photos } = queryOf(Query, request)
        if (!Buffer.isBuffer(request.body) || request.body.length === 0)
          throw new AppError('invalid_input', 'Please choose a file with recipes.')
        const kitchen = context.kitchen.for(user.id)
        const events = importFile({ ...context, kitchen }, user, { name, bytes: request.body, wantsPhotos: photos })
        return reply.send(
          await streamEvents(
            request,
            reply,
            ended(events, () => senders.delete(user.id)),
          ),
        )
      },
      onError(request, _reply, _error, next) {
        const user = users.get(request)
        if (user) senders.delete(user.id)
        next()
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
    `A file can have at most ${largestImport / 1024 / 1024} MB. Please split it. Nothing was imported.`,
  )
}
