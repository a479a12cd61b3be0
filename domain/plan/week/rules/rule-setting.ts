import type { Choice, Without } from '#domain/plan/week/choices/choices.ts'
import type { ProgramBuilder } from '#domain/plan/week/program/program.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'

/** What every rule is written with. */
export interface RuleSetting {
  readonly wish: WeekWish
  readonly dishes: readonly WeekDish[]
  readonly choices: readonly Choice[]
  readonly build: ProgramBuilder
  readonly without: Without
}
