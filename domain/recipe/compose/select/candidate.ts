import type { Flavour } from '#domain/recipe/compose/flavour.ts'
import type { Form } from '#domain/recipe/compose/form.ts'

/** A form cooked in a family's way, with the machines this cook would use. */
export interface Candidate {
  form: Form
  flavour: Flavour
  machines: readonly string[]
}
