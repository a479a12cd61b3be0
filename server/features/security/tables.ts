import { integer, pgTable, text, timestamp } from '#server/db/drizzle.ts'
import { ofUser, usersTable } from '#server/features/accounts/tables.ts'

export const linkPurposes = ['set-password', 'confirm-email', 'confirm-old-email', 'confirm-new-email'] as const

/** Links of emails that have not been used yet. Only a keyed hash of the secret is kept. */
export const accountLinksTable = pgTable('account_links', {
  tokenHash: text('token_hash').primaryKey(),
  userId: ofUser(),
  purpose: text({ enum: linkPurposes }).notNull(),
  /** The address that the link was sent to; a link of an address that has changed since is void. */
  email: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** A change of address that waits for both sides. */
export const emailChangesTable = pgTable('email_changes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  /** Folded: `foldEmail`. */
  newEmail: text('new_email').notNull(),
  confirmedByOldAt: timestamp('confirmed_by_old_at', { withTimezone: true }),
  confirmedByNewAt: timestamp('confirmed_by_new_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** The authenticator of an account. The secret is encrypted by the session secret: a copy of the table makes no codes. */
export const secondFactorsTable = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  /** Null until a code of the app has been given. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The 30 seconds of the last code that was taken: no code works twice. */
  lastStep: integer('last_step').notNull().default(0),
})

/** Codes that each replace the authenticator once, as hashes: they have more bits than anybody can try. */
export const recoveryCodesTable = pgTable('recovery_codes', {
  codeHash: text('code_hash').primaryKey(),
  userId: ofUser(),
})
