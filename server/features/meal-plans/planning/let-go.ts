import type { PlanProof } from '#domain/plan/meal-plan/meal-plan.ts'

/** What is kept of a proof once it is another plan of the same wishes: which of them were let go. */
export type LetGo = Pick<PlanProof, 'letGo'>
/** What is proved of a plan, or what is kept of that. */
export type KeptProof = PlanProof | LetGo

/** The proof of a plan; undefined where it is another plan by now. */
export function provedOf(kept: KeptProof | null): PlanProof | undefined {
  return kept && 'cost' in kept ? kept : undefined
}

/** What stays of a proof whose plan is changed while its wishes stand. */
export function letGoOf(kept: KeptProof | null): LetGo | null {
  return kept && kept.letGo.length > 0 ? { letGo: kept.letGo } : null
}
