import { createRequire } from 'node:module'

/**
 * Drizzle in its CommonJS build. For each ES module Node parses the package.json around it anew, and Drizzle's is 170 KB for a
 * hundred modules: that was a third of the start.
 */
const require = createRequire(import.meta.url)

export const {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  ne,
  notInArray,
  or,
  sql,
  sum,
} = require('drizzle-orm') as typeof import('drizzle-orm')
export type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm'
export type { NodePgDatabase } from 'drizzle-orm/node-postgres'
export type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
export const { drizzle } = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')
export const {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
const { customType } = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const { readMigrationFiles } = require('drizzle-orm/migrator') as typeof import('drizzle-orm/migrator')
export const { migrate: runMigrations } =
  require('drizzle-orm/node-postgres/migrator') as typeof import('drizzle-orm/node-postgres/migrator')
