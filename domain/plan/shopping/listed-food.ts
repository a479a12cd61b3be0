import { z } from 'zod'
import { allergens, allergenVerdicts } from '#domain/food/allergens/allergens.ts'
import { listCategories } from '#domain/plan/shopping/list-categories.ts'

/** What one recipe wants of a food. */
const Source = z.strictObject({
  /** null for what was typed by hand. */
  recipeId: z.int().nullable(),
  /** As which dish of the meal plan that the list was made for; left out: nobody said so. */
  entry: z.string().optional(),
  title: z.string(),
  /** As the recipe says it: '2 onions, sliced'. */
  text: z.string(),
  /** As bought; null where no amount can be weighed. */
  grams: z.number().nullable(),
  /** 1-based steps that use it. */
  steps: z.array(z.int()),
  /** The recipe does without it too. */
  optional: z.boolean(),
})
export type Source = z.infer<typeof Source>

/** One food of a shopping list, whichever recipes want it. */
export const ListedFood = z.strictObject({
  /** Id in the table of foods; null where the kitchen does not know it. */
  food: z.string().nullable(),
  name: z.string(),
  /** All that is wanted together, as a cook says it: amount '650', unit 'g'; amount '3', unit ''. */
  amount: z.string(),
  unit: z.string(),
  /** Packages to buy, 1 at least; what is sold loose counts as one. 0 where the lines say that there is none of it. */
  quantity: z.int(),
  /** '2 (400-g) cans', or empty where it is sold loose. */
  package: z.string(),
  category: z.enum(listCategories),
  /** Dollars for the packages to buy, above 0; 0 for what the kitchen does not know, and for none of it. */
  estimatedPrice: z.number(),
  /** Dollars for the amount that is used. */
  usedPrice: z.number(),
  /** Probably at home: salt, oil, spices. */
  isStaple: z.boolean(),
  /** As bought; null where no amount can be weighed. */
  grams: z.number().nullable(),
  sources: z.array(Source),
  /** What it contains, certainly or usually. */
  warnings: z.array(z.strictObject({ allergen: z.enum(allergens), verdict: z.enum(allergenVerdicts) })),
})
export type ListedFood = z.infer<typeof ListedFood>
