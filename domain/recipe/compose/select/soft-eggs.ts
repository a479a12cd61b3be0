import type { Form } from '#domain/catalogue/forms/form.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** Whether a text of steps cooks eggs that may stay soft or raw, and tells of no 160°F for them (USDA FSIS, egg dishes). */
export function leavesEggsSoft(steps: readonly string[]): boolean {
  const areSet = steps.some((step) => /\beggs?\b/i.test(step) && step.includes('160°F'))
  return !areSet && steps.some((step) => softEggs.test(step))
}
const softEggs = /\byolks?\b|\bpoach the eggs|\beggs?\b[^.]{0,300} (?:poach|soft\b)/i

/** The same of a dish of the catalogue, by its own steps. */
export const isOfSoftEggs = rememberedFor((form: Form): boolean => {
  const steps = form.told?.steps.replace(/[{}]/g, '') ?? ''
  return leavesEggsSoft([steps])
})
