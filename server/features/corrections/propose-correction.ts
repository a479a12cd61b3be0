import { AppError } from '#contract/errors.ts'
import { correctionsPerDay } from '#contract/recipes/corrections.ts'
import { correctionKey, type FoodCorrection } from '#domain/food/corrections/correction.ts'
import { foods } from '#domain/food/foods.ts'
import type { AppContext } from '#server/context.ts'
import { lockUser, type UserRow } from '#server/features/accounts/store.ts'
import { countSuggested, putSuggestion } from '#server/features/corrections/store.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Keeps what a member says of a line until an administrator decides, and has the recipes counted that it would change. Throws invalid_input
 * where it changes nothing, and too_many_requests once they have said enough for a day.
 */
export async function proposeCorrection(
  { database, jobs, kitchen, now }: Pick<AppContext, 'database' | 'jobs' | 'kitchen' | 'now'>,
  member: UserRow,
  line: string,
  correction: FoodCorrection,
): Promise<void> {
  if (!foods.has(correction.food)) throw new AppError('invalid_input', 'Please choose a food from the list.')
  const idle = await kitchen.ask('idleCorrection', line, correction)
  if (idle) throw new AppError('invalid_input', whyIdle[idle])
  const createdAt = now()
  const given = correction.kind === 'food' ? { words: correction.words } : { ...sizeOf(correction), words: '' }
  const { kind, food } = correction
  await database.transaction(async () => {
    // two at a time are counted one after the other
    await lockUser(database, member.id)
    const suggested = await countSuggested(database, member.id, new Date(createdAt.getTime() - day))
    if (suggested >= correctionsPerDay) throw dayIsFull()
    const row = { userId: member.id, line, kind, food, ...given, key: correctionKey(correction), createdAt }
    const correctionId = await putSuggestion(database, row)
    await jobs.add('count-correction', { correctionId }, { key: String(correctionId) })
  })
}

const sizeOf = ({ unit, grams }: Extract<FoodCorrection, { kind: 'weight' }>) => ({ unit, grams })

const whyIdle = {
  elsewhere: 'The line no longer says that. Please choose again what to correct.',
  'no change': 'We already read the line that way.',
} as const

function dayIsFull(): AppError {
  return new AppError(
    'too_many_requests',
    `You can suggest ${correctionsPerDay} corrections in 24 hours. Please try again later.`,
    { retryAfter: day / 1000 },
  )
}
