import type { Hearing } from '#domain/wish/parser/hearing.ts'
import type { ScopeRule } from '#domain/wish/scope/scope-rule.ts'

/** Whether a dish that comes behind what is refused, or makes somebody ill, is asked for. */
export const dishRules: readonly ScopeRule[] = [
  {
    id: 'a no before a food and its dish is said of the food',
    before: 'dish',
    when: (hearing, { at }) => isDishWithout(hearing, at),
    effect: 'ends',
    examples: [['no nut brownies', 'refused nut, dish brownie']],
  },
  {
    id: 'a dish behind a phrase with its food is asked for',
    before: 'named dish',
    when: ({ scope, list }) => scope.isListOnly && !list.isJoined,
    effect: 'ends',
    examples: [['no dairy lasagna', 'dish lasagna, dairy-free']],
  },
  {
    id: 'a dish in which something is swapped is asked for',
    before: 'named dish',
    when: ({ swap, reading }, { at }) => swap.is('out') && /^(?:in|from|of)$/.test(reading.word(at - 1)),
    effect: 'spares',
    examples: [
      ['replace the shrimp from scampi with mushrooms', 'refused shrimp, wanted mushrooms, dish scampi'],
      ['swap the beef of lasagna for tofu', 'refused beef, wanted tofu, dish lasagna'],
    ],
  },
  {
    id: 'a dish behind a comma is refused only where it is a food, too',
    before: 'named dish',
    when: ({ scope, list }, { found }) =>
      scope.is('refused') && list.isBehindComma && (list.others > 0 || !found?.foods),
    effect: 'ends',
    examples: [['no mushrooms, tacos', 'refused mushrooms, dish taco']],
  },
]

/** 'No nut brownies', 'no peanuts thai noodles': whether what comes here is the dish, of which the 'no' said one food that it is without. */
export function isDishWithout({ intents, scope, reading }: Hearing, at: number): boolean {
  const { foods, dishes } = intents
  const food = foods.at(-1)
  if (!scope.is('refused') || food?.as !== 'refused' || food.to !== at || !reading.isJoined(at)) return false
  return reading.word(food.from - 1) === 'no' && dishes.length === 0 && foods.every(({ as }) => as !== 'wanted')
}
