import { AppError } from '#contract/errors.ts'
import { mostRecipes } from '#contract/how-many.ts'
import type { Db } from '#server/db/database.ts'
import { and, count, eq, isNull } from '#server/db/drizzle.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'
import { keptAnswers } from '#server/kept-answers.ts'

/** More recipes than a member may have. */
export class LibraryFull extends AppError {
  override name = 'LibraryFull'

  constructor() {
    const most = mostRecipes.toLocaleString('en-US')
    super('invalid_input', `You can have at most ${most} recipes. Please delete some that you no longer need.`)
  }
}

/**
 * Throws LibraryFull where a member has no room for so many more. Counting takes some milliseconds in a large library, so a part of the room
 * that was found may be filled before it is counted again: near its end each recipe is.
 */
export async function assertRoomForRecipes(db: Db, ownerId: string, more = 1): Promise<void> {
  const known = uncounted.get(ownerId)
  if (known && known.left >= more) {
    known.left -= more
    return
  }
  const left = mostRecipes - (await countStanding(db, ownerId))
  if (left < more) throw new LibraryFull()
  uncounted.set(ownerId, { left: Math.floor(left / partUncounted) - more })
}

/** What this process may add of each member before it counts anew; other processes add meanwhile, so it is little, and soon forgotten. */
const uncounted = keptAnswers<{ left: number }>(1_000_000, { ttl: 60_000 })
const partUncounted = 10

async function countStanding(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.db
    .select({ recipes: count() })
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), isNull(recipesTable.deletedAt)))
  return row?.recipes ?? 0
}
