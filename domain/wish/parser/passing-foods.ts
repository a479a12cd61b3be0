import { eatersAt } from '#domain/wish/figures/eaters.ts'
import { phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { type Hearing, turn } from '#domain/wish/parser/hearing.ts'
import { passingAt } from '#domain/wish/parser/passing.ts'
import { meet } from '#domain/wish/scope/scope-rules.ts'

/** What was eaten lately, or is eaten beside the dish, is not in it. Words of the phrase, 0 where none says so. */
export function hearPassing(hearing: Hearing, at: number, end: number): number {
  const { reading, intents, marks } = hearing
  const { words, tokens } = reading
  meet(hearing, 'place', { at })
  const heard = passingAt(words, at, end)
  if (!heard) return 0
  const { length, reach, why } = heard
  // who just had a baby has eaten nothing
  if (why === 'lately' && [at, at + 1].some((from) => phraseAt(words, from, end)?.meaning?.is === 'occasion')) return 0
  // the dough that is made already is there, and is used up
  if (why === 'made' && !isDishAt(words, at + length)) return 0
  if (why === 'from') leaveOver(hearing, at)
  // a side dish for eight goes with nothing
  if (why === 'side' && eatersAt(tokens, at + length - 1) !== undefined) {
    intents.types.push('Side Dish')
    return length - 1
  }
  turn(hearing, 'refused', at + length)
  marks.say('passing', reach === undefined ? end : at + reach)
  const isSide = why === 'side' || (why === 'beside' && !intents.foods.some(({ as }) => as === 'wanted'))
  if (isSide && !intents.types.length) intents.types.push('Side Dish')
  return length
}

/** Whether what was just named is what is left: 'salmon left over'. */
export function leaveOver({ intents }: Hearing, at: number): boolean {
  const before = intents.foods.at(-1)
  if (before?.to !== at || before.as !== 'wanted') return false
  before.leftover = true
  return true
}

/** Whether what is named at a place is a dish, and nothing that goes into one. */
function isDishAt(words: readonly string[], at: number): boolean {
  const { meaning, foods } = phraseAt(words, at) ?? {}
  return meaning?.is === 'type' || (meaning?.is === 'dish' && !foods && !meaning.dish.alsoFood)
}
