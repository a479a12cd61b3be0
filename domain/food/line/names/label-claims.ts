import type { NamedFood } from '#domain/food/line/line.ts'
import { foodCalled, knownFood } from '#domain/food/match/find-food.ts'

/**
 * What the claim of a label says more of a food: '1 cup no salt added tomatoes'. Labels are on packages, so what is grown or fished is meant as
 * it is sold in a can, a jar or frozen, where the table has it so under that name; 'no sugar added dried cranberries' say themselves how they
 * are sold. Undefined where no claim is said, where it belongs to the name ('light brown sugar'), or where it changes nothing.
 */
export function labeledFood(words: string): NamedFood | undefined {
  const claim = claims.exec(words)
  const known = knownFood(words)
  if (!claim || known.exact) return undefined
  const rest = words.replace(claims, ' ').replace(/\s+/g, ' ').trim()
  const bare = known.food ?? (aboutSalt.test(claim[0]) ? knownFood(rest).food : undefined)
  const isFresh = bare?.aisle === 'Produce' || bare?.aisle === 'Seafood'
  const packaged = isFresh ? forms.flatMap((form) => foodCalled(`${form} ${rest}`) ?? [])[0] : undefined
  const food = packaged ?? bare
  return food && food !== known.food ? { words, food } : undefined
}
/** As they are sold most often. */
const forms = ['canned', 'jarred', 'frozen']

/**
 * Nutrient content claims by their usual words. Source: 21 CFR 101.54 to 101.62 (light and lite, sodium and salt, added sugar, fat). A light
 * green is a color.
 */
const claims =
  /(?<!\p{L})(?:with )?(?:(?:no|without)[ -](?:added[ -])?(?:salt|sugars?|sodium)(?:[ -]added)?|(?:lower|low|reduced|less)[ -](?:sodium|salt|fat|sugar)|(?:salt|sodium|fat)[ -]free|unsalted|non-?fat|lite|light(?! (?:green|brown|red|yellow)))(?!\p{L})/iu
/** Without its salt or added sugar a food is still what it is; without its fat it is another. */
const aboutSalt = /salt|sodium|added/i
