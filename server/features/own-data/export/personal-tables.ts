import type { Db } from '#server/db/database.ts'
import { type AnyPgColumn, asc, eq, inArray, type PgTable, sql } from '#server/db/drizzle.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import {
  credentialsTable,
  generationReservationsTable,
  generationTotalsTable,
  profilePicturesTable,
  usersTable,
} from '#server/features/accounts/tables.ts'
import { auditEntriesOf } from '#server/features/audit/store.ts'
import { billingAccountsTable, checkoutSessionsTable } from '#server/features/billing/tables.ts'
import { postMarksTable } from '#server/features/blog/tables.ts'
import { communityForExport } from '#server/features/community/store.ts'
import {
  communityProfilesTable,
  publishedRecipesTable,
  recipeCommentsTable,
  recipeLikesTable,
  recipeSharesTable,
} from '#server/features/community/tables.ts'
import { messagesForExport, repliesForExport } from '#server/features/contact/store.ts'
import { foodCorrectionsTable } from '#server/features/corrections/tables.ts'
import { sentLettersTable } from '#server/features/letters/tables.ts'
import { plansForExport } from '#server/features/meal-plans/store.ts'
import { menusOf } from '#server/features/menus/store.ts'
import {
  deliveriesForExport,
  newsletterLinksForExport,
  subscriptionsForExport,
} from '#server/features/newsletter/store.ts'
import { recipesOf, searchOf } from '#server/features/own-data/export/recipe-rows.ts'
import {
  collectionRecipesTable,
  collectionsTable,
  cookedDishesTable,
  recipePicturesTable,
  sharedRecipesTable,
} from '#server/features/recipes/tables.ts'
import {
  accountLinksTable,
  emailChangesTable,
  recoveryCodesTable,
  secondFactorsTable,
} from '#server/features/security/tables.ts'
import {
  atHomeListItemsTable,
  shoppingListItemsTable,
  shoppingListRecipesTable,
  shoppingListsTable,
} from '#server/features/shopping/tables.ts'
import { atHomeCookingsTable, atHomeItemsTable } from '#server/features/stock/tables.ts'
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
  recipe_search: { section: 'searchOfRecipes', rows: searchOf },
  recipe_pictures: {
    section: 'recipePictures',
    rows: page((db, { id }) =>
      db
        .select({
          recipeId: recipePicturesTable.recipeId,
          kind: recipePicturesTable.kind,
          file: sql<string>`'pictures/' || ${recipePicturesTable.recipeId} || '-' || ${recipePicturesTable.kind} || '.webp'`,
          bytes: sql<number>`length(${recipePicturesTable.image})`,
        })
        .from(recipePicturesTable)
        .where(eq(recipePicturesTable.userId, id))
        .orderBy(asc(recipePicturesTable.recipeId)),
    ),
  },
  shared_recipes: {
    section: 'sharedRecipes',
    rows: page((db, { id }) =>
      db
        .select({
          recipeId: sharedRecipesTable.recipeId,
          link: sql<string>`'/r/' || ${sharedRecipesTable.token}`,
          sharedAt: sharedRecipesTable.createdAt,
        })
        .from(sharedRecipesTable)
        .where(eq(sharedRecipesTable.userId, id)),
    ),
  },
  collections: { section: 'collections', rows: ownRows(collectionsTable) },
  collection_recipes: { section: 'recipesInCollections', rows: ownRows(collectionRecipesTable) },
  shopping_lists: {
    section: 'shoppingLists',
    rows: page((db, { id }) => db.select().from(shoppingListsTable).where(eq(shoppingListsTable.userId, id))),
  },
  shopping_list_recipes: {
    section: 'shoppingListRecipes',
    rows: page((db, { id }) =>
      db
        .select()
        .from(shoppingListRecipesTable)
        .where(inArray(shoppingListRecipesTable.listId, listsOf(db, id))),
    ),
  },
  shopping_list_items: { section: 'shoppingListItems', rows: itemsOf },
  menus: { section: 'menus', rows: pageOf(menusOf) },
  meal_plans: { section: 'mealPlans', rows: pageOf(plansForExport.plans) },
  meal_plan_entries: { section: 'mealPlanEntries', rows: pageOf(plansForExport.entries) },
  calendar_feeds: { section: 'calendarFeed', rows: pageOf(plansForExport.feeds) },
  at_home_items: { section: 'atHome', rows: ownRows(atHomeItemsTable) },
  at_home_cookings: { section: 'cookedFromHome', rows: ownRows(atHomeCookingsTable) },
  at_home_list_items: { section: 'listsTakenHome', rows: ownRows(atHomeListItemsTable) },
  cooked_dishes: { section: 'cookedDishes', rows: ownRows(cookedDishesTable) },
  post_marks: { section: 'likedAndSavedPosts', rows: ownRows(postMarksTable) },
  generation_reservations: {
    section: 'recipesBeingWritten',
    rows: page((db, { id }) =>
      db.select().from(generationReservationsTable).where(eq(generationReservationsTable.userId, id)),
    ),
  },
  generation_totals: { section: 'recipesMade', rows: ownRows(generationTotalsTable) },
  sent_letters: { section: 'emailsSent', rows: ownRows(sentLettersTable) },
  newsletter_subscribers: { section: 'newsletter', rows: pageOf(subscriptionsForExport) },
  newsletter_links: { section: 'linksInNewsletters', rows: pageOf(newsletterLinksForExport) },
  newsletter_deliveries: { section: 'newslettersSent', rows: pageOf(deliveriesForExport) },
  food_corrections: { section: 'foodCorrections', rows: ownRows(foodCorrectionsTable) },
  contact_messages: { section: 'messagesToSupport', rows: pageOf(messagesForExport) },
  contact_replies: { section: 'answersFromSupport', rows: pageOf(repliesForExport) },
  community_profiles: { section: 'communityProfile', rows: ownRows(communityProfilesTable) },
  published_recipes: { section: 'publishedRecipes', rows: ownRows(publishedRecipesTable) },
  recipe_likes: { section: 'likedRecipes', rows: ownRows(recipeLikesTable) },
  recipe_comments: { section: 'comments', rows: ownRows(recipeCommentsTable) },
  recipe_shares: { section: 'recipesPassedOn', rows: ownRows(recipeSharesTable) },
  user_follows: { section: 'cooksFollowed', rows: pageOf(communityForExport.follows) },
  user_blocks: { section: 'cooksBlocked', rows: pageOf(communityForExport.blocks) },
  community_reports: { section: 'reports', rows: pageOf(communityForExport.reports) },
  audit_log: { section: 'administration', rows: pageOf(auditEntriesOf) },
}

