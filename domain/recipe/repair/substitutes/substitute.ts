/** A food of the table that may stand in for another. */
export interface Substitute {
  food: string
  /** What steps and title call it; its own name where that is short enough. */
  short?: string
  /** Amount of it for one of the old food. */
  ratio?: number
  /** Where it is measured otherwise: tablespoons for an egg. */
  unit?: string
  preparation?: string
  /** Handled as the old food is: what the line says of its preparation stays. */
  keeps?: true
  /** Comes first in desserts and baking, where a solid fat or a neutral taste matters. */
  forBaking?: boolean
}
/** Foods by id, apart by spaces, and what may stand in for each of them, the nearest first. */
export interface Swap {
  from: string
  to: readonly Substitute[]
}
