import { madeWith } from '#domain/food/compounds.ts'
import { type Food, isA } from '#domain/food/food.ts'
import { idsWithin } from '#domain/food/foods.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { namedAlike } from '#domain/food/match/named-alike.ts'
import { families } from '#domain/food/mentions/food-families.ts'
import { isSalty } from '#domain/food/nutrition/salty.ts'
import { isSweetened } from '#domain/food/nutrition/sweetened.ts'
import { remembered } from '#domain/remembered.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/** What somebody will not have, in their own words, as the table of foods knows it. */
interface Dislike {
  /** Its words without endings; none where nothing is said. */
  stems: readonly string[]
  /** Whether a food is what is meant, holds it, or is of its family. */
  isOf: (food: Food) => boolean
  /** Foods that bear its name and hold nothing of it. */
  alike: ReadonlySet<string>
  /** Whether its one word stands in the names of quite other foods. */
  isCommonWord: boolean
}

/** Dislikes as they are typed: 'no mushrooms', 'cilantro', 'red meat'. At most 200 letters are read. */
export const dislikeOf = remembered((words: string): Dislike => {
  const stems = stemsOf(words.slice(0, 200)).filter((word) => !fillers.has(word))
  const key = stems.join(' ')
  const food = groups[key] ? undefined : knownFood(key).food
  const isCommonWord = stems.length === 1 && commonWords.has(key)
  const family = isCommonWord ? undefined : (groups[key] ?? familyOf(key))
  const alike = namedAlike(key)
  const compounds = madeWith(key)
  const isOf = (one: Food) =>
    compounds.has(one.id) ||
    (food !== undefined && idsWithin(one).has(food.id)) ||
    (family?.(one) === true && !alike.has(one.id))
  return { stems, isOf: stems.length > 0 ? isOf : () => false, alike, isCommonWord }
})

/** A family by its word, without what another animal or plant has given: a pork steak is no beef. */
function familyOf(key: string): ((food: Food) => boolean) | undefined {
  const family = Object.hasOwn(families, key) ? families[key] : undefined
  const isOwn = strict[key]
  return family && isOwn ? (food) => family(food) && isOwn(food) : family
}

const named = (pattern: RegExp) => (food: Food) => pattern.test(food.name)
const notNamed = (pattern: RegExp) => (food: Food) => !pattern.test(food.name)
/** What steps may call 'the beef' or 'the beans' is more than who dislikes them means. */
const strict: Readonly<Record<string, (food: Food) => boolean>> = {
  beef: notNamed(/pork|ham\b|lamb|mutton|venison|bison|elk|goat|sparerib/),
  // the casing of a sausage of poultry is often of pork
  pork: notNamed(/turkey(?! kielbasa| sausage)|(?:beef|lamb)(?! and)|merguez|vegan|veggie|plant|vegetarian/),
  pasta: notNamed(/clam|mussel|squash|zoodle|salsify|couscous|soba|udon|rice|glass|shirataki|ramen/),
  bean: named(/bean|chickpea|edamame|pigeon peas|sprouts/),
  lentil: named(/lentil|\bdal\b/),
  chile: notNamed(/mustard|horseradish|wasabi/),
  chili: notNamed(/mustard|horseradish|wasabi/),
  chilli: notNamed(/mustard|horseradish|wasabi/),
  corn: notNamed(/cheddar/),
  ginger: notNamed(/pumpkin/),
  wine: notNamed(/vinegar/),
}

const fillers = new Set(['fresh', 'no', 'any', 'all', 'kind', 'of', 'and', 'the', 'hate', 'raw'])
/** Words that stand in the names of quite other foods. */
const commonWords = new Set(
  'milk butter cream oil flour sauce vinegar pepper rice water white leaf seed fillet sugar salt bread'.split(' '),
)

const groups: Readonly<Record<string, (food: Food) => boolean>> = {
  'red meat': (food) => food.facts.has('red-meat'),
  dairy: (food) => food.allergens.certain.includes('milk'),
  gluten: (food) => food.allergens.certain.includes('gluten'),
  fish: (food) => food.allergens.certain.includes('fish'),
  shellfish: (food) => food.allergens.certain.some((one) => one === 'crustacean' || one === 'mollusc'),
  offal: (food) => /liver|kidney|heart|tripe|tongue/.test(food.name),
  cilantro: isA('cilantro'),
  pepper: (food) => /pepper|chile/.test(food.name) && !food.roles.includes('spice'),
  alcohol: (food) => food.facts.has('alcohol'),
  'added sugar': isSweetened,
  'salty food': isSalty,
}
