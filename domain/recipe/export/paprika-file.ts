import {
  addressInNotes,
  type ExportedFile,
  type ExportedRecipe,
  spokenTime,
  stepWithMinutes,
} from '#domain/recipe/export/exported-recipe.ts'
import { ownSource } from '#domain/recipe/import/brought-recipe.ts'
import { ingredientText } from '#domain/recipe/ingredient-text.ts'

/** A recipe as Paprika keeps it; whoever puts it into an archive packs each with gzip. */
export function paprikaFile(recipe: ExportedRecipe, name: string): ExportedFile {
  const { servings, cuisine, recipeType, tags, createdAt, figures } = recipe
  return {
    name: `${name}.paprikarecipe`,
    text: JSON.stringify({
      uid: `MEALCRAFTER-${recipe.id}`,
      name: recipe.title,
      description: recipe.description,
      ingredients: recipe.ingredients.map(ingredientText).join('\n'),
      directions: recipe.instructions.map((step) => stepWithMinutes(step).replaceAll(/\n(?=\n)/g, '\n ')).join('\n\n'),
      notes: recipe.cookNotes,
      servings: `${servings} ${servings === 1 ? 'serving' : 'servings'}`,
      prep_time: spokenTime(recipe.prepTime),
      cook_time: spokenTime(recipe.cookTime),
      total_time: spokenTime(recipe.prepTime + recipe.cookTime),
      difficulty: recipe.difficulty,
      nutritional_info: `${Math.round(figures.nutrition.perServing.calories)} kcal a serving`,
      categories: [cuisine, recipeType, ...tags].filter((word) => word !== ''),
      source: ownSource,
      source_url: addressInNotes(recipe.cookNotes),
      rating: 0,
      on_favorites: recipe.isFavorite ? 1 : 0,
      created: createdAt.slice(0, 19).replace('T', ' '),
      image_url: null,
      photo: null,
      photo_data: null,
    }),
  }
}
