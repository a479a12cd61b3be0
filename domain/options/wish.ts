import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import type {
  CookingMethod,
  Cuisine,
  complexities,
  MealTime,
  RecipeType,
  seasons,
  spiceLevels,
} from '#domain/options/options.ts'

/**
 * What a cook asks for by the form, their profile already folded in by the rules of decisions.md (allergies and dislikes always bind;
 * a diet or equipment list that is given replaces the profile's).
 */
export interface Order {
  diet?: Diet
  /** Diets that are kept besides: verified like the first. */
  alsoDiets?: readonly Diet[]
  /** Declared allergies: contains, usually contains and unknown all block. */
  allergens: readonly Allergen[]
  /** Free text: foods the cook will not have. */
  exclude: readonly string[]
  /** Free text: foods the cook wants in it. */
  include: readonly string[]
  cuisine?: Cuisine
  /** Cuisines the cook likes; a preference where `cuisine` is not given. */
  preferredCuisines: readonly Cuisine[]
  recipeType?: RecipeType
  mealTime?: MealTime
  /** The longest time from start to table, in minutes. */
  maxMinutes?: number
  servings: number
  spiceLevel?: (typeof spiceLevels)[number]
  /** Per serving, met within 10%. */
  calories?: number
  /** What a serving is to have at least or at most, in grams; sodium in milligrams. */
  nutrients?: readonly NutrientBound[]
  cookingMethod?: CookingMethod
  complexity?: (typeof complexities)[number]
  season?: (typeof seasons)[number]
  /** Dollars for the whole recipe, amounts used. */
  budget?: number
  /** Heat sources and machines the cook has, as in `equipmentOfProfile`; empty: no constraint. */
  equipment: readonly string[]
  /** Machines and pieces to prefer and to call 'your' (the kitchen equipment optimisation of the paid plans); spelled as `equipment`. */
  preferEquipment: readonly string[]
  /** Answers of the profile that shaped this wish, for the sentences 'because you …'. */
  because: readonly ('diet' | 'allergies' | 'dislikes' | 'skill' | 'cuisines' | 'time' | 'equipment')[]
  /** Dishes of the last 30 days: form, main food and flavour joined by '/', newest first. */
  recent: readonly string[]
  /** Dishes the cook rated up or marked as favourites, and dishes rated down, in the same form. */
  liked?: readonly string[]
  disliked?: readonly string[]
  /** Dishes that are not to be written again in any case: by their title, and in the form of `recent` where it is known. */
  otherThan?: readonly { title: string; dish: string | null }[]
  /** What the others at the table keep, where the diet is that of some: the dish fits those, and these may have more beside it. */
  others?: Others
  /** Foods of the table, by their ids, that the dish is not about because another of the same menu is; nobody asked for that. */
  takenFoods?: readonly string[]
}

/** An order with what the cook says in their own words. A writer sees this and nothing else of the cook. */
export interface Wish extends Order {
  notes: string
}

export interface Others extends Pick<Wish, 'diet' | 'alsoDiets' | 'allergens' | 'exclude'> {
  /** How many keep the diet, where that is known. */
  some?: number
}

export type BoundNutrient = 'protein' | 'carbs' | 'netCarbs' | 'fat' | 'saturatedFat' | 'sugar' | 'fiber' | 'sodium'

export interface NutrientBound {
  readonly nutrient: BoundNutrient
  readonly bound: 'least' | 'most'
  readonly value: number
}

/** A wish for anything at all, for four people. */
export const anything: Wish = {
  allergens: [],
  exclude: [],
  include: [],
  preferredCuisines: [],
  servings: 4,
  equipment: [],
  preferEquipment: [],
  notes: '',
  because: [],
  recent: [],
}

export type WishField = Exclude<
  keyof Wish,
  | 'alsoDiets'
  | 'because'
  | 'recent'
  | 'liked'
  | 'disliked'
  | 'preferredCuisines'
  | 'preferEquipment'
  | 'otherThan'
  | 'others'
  | 'takenFoods'
>
