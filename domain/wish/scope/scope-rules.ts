import { type Hearing, turn } from '#domain/wish/parser/hearing.ts'
import { choiceRules } from '#domain/wish/scope/choice-rules.ts'
import { dishRules } from '#domain/wish/scope/dish-rules.ts'
import { listRules } from '#domain/wish/scope/list-rules.ts'
import type { Met, ScopeRule } from '#domain/wish/scope/scope-rule.ts'

/** All rules of how far what was said reaches, those before the same thing in their order. */
export const scopeRules: readonly ScopeRule[] = [...listRules, ...dishRules, ...choiceRules]

const rulesBefore = new Map(
  scopeRules.map(({ before }) => [before, scopeRules.filter((rule) => rule.before === before)]),
)

/** Lets the rules for what is met at a place do what they do. True where what was said goes on and what is met is none of it. */
export function meet(hearing: Hearing, before: ScopeRule['before'], met: Met): boolean {
  const { scope, without } = hearing
  for (const { id, when, effect } of rulesBefore.get(before) ?? []) {
    if (id === without || !when(hearing, met)) continue
    if (effect === 'spares') return true
    if (effect === 'ends') scope.put('wanted')
    else if (effect === 'aside') scope.put('aside')
    else turn(hearing, 'wanted', met.at)
  }
  return false
}
