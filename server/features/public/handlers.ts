import { AppError } from '#contract/errors.ts'
import type { publicCalls } from '#contract/public/public.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { databaseHealth } from '#server/features/public/database-health.ts'
import { showcase } from '#server/features/public/showcase.ts'
import { siteOf } from '#server/features/public/site.ts'
import type { Handlers } from '#server/http/binding.ts'

export const publicHandlers: Handlers<typeof publicCalls, UserRow> = {
  async health({ database, events, draining, kitchen }) {
    if (draining.aborted) throw new AppError('unavailable', 'This instance is shutting down.', { status: 'draining' })
    const pending = await databaseHealth(database)()
    if (pending > 0) throw new AppError('unavailable', `Migrations still to be run: ${pending}.`)
    const listening = events.hearsOthers()
    return {
      status: 'ok',
      database: database.kind,
      migrations: { pending },
      listening,
      kitchenVersion: kitchen.version,
    }
  },

  alive: () => ({ status: 'ok' }),

  site: siteOf,

  showcase: ({ kitchen }) => showcase(kitchen),

  async verifyRecipe({ kitchen }, { body }) {
    return { verification: await kitchen.ask('verify', body) }
  },
}
