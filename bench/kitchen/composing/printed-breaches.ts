import type { Diet } from '#domain/food/diets.ts'
import type { Wish } from '#domain/options/wish.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { hiddenAllergens } from '../data.ts'
import { meatNames } from '../usda-names.ts'
import { makeWordAudit } from '../word-audit.ts'

/**
 * What the printed lines of a recipe hold against the wish, by words alone: allergens that are declared (usually there counts as
 * well), and what certainly breaks a diet. Keto is judged by wheat and gluten only, the diets that are figures not at all.
 */
export function printedBreaches(): (draft: RecipeDraft, wish: Wish) => string[] {
  const audit = makeWordAudit(withMeat())
  return ({ ingredients }, { allergens, diet }) =>
    ingredients.flatMap(({ name, preparation }) => {
      const line = preparation ? `${name}, ${preparation}` : name
      const found = audit(line)
      const isSoy = found.some(({ allergen }) => allergen === 'soy')
      return found.flatMap(({ allergen, certainty, words }) => {
        const isDeclared = allergens.some((one) => one === allergen)
        const isBroken =
          certainty === 'certain' && diet && broken[diet]?.includes(allergen) && !(diet === 'keto' && isSoy)
        const isUncertain = certainty === 'usual' && diet === 'gluten-free' && allergen === 'gluten'
        if (!isDeclared && !isBroken && !isUncertain) return []
        return [`${isDeclared ? allergen : diet}: ${line} (${certainty} ${allergen}: ${words})`]
      })
    })
}

const fromTheSea = ['fish', 'crustacean', 'mollusc']
const broken: Readonly<Partial<Record<Diet, readonly string[]>>> = {
  vegan: ['milk', 'egg', 'meat', ...fromTheSea],
  vegetarian: ['meat', ...fromTheSea],
  pescatarian: ['meat'],
  keto: ['wheat', 'gluten'],
  paleo: ['milk', 'peanut', 'soy', 'wheat', 'gluten'],
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'nut-free': ['tree_nut', 'peanut'],
}

/** The terms with the meats of USDA SR28 among them, as one more thing that words may name. */
function withMeat() {
  const { terms, falseFriends } = hiddenAllergens()
  const meats = meatNames().filter((name) => !(name in terms))
  return {
    terms: {
      ...terms,
      ...Object.fromEntries(meats.map((name) => [name, [{ allergen: 'meat', certainty: 'certain' as const }]])),
    },
    falseFriends: {
      ...falseFriends,
      meat: [...(falseFriends['meat'] ?? []), ...milkOfAnimals],
      // flour, water and salt, though noodles of no name often hold egg
      egg: [...(falseFriends['egg'] ?? []), 'udon noodles', 'soba noodles', 'somen noodles'],
    },
  }
}
const milkOfAnimals = [
  'goat cheese',
  "goat's cheese",
  'goat milk',
  'goat milk yogurt',
  'duck egg',
  'quail egg',
  'goose egg',
]
