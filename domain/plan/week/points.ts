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

/** A dish that is cooked, for each cooking of the same or its like within three days before or after the plan. */
export const near = {
  large: { dish: 120, main: 60, form: 60 },
  small: { dish: 60, main: 30, form: 30 },
} as const

/**
 * Dishes of one kind: beyond so many a week each further one speaks against the plan, and beyond more of them each speaks louder, whoever
 * eats them. The same main food on two evenings is a Tuesday, on four it is a poor week. What is eaten again is cooking saved, until it is every lunch.
 */
export const alike = {
  large: {
    dish: [{ free: 1, points: 120 }],
    main: [
      { free: 1, points: 90 },
      { free: 2, points: 150 },
    ],
    form: [
      { free: 1, points: 90 },
      { free: 2, points: 150 },
    ],
    cuisine: [
      { free: 2, points: 45 },
      { free: 4, points: 90 },
    ],
    base: [
      { free: 2, points: 45 },
      { free: 4, points: 60 },
    ],
  },
  small: {
    dish: [{ free: 2, points: 60 }],
    main: [
      { free: 2, points: 60 },
      { free: 4, points: 60 },
    ],
    form: [
      { free: 2, points: 60 },
      { free: 4, points: 90 },
    ],
    cuisine: [],
    base: [],
  },
  again: [
    { free: 2, points: 150 },
    { free: 4, points: 150 },
  ],
} as const
