import type { Pool, QueryResult, QueryResultRow } from 'pg'
import type { NodePgDatabase } from '#server/db/drizzle.ts'

/** What a store needs: it takes part in the running transaction by itself, if there is one. */
export interface Db {
  /** Drizzle on the running transaction, or on the pool outside one. Read it afresh for every statement. */
  readonly db: NodePgDatabase
  /**
   * Runs work as one unit: all of it is kept or none. A transaction inside a transaction joins it, and when the inner
   * one fails the whole fails, even where its error is caught.
   */
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Plain SQL on the running transaction, or on the pool outside one. */
  readonly query: <Row extends QueryResultRow = QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<QueryResult<Row>>
}

export interface Database extends Db {
  readonly kind: 'embedded' | 'postgres'
  /** For libraries that bring their own SQL; never inside a transaction, where the embedded pool has nothing left to give. */
  readonly pool: Pool
  /** Set when the folder could not be opened and this backup was opened instead. */
  readonly recoveredFrom: string | undefined
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** When it is known to have answered last, whoever asked, in milliseconds of `performance.now()`; before all time where it never has. */
  answeredAt(): number
  /** It has just answered on a connection that is none of the pool's. */
  noteAnswer(): void
  /**
   * Where the database is known to take what is sent and to answer nothing, what is being asked fails at once, and so does what
   * comes until it answers again.
   */
  setSilent(isSilent: boolean): void
  /** Ends in order; the embedded database makes a last backup when something has changed. */
  close(): Promise<void>
}

/** The part of a logger that the database writes to. */
export interface DatabaseLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