/** The tables that are in no export, and why. */
export const impersonalTables: Readonly<Record<string, string>> = {
  food_prices: 'what foods cost; the audit log says who set the prices',
  instance_settings: 'the installation’s settings',
  payment_events: 'IDs of messages from the payment provider, tied to no one',
  delivery_stores: 'store addresses as corrected by administrators',
  blog_posts: 'blog articles',
  blog_versions: 'saved versions of blog articles; the audit log says who saved them',
  blog_publications: 'which version of an article readers see, and since when',
  blog_pictures: 'pictures in articles, which anyone may see',
  newsletter_issues: 'newsletter issues, which anyone may read once they are sent',
  spent_admin_addresses: 'hashes of email addresses that the installation’s settings once named',
  freed_addresses: 'hashes of email addresses that accounts gave up, made with the installation’s key',
  kept_counts: 'how many members, recipes and lists there are',
  count_changes: 'changes in those numbers since they were last added up',
  alerts: 'what needed someone’s attention, and when administrators were told',
  restore_trials: 'whether backups could be restored',
  rate_limits: 'counts of calls, deleted within the hour',
}

/** A list at a time: five hundred lists may hold a hundred thousand items. */
async function* itemsOf(db: Db, { id }: Pick<UserRow, 'id'>) {
  for (const { listId } of await listsOf(db.db, id))
    yield await db.db.select().from(shoppingListItemsTable).where(eq(shoppingListItemsTable.listId, listId))
}

function listsOf(db: Db['db'], userId: string) {
  return db
    .select({ listId: shoppingListsTable.id })
    .from(shoppingListsTable)
    .where(eq(shoppingListsTable.userId, userId))
}

/** All rows at once, of tables that never hold many of one person. */
function page(
  read: (db: Db['db'], user: Pick<UserRow, 'id'>) => PromiseLike<readonly object[]>,
): PersonalTable['rows'] {
  return async function* rows(db, user) {
    yield await read(db.db, user)
  }
}

/** All columns of the rows of such a table that are the user's. */
function ownRows(table: PgTable & { readonly userId: AnyPgColumn }): PersonalTable['rows'] {
  return page((db, { id }) => db.select().from(table).where(eq(table.userId, id)))
}

/** The same as the store of a feature has them. */
function pageOf(read: (db: Db, ownerId: string) => PromiseLike<readonly object[]>): PersonalTable['rows'] {
  return async function* rows(db, { id }) {
    yield await read(db, id)
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
