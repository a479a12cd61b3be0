import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import type { BindingEquipment, CookingMethod, Cuisine, MealTime, RecipeType } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import type { AmountSaid } from '#domain/wish/figures/amount-said.ts'
import type { Figure } from '#domain/wish/figures/figure.ts'
import type { DishMeaning, Mood } from '#domain/wish/meaning.ts'

/** A food that was named. */
export interface Named {
  words: string
  /** Ids of which any will do; empty where the kitchen does not cook with it. */
  anyOf: readonly string[]
  /** The cook has, or wants, much of it. */
  much?: true
  /** A dish is to have more of it than usual. */
  extra?: true
  /** How the cook means it. */
  as: 'wanted' | 'refused' | 'allergy' | 'little' | 'aside'
  /** Words of the text before and after it, to join lists. */
  from: number
  to: number
  /** It was joined to the one before by 'or'. */
  either: boolean
  leftover: boolean
  /** How much of it there is. */
  amount?: AmountSaid
  /** Refused for this once: eaten lately, or on the table beside the dish. */
  passing?: boolean
  /** On the table beside the dish, or in another course. */
  isBeside?: true
  /** Refused because something else takes its place. */
  replaced?: boolean
}

/** Everything that a text said, before it is weighed against the rest of the wish. */
export interface Intents {
  foods: Named[]
  diets: Diet[]
  allergens: Allergen[]
  /** An allergy was spoken of and no food of it was understood. */
  openAllergy: boolean
  banned: string[]
  /** Those of them that nobody named, by the cook's words that rule them out: an occasion, a baby, 'no salt'. */
  implied: Map<string, string>
  /** States of health and ways of eating that nothing here verifies; met as far as foods were left out or a diet was set for them. */
  needs: {
    words: string
    isWay: boolean
    isMet: boolean
    without: readonly string[]
    isFrail?: boolean | undefined
    note?: string | undefined
  }[]
  /** Meat and dairy never in the same dish. */
  keepsApart: boolean
  cuisines: Cuisine[]
  families: string[]
  /** Countries and regions whose food is asked for, as they were said: 'cuban'. */
  places: string[]
  refusedCuisines: Cuisine[]
  refusedFamilies: string[]
  dishes: DishMeaning[]
  refusedDishes: DishMeaning[]
  /** The part that the named dish is to be made without: 'frosting'. */
  withoutPart?: string | undefined
  /** Dishes that are there, and that this one is eaten with. */
  mains: DishMeaning[]
  /** Dishes that were asked for beside the food that leads: 'chicken with corn muffins'. */
  besides: string[]
  /** What was typed for a dish, by its words. */
  calledAs: Map<string, string>
  /** Dishes that are there already, and that no recipe uses up. */
  owned: string[]
  methods: CookingMethod[]
  refusedMethods: CookingMethod[]
  meals: MealTime[]
  types: RecipeType[]
  /** What an occasion usually eats, and what it has to cook on. */
  usualTypes: RecipeType[]
  kitchen?: readonly BindingEquipment[] | undefined
  /** There is no fridge. */
  isUnchilled: boolean
  refusedTypes: RecipeType[]
  seasons: NonNullable<Wish['season']>[]
  levels: NonNullable<Wish['complexity']>[]
  machines: BindingEquipment[]
  refusedMachines: BindingEquipment[]
  /** The cook has these machines and no other. */
  onlyMachines: boolean
  /** A dish is named for what grows, or for eggs or cheese, and no meat or fish is asked for beside it: cauliflower tacos. */
  isMeatless: boolean
  /** There is nothing else than the foods that were named. */
  onlyHas: boolean
  /** Words by which the list of what there is was closed: any list, one of several foods, or all that keeps for months. */
  closed?: 'all' | 'several' | 'cupboard'
  moods: Set<Mood>
  qualities: Quality[]
  figures: Figure[]
  /** How many an occasion is for, where no number was said. */
  crowd?: number | undefined
  /** Halves and quarters of foods, as written: the dish has its own amounts. */
  parts: string[]
  /** What ends a list of what is left out, and may be the dish instead. */
  doubtful?: string | undefined
  /** Words as they were typed, and the rare ones that they were taken for. */
  guessed: (readonly [typed: string, meant: string])[]
  /** Parts of the text that meant nothing to the kitchen, as written. */
  unheard: string[]
}

/** How a dish is to be, or not to be. */
export interface Quality {
  word: string
  /** As it was typed, with what denies it or the food that it is said of. */
  words: string
  /** Where the word ends. */
  to: number
  isDenied: boolean
  /** The food that it is said of. */
  of?: string
  /** What is not to be done to that food: 'fry'. */
  work?: string
}

export function noIntents(): Intents {
  return {
    foods: [],
    diets: [],
    allergens: [],
    openAllergy: false,
    banned: [],
    implied: new Map(),
    needs: [],
    keepsApart: false,
    cuisines: [],
    places: [],
    families: [],
    refusedCuisines: [],
    refusedFamilies: [],
    dishes: [],
    refusedDishes: [],
    mains: [],
    besides: [],
    calledAs: new Map(),
    owned: [],
    methods: [],
    refusedMethods: [],
    meals: [],
    types: [],
    usualTypes: [],
    isUnchilled: false,
    refusedTypes: [],
    seasons: [],
    levels: [],
    machines: [],
    refusedMachines: [],
    onlyMachines: false,
    isMeatless: false,
    onlyHas: false,
    moods: new Set(),
    qualities: [],
    figures: [],
    parts: [],
    guessed: [],
    unheard: [],
  }
}
