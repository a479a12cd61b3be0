import { wholeMeasure } from '#domain/recipe/import/bounded-thing.ts'
import type { BroughtRecipe } from '#domain/recipe/import/brought-recipe.ts'
import { recipeOfPage } from '#domain/recipe/import/page.ts'
import { recipesOfFile } from '#domain/recipe/import/recipe-file.ts'
import { readPage } from '#server/ports/web/read-page.ts'
import type { Golden } from '#server/test-world/imports/golden-recipes.ts'
import type { Shaped } from '#server/test-world/imports/shaped.ts'

export const parts = ['title', 'ingredients', 'steps', 'servings', 'times'] as const

export interface Wrong {
  program: string
  title: string
  part: (typeof parts)[number]
  expected: unknown
  found: unknown
}

/** Reads each file as an import does, and tells what of it is not as it should be: five parts of each are looked at. */
export function wrongIn(shaped: readonly Shaped[]): Wrong[] {
  return shaped.flatMap(({ program, file, text, golden }) => {
    const found = read(file, text)
    const compared: Record<Wrong['part'], [unknown, unknown]> = {
      title: [golden.title, found?.title],
      ingredients: [golden.ingredients, found?.ingredients],
      steps: [golden.steps, found?.steps.map((step) => step.text)],
      servings: [golden.servings, found?.servings],
      times: [timesOf(golden), found && [found.prepMinutes, found.cookMinutes, found.totalMinutes]],
    }
    return parts.flatMap((part) => {
      const [expected, got] = compared[part]
      return JSON.stringify(expected) === JSON.stringify(got)
        ? []
        : [{ program, title: golden.title, part, expected, found: got }]
    })
  })
}

function timesOf({ prep, cook, total }: Golden) {
  return [prep, cook, total]
}

function read(file: string, text: string): BroughtRecipe | undefined {
  return file.endsWith('.html')
    ? recipeOfPage(readPage(text))?.recipe
    : recipesOfFile(file, text)?.[0]?.(wholeMeasure())
}
