/** A list of foods, line by line, and what is done to them. */
type Case = readonly [ingredients: string, steps: string]

/** Steps that a rule of food safety stops, and others much like them that it lets pass. */
export interface Phrasings {
  readonly danger: readonly Case[]
  readonly safe: readonly Case[]
}
