import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'

/** A form cooked in a family's way, with the machines this cook would use. */
export interface Candidate {
  form: Form
  flavour: Flavour
  machines: readonly string[]
}
