/*
 * Other programs rate a recipe by one to five stars; here it has a thumb or none.
 */

/** Stars that say what a thumb says: 5 for up, 1 for down, 0 for none. */
export function starsOf(rating: 1 | -1 | null): 0 | 1 | 5 {
  if (rating === null) return 0
  return rating === 1 ? 5 : 1
}

/** The thumb that stars stand for: up for 4 and 5, down for 1 and 2; 3 are neither, and what is not above 0 and at most 5 is no rating. */
export function thumbOf(stars: number): 1 | -1 | null {
  if (!isRating(stars)) return null
  if (stars >= 4) return 1
  return stars <= 2 ? -1 : null
}

export function isRating(stars: number): boolean {
  return stars > 0 && stars <= 5
}
