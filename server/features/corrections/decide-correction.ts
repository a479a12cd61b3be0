import type { AuditAction, AuditValues } from '#contract/desk/audit.ts'
import { AppError } from '#contract/errors.ts'
import { type CorrectionState, type Decision, mostCorrections } from '#contract/recipes/corrections.ts'
import { foods } from '#domain/food/foods.ts'
import type { AppContext } from '#server/context.ts'
import { insertAuditEntry } from '#server/features/audit/store.ts'
import {
  changeCorrection,
  concernedBy,
  countActive,
  lockCorrection,
  replaceOthers,
  type StoredCorrection,
} from '#server/features/corrections/store.ts'
import { expectRefresh } from '#server/features/recipes/store.ts'
import { inNextEdition } from '#server/kitchen/editions.ts'

type World = Pick<AppContext, 'database' | 'events' | 'jobs' | 'kitchen' | 'now'>

interface Verdict {
  readonly decision: Decision
  readonly sentence: string
}

/**
 * Decides on a correction, writes it into the audit log and tells whoever suggested it. One that comes into force or goes out of it is
 * heard by every instance, and by this one before it answers. Throws not_found, changed_elsewhere where somebody has decided already, and
 * invalid_input where no more can be in force.
 */
export async function decideCorrection(world: World, actorId: string, id: number, verdict: Verdict): Promise<void> {
  if (verdict.decision === 'decline') {
    await world.database.transaction(() => decideIn(world, actorId, id, verdict))
    return
  }
  await inNextEdition(world, async (edition) => {
    await expectRefresh(world.database, concernedBy(await decideIn(world, actorId, id, verdict)), edition)
    return [{ correctionId: id }]
  })
}

async function decideIn(
  world: World,
  actorId: string,
  id: number,
  { decision, sentence }: Verdict,
): Promise<StoredCorrection> {
  const { database, now } = world
  const held = await waitingFor(world, id, decision)
  const state = states[decision]
  if (decision === 'accept') await takeIntoForce(world, actorId, held)
  await changeCorrection(database, id, { state, decidedAt: now(), sentence })
  await audit(world, actorId, `${decision}-correction`, held, state)
  if (held.userId !== null) await tell(world, held.userId, held, { decision, sentence })
  return held
}

const states = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

async function waitingFor({ database }: World, id: number, decision: Decision): Promise<StoredCorrection> {
  const held = await lockCorrection(database, id)
  if (!held) throw new AppError('not_found', 'We can’t find that correction.')
  if (held.state !== (decision === 'withdraw' ? 'accepted' : 'waiting'))
    throw new AppError('changed_elsewhere', 'Someone has already decided on this correction. Please look at it again.')
  return held
}

async function takeIntoForce(world: World, actorId: string, held: StoredCorrection): Promise<void> {
  const { database, now } = world
  for (const other of await replaceOthers(database, held, now()))
    await audit(world, actorId, 'replace-correction', { ...other, state: 'accepted' }, 'replaced')
  if ((await countActive(database)) >= mostCorrections)
    throw new AppError(
      'invalid_input',
      `There can be at most ${mostCorrections.toLocaleString('en-US')} active corrections. Please withdraw one first.`,
    )
}

async function audit(
  { database, now }: World,
  actorId: string,
  action: AuditAction,
  before: StoredCorrection,
  state: CorrectionState,
): Promise<void> {
  const details = { from: { state: before.state }, to: { state, ...saying(before) } }
  await insertAuditEntry(database, { at: now(), actorId, action, subjectId: subjectOf(before.id), details })
}

/** As the audit log calls a correction. */
export const subjectOf = (id: number) => `food correction ${id}`

function saying({ kind, words, food, unit, grams }: StoredCorrection): AuditValues {
  return kind === 'food' ? { words, food } : { food, unit: unit!, grams: grams! }
}

/** The mail server may be away for hours: a job waits for it. */
async function tell(
  { jobs }: World,
  userId: string,
  { line, kind, words, food, unit, grams }: StoredCorrection,
  { decision, sentence }: Verdict,
): Promise<void> {
  const name = foods.get(food)?.name ?? food
  const said =
    kind === 'food' ? `${words}: ${name}` : `${name}, ${unit === 'each' ? 'one piece' : `one ${unit}`}: ${grams} g`
  await jobs.add('send-letter', { userId, kind: `correction-${states[decision]}`, details: { line, said, sentence } })
}
