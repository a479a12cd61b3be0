import type { Db } from '#server/db/database.ts'
import { asc, eq, inArray, sql } from '#server/db/drizzle.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { credentialsTable, profilePicturesTable, usersTable } from '#server/features/accounts/tables.ts'
import { auditEntriesOf } from '#server/features/admin/store.ts'
import { billingAccountsTable, checkoutSessionsTable } from '#server/features/billing/tables.ts'
import { listRecipes, type StoredRecipe } from '#server/features/recipes/store.ts'
import { generationReservationsTable } from '#server/features/recipes/tables.ts'
import {
  accountLinksTable,
  emailChangesTable,
  recoveryCodesTable,
  secondFactorsTable,
} from '#server/features/security/tables.ts'
import { sessionsTable } from '#server/http/tables.ts'
import { testProviderTable } from '#server/ports/payments/test-checkout/tables.ts'

interface PersonalTable {
  /** What data.json calls it. */
  readonly section: string
  /** The rows of a user, in pages that fit into memory; secrets and hashes are told of, not shown. */
  readonly rows: (db: Db, user: Pick<UserRow, 'id'>) => AsyncIterable<readonly object[]>
}

/** Every table that holds something of a person. A test fails where one is missing. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: {
    section: 'account',
    rows: page((db, { id }) => db.select().from(usersTable).where(eq(usersTable.id, id))),
  },
  credentials: {
    section: 'password',
    rows: page((db, { id }) =>
      db.select({ isSet: sql<boolean>`true` }).from(credentialsTable).where(eq(credentialsTable.userId, id)),
    ),
  },
  second_factors: {
    section: 'secondFactor',
    rows: page((db, { id }) =>
      db
        .select({ onSince: secondFactorsTable.confirmedAt })
        .from(secondFactorsTable)
        .where(eq(secondFactorsTable.userId, id)),
    ),
  },
  recovery_codes: {
    section: 'recoveryCodes',
    rows: page((db, { id }) =>
      db.select({ isUnused: sql<boolean>`true` }).from(recoveryCodesTable).where(eq(recoveryCodesTable.userId, id)),
    ),
  },
  sessions: {
    section: 'sessions',
    rows: page(async (db, { id }) => {
      const rows = await db
        .select({ sess: sessionsTable.sess, endsAt: sessionsTable.expire })
        .from(sessionsTable)
        .where(sql`(${sessionsTable.sess} ->> 'userId') = ${id}`)
      return rows.map(({ sess: { startedAt, device, lastUsedAt }, endsAt }) => ({
        device,
        startedAt,
        lastUsedAt,
        endsAt,
      }))
    }),
  },
  account_links: {
    section: 'linksInLetters',
    rows: page((db, { id }) =>
      db
        .select({
          purpose: accountLinksTable.purpose,
          email: accountLinksTable.email,
          expiresAt: accountLinksTable.expiresAt,
        })
        .from(accountLinksTable)
        .where(eq(accountLinksTable.userId, id)),
    ),
  },
  email_changes: {
    section: 'changeOfAddress',
    rows: page((db, { id }) => db.select().from(emailChangesTable).where(eq(emailChangesTable.userId, id))),
  },
  profile_pictures: {
    section: 'profilePicture',
    rows: page((db, { id }) =>
      db
        .select({ file: sql<string>`'picture.webp'`, bytes: sql<number>`length(${profilePicturesTable.image})` })
        .from(profilePicturesTable)
        .where(eq(profilePicturesTable.userId, id)),
    ),
  },
  billing_accounts: {
    section: 'subscription',
    rows: page((db, { id }) => db.select().from(billingAccountsTable).where(eq(billingAccountsTable.userId, id))),
  },
  checkout_sessions: {
    section: 'checkouts',
    rows: page((db, { id }) =>
      db
        .select()
        .from(checkoutSessionsTable)
        .where(eq(checkoutSessionsTable.userId, id))
        .orderBy(asc(checkoutSessionsTable.createdAt)),
    ),
  },
  test_provider: {
    section: 'testPayments',
    rows: page((db, { id }) =>
      db
        .select({ id: testProviderTable.id, kind: testProviderTable.kind, data: testProviderTable.data })
        .from(testProviderTable)
        .where(inArray(testProviderTable.customerId, customersOf(db, id))),
    ),
  },
  recipes: { section: 'recipes', rows: recipesOf },
  generation_reservations: {
    section: 'recipesBeingWritten',
    rows: page((db, { id }) =>
      db.select().from(generationReservationsTable).where(eq(generationReservationsTable.userId, id)),
    ),
  },
  audit_log: { section: 'administration', rows: deedsOf },
}

/** The tables that are in no export, and why. */
export const impersonalTables: Readonly<Record<string, string>> = {
  instance_settings: 'settings of the installation',
  payment_events: 'ids of messages of the payment provider, of nobody in particular',
  rate_limits: 'counts of calls, gone within the hour',
}

const recipesAtOnce = 100

/** The newest first, a hundred at a time. */
export async function* recipesOf(db: Db, user: Pick<UserRow, 'id'>): AsyncGenerator<StoredRecipe[]> {
  for (let before: number | undefined; ; ) {
    const recipes = await listRecipes(db, user.id, { limit: recipesAtOnce, before })
    yield recipes
    before = recipes.at(-1)?.id
    if (recipes.length < recipesAtOnce) return
  }
}

async function* deedsOf(db: Db, user: Pick<UserRow, 'id'>) {
  yield await auditEntriesOf(db, user.id)
}

/** All rows at once, of tables that never hold many of one person. */
function page(
  read: (db: Db['db'], user: Pick<UserRow, 'id'>) => PromiseLike<readonly object[]>,
): PersonalTable['rows'] {
  return async function* rows(db, user) {
    yield await read(db.db, user)
  }
}

/** A member is one customer, and one more for each payment made before there was an account. */
function customersOf(db: Db['db'], userId: string) {
  const paid = db
    .select({ id: testProviderTable.customerId })
    .from(testProviderTable)
    .innerJoin(checkoutSessionsTable, eq(checkoutSessionsTable.id, testProviderTable.id))
    .where(eq(checkoutSessionsTable.userId, userId))
  return db
    .select({ id: billingAccountsTable.customerId })
    .from(billingAccountsTable)
    .where(eq(billingAccountsTable.userId, userId))
    .union(paid)
}
