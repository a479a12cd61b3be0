/** A recipe as another program or a page wrote it: plain words, not yet held to what a recipe here may be. */
export interface BroughtRecipe {
  readonly title: string
  readonly description?: string | undefined
  /** Undefined where it does not say for how many it is. */
  readonly servings?: number | undefined
  /** What it makes, where that is no number of people: '1 loaf'. */
  readonly makes?: string | undefined
  /** One a line; a part of the list is 'For the sauce:'. */
  readonly ingredients: readonly string[]
  readonly steps: readonly BroughtStep[]
  /** Minutes as the source gives them. */
  readonly prepMinutes?: number | undefined
  readonly cookMinutes?: number | undefined
  readonly totalMinutes?: number | undefined
  readonly cuisines?: readonly string[] | undefined
  /** Kinds, courses and categories. */
  readonly kinds?: readonly string[] | undefined
  readonly tags?: readonly string[] | undefined
  readonly difficulty?: string | undefined
  /** Paragraphs beside the recipe. */
  readonly notes?: readonly string[] | undefined
  /** Who wrote it: a site, a book, a person. */
  readonly source?: string | undefined
  readonly url?: string | undefined
  readonly isFavorite?: boolean | undefined
  /** The cook's own rating: 1 to 5, 0 for none. */
  readonly stars?: number | undefined
  /** The collections that our own exports tell. */
  readonly collections?: readonly BroughtPlace[] | undefined
  /** When it was last cooked: a date, perhaps with a time behind it. */
  readonly lastCooked?: string | undefined
  /** Address or data of a photograph. */
  readonly picture?: string | undefined
}

/** A collection by hand in which a recipe is. */
export interface BroughtPlace {
  readonly name: string
  /** Which of several that are called so; 1 is the first. */
  readonly nth: number
  /** When it was put in, as its file has it; '' where it does not say. */
  readonly since: string
}

export interface BroughtStep {
  readonly text: string
  readonly minutes?: number | undefined
  /** Minutes of it that keep the hands and that do not, and whether the cook goes on meanwhile: our own exports say so. */
  readonly active?: number | undefined
  readonly waiting?: number | undefined
  readonly meanwhile?: boolean | undefined
}

/**
 * What our own exports name as their source. Their lines and steps are read as they stand, since they are a cook's words already and not another
 * program's text; what they say besides words is worked out here again.
 */
export const ownSource = 'MealCrafter'
