import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Id } from '#contract/text.ts'
import { listCsv, listFile, listFileName } from '#domain/plan/shopping/list-file.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { openFollowing } from '#server/features/shopping/following/follow-list.ts'
import { ownList } from '#server/features/shopping/own-list.ts'
import { attachment } from '#server/http/answering/attachment.ts'
import { onceEnded } from '#server/http/answering/once-ended.ts'
import { type Authenticate, admit, assertMay, readerHasLeft } from '#server/http/binding.ts'
import { givenOf, queryOf } from '#server/http/pictures/send-picture.ts'
import { sessionId } from '#server/http/sessions/sessions.ts'

export const FileQuery = z.strictObject({ format: z.enum(['txt', 'csv']).default('txt') })

/** The calls about lists that answer no JSON: a list as a file, and what happens to it as it happens. */
export function addShoppingRoutes(
  app: FastifyInstance,
  context: AppContext,
  authenticate: Authenticate<UserRow>,
): void {
  app.get('/api/shopping-lists/:id/file', async (request, reply) => {
    const left = readerHasLeft(reply)
    const user = admit({ access: 'account' }, await authenticate(request))
    assertMay(user, 'downloadLists', 'Downloading a list is a premium feature of')
    const { id } = givenOf(Id, request.params)
    const { format } = queryOf(FileQuery, request)
    await context.limits.consume('read', user.id)
    const list = await ownList({ ...context, kitchen: context.kitchen.for(user.id, left) }, user, id)
    const name = listFileName(list, format, context.now().toISOString().slice(0, 10))
    return reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8')
      .header('content-disposition', attachment(name, `shopping-list.${format}`))
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(format === 'csv' ? listCsv(list) : listFile(list))
  })

  const following = openFollowing(context)
  app.addHook('preClose', (done) => {
    following.endAll()
    done()
  })
  app.get('/api/shopping-lists/:id/events', async (request, reply) => {
    const user = admit({ access: 'account' }, await authenticate(request))
    const { id } = givenOf(Id, request.params)
    await context.limits.consume('read', user.id)
    const stream = await following.open({
      listId: id,
      userId: user.id,
      session: sessionId(context, request)!,
      isSignedIn: async () => (await authenticate(request))?.id === user.id,
    })
    onceEnded(reply, () => stream.destroy())
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // a server that ends need not wait for a connection that nobody will use again
        .header('connection', 'close')
        .send(stream)
    )
  })
}
