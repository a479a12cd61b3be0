import type { Chance } from '#domain/chance.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { foods } from '#domain/food/foods.ts'
import { allergenTerms } from '#domain/food/table/words/allergen-terms.ts'
import { dietTerms } from '#domain/food/table/words/diet-terms.ts'
import { madeFriends, plainFriends } from '#domain/food/table/words/false-friends.ts'
import { knownEquipment } from '#domain/options/equipment.ts'

/** A piece of the grammar that the kitchen reads, often with what joins it to the next one. */
export function anyPiece(chance: Chance): string {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)]!
  const word = () => pick(pick(kinds))
  const ways = [
    () => `${word()} `,
    () => `${word()} `,
    () => `${word()}${pick(joints)}`,
    () => `${word()} ${word()} `,
    () => `(${word()} ${word()}) `,
    () => `${pick(amounts)} ${pick(units)} ${word()}${pick(joints)}`,
    () => `# ${word()} `,
    () => `${word()} #${pick(joints)}`,
    () => pick(signs),
    () => pick(joints),
    () => '# ',
  ]
  return pick(ways)()
}

const words = (table: readonly (readonly [string, string])[]) => table.flatMap(([, phrases]) => split(phrases))
const split = (phrases: string) => phrases.split(/[,;|\n]/).flatMap((phrase) => phrase.trim() || [])

const foodNames = [...foods.values()].flatMap((food) => [food.name, food.plural, ...food.aliases])
const listed = (text: string) => text.split(' | ')

const amounts = listed('1 | 2 | 1/2 | 1 1/2 | ½ | 0.5 | 1-2 | 2 to 3 | 10 x 400 | a | half a | two | 1,5 | ⅛ | 99999')
const units = listed(
  'g | kg | oz | lb | cup | cups | tbsp | tsp | ml | l | stick | pinch | dash | handful | can | jar | package | clove | bunch | ' +
    'slice | inch | cm | -inch | °F | °C | degrees | fl oz | quart | sprig | lbs',
)
const durations = listed(
  '1h | 40 minutes | 2 hours | overnight | 1 1/2 hr | 30-40 min | for 5 minutes | a day | 1 h 5 min',
)
const steps = listed(
  'cook | keep | store | chill | bake at 350°F | until done | simmer | stir | set aside | per side | meanwhile | cover | ' +
    'refrigerate | rest | serve | reheat | preheat the oven | boil | to 165°F | until golden | drain | add | the remaining | ' +
    'half of the | all ingredients | whites | yolks | reserve | whip | or until | at least | up to',
)
const claims = listed(
  'vegan | gluten-free | free | without | no | not | contains | may contain | dairy | plant-based | or | and | non- | optional | ' +
    'substitute | instead of | if needed | such as | preferably | I have no | allergic to | use up | but | like | plus | ' +
    'plus more | divided | to taste | chopped | finely | freshly | left whole | each | about | only',
)
const kinds: readonly (readonly string[])[] = [
  foodNames,
  foodNames,
  amounts,
  units,
  durations,
  steps,
  claims,
  words(allergenTerms),
  words(dietTerms),
  [...words(plainFriends), ...words(madeFriends)],
  [...diets, ...allergens, ...knownEquipment],
].filter((kind) => kind.length > 0)
/** Each word that the kitchen knows, once, in any order; those that only name foods are many, and stand last. */
export function vocabulary(chance: Chance): string[] {
  const others = [...units, ...kinds.flatMap((kind) => (kind === foodNames ? [] : kind))]
  return [...new Set([...inAnyOrder(others, chance), ...inAnyOrder(foodNames, chance)])]
}

function inAnyOrder(words: readonly string[], chance: Chance): string[] {
  return words
    .map((word) => ({ word, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ word }) => word)
}

const joints = Array.from(' ,;./-–:&\n')
  .flatMap((sign) => [sign, `${sign} `, ` ${sign} `])
  .concat(listed(' and  |  or  |  with  |  x '))
const signs = [
  ...Array.from('aAéß09()["\'’*_#|%°½⅛²ⁱ\t\n\u00a0\u2028\u200d\ufe0f字აİﬁ\u0301\\'),
  ...listed('q  | x | × | 12 | 1. | () | (( | ]( | - | • | <b> | http://x.y/ | {"a": | &amp; | :: | -- | ... | 👩‍🍳'),
  ...listed('Ingredients\n | Steps\n | Serves 4\n | \n\n | 1. '),
]
