import type { DatabaseLog } from '#server/db/database.ts'

/** For tests that do not look at the log. */
export const quietLog: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Keeps the sentences that were logged. */
export function keptLog(): DatabaseLog & { readonly sentences: string[] } {
  const sentences: string[] = []
  const keep = (_details: object, sentence: string) => void sentences.push(sentence)
  return { sentences, info: keep, warn: keep, error: keep }
}
