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

/**
 * Portions of vegetables and fruit that somebody with a portion of 1 is to have of a day, grams of each (WHO, Healthy diet: "at least 400 g, or
 * five portions"), and points of each tenth of one by which a week falls short of them.
 */
export const produce = { portions: 5, grams: 80, tenth: 4 } as const

/** A dish that is cooked, for each plate and each cooking of the same or its like within three days before or after the plan. */
export const near = {
  large: { dish: 120, main: 60, form: 60 },
  small: { dish: 60, main: 30, form: 30 },
} as const

/** What is at home and goes off on a day of the plan without being used, for each cent that it is worth. */
export const goesOff = 1

/**
 * Dishes of one kind: beyond so many a week each further one speaks against the plan, and beyond more of them each speaks louder, for everyone
 * at the table. The same main food on two evenings is a Tuesday, on four it is a poor week. What is eaten again is cooking saved, until it is
 * every lunch. Without meat or fish is counted where everyone may have both.
 */
export const alike = {
  large: {
    dish: [{ free: 1, points: 120 }],
    main: [
      { free: 2, points: 60 },
      { free: 3, points: 120 },
    ],
    form: [
      { free: 1, points: 60 },
      { free: 2, points: 120 },
    ],
    cuisine: [
      { free: 3, points: 30 },
      { free: 5, points: 60 },
    ],
    base: [
      { free: 2, points: 60 },
      { free: 3, points: 120 },
    ],
    meatless: [
      { free: 4, points: 90 },
      { free: 6, points: 120 },
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
    meatless: [],
  },
  again: [
    { free: 2, points: 60 },
    { free: 4, points: 120 },
  ],
} as const
