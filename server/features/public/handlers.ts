import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#contract/errors.ts'
import type { publicCalls } from '#contract/public.ts'
import { kitchenVersion } from '#domain/food/foods.ts'
import { pendingMigrations } from '#server/db/migrate.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { showcase } from '#server/features/public/showcase.ts'
import type { Handlers } from '#server/http/binding.ts'

export const publicHandlers: Handlers<typeof publicCalls, UserRow> = {
  async health({ database, events, draining }) {
    if (draining.aborted) throw new AppError('unavailable', 'This instance is about to end.', { status: 'draining' })
    const pending = await inTime(database.ping().then(() => pendingMigrations(database)))
    if (pending > 0) throw new AppError('unavailable', `${pending} migrations have not been run yet.`)
    const listening = events.hearsOthers()
    return { status: 'ok', database: database.kind, migrations: { pending }, listening, kitchenVersion }
  },

  alive: () => ({ status: 'ok' }),

  site: ({ config, payments }) => ({
    supportEmail: config.mail.supportEmail,
    payments: payments?.kind ?? 'off',
    adClient: config.adClient ?? null,
  }),

  showcase: ({ kitchen }) => showcase(kitchen),

  async verifyRecipe({ kitchen }, { body }) {
    return { verification: await kitchen.ask('verify', body) }
  },
}

/** Who asks for health each second wants to know within two. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const patience = new AbortController()
  const late = sleep(2000, undefined, { signal: patience.signal }).then(() => {
    throw new AppError('unavailable', 'The database does not answer.')
  })
  late.catch(() => undefined)
  return Promise.race([answer, late]).finally(() => patience.abort())
}
