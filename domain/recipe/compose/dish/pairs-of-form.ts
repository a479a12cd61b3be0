import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** A form in each family that makes it. The pairs of its usual machines are kept: there are thousands, and most wishes ask for those. */
export function pairsOf(form: Form, machines: readonly string[]): readonly Candidate[] {
  return machines === usualMachines(form) ? usualPairs(form) : pairsWith(form, machines)
}
const usualPairs = rememberedFor((form: Form) => pairsWith(form, usualMachines(form)))

function pairsWith(form: Form, machines: readonly string[]): readonly Candidate[] {
  return familiesOf(form).map((flavour) => ({ form, flavour, machines }))
}

/** What a cook uses of whose kitchen nothing is known; the same list each time. */
export const usualMachines = rememberedFor(({ equipment }: Form): readonly string[] =>
  equipment.map(([usual = '']) => usual),
)

/** The families that make a form. */
export const familiesOf = rememberedFor(({ id, like, anyFlavour, families }: Form): readonly Flavour[] =>
  flavours.filter((flavour) => families?.includes(flavour.id) ?? (anyFlavour || flavour.forms.includes(like ?? id))),
)

/** Whether the cooks of a family would call a form their own: a smoothie suits every kitchen and is at home in few. */
export function isAtHome({ id, like, families }: Form, flavour: Flavour): boolean {
  return families?.includes(flavour.id) ?? flavour.forms.includes(like ?? id)
}
