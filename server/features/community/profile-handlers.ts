import type { community } from '#contract/community/community.ts'
import type { Membership } from '#contract/community/community-views.ts'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/database.ts'
import { isRefusedBy } from '#server/db/refused-by.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { cookView } from '#server/features/community/community-views.ts'
import {
  deleteProfile,
  findByHandle,
  findOwnProfile,
  findProfile,
  mostRelations,
  putProfile,
  relationsOf,
  type StoredProfile,
  setBlock,
  setFollow,
} from '#server/features/community/profile-store.ts'
import { assertConfirmed, assertHandle, assertNotSuspended, taken } from '#server/features/community/take-part.ts'
import type { Handlers } from '#server/http/binding.ts'

type Rows = Pick<typeof community, 'cook' | 'follow' | 'block' | 'membership' | 'saveProfile' | 'leave'>

export const profileHandlers: Handlers<Rows, UserRow> = {
  async cook({ account, database }, { params }) {
    return cookView(database, there(await findProfile(database, account, params.handle)), account)
  },

  async follow({ account, database, now }, { params, body: { isFollowed } }) {
    const { userId } = other(account, there(await findProfile(database, account, params.handle)))
    if (isFollowed) assertConfirmed(account)
    await database.transaction(async () => {
      if (!(await setFollow(database, account.id, userId, isFollowed, now()))) throw tooMany('follow')
    })
    return { success: true }
  },

  async block({ account, database, now }, { params, body: { isBlocked } }) {
    const profile = isBlocked
      ? await findProfile(database, account, params.handle)
      : // whoever is blocked is seen no more
        await findByHandle(database, params.handle)
    const { userId } = other(account, there(profile))
    await database.transaction(async () => {
      if (!(await setBlock(database, account.id, userId, isBlocked, now()))) throw tooMany('block')
    })
    return { success: true }
  },

  membership: ({ account, database }) => membershipOf(database, account.id),

  async saveProfile({ account, database, now }, { body }) {
    const own = await findOwnProfile(database, account.id)
    assertNotSuspended(own)
    if (!own) assertConfirmed(account)
    if (own?.handle !== body.handle) assertHandle(body.handle)
    // of two who want it at once the index lets one have it
    const isPut = await database.transaction(() => putProfile(database, account.id, body, now())).catch(refuseTaken)
    if (!isPut) throw taken()
    return membershipOf(database, account.id)
  },

  async leave({ account, database }) {
    assertNotSuspended(await findOwnProfile(database, account.id))
    await database.transaction(() => deleteProfile(database, account.id))
    return membershipOf(database, account.id)
  },
}

async function membershipOf(db: Db, userId: string): Promise<Membership> {
  const own = await findOwnProfile(db, userId)
  const profile = own ? { handle: own.handle, about: own.about, isSuspended: own.suspendedAt !== null } : null
  return { profile, ...(await relationsOf(db, userId)) }
}

/** Nobody has a handle, or nobody whom the reader may see: both alike. */
function there(profile: StoredProfile | undefined): StoredProfile {
  if (!profile) throw new AppError('not_found', 'There’s no cook with this handle.')
  return profile
}

function other({ id }: UserRow, profile: StoredProfile): StoredProfile {
  if (profile.userId === id) throw new AppError('invalid_input', 'You can’t follow or block yourself.')
  return profile
}

const tooMany = (what: string) => new AppError('invalid_input', `You can ${what} at most ${mostRelations} cooks.`)

function refuseTaken(error: unknown): never {
  if (isRefusedBy('community_profiles_handle_unique', error)) throw taken()
  throw error
}
