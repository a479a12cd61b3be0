import type { Food } from '#domain/food/food.ts'
import { isMaker, isQuality, leavesFood } from '#domain/food/line/words/line-words.ts'
import { saysNoFood } from '#domain/food/line/words/unread-note.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { noteWords } from '#domain/food/table/words/note-words.ts'
import { wordSet } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * What a word beside the name of a food makes of it, harmless first. 'Quality': nothing that figures or allergens hang on ('pasture-raised').
 * 'Kind': a kind that nobody here has read of ('Lincolnshire', 'cherry' of vinegar). 'Change': what comes is another food, though near enough
 * for a figure with a wide range ('candied'). 'Denial': it is not the food ('imitation').
 */
export const bearings = ['quality', 'kind', 'change', 'denial'] as const
export type Bearing = (typeof bearings)[number]

/** Which words themselves name foods, and which stand in names at all. */
export interface WordsOfNames {
  readonly heads: ReadonlySet<string>
  readonly all: ReadonlySet<string>
  /** Whether a word that stands in none may be the slip of a pen for one that does. */
  readonly isNear: (word: string) => boolean
}

/** How a word bears on a food; `alone` is its name where that is said with one word. */
export function bearingOf(
  word: string,
  food: Food,
  alone: string | undefined,
  { heads, all, isNear }: WordsOfNames,
): Bearing {
  if (denials.has(word)) return 'denial'
  if (foreign.test(word)) return 'change'
  if (leavesFood(word, food) || isMaker(word) || joiners.has(word) || wordsOf(food).has(word)) return 'quality'
  if (keepsNear(word, food)) return 'kind'
  if (changing.has(word)) return 'change'
  if (isQuality(word) || origins.has(word)) return 'kind'
  const isOpen = alone !== undefined && (madeOfWhatIsSaid.has(alone) || madeOfWhatIsSaid.has(lastWord(food.name)))
  if (heads.has(word)) return isOpen || isFlesh(food) ? 'change' : 'kind'
  if (noteWords.has(word) || participle.test(word)) return 'quality'
  // 'Fruity' says how it tastes; 'celry' may be celery.
  if (all.has(word)) return isOpen ? 'change' : 'kind'
  if (all.has(word.replace(/(?<=\p{L}{3}[^\Wy])y$/u, ''))) return 'quality'
  if (isNear(word)) return 'change'
  if (saysNoFood(word) || adjective.test(word)) return 'quality'
  return isOpen || isImitated(food) ? 'change' : 'kind'
}

/** All words of a food's own names: what is sold dried is called so. */
const wordsOf = rememberedFor(
  ({ name, aliases }: Food): ReadonlySet<string> => new Set([name, ...aliases].flatMap((one) => foodWords(one))),
)
/** The last words of its names: 'chipotle chiles', 'wakame seaweed'. */
export const tailsOf = rememberedFor(
  ({ name, aliases }: Food): ReadonlySet<string> =>
    new Set([name, ...aliases].flatMap((one) => foodWords(one).at(-1) ?? [])),
)

const joiners = wordSet('and or of the a an style flavor infused type brand variety')
const origins = wordSet(
  `cornish welsh swedish norwegian polish russian hungarian portuguese moroccan lebanese israeli egyptian persian peruvian brazilian cuban
  jamaican caribbean vietnamese filipino indonesian malaysian asian african european provencal tuscan roman neapolitan punjabi jersey peasant hickory applewood cherrywood oakwood mesquite ligurian basque
  catalan andalusian bavarian alsatian breton norman lincolnshire yorkshire kentucky tennessee texas maine vermont southern`,
)

/**
 * Words by which a food becomes another one of other composition: the forms that USDA SR28 lists as foods of their own, and those for which
 * the standards of identity (21 CFR 131 to 169) have names.
 */
const changing = wordSet(
  `dried dry dehydrated sundried powdered powder ground granulated granule instant condensed evaporated concentrated concentrate reduced sweetened
  candied crystallized crystallised glace glazed brandied maraschino preserved pickled fermented malted puffed popped mashed creamed
  scalloped gratin stuffed battered breaded fried crispy cooked boiled steamed roasted toasted grilled baked stewed poached canned tinned
  jarred can tin jar fat lowfat nonfat light lite smoked cured salted whipped clarified clotted soured dressed`,
)

/** What denies the food. */
const denials = wordSet(
  'free no non not un never without less minus instead eggless dairyless meatless nondairy vegan vegetarian veggie plant based imitation mock faux fake artificial alternative substitute replacer replacement analog',
)

export const isDenial = (word: string): boolean => denials.has(word)

/** Names that alone say less than the word before them: any oil is oil, but of what it is made stands before it. */
const madeOfWhatIsSaid = wordSet(
  `milk butter cream oil flour sauce paste powder syrup juice noodle starch extract meat steak sausage chop fillet mince burger patty nut seed
  bean soup stock broth dressing spread mix cereal sprout leaf yogurt roast rib spice seasoning pepper caviar roe`,
)

/** Changes of form after which the figures of the food are near all the same. */
function keepsNear(word: string, food: Food): boolean {
  const { aisle, facts } = food
  const isAnimal = facts.has('meat') || facts.has('fish')
  if (preservedWords.has(word)) return aisle === 'Produce' || aisle === 'Frozen'
  if (heatWords.has(word)) return isAnimal || aisle === 'Produce' || aisle === 'Nuts & Seeds' || aisle === 'Bakery'
  if (word === 'smoked' || word === 'cured' || word === 'salted')
    return isAnimal || food.roles.includes('dairy') || aisle === 'Produce'
  if (word === 'powdered' || word === 'ground') return aisle === 'Spices & Herbs' || aisle === 'Baking'
  return (
    (word === 'dry' || word === 'dried') &&
    (facts.has('alcohol') || food.roles.includes('leavener') || facts.has('processed-meat'))
  )
}
const preservedWords = wordSet('canned tinned jarred can tin jar')
const heatWords = wordSet('cooked boiled steamed roasted toasted grilled baked poached fried')

/** 'Turkey bacon' and 'duck steak' are of another animal. */
function isFlesh({ facts }: Food): boolean {
  return facts.has('meat')
}

/** Foods that are sold in imitation, of plants: an unknown word before them may be its maker. */
function isImitated({ facts, allergens: { certain } }: Food): boolean {
  return facts.has('meat') || certain.some((one) => imitated.has(one))
}
const imitated = wordSet('milk egg fish crustacean mollusc')

/** Of another script, which may say anything. */
const foreign = /[^\P{L}\p{Script=Latin}]/u
const participle = /\p{L}{3}(?:ed|ing)$/u
const adjective = /\p{L}{3}(?:y|ful|less|able|ible|ous|ier|iest|like|most)$/u

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1)
}
