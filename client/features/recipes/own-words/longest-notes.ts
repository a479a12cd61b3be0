/** Letters that a cook's notes on a recipe may have. */
export const longestNotes = 10_000
