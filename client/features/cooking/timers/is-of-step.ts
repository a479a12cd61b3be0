import type { Timer } from '#client/features/cooking/timers/timer.ts'

/** A step of a recipe, or of one of two dishes of it, for which timers are started. */
export type TimedStep = Pick<Timer, 'title' | 'path' | 'step' | 'dish'>

/** Whether a timer is for one of the times of a step. */
export function isOfStep(timer: Timer, { path, step, dish }: Omit<TimedStep, 'title'>): boolean {
  return timer.path === path && timer.step === step && timer.dish === dish
}
