import { type Hearing, turn } from '#domain/wish/parser/hearing.ts'
import { passingHere } from '#domain/wish/parser/passing.ts'
import { meet } from '#domain/wish/scope/scope-rules.ts'

/** What was eaten lately, or is eaten beside the dish, is not in it. Words of the phrase, 0 where none says so. */
export function hearPassing(hearing: Hearing, at: number, end: number): number {
  const { reading, intents, marks } = hearing
  meet(hearing, 'place', { at })
  const heard = passingHere(reading, at, end)
  if (!heard) return 0
  const { length, to, why, isForEaters } = heard
  if (why === 'from') leaveOver(hearing, at)
  if (why === 'oven') intents.refusedMachines.push('Oven')
  if (isForEaters) {
    intents.types.push('Side Dish')
    return length - 1
  }
  turn(hearing, 'refused', at + length)
  marks.say('passing', to)
  if (why === 'side' || why === 'beside' || why === 'before') marks.say('beside', to)
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
