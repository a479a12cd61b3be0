import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import {
  findCredentials,
  findUser,
  lockUser,
  spendAddress,
  type UserRow,
  updateUser,
} from '#server/features/accounts/store.ts'
import { differenceOf, insertAuditEntry } from '#server/features/audit/store.ts'
import { dropSecondFactor } from '#server/features/security/store.ts'
import { StartError } from '#server/start-error.ts'
import { plainLog, sentenceOrThrow } from './running/plain-log.ts'

const deeds = {
  administrator: (database: Database, id: string) => updateUser(database, id, { isAdmin: true }, new Date()),
  member: async (database: Database, id: string) => {
    const user = await updateUser(database, id, { isAdmin: false }, new Date())
    // the settings do not undo it
    if (user) await spendAddress(database, user.email)
    return user
  },
  'second-factor-off': (database: Database, id: string) => dropSecondFactor(database, id, new Date()),
} as const

/**
 * `npm run account -- <what> <email address>`: makes somebody an administrator or takes that back, or switches off the second
 * factor of who has lost app and recovery codes. Written to the audit log. The embedded database must not be in use.
 */
try {
  const [what = '', email = ''] = process.argv.slice(2)
  const action = (Object.keys(deeds) as (keyof typeof deeds)[]).find((each) => each === what)
  if (!action || !email)
    throw new StartError(`Say what and whose: npm run account -- ${Object.keys(deeds).join(' | ')} anna@meals.example`)
  const database = await openDatabase(readConfig().database, plainLog)
  try {
    await migrate(database)
    await database.transaction(async () => {
      const found = await findCredentials(database, email)
      const user = found && (await findUser(database, found.userId))
      if (!user) throw new StartError(`Nobody has an account with the address ${email}.`)
      const before = await lockUser(database, user.id)
      const after = await deeds[action](database, user.id)
      const details = (before && after && differenceOf(stateOf(before), stateOf(after))) ?? {}
      await insertAuditEntry(database, { actorId: 'command', action, subjectId: user.id, details })
    })
    console.log(`Done: ${what} ${email}`)
  } finally {
    await database.close()
  }
} catch (error) {
  sentenceOrThrow(error)
}

/** What these deeds change of an account. */
function stateOf({ isAdmin, hasTwoFactor }: UserRow) {
  return { isAdmin, hasTwoFactor }
}
