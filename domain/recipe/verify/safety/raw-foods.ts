import { isA } from '#domain/food/food.ts'
import { plain } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { actionsOf, isHeated } from '#domain/recipe/verify/cooking/actions.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'

/** Kidney beans boiled, eggs cooked. */
export function rawFoods(recipe: ReadRecipe): Finding[] {
  return [...rawBeans(recipe), ...rawEggs(recipe)]
}

/** Phytohaemagglutinin in red and white kidney beans is destroyed by boiling, not by a slow cooker (FDA, Bad Bug Book). */
function rawBeans(recipe: ReadRecipe): Finding[] {
  return recipe.lines.flatMap((line, index) => {
    if (!isDryKidneyBean(line)) return []
    const isBoiled = actionsOf(recipe).some(
      ({ foods, heat }) => foods.has(index) && (heat === 'boil' || heat === 'pressure'),
    )
    return isBoiled ? [] : [finding('raw_beans', {}, { line: index, name: line.name })]
  })
}

function isDryKidneyBean(line: ReadLine): boolean {
  const text = plain(line.line.text)
  if (!/\b(?:kidney|cannellini|rajma|red beans)\b/.test(text)) return false
  if (/\b(?:can|cans|canned|tin|tins|tinned|jar|cooked|drained|boiled)\b/.test(text)) return false
  return (
    /\b(?:dry|dried|raw|uncooked|soaked|overnight)\b/.test(text) ||
    line.foods.some(({ name }) => /\bdr(?:y|ied)\b/.test(name))
  )
}

/** Eggs that meet no heat, by themselves or with what they were mixed into (FDA, egg safety). */
function rawEggs(recipe: ReadRecipe): Finding[] {
  return recipe.lines.flatMap((line, index) => {
    if (!isRawEgg(line)) return []
    return isHeated(recipe, index) ? [] : [finding('raw_egg', {}, { line: index, name: line.name })]
  })
}

function isRawEgg(line: ReadLine): boolean {
  return (
    line.portions.some(({ food }) => isA('egg')(food)) &&
    !/\b(?:pasteuri[sz]ed|hard[- ]?boiled|boiled|cooked|powder)\b/.test(plain(line.line.text))
  )
}
