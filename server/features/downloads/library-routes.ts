import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { libraryArchive } from '#server/features/downloads/library-archive.ts'
import { libraryFormats } from '#server/features/downloads/library-formats.ts'
import { type Authenticate, admit } from '#server/http/binding.ts'
import { queryOf } from '#server/http/pictures/send-picture.ts'

const formats = Object.keys(libraryFormats) as (keyof typeof libraryFormats)[]
export const Query = z.strictObject({
  format: z.enum(formats, `must be one of ${formats.join(', ')}`).default('jsonld'),
  /** Asks whether the file could be had now: answered by 204 or as the file would be refused, and not counted. */
  probe: z.literal('true').optional(),
})

/** All own recipes as an archive for another program. A plain route, as it answers no JSON of the contract. Free for all. */
export function addLibraryRoutes(
  app: FastifyInstance,
  { database, limits, now }: AppContext,
  authenticate: Authenticate<UserRow>,
): void {
  app.get('/api/recipe-library/file', async (request, reply) => {
    const user = admit({ access: 'account' }, await authenticate(request))
    const { format, probe } = queryOf(Query, request)
    await limits.consume('export', user.id)
    if (probe !== undefined) {
      await limits.giveBack('export', user.id)
      return reply.code(204).send()
    }
    const at = now()
    const name = `mealcrafter-${format}-${at.toISOString().slice(0, 10)}.${libraryFormats[format].ending}`
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(await libraryArchive(database, user.id, format, at))
  })
}
