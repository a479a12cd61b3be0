import { counted } from '#client/features/meal-plans/plan-words.ts'
import { dollars } from '#client/wording.ts'
import type { PlanProof, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'

/** Whether everything that is better by a cent or a point was ruled out. */
export function isProvedBest({ gap, cost, points }: PlanProof): boolean {
  return gap !== null && gap * (cost + points) < 0.01
}

/** 'Proven optimal', 'Within 1.2% of the best', never better than is true. */
export function proofTitle(proof: PlanProof): string {
  if (proof.gap === null) return 'A plan that follows your rules'
  return isProvedBest(proof) ? 'Proven optimal' : `Within ${percentText(proof.gap)} of the best`
}

/** Up, so that what is said is true. */
export const percentText = (gap: number) => `${Math.ceil(gap * 1000) / 10}%`

type Aim = PlanRules['aim']

/** What is said where nothing is proved of a plan: only where money alone counts is another one better by being cheaper. */
export function noProofWords(aim: Aim): { title: string; text: string; help: string } {
  const [better, best] = aim === 'cheapest' ? ['cheaper', 'cheapest'] : ['better', 'best']
  return {
    title: `Could it be ${better}?`,
    text: `You put this week together yourself, or something has changed since it was planned: a meal, or what you have at home. Its figures are right, but there may be a ${better} week. Locked meals won’t change.`,
    help: `How can you tell what’s ${best}?`,
  }
}

/** What a plan costs and what nothing costs less than, by name, in dollars: a bound on money and points together says nothing of money. */
export function costLines({ cost, points, bound }: PlanProof, aim: Aim): readonly (readonly [string, number])[] {
  const isMoney = aim === 'cheapest'
  return [
    ['Cost', cost],
    ...(isMoney ? [] : ([['Points off for taste, variety and more', points]] as const)),
    ...(bound === null
      ? []
      : ([
          [isMoney ? 'Lowest cost possible' : 'Lowest total possible', bound],
          ['Difference', Math.max(0, cost + (isMoney ? 0 : points) - bound)],
        ] as const)),
  ]
}

/** The rules of a proof in words; those that say the same of many meals, in one line. */
export function ruleLines(rules: PlanProof['rules']): string[] {
  const lines = new Map<string, number>()
  for (const { words } of rules) {
    const minutes = /^\w+ on day \d+ in (\d+ minutes)$/.exec(words)?.[1]
    lines.set(minutes ?? words, (lines.get(minutes ?? words) ?? 0) + (minutes ? 1 : 0))
  }
  return [...lines].map(([words, meals]) => (meals === 0 ? words : `${counted(meals, 'meal')} of ${words} or less`))
}

/** How the search came to its end, in a sentence. */
export function endedText(proof: PlanProof): string {
  const { ended, seconds, gap } = proof
  const time = counted(seconds < 10 ? Number(seconds.toFixed(1)) : Math.round(seconds), 'second')
  if (ended === 'proved') {
    const than = gap === null || isProvedBest(proof) ? '' : ` more than ${percentText(gap)}`
    return `Anything${than} better was ruled out in ${time}.`
  }
  const most = gap === null ? '' : `, but it can’t be more than ${percentText(gap)} better`
  if (ended === 'time') return `Time ran out after ${time}. A better week may exist${most}.`
  return `The search stopped after ${time}. This was the best plan so far.`
}

/** What a longer search has brought, by what was proved before it and after. */
export function broughtText(before: PlanProof, after: PlanProof): { title: string; text: string } {
  const isBetter = before.cost + before.points - after.cost - after.points >= 0.005
  const saved = before.cost - after.cost
  const found =
    Math.abs(saved) < 0.005
      ? 'It costs the same and does better on taste, variety or waste.'
      : saved > 0
        ? `It costs ${dollars(saved)} less.`
        : `It costs ${dollars(-saved)} more, and does better on taste, variety or waste.`
  return {
    title: isBetter ? 'A better week' : 'No better week found',
    text: [...(isBetter ? [found] : []), nearerText(before, after)].filter(Boolean).join(' '),
  }
}

function nearerText(before: PlanProof, after: PlanProof): string {
  if (isProvedBest(after)) return 'It’s now proven optimal.'
  if (after.gap === null) return ''
  const is = percentText(after.gap)
  if (before.gap !== null && before.gap <= after.gap) return `It’s still within ${is} of the best.`
  return `It’s now within ${is} of the best${before.gap === null ? '' : `, instead of ${percentText(before.gap)}`}.`
}
