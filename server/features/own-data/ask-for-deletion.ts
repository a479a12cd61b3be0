import { deletionDays } from '#contract/how-long.ts'
import type { AppContext } from '#server/context.ts'
import { assertOtherAdministrator, assertPassword, findUser, type UserRow } from '#server/features/accounts/store.ts'
import { letSubscriptionEnd } from '#server/features/own-data/end-payments.ts'
import { setDeletion } from '#server/features/own-data/store.ts'
import type { Session } from '#server/http/sessions/sessions.ts'

/**
 * Sets the account to be deleted after seven days, signs every other browser out, has the email written that says so, and
 * lets a subscription end with its period. Asked again, the first day stays. Throws wrong_credentials for a wrong password, and
 * last_administrator where nobody would be left to administer.
 */
export async function askForDeletion(
  context: AppContext,
  { id }: UserRow,
  session: Session,
  password: string,
): Promise<UserRow> {
  const { database, jobs, now } = context
  await assertPassword(database, id, password)
  const deletionAt = new Date(now().getTime() + deletionDays * 24 * 60 * 60 * 1000)
  await database.transaction(async () => {
    await assertOtherAdministrator(database, id)
    const isNew = await setDeletion(database, id, deletionAt, now())
    await session.endOthers(id)
    if (!isNew) return
    const details = { at: deletionAt.toISOString() }
    await jobs.add('send-letter', { userId: id, kind: 'deletion-scheduled', details })
  })
  await letSubscriptionEnd(context, id)
  return (await findUser(database, id))!
}
