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

/** A recipe as Paprika keeps it; whoever puts it into an archive packs each with gzip. */
export function paprikaFile(recipe: ExportedRecipe, name: string): ExportedFile {
  const { servings, cuisine, recipeType, tags, createdAt, figures, photo, lastCooked } = recipe
  const filed = filedWords(
    [cuisine, recipeType, ...tags].filter((word) => word !== ''),
    recipe.collections,
  )
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
      categories: filed.words,
      source: ownSource,
      source_url: addressInNotes(recipe.cookNotes),
      rating: starsOf(recipe.rating),
      on_favorites: recipe.isFavorite ? 1 : 0,
      created: createdAt.slice(0, 19).replace('T', ' '),
      image_url: null,
      photo: photo?.name ?? null,
      photo_data: photo?.within?.base64 ?? null,
      photo_hash: photo?.within?.sha256 ?? null,
      ...(filed.collections.length > 0 && { collections: filed.collections }),
      ...(lastCooked !== undefined && { last_cooked: lastCooked }),
    }),
  }
}
