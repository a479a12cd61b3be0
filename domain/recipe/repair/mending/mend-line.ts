import { cutText } from '#domain/cut-text.ts'
import { allergenName } from '#domain/food/allergens/allergens.ts'
import { lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import type { Diet } from '#domain/food/diets.ts'
import { isA } from '#domain/food/food.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { type Ingredient, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { chooseSides, swapsWithin } from '#domain/recipe/repair/swapping/choose-side.ts'
import { dropLine, isDispensable } from '#domain/recipe/repair/swapping/leave-out.ts'
import { type Mended, onlyFood, suits, swapsOfLine } from '#domain/recipe/repair/swapping/swap-line.ts'
import { plainLines } from '#domain/recipe/repair/unknown-foods/plain-line.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/** Every way to mend a line that the eater may not have, the smallest change first: the side of a choice, a swap, leaving it out. */
export function* mendsOfLine(
  draft: RecipeDraft,
  line: number | undefined,
  eater: EaterProfile,
  reason: string,
): Generator<Mended> {
  const ingredient = line === undefined ? undefined : draft.ingredients[line]
  if (line === undefined || !ingredient) return
  yield* barer(draft, line, eater, reason)
  yield* chooseSides(draft, line, eater, reason)
  const own = onlyFood(ingredient)
  // a sausage or a stock of a fitting kind is nearer than tofu or water
  const isKindFirst = own?.aisle === 'Meat' || isA('stock')(own)
  if (isKindFirst) yield* kindsOfIt(draft, line, eater, reason)
  yield* swapsOfLine(draft, line, eater, reason)
  yield* swapsWithin(draft, line, eater, reason)
  if (!isKindFirst) yield* kindsOfIt(draft, line, eater, reason)
  const isKnown = lineIsKnown(readIngredientLine(ingredientText(ingredient)))
  if (!isKnown || readIngredientLine(ingredientText(ingredient)).foods.every(({ food }) => !food))
    yield* plainLines(draft, line, eater, reason)
  const dropped = isDispensable(ingredient) ? dropLine(draft, line, reason) : undefined
  if (dropped) yield dropped
}

/** 'Onions (to serve with sausages)': without what is said beside it, the line may be fit. */
function* barer(draft: RecipeDraft, line: number, eater: EaterProfile, reason: string): Generator<Mended> {
  const old = draft.ingredients[line]
  if (!old) return
  const { preparation: _, ...rest } = old
  const own = onlyFood(old)
  const bare = old.name.replace(/(?:(?<!\s)\s+)?\([^)]*\)?/g, '').trim()
  for (const name of new Set([old.name, bare, ...(own ? [own.name] : [])])) {
    const isDairyFree = name === own?.name && isA('sold in kinds')(own) && eater.allergens.includes('milk')
    const fresh = { ...rest, name: name || old.name, ...(isDairyFree && { preparation: 'dairy-free' }) }
    if (ingredientText(fresh) === ingredientText(old) || !suits(fresh, eater)) continue
    const ingredients = draft.ingredients.with(line, fresh)
    yield {
      draft: { ...draft, ingredients },
      change: { line, from: ingredientText(old), to: ingredientText(fresh), reason },
    }
  }
}

/** What a shop sells in such a kind: gluten-free puff pastry, dairy-free frosting, soy-free stock. */
function* kindsOfIt(draft: RecipeDraft, line: number, eater: EaterProfile, reason: string): Generator<Mended> {
  const old = draft.ingredients[line]
  const food = onlyFood(old)
  if (!old) return
  if (!food) return yield* kindsOfTerm(draft, line, old, eater, reason)
  if (!isA('sold in kinds')(food)) return
  const kinds = [
    'gluten-free',
    'dairy-free',
    'egg-free',
    'soy-free',
    ...(food.aisle === 'Meat' ? [] : ['vegan', 'gluten-free vegan']),
  ]
  for (const kind of kinds) {
    const { preparation: _, ...bare } = old
    const fresh = [
      { ...bare, name: food.name, preparation: kind },
      { ...bare, name: `${kind} ${food.name}` },
    ].find((one) => suits(one, eater))
    if (!fresh) continue
    const ingredients = draft.ingredients.with(line, fresh)
    yield {
      draft: { ...draft, ingredients },
      change: { line, from: ingredientText(old), to: ingredientText(fresh), reason },
    }
  }
}
/** The same for what no food of the table but its word is known of: a gluten-free béchamel. Nothing of meat or egg has such a kind. */
function* kindsOfTerm(
  draft: RecipeDraft,
  line: number,
  old: Ingredient,
  eater: EaterProfile,
  reason: string,
): Generator<Mended> {
  const read = readIngredientLine(ingredientText(old))
  const [term] = read.foods
  if (!term || read.foods.length > 1 || read.alternatives.length > 0 || !lineIsKnown(read)) return
  if (lineDiet(read, 'vegetarian').verdict !== 'fits') return
  for (const kind of ['gluten-free', 'dairy-free', 'vegan', 'gluten-free vegan']) {
    const fresh = { ...old, name: cutText(`${kind} ${term.words}`, 200) }
    if (!suits(fresh, eater)) continue
    const ingredients = draft.ingredients.with(line, fresh)
    yield {
      draft: { ...draft, ingredients },
      change: { line, from: ingredientText(old), to: ingredientText(fresh), reason },
    }
  }
}
/** The same for every line that stands against the eater's diet. */
export function* mendsOfDiet(draft: RecipeDraft, eater: EaterProfile): Generator<Mended> {
  const { diet } = eater
  if (diet === undefined) return
  for (const { index, name, verdict } of linesAgainst(draft, diet)) {
    const reason =
      verdict === 'breaks'
        ? `a ${allergenName(diet)} dish can’t have ${name}`
        : `we can’t be sure that the ${name} is ${allergenName(diet)}`
    yield* mendsOfLine(draft, index, eater, reason)
  }
}

/** The lines that break a diet or of which it is not known, in the order of the list. */
export function linesAgainst(draft: RecipeDraft, diet: Diet): { index: number; name: string; verdict: string }[] {
  const { lines } = readRecipe({ servings: 1, ingredients: draft.ingredients })
  return lines.flatMap(({ diets, name }, index) => {
    const verdict = diets.get(diet)?.verdict ?? 'fits'
    return verdict === 'fits' ? [] : [{ index, name, verdict }]
  })
}
