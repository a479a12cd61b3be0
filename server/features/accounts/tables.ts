import { tiers } from '#contract/plans.ts'
import {
  boolean,
  bytea,
  index,
  integer,
  pgTable,
  smallint,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from '#server/db/drizzle.ts'

const none = sql`'{}'::text[]`

/** A name as lists are sorted by it: the last one first, without case, in an order that is the same in every database. */
export const nameKey = sql`lower("last_name" || ' ' || "first_name") collate "C"`

export const usersTable = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** Folded: `foldEmail`. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    profileImageUrl: text('profile_image_url'),
    subscriptionTier: text('subscription_tier', { enum: tiers }).notNull().default('free'),
    /** When paid access ends unless somebody says otherwise; from then on the tier is `tierAfterwards`. */
    tierEndsAt: timestamp('tier_ends_at', { withTimezone: true }),
    tierAfterwards: text('tier_afterwards', { enum: tiers }).notNull().default('free'),
    isPremium: boolean('is_premium').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    generationsUsed: integer('generations_used').notNull().default(0),
    /** Recipes delivered on the UTC day of `lastGenerationDate`; 0 on any later day. */
    dailyGenerationsUsed: integer('daily_generations_used').notNull().default(0),
    lastGenerationDate: timestamp('last_generation_date', { withTimezone: true }),
    dietaryPreference: text('dietary_preference'),
    allergies: text().array().notNull().default(none),
    foodDislikes: text('food_dislikes'),
    skillLevel: text('skill_level'),
    preferredCuisines: text('preferred_cuisines').array().notNull().default(none),
    cookingTimePreference: text('cooking_time_preference'),
    specialEquipment: text('special_equipment'),
    kitchenEquipment: text('kitchen_equipment').array().notNull().default(none),
    preferredDeliveryService: text('preferred_delivery_service'),
    deliveryAddress: text('delivery_address'),
    deliveryZipCode: text('delivery_zip_code'),
    /** Aisles in the order in which the member walks them; empty: the usual one. */
    aisleOrder: text('aisle_order').array().notNull().default(none),
    hasCompletedSetup: boolean('has_completed_setup').notNull().default(false),
    hasCompletedOnboarding: boolean('has_completed_onboarding').notNull().default(false),
    hasTwoFactor: boolean('has_two_factor').notNull().default(false),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** Asked to be deleted then; any sign-in before may take it back. */
    deletionAt: timestamp('deletion_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    // with what administrators look for besides, so that all members are looked through without touching one
    index('users_created').on(table.createdAt, table.id, table.email, table.firstName, table.lastName),
    index('users_by_name').on(nameKey, table.id),
    index('users_lapsing').on(table.tierEndsAt).where(sql`tier_ends_at is not null`),
    index('users_administrators').on(table.id).where(sql`is_admin`),
  ],
)

/** Whose a row is; it goes with the account. */
export const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' })

/**
 * `generationsUsed` of each user once more, apart: an index of it on the users themselves would have every index of theirs written anew with each
 * recipe. Kept by triggers (server/db/migrations/0030_administration-at-scale.sql).
 */
export const generationTotalsTable = pgTable(
  'generation_totals',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    generationsUsed: integer('generations_used').notNull(),
  },
  (table) => [index('generation_totals_most').on(table.generationsUsed, table.userId)],
)

/** Apart from the user, so that no read of a user can carry a password hash along. */
export const credentialsTable = pgTable('credentials', {
  userId: text('user_id')
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
})

/** Addresses of ADMIN_EMAILS that make no administrator any more: they have made theirs, or somebody gave them up. */
export const spentAdminAddressesTable = pgTable('spent_admin_addresses', {
  /** SHA-256 of the folded address, in hexadecimal digits. */
  addressHash: text('address_hash').primaryKey(),
})

/** Confirmed addresses that a deletion or a change of address gave up: they make no administrator, whenever ADMIN_EMAILS names them. */
export const freedAddressesTable = pgTable('freed_addresses', {
  /** HMAC of the folded address under the installation's secret, in hexadecimal digits. */
  addressHash: text('address_hash').primaryKey(),
  /** Which secret that was. */
  keyMark: text('key_mark').notNull(),
})

/** Made anew from what was uploaded, so that nothing of the file but its picture is kept. */
export const profilePicturesTable = pgTable('profile_pictures', {
  userId: text('user_id')
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  image: bytea().notNull(),
  /** Stands in the picture's address, so that a browser may keep it. */
  version: text().notNull(),
})

/** One row for each recipe, or menu of several, being written: it holds places in the day's quota until it is delivered, stopped or expired. */
export const generationReservationsTable = pgTable(
  'generation_reservations',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    places: smallint().notNull().default(1),
  },
  (table) => [index('generation_reservations_of_user').on(table.userId)],
)
