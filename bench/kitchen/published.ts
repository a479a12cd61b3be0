import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { publishedRecipes, recipesWithSteps } from './data.ts'
import { atShare, type Outcome, percent } from './outcome.ts'

/** Row 4: ingredient lines of others whose food nobody knows. */
export function unknownLines(): Outcome[] {
  const published = unknownIn(publishedRecipes())
  const open = unknownIn(recipesWithSteps())
  return [
    {
      what: '4 lines of published recipes whose food we don’t know',
      target: '3% or fewer',
      measured: `${percent(published.unknown.length, published.lines)} of ${published.lines}`,
      met: published.unknown.length <= published.lines * 0.03,
      cases: published.unknown,
    },
    {
      what: '4 the same, in public-domain recipes',
      target: 'no target',
      measured: `${percent(open.unknown.length, open.lines)} of ${open.lines}`,
      cases: open.unknown,
    },
  ]
}

function unknownIn(recipes: readonly { ingredients: readonly string[] }[]): { lines: number; unknown: string[] } {
  const unknown: string[] = []
  let lines = 0
  for (const { ingredients } of recipes) {
    if (ingredients.length === 0) continue
    lines += ingredients.length
    for (const { code, line } of verifyRecipe({ servings: 1, ingredients }).findings) {
      if (code === 'unknown_ingredient') unknown.push(ingredients[line ?? 0] ?? '')
    }
  }
  return { lines, unknown }
}

interface Counted {
  title: string
  stated: number
  counted: number
  coverage: number
  error: number
  working: string
}

/** Row 6: calories a serving beside those that the publisher states. */
export function calories(): Outcome[] {
  const counted = publishedRecipes().flatMap(({ title, servings, ingredients, stated }): Counted[] => {
    if (!servings || !stated?.calories || ingredients.length === 0) return []
    const { nutrition } = verifyRecipe({ servings, ingredients })
    const ours = nutrition.perServing.calories
    const working = nutrition.lines
      .map((line, at) => ({ text: ingredients[at] ?? '', kcal: (line.calories ?? 0) / servings, line }))
      .sort((one, other) => other.kcal - one.kcal)
      .slice(0, 4)
      .map(({ text, kcal, line }) => `${text} = ${Math.round(line.grams ?? 0)} g, ${Math.round(kcal)} kcal`)
      .join(' | ')
    return [
      {
        title: `${title} (${servings})`,
        stated: stated.calories,
        counted: ours,
        coverage: nutrition.coverage,
        error: Math.abs(ours - stated.calories) / stated.calories,
        working,
      },
    ]
  })
  const covered = counted.filter(({ coverage }) => coverage >= 0.8)
  return [
    outcomeOf('6 calories per serving of published recipes', counted),
    outcomeOf('6 the same, with at least 80% of the weight known', covered),
  ]
}

function outcomeOf(what: string, counted: readonly Counted[]): Outcome {
  const errors = counted.map(({ error }) => error)
  const near = errors.filter((error) => error <= 0.2).length
  const median = atShare(errors, 0.5)
  const over = counted.filter(({ error, counted: ours, stated }) => error > 0.2 && ours > stated).length
  return {
    what,
    target: 'median 12%, 70% within 20%',
    measured:
      `median ${percent(median, 1)}, ${percent(near, errors.length)} within 20%, of ${errors.length}; ` +
      `too high ${over}, too low ${errors.length - near - over}`,
    met: median <= 0.12 && near >= errors.length * 0.7,
    cases: [...counted]
      .sort((one, other) => other.error - one.error)
      .filter(({ error }) => error > 0.2)
      .map(
        ({ title, stated, counted, coverage, working }) =>
          `${title}: stated ${Math.round(stated)}, counted ${Math.round(counted)}, coverage ${coverage.toFixed(2)}: ${working}`,
      ),
  }
}
