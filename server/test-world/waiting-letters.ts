import type { LetterKind } from '#server/jobs/job-table.ts'
import type { TestApp } from '#server/test-world/start-app.ts'

/** The kinds of the emails that wait to be written to a user; null: to nobody. */
export async function waitingLetters({ database }: TestApp, userId: string | null): Promise<LetterKind[]> {
  const { rows } = await database.query<{ kind: LetterKind }>(
    `select data ->> 'kind' as kind from jobs.job
     where name = 'send-letter' and state = 'created' and (data ->> 'userId') is not distinct from $1 order by created_on, id`,
    [userId],
  )
  return rows.map(({ kind }) => kind)
}
