/** The exit code of a measurement that is whole, and over a bound of its own; what breaks off leaves with 1, and its figures are none. */
export const overBound = 3
