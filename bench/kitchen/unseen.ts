import { hashOf } from '#domain/chance.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { markedLines, moreMarkedLines, publishedRecipes } from './data.ts'
import { atShare, type Outcome, percent } from './outcome.ts'

/**
 * Row 13: reading and figures on a third of the data that is measured and never looked at (recipes by their host, lines by their text),
 * beside the other two thirds. Only cases of the latter are printed.
 */
export function unseen(): Outcome[] {
  const recipes = parted(publishedRecipes(), ({ host }) => host)
  const lines = (of: readonly Recipe[]) => of.flatMap(({ ingredients }) => ingredients)
  const text = ({ line }: { line: string }) => line
  return [
    compared('published lines whose food we don’t know', recipes, (part) => unknownShare(lines(part))),
    compared('annotated lines whose food we don’t know', parted(markedLines(), text), (part) =>
      unknownShare(part.map(text)),
    ),
    compared('the same, of the further ones', parted(moreMarkedLines(), text), (part) => unknownShare(part.map(text))),
    compared('published recipes with such a line', recipes, unknownRecipes),
    compared('published lines with neither figures nor a finding', recipes, (part) => silentShare(lines(part))),
    compared('the same, of the further annotated ones', parted(moreMarkedLines(), text), (part) =>
      silentShare(part.map(text)),
    ),
    compared('calories per serving', recipes, calories),
    compared('stated calories within the range', recipes, held),
  ]
}

type Recipe = ReturnType<typeof publishedRecipes>[number]
interface Parted<Item> {
  seen: readonly Item[]
  kept: readonly Item[]
}
interface Measured {
  measured: string
  cases: readonly string[]
}

function parted<Item>(all: readonly Item[], nameOf: (item: Item) => string): Parted<Item> {
  const isKept = (item: Item) => hashOf(nameOf(item)) % 3 === 0
  return { seen: all.filter((item) => !isKept(item)), kept: all.filter(isKept) }
}

function compared<Item>(
  what: string,
  { seen, kept }: Parted<Item>,
  measure: (part: readonly Item[]) => Measured,
): Outcome {
  const { measured, cases } = measure(seen)
  return {
    what: `13 ${what}`,
    target: 'no target',
    measured: `${measure(kept).measured} in the third kept aside; ${measured} in the rest`,
    cases,
  }
}

function unknownShare(lines: readonly string[]): Measured {
  return shareOf(lines, isUnknown)
}

function unknownRecipes(recipes: readonly Recipe[]): Measured {
  const unknown = recipes.filter(({ ingredients }) => ingredients.some(isUnknown))
  return { measured: `${percent(unknown.length, recipes.length)} of ${recipes.length}`, cases: [] }
}

function silentShare(lines: readonly string[]): Measured {
  return shareOf(lines, (line) => {
    const { findings, nutrition } = verifyRecipe({ servings: 1, ingredients: [line] })
    return nutrition.lines[0]?.source === '' && nutrition.coverage < 1 && !findings.some((one) => one.line === 0)
  })
}

function shareOf(lines: readonly string[], counts: (line: string) => boolean): Measured {
  const counted = lines.filter(counts)
  return { measured: `${percent(counted.length, lines.length)} of ${lines.length}`, cases: counted }
}

function isUnknown(line: string): boolean {
  return verifyRecipe({ servings: 1, ingredients: [line] }).findings.some(({ code }) => code === 'unknown_ingredient')
}

function nutritionOf({ servings, ingredients, stated }: Recipe) {
  if (!servings || !stated?.calories || ingredients.length === 0) return []
  const { nutrition } = verifyRecipe({ servings, ingredients })
  return [{ ...nutrition, stated: stated.calories }]
}

function calories(recipes: readonly Recipe[]): Measured {
  const errors = recipes
    .flatMap(nutritionOf)
    .map(({ perServing, stated }) => Math.abs(perServing.calories - stated) / stated)
  const near = errors.filter((error) => error <= 0.2).length
  return {
    measured: `median ${percent(atShare(errors, 0.5), 1)}, ${percent(near, errors.length)} of ${errors.length} within 20%`,
    cases: [],
  }
}

function held(recipes: readonly Recipe[]): Measured {
  const all = recipes.flatMap(nutritionOf)
  const inside = all.filter(({ range, stated }) => range.low <= stated && stated <= range.high)
  const widths = all.map(({ range, perServing }) => (range.high - range.low) / 2 / Math.max(1, perServing.calories))
  return {
    measured: `${percent(inside.length, all.length)}, range ±${percent(atShare(widths, 0.5), 1)}`,
    cases: [],
  }
}
