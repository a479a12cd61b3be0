import { AppError } from '#contract/errors.ts'
import type { publicCalls } from '#contract/public.ts'
import { kitchenVersion } from '#domain/food/foods.ts'
import { pendingMigrations } from '#server/db/migrate.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { showcase } from '#server/features/public/showcase.ts'
import type { Handlers } from '#server/http/binding.ts'

export const publicHandlers: Handlers<typeof publicCalls, UserRow> = {
  async health({ database }) {
    await database.ping()
    const pending = await pendingMigrations(database)
    if (pending > 0) throw new AppError('unavailable', `${pending} migrations have not been run yet.`)
    return { status: 'ok', database: database.kind, migrations: { pending }, kitchenVersion }
  },

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
