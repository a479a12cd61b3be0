/** A dish on a table, as the checker reads a plan; what it needs of the planner are its shapes alone. */
export interface Laid {
  readonly slot: number
  readonly kind: 'pot' | 'beside' | 'again'
  readonly cookedAt: number
  readonly dish: string
  readonly eaters: readonly number[]
}
