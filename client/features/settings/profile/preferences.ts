import type { z } from 'zod'
import { type Answers, answersOf } from '#client/features/onboarding/answers.ts'
import type { ProfileChange, User } from '#contract/accounts/accounts.ts'

/** The answers of onboarding that can be given anew here; the kitchen and the delivery have places of their own. */
const questions = [
  'dietaryPreference',
  'allergies',
  'foodDislikes',
  'skillLevel',
  'preferredCuisines',
  'cookingTimePreference',
] as const satisfies (keyof Answers)[]

/** The part of the profile that these answers change: only what differs, null where an answer was taken back. */
export function changeOf(user: User, answers: Answers): z.input<typeof ProfileChange> {
  const saved = answersOf(user)
  return Object.fromEntries(
    questions
      .filter((question) => !isSame(saved[question], answers[question]))
      .map((question) => [question, valueOf(answers[question])]),
  )
}

/** Lists are sets: the order in which things were pressed does not matter. */
function isSame(one: string | string[], other: string | string[]): boolean {
  if (typeof one === 'string' || typeof other === 'string') return String(one).trim() === String(other).trim()
  return one.toSorted().join('\n') === other.toSorted().join('\n')
}

const valueOf = (answer: string | string[]) => (typeof answer === 'string' ? answer.trim() || null : answer)
