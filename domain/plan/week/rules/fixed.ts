import { isOver, keepsLock } from '#domain/plan/week/choices/days-over.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** Of columns that a rule counts: those of days that are over, each of which is taken, and those that are chosen among. */
export function byDaysOver(
  { wish, choices }: Pick<RuleSetting, 'wish' | 'choices'>,
  columns: readonly number[],
): { over: number[]; open: number[] } {
  const isOfDayOver = (column: number) => isOver(wish, wish.slots[choices[column]!.slot]!.day)
  return {
    over: columns.filter(isOfDayOver),
    open: columns.filter((column) => !isOfDayOver(column)),
  }
}

/**
 * How many of these columns may be taken. What was eaten counts, but it breaks no rule, alone or with what is locked: then as many as stand
 * already, and no more.
 */
export function mostOf(setting: RuleSetting, columns: readonly number[], most: number): number {
  const { wish, choices, without } = setting
  if (byDaysOver(setting, columns).over.length === 0) return most
  const stands = columns.filter((column) => {
    const { slot, kind } = choices[column]!
    return kind !== 'beside' && keepsLock(wish, slot, without)
  })
  return Math.max(most, stands.length)
}
