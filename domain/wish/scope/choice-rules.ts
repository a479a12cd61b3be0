import { isDishWithout } from '#domain/wish/scope/dish-rules.ts'
import type { Met, ScopeRule } from '#domain/wish/scope/scope-rule.ts'

/** Whether a mood, a cuisine or a method behind what is refused is wanted: 'no onions, quick'. */
export const choiceRules: readonly ScopeRule[] = [
  {
    id: 'a no before a food and a kind of dish is said of the food',
    before: 'choice',
    when: (hearing, met) => isOneOf(met, ['cuisine', 'meal', 'type']) && isDishWithout(hearing, met.at),
    effect: 'ends',
    examples: [['no onions soup', 'refused onions, dish Soup']],
  },
  {
    id: 'a kind of dish behind a comma is a wish of its own',
    before: 'choice',
    when: ({ scope, list }, met) =>
      scope.is('refused') && list.isBehindComma && isOneOf(met, ['cuisine', 'meal', 'mood', 'type']),
    effect: 'ends',
    examples: [['no coriander, thai beef', 'refused coriander, wanted beef, Thai']],
  },
  {
    id: 'a choice behind a comma is not refused',
    before: 'choice',
    when: ({ list }) => list.isBehindComma,
    effect: 'spares',
    examples: [['no onions, grilled', 'refused onions, Grilled']],
  },
  {
    id: 'a choice behind a phrase with its food is not refused',
    before: 'choice',
    when: ({ scope, list }) => scope.isListOnly && !list.isJoined,
    effect: 'spares',
    examples: [['no dairy quick', 'dairy-free, quick']],
  },
  {
    id: 'a machine behind what is left out is what the dish is for',
    before: 'choice',
    when: ({ scope, reading }, met) =>
      scope.is('refused') &&
      scope.isFilled &&
      isOneOf(met, ['machine']) &&
      forWhat.test(reading.said(met.at - 2, met.at)),
    effect: 'ends',
    examples: [['meatballs no breadcrumbs for the oven', 'refused breadcrumbs, dish meatballs, Oven']],
  },
  {
    id: 'a choice behind other words is not refused',
    before: 'choice',
    when: ({ scope, list }) => list.others > 0 && scope.isFilled,
    effect: 'spares',
    examples: [
      ['no garlic sauce quick', 'refused garlic, quick'],
      ['hates onions folks quick', 'refused onions, quick'],
    ],
  },
]

const forWhat = /\b(?:for|for (?:the|my|our|an?))$/

function isOneOf({ found }: Met, kinds: readonly string[]): boolean {
  return kinds.includes(found?.meaning?.is ?? '')
}
