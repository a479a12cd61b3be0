/**
 * What speaks against a plan besides its money, in points of a cent each; all of it stands here. Nothing is ever counted in favor, so
 * that a plan without points is one without fault.
 */
export const points = {
  /** A dish beside the one that all the others eat. */
  anotherDish: 150,
  /** A plate, for each step that its eater likes it less than best. */
  lessLiked: 12,
} as const
