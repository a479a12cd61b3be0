import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import type { BindingEquipment, CookingMethod, Cuisine, MealTime, RecipeType } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'

/** How a dish should be, beyond what the form of a request asks. */
export type Mood =
  | 'quick'
  | 'soon'
  | 'light'
  | 'cheap'
  | 'cheapest'
  | 'cozy'
  | 'fresh'
  | 'fancy'
  | 'easy'
  | 'protein'
  | 'fiber'
  | 'low-salt'
  | 'little fat'
  | 'no-salt'
  | 'one-pot'
  | 'few'
  | 'vegetables'
  | 'lean-calories'
  | 'sweet'
  | 'savory'
  | 'from scratch'
  | 'twice'
  | 'mild'
  | 'spicy'
  | 'very spicy'
  | Trait

/**
 * What a dish has to be for an occasion: eaten cold and carried, frozen, chewed by few teeth, held in the hand, made on one tray, hardly
 * cut, brought to a table of many, heated again, made ahead of its hour, made for many at once, out of the fridge for a day, passed around at a party; a comfort, fat and salty, a meal by itself, hardly any work, or a day's; for small children, for who eats little but what is plain, for
 * a stomach that is upset, for who sits near others; with a sauce; salty and fried, low in sugar, or without drips and crumbs.
 */
export const traits = [
  'made ahead',
  'cold',
  'freezes',
  'soft',
  'in the hand',
  'one tray',
  'hardly cut',
  'carried',
  'reheats',
  'for many',
  'keeps out',
  'party food',
  'comforting',
  'rich',
  'filling',
  'effortless',
  'hands off',
  'a project',
  'for children',
  'plain',
  'gentle',
  'hardly smells',
  'much iron',
  'little saturated fat',
  'little protein',
  'hidden vegetables',
  'saucy',
  'greasy',
  'little sugar',
  'tidy',
] as const
export type Trait = (typeof traits)[number]
/** Those that are read off the list, the figures and the steps of a dish of the catalogue. */
export type Nature = Extract<
  Trait,
  | 'soft'
  | 'comforting'
  | 'rich'
  | 'filling'
  | 'effortless'
  | 'hands off'
  | 'a project'
  | 'for children'
  | 'plain'
  | 'gentle'
  | 'hardly smells'
  | 'much iron'
  | 'little saturated fat'
  | 'little protein'
  | 'hidden vegetables'
  | 'saucy'
  | 'greasy'
  | 'little sugar'
  | 'tidy'
>

/** Those that an occasion among many or far from a kitchen asks for. */
export type OccasionTrait = Extract<Trait, 'for many' | 'keeps out' | 'party food'>

