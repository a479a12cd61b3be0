import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { codeOf } from '#client/failure.ts'
import { type Written, wordsOf } from '#client/features/editor/written.ts'
import type { CheckedRecipe } from '#client/features/verified/headlines.ts'
import { useSettled } from '#client/use-settled.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { type Diet, diets } from '#domain/food/diets.ts'
import { allergensOf } from '#domain/options/declared-allergies.ts'
import { optionKey } from '#domain/options/options.ts'
import type { LineReport } from '#domain/recipe/line-report.ts'
import { ingredientText } from '#domain/recipe/texts/ingredient-text.ts'
import { recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'

/** How one line was read; weights in grams. */
export interface Reading {
  report: LineReport
  grams: number | null
  /** Whether the figures have any part of it. */
  isCounted: boolean
}

/** Who reads it: what is an alarm to one reader is a remark to others. */
export interface Eater {
  allergens: readonly Allergen[]
  diet?: Diet
}

function eaterOf({ allergies, dietaryPreference }: User): Eater {
  const diet = diets.find((each) => optionKey(each) === optionKey(dietaryPreference ?? ''))
  return { allergens: allergensOf(allergies), ...(diet && { diet }) }
}

/**
 * What the words come to, asked for when the fingers rest and not any more when they go on. The readings are by the text
 * of their line, so that a line that was typed on has none until it is read again.
 */
export function useVerified(written: Written, user: User, origin?: Recipe) {
  const body = useSettled(askedOf(written, origin), restMs)
  const { data, error, isFetching } = useQuery(verifyQuery(body))
  const eater = eaterOf(user)
  if (!data || body === '')
    return { recipe: null, readings: new Map<string, Reading>(), eater, error, isFetching, hasSteps: false }
  const { asked, lines, verification } = data
  const texts = asked.ingredients.map((line) => (typeof line === 'string' ? line : ingredientText(line)))
  const readings = new Map<string, Reading>(
    lines.flatMap((report, index) => {
      const text = texts[index]
      const { grams = null, calories = null } = verification.nutrition.lines[index] ?? {}
      return text === undefined ? [] : [[text, { report, grams, isCounted: calories !== null }]]
    }),
  )
  const recipe: CheckedRecipe = {
    ingredients: texts.map((name) => ({ amount: '', unit: '', name })),
    servings: asked.servings,
    summary: summaryFor(recipeFacts(verification), eater),
    verification,
  }
  return { recipe, readings, eater, error, isFetching, hasSteps: asked.instructions.length > 0 }
}

type Asked = Pick<ReturnType<typeof wordsOf>, 'ingredients' | 'instructions' | 'servings'> & { title?: string }

/** As text, so that it is the same as long as it says the same; '' before the first ingredient. */
function askedOf(written: Written, origin: Recipe | undefined): string {
  const { title, servings, ingredients, instructions } = wordsOf(written, origin)
  if (ingredients.length === 0) return ''
  return JSON.stringify({ ...(title !== '' && { title }), servings, ingredients, instructions } satisfies Asked)
}

const verifyQuery = (body: string) =>
  queryOptions({
    queryKey: ['verify', body],
    queryFn: async ({ signal }) => {
      const asked = JSON.parse(body) as Asked
      return { asked, ...(await api.recipes.verify({ body: asked, signal })) }
    },
    enabled: body !== '',
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    // fast fingers reach the limit; it is over in a moment
    retry: (count, error) => count < 10 && codeOf(error) === 'too_many_requests',
    retryDelay: 5000,
  })

const restMs = 500
