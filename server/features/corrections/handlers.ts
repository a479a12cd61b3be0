import { AppError } from '#contract/errors.ts'
import type { Correction, correctionDesk, corrections, OpenedCorrection } from '#contract/recipes/corrections.ts'
import { foods } from '#domain/food/foods.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { lastActorOn } from '#server/features/audit/store.ts'
import { decideCorrection, subjectOf } from '#server/features/corrections/decide-correction.ts'
import { proposeCorrection } from '#server/features/corrections/propose-correction.ts'
import {
  correctionOf,
  findCorrection,
  listCorrections,
  type NamedCorrection,
} from '#server/features/corrections/store.ts'
import type { Handlers } from '#server/http/binding.ts'
import { afterCursor, linkNextPage } from '#server/http/pages.ts'

export const correctionHandlers: Handlers<typeof corrections, UserRow> = {
  readLine: ({ kitchen }, { query }) => kitchen.ask('lineToCorrect', query.line),

  async propose(context, { body: { line, correction } }) {
    await proposeCorrection(context, context.account, line, correction)
    return { success: true }
  },
}

export const correctionDeskHandlers: Handlers<typeof correctionDesk, UserRow> = {
  async list({ database, reply }, { query: { state, limit, cursor } }) {
    const rows = await listCorrections(database, { state, limit: limit + 1, after: afterCursor(cursor) })
    const shown = rows.slice(0, limit)
    if (rows.length > limit) linkNextPage(reply, shown.at(-1)!.id)
    return shown.map(viewOf)
  },

  read: (context, { params }) => opened(context, params.id),

  async decide(context, { params, body }) {
    await decideCorrection(context, context.account.id, params.id, body)
    return opened(context, params.id)
  },
}

async function opened(
  { database, kitchen }: Pick<AppContext, 'database' | 'kitchen'>,
  id: number,
): Promise<OpenedCorrection> {
  const found = await findCorrection(database, id)
  if (!found) throw new AppError('not_found', 'We can’t find that correction.')
  const isInForce = found.state === 'accepted'
  const effect = await kitchen.ask('correctionEffect', found.line, correctionOf(found), isInForce)
  const decidedBy = found.decidedAt && (await lastActorOn(database, subjectOf(id)))
  return { ...viewOf(found), decidedBy, ...effect }
}

function viewOf(row: NamedCorrection): Correction {
  const { id, line, kind, words, unit, grams, state, sentence, recipes } = row
  const food = foods.get(row.food)?.name ?? null
  return {
    id,
    line,
    kind,
    words: kind === 'food' ? words : (food ?? row.food),
    food,
    unit,
    grams,
    state,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    sentence,
    member: row.userId !== null && row.name !== null ? { id: row.userId, name: row.name.trim() } : null,
    recipes,
  }
}
