import type { DatabaseLog } from '#server/db/database.ts'
import { StartError } from '#server/start-error.ts'

/** What a person at a terminal wants to know of the database: what went wrong. */
export const plainLog: DatabaseLog = {
  info: () => undefined,
  warn: (_details, sentence) => console.error(sentence),
  error: (_details, sentence) => console.error(sentence),
}

/** Prints an expected failure as its sentence and ends with 1; anything else goes on. */
export function sentenceOrThrow(error: unknown): void {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