/** What a phrase of a wish says. */
export type Meaning =
  /** What follows is not wanted ('without'), up to a new verb; `tells` whether an unknown word there is told, 'any' or a 'rare' one. */
  | { is: 'refuse'; tells?: 'rare' | 'any' }
  /** What was named just before is not wanted ('… is disgusting'). */
  | { is: 'refused before'; tells?: 'rare' | 'any' }
  /** What follows is wanted ('with', 'use'). */
  | {
      is: 'want'
      /** What it is said of is there already. */
      owns?: true
      /** There is much of it. */
      much?: true
      /** A dish is to have more of it than usual. */
      isExtra?: true
      /** And nothing else. */
      alone?: true
    }
  /** There is nothing else to cook with; `isLoose` where it may end any list, `isCupboard` where it is what keeps for months. */
  | { is: 'closed'; isLoose?: true; isCupboard?: true }
  /** There is much of what follows ('too many'), whether it is wanted or not. */
  | { is: 'much' }
  /** What follows is wanted less, or hardly counts ('easy on the'). */
  | { is: 'little' }
  /** A new thought: what was refused before is over ('but'). */
  | { is: 'turn' }
  /** What follows, or was just named, makes somebody ill. */
  | { is: 'allergy' }
  /** 'swap' and 'replace': what follows goes, what comes after 'for' or 'with' is wanted. */
  | { is: 'swap' }
  /** 'substitute' tofu for chicken: the other way round. */
  | { is: 'substitute' }
  | { is: 'for' }
  | { is: 'leftover' }
  /** Understood and of no weight: 'please', 'don't forget'. */
  | { is: 'nothing' }
  | { is: 'mood'; mood: Mood }
  | { is: 'diet'; diet: Diet }
  | { is: 'allergens'; allergens: readonly Allergen[]; words: string }
  /** Foods refused by a way of life: halal, kosher, no beef. */
  | { is: 'banned'; words: readonly string[] }
  | { is: 'cuisine'; cuisine?: Cuisine; families: readonly string[] }
  | { is: 'method'; method: CookingMethod; isRefused?: true }
  | { is: 'meal'; meal: MealTime }
  | { is: 'type'; type: RecipeType; forms: readonly FormId[] }
  | { is: 'season'; season: NonNullable<Wish['season']> }
  | { is: 'level'; level: NonNullable<Wish['complexity']> }
  | { is: 'machine'; machine: BindingEquipment; isOff?: true }
  | { is: 'dish'; dish: DishMeaning }
  /** An occasion, which asks for several things at once, and for none of these foods; it `serves` so many where no number is said. */
  | ({ is: 'occasion'; asks: readonly Choice[]; without: readonly string[]; serves?: number } & Setting)
  /** A state of health, or a way of eating whose rules are not known here: what the dish should be and hold, and that it was not checked. */
  | {
      is: 'need'
      asks: readonly (Choice | Extract<Meaning, { is: 'diet' }>)[]
      without: readonly string[]
      isWay?: boolean
      /** Raw and runny eggs are not for them. */
      isFrail?: boolean
      /** The note on it, where it has one of its own; '{}' is where its words go. */
      note?: string
      /** Meat and dairy never in the same dish. */
      keepsApart?: boolean
      /** It says so only of the word before it, where nothing else is known of that. */
      isTail?: boolean
    }
  /** Another tongue's word for foods. */
  | { is: 'food'; food: string }

/** Where and how an occasion cooks and eats. */
export interface Setting {
  /** What is eaten then, where neither a dish nor a meal is named. */
  usually?: RecipeType
  /** What there is to cook on besides the machines that are named. */
  kitchen?: readonly BindingEquipment[]
  /** There is no fridge. */
  unchilled?: true
}

/** A mood, a cuisine, a method and their like: what a form could have asked as well. */
export type Choice = Extract<
  Meaning,
  { is: 'mood' | 'cuisine' | 'method' | 'meal' | 'type' | 'season' | 'level' | 'machine' }
>

/** A dish by its name: the shapes that come nearest to it, the kitchens it is at home in, and what makes it that dish. */
export interface DishMeaning {
  words: string
  forms: readonly FormId[]
  families: readonly string[]
  /** Words of foods, one of which it should have each. */
  foods: readonly string[]
  /** Ids of the foods that it is named for: of each entry any will do. */
  needs?: readonly (readonly string[])[]
  /** Ids of the foods that it is made with, for who falls ill from it. */
  madeWith?: readonly string[]
  /** Its name is that of a food first, where more than the name is said: 'asparagus'. */
  alsoFood?: boolean
  /** Diets that its name says: 'vegan bolognese'. */
  diets?: readonly Diet[]
  /** It stands for a country's kitchen: any of its forms is one. */
  isOrigin?: boolean
  /** Words of foods that nobody eats at the feast that it stands for. */
  without?: readonly string[]
  /** It stands for a feast, whose table has sides and sweets too. */
  isFeast?: boolean
  /** The kitchen has no such dish, and says so. */
  unlisted?: boolean
}

/** Phrases and what they say, keyed by the words with one space between. */
export type Phrases = ReadonlyMap<string, Meaning>

/** A row of a table: phrases between commas, and what each says. */
export function phrasesFor(phrases: string, meaning: Meaning): [string, Meaning][] {
  return phrases
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .map((phrase) => [phrase, meaning])
}

/** Each of the first phrases with each of the second ones behind it. */
export function crossed(firsts: string, seconds: string): string[] {
  return firsts.split(', ').flatMap((first) => seconds.split(', ').map((second) => `${first} ${second}`))
}
