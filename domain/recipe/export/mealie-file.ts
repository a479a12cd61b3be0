import {
  addressInNotes,
  type ExportedFile,
  type ExportedRecipe,
  spokenTime,
  stepWithMinutes,
} from '#domain/recipe/export/exported-recipe.ts'
import { ownSource } from '#domain/recipe/import/brought-recipe.ts'
import { filedWords } from '#domain/recipe/import/filed-words.ts'
import { starsOf } from '#domain/recipe/stars.ts'
import { ingredientText } from '#domain/recipe/texts/ingredient-text.ts'
import { slugOf } from '#domain/recipe/texts/recipe-text.ts'

/** A recipe as Mealie exports it: each line as the cook wrote it, which Mealie can take apart by itself. */
export function mealieFile(recipe: ExportedRecipe, name: string): ExportedFile {
  const { servings, cuisine, recipeType, tags, difficulty, isFavorite, lastCooked } = recipe
  const filed = filedWords(
    [cuisine, recipeType].filter((word) => word !== ''),
    recipe.collections,
  )
  const named = (word: string) => ({ name: word, slug: slugOf(word) })
  return {
    name: `recipes/${name}/${name}.json`,
    text: `${JSON.stringify(
      {
        name: recipe.title,
        slug: name,
        description: recipe.description,
        recipeServings: servings,
        recipeYieldQuantity: 0,
        recipeYield: '',
        prepTime: spokenTime(recipe.prepTime),
        performTime: spokenTime(recipe.cookTime),
        totalTime: spokenTime(recipe.prepTime + recipe.cookTime),
        orgURL: addressInNotes(recipe.cookNotes),
        image: recipe.photo?.name ?? null,
        rating: starsOf(recipe.rating) || null,
        // noon is the same day in nearly every time zone
        lastMade: lastCooked === undefined ? null : `${lastCooked}T12:00:00`,
        recipeCategory: filed.words.map(named),
        tags: tags.map(named),
        tools: [],
        recipeIngredient: recipe.ingredients.map((ingredient) => {
          const line = ingredientText(ingredient)
          return {
            title: '',
            note: line,
            unit: null,
            food: null,
            disableAmount: true,
            quantity: 1,
            originalText: line,
            display: line,
          }
        }),
        recipeInstructions: recipe.instructions.map((step) => ({
          title: '',
          summary: '',
          text: stepWithMinutes(step),
          ingredientReferences: [],
        })),
        notes: recipe.cookNotes === '' ? [] : [{ title: '', text: recipe.cookNotes }],
        // Mealie keeps texts there, and nothing else
        extras: {
          writtenBy: ownSource,
          difficulty,
          ...(isFavorite && { favorite: 'true' }),
          ...(filed.collections.length > 0 && { collections: JSON.stringify(filed.collections) }),
        },
        settings: { disableAmount: true },
        dateAdded: recipe.createdAt.slice(0, 10),
      },
      null,
      1,
    )}\n`,
  }
}
