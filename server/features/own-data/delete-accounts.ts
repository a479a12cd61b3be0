import type { AppContext } from '#server/context.ts'
import { freeAddress } from '#server/features/accounts/store.ts'
import { forgetInAuditLog } from '#server/features/audit/store.ts'
import { endPayments } from '#server/features/own-data/end-payments.ts'
import { deleteUser, dueForDeletion } from '#server/features/own-data/store.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

type World = Pick<AppContext, 'database' | 'secret' | 'payments' | 'mail' | 'jobs' | 'log' | 'now'>

export function ownDataJobs(context: World): Pick<JobHandlers, 'delete-accounts'> {
  return { 'delete-accounts': () => deleteDueAccounts(context) }
}

/**
 * Deletes every account whose seven days are over. One that has to wait, because the payment provider is away, holds up no
 * other; the job then fails and comes again.
 */
async function deleteDueAccounts(context: World): Promise<void> {
  const { database, log, now } = context
  let [deleted, waiting] = [0, 0]
  for (const userId of await dueForDeletion(database, now())) {
    try {
      if (await deleteAccount(context, userId)) deleted += 1
    } catch (error) {
      waiting += 1
      log.error({ err: error }, 'An account could not be deleted; this will be tried again.')
    }
  }
  if (deleted + waiting > 0) log.info({ deleted, waiting }, 'Accounts were due for deletion.')
  if (waiting > 0) throw new Error(`Accounts still to be deleted: ${waiting}.`)
}

/**
 * The provider first, since only our rows know whom it must forget; then all rows in one transaction. A crash anywhere leaves
 * a due account, which the next run deletes.
 */
async function deleteAccount(context: World, userId: string): Promise<boolean> {
  const { database, jobs, mail, now } = context
  await endPayments(context, userId)
  const addresses = await database.transaction(async () => {
    const found = await deleteUser(database, userId, now())
    if (!found) return undefined
    await freeAddress(context, found.user)
    await forgetInAuditLog(database, userId, found.addresses)
    await jobs.forget(userId)
    // files of this machine at most: before the commit, so that a crash cannot leave them without their account
    for (const address of found.addresses) await mail.forget(address)
    return found.addresses
  })
  // an email that was on its way meanwhile
  for (const address of addresses ?? []) await mail.forget(address)
  return addresses !== undefined
}
