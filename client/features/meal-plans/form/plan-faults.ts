import type { z } from 'zod'
import { callOf, type PlanFields } from '#client/features/meal-plans/form/plan-fields.ts'
import { CallError } from '#contract/client.ts'
import { GeneratePlan } from '#contract/meal-plans.ts'

/** What is amiss, by the field: 'people.0.name', 'budget', 'startDate'. */
export type Faults = Readonly<Record<string, string>>

/** What the contract says of a form, in its words, at the fields that they are about. */
export function faultsOf(fields: PlanFields): Faults {
  const { error } = GeneratePlan.safeParse(callOf(fields))
  const faults = Object.fromEntries((error?.issues ?? []).toReversed().map((issue) => faultOf(issue, fields)))
  // the contract takes a meal that is never eaten
  const idle = Object.fromEntries(
    [...fields.meals.entries()]
      .filter(([, { weekdays }]) => weekdays.length === 0)
      .map(([place]) => [`meals.${place}.weekdays`, 'Please choose at least one day.']),
  )
  return { ...faults, ...idle }
}

/** The same of a refusal of the server, where it names fields. */
export function faultsOfRefusal(error: unknown, fields: PlanFields): Faults {
  const issues = error instanceof CallError ? error.details['issues'] : undefined
  if (!Array.isArray(issues)) return {}
  return Object.fromEntries(
    (issues as { field?: string; message?: string }[]).flatMap(({ field, message }) => {
      if (!field || !message) return []
      const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
      return [[fieldAt(path, fields), message]]
    }),
  )
}

function faultOf({ path, code, message }: z.core.$ZodIssue, fields: PlanFields): [string, string] {
  const field = fieldAt(path, fields)
  if (field === 'startDate') return [field, 'Please choose a day.']
  // 'expected number, received NaN' is no sentence for people
  const isPlain = code === 'custom' || !/^(Invalid|Too|expected)/i.test(message)
  return [field, isPlain ? message : 'Please enter a number that makes sense here.']
}

function fieldAt(path: readonly PropertyKey[], { people }: PlanFields): string {
  const [first, place, ...rest] = path
  if (first === 'endDate') return 'days'
  if (first === 'rules') return [place, ...rest].join('.')
  if (first !== 'eaters' || typeof place !== 'number') return first === 'eaters' ? 'people' : String(first ?? '')
  if (rest[0] !== 'targets') return ['people', place, rest[0]].join('.')
  // a target by its place in the call is a field by what it is of
  const { calories, protein, fiber, sodium } = people[place] ?? {}
  const given = Object.entries({ calories, protein, fiber, sodium }).filter(([, text]) => text?.trim())
  return `people.${place}.${given[Number(rest[1])]?.[0] ?? 'calories'}`
}
