import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { NegationPhrasings } from '#domain/recipe/properties/table/negation-phrasings.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

type Meaning = keyof NegationPhrasings

/** A sentence as it is put, and what was read in it that it does not say. */
export interface Misread {
  meaning: Meaning
  sentence: string
}

/** Every phrasing of a list with the foods of fifty pairs, and those that are misread; the same for the same list. */
export function misreadIn(phrasings: NegationPhrasings, pairs: number): { asked: number; misread: readonly Misread[] } {
  const misread: Misread[] = []
  let asked = 0
  for (const meaning of Object.keys(phrasings) as Meaning[])
    for (const phrasing of phrasings[meaning])
      for (let at = 0; at < pairs; at += 1) {
        asked += 1
        const sentence = askOf(meaning, phrasing, at)
        if (sentence !== undefined) misread.push({ meaning, sentence })
      }
  return { asked, misread }
}

/** The sentence, if it is misread. */
function askOf(meaning: Meaning, phrasing: string, at: number): string | undefined {
  if (meaning === 'cannotClear') return ofLine(phrasing, themselves[at % themselves.length]!, true)
  if (meaning === 'keptOnLine') return ofLine(phrasing, themselves[at % themselves.length]!, true)
  if (meaning === 'replacedOnLine') return ofLine(phrasing, replaced[at % replaced.length]!, false)
  return ofStep(meaning, phrasing, at)
}

/** A line with an allergen that is to be told, or not. */
function ofLine(
  phrasing: string,
  [y, x, allergen]: readonly [string, string, string],
  isTold: boolean,
): string | undefined {
  const text = phrasing.replaceAll('{y}', y).replaceAll('{x}', x).replaceAll('{class}', x)
  const line = readIngredientLine(text)
  const isFound = lineAllergens(line).some((one) => one.allergen === allergen && one.certainty === 'certain')
  // what is unknown is cleared of nothing
  return isFound === isTold || (isTold && !lineIsKnown(line)) ? undefined : text
}
const themselves: readonly (readonly [food: string, of: string, allergen: string])[] = [
  ['almonds', 'nuts', 'tree_nut'],
  ['walnuts', 'nuts', 'tree_nut'],
  ['cashews', 'nuts', 'tree_nut'],
  ['pecans', 'nut', 'tree_nut'],
  ['pistachios', 'nut', 'tree_nut'],
  ['shrimp', 'shellfish', 'crustacean'],
  ['crab meat', 'shellfish', 'crustacean'],
  ['mussels', 'shellfish', 'mollusc'],
  ['clams', 'shellfish', 'mollusc'],
  ['eggs', 'egg', 'egg'],
  ['tofu', 'soy', 'soy'],
  ['edamame', 'soy', 'soy'],
  ['peanuts', 'peanut', 'peanut'],
  ['tahini', 'sesame', 'sesame'],
  ['pearl barley', 'gluten', 'gluten'],
]
const replaced: readonly (readonly [food: string, insteadOf: string, allergen: string])[] = [
  ['oat milk', 'milk', 'milk'],
  ['olive oil', 'butter', 'milk'],
  ['tofu', 'eggs', 'egg'],
  ['applesauce', 'eggs', 'egg'],
  ['sunflower seeds', 'walnuts', 'tree_nut'],
  ['rice', 'couscous', 'wheat'],
  ['coconut milk', 'heavy cream', 'milk'],
  ['sunflower seed butter', 'peanut butter', 'peanut'],
  ['chickpeas', 'shrimp', 'crustacean'],
  ['lentils', 'salmon', 'fish'],
]

/** A step in which a food that is not listed is to be found, or not; what is listed is used. */
function ofStep(meaning: Meaning, phrasing: string, at: number): string | undefined {
  const x = unlisted[at % unlisted.length]!
  const [y, z] = [listed[at % listed.length]!, listed[(at + 3) % listed.length]!]
  const text = phrasing.replaceAll('{x}', x).replaceAll('{y}', y).replaceAll('{z}', z)
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  const { findings } = verifyRecipe({
    title: 'Supper',
    servings: 4,
    ingredients: listed.map((food) => `1 cup ${food}`),
    instructions: [sentence],
  })
  const isFound = findings.some(({ code }) => code === 'unlisted_food')
  return isFound === (meaning === 'kept') ? undefined : sentence
}
const unlisted = [
  'parsnips',
  'butter',
  'walnuts',
  'salmon',
  'honey',
  'heavy cream',
  'shrimp',
  'tahini',
  'eggs',
  'bacon',
]
const listed = ['rice', 'olive oil', 'chickpeas', 'tomatoes', 'spinach', 'coconut milk', 'onions', 'mushrooms']
