import type { PostWords } from '#contract/blog/blog-desk.ts'
import type { AuditAction, AuditDetails, AuditValues } from '#contract/desk/audit.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { insertAuditEntry } from '#server/features/audit/store.ts'
import { type Publication, publicationsOf } from '#server/features/blog/desk/post-store.ts'
import { originalOf } from '#server/features/blog/desk/post-words.ts'

type World = Pick<AppContext, 'database' | 'now' | 'originalPosts'>

/** Writes down what was done to a post. In the transaction that does it; answers the id of the entry. */
export function auditPost(
  { database, now }: Pick<World, 'database' | 'now'>,
  { id: actorId }: Pick<UserRow, 'id'>,
  action: AuditAction,
  id: number,
  details: AuditDetails,
): Promise<number> {
  return insertAuditEntry(database, { at: now(), actorId, action, subjectId: `article ${id}`, details })
}

/** What the audit log tells of a post's words. */
export function flatWords({ tags, picture, markdown, ...words }: PostWords) {
  const drawn = 'photo' in picture ? picture.photo : [picture.dish, picture.type, ...picture.foods].join(', ')
  return { ...words, tags: tags.join(', '), picture: `${drawn} (${picture.alt})`, text: markdown }
}

/** What readers get of a post now, and what from when on; `decided` as if that were decided already. */
export async function shownState(
  world: World,
  id: number,
  decided?: Pick<Publication, 'shows' | 'version' | 'at'>,
): Promise<AuditValues> {
  const now = world.now()
  const known = await publicationsOf(world.database, [id], now)
  const decisions = decided ? [decided, ...known] : known
  const shown = decisions.find(({ at }) => at <= now)
  const later = decisions.find(({ at }) => at > now)
  return {
    shows: shown?.shows ?? ((await originalOf(world, id)) ? 'original' : 'nothing'),
    shownVersion: shown?.version ?? null,
    at: shown?.at.toISOString() ?? null,
    scheduledVersion: later?.version ?? null,
    scheduledAt: later?.at.toISOString() ?? null,
  }
}
