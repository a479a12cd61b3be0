import type { Diet } from '#domain/food/diets.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/**
 * A title in which 'Vegan' tells of one food is taken for the whole dish: where the list is none, it says what is true of it. Sausages without
 * meat are meatless, cheese without milk is dairy-free.
 */
export function trueTitle(title: string, ingredients: RecipeDraft['ingredients']): string {
  if (!ofPlants.test(title)) return title
  const { lines } = readRecipe({ servings: 1, ingredients })
  const fits = (diet: Diet) => lines.every((line) => line.heading || line.diets.get(diet)?.verdict !== 'breaks')
  if (fits('vegan')) return title
  return title.replace(ofPlants, (_, next: string) => {
    const [word, diet]: [string, Diet] = milky.test(next) ? ['Dairy-Free', 'dairy-free'] : ['Meatless', 'vegetarian']
    return fits(diet) && !title.includes(word) ? `${word} ${next}` : next
  })
}

const ofPlants = /\b(?:Vegan|Plant-Based) (\p{Lu}\p{L}*)/u
const milky = /^(?:Cheese|Butter|Cream|Yogurt|Milk|Cheddar|Mozzarella|Parmesan|Feta|Ricotta)/
