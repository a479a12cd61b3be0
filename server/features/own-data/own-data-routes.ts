import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { addPictureRoutes } from '#server/features/own-data/picture-routes.ts'
import { type Authenticate, admit, readerHasLeft } from '#server/http/binding.ts'

/** The calls about one's own data that carry no JSON: all of it in one file, and the profile picture. */
export function addOwnDataRoutes(app: FastifyInstance, context: AppContext, authenticate: Authenticate<UserRow>): void {
  app.get('/api/account/export', async (request, reply) => {
    const left = readerHasLeft(reply)
    const user = admit({ access: 'account' }, await authenticate(request))
    await context.limits.consume('export', user.id)
    const at = context.now()
    // read when somebody asks for it, as no start needs it
    const { exportArchive } = await import('#server/features/own-data/export/export-archive.ts')
    const archive = await exportArchive(
      { ...context, kitchen: context.kitchen.for(user.id, left), log: request.log },
      user,
      at,
    )
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="mealcrafter-export-${at.toISOString().slice(0, 10)}.zip"`)
      .send(archive)
  })
  addPictureRoutes(app, context, authenticate)
}
