import { isA } from '#domain/food/food.ts'
import { plain } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { actionsOf, isHeated } from '#domain/recipe/verify/cooking/actions.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'

/** Kidney beans boiled, eggs cooked, and so is what is poisonous raw. */
export function rawFoods(recipe: ReadRecipe): Finding[] {
  return [...rawBeans(recipe), ...rawEggs(recipe), ...poisonousRaw(recipe)]
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

/** What holds a poison that heat takes away, as it is bought fresh: juices, flours and what is sold cooked are none of it. */
function poisonousRaw(recipe: ReadRecipe): Finding[] {
  return recipe.lines.flatMap((line, index) => {
    const text = plain(line.line.text)
    if (line.heading || !poisonous.test(text) || prepared.test(text) || isHeated(recipe, index)) return []
    return [finding('poisonous_raw', {}, { line: index, name: line.name })]
  })
}
/**
 * Elderberries and cassava hold cyanide (CDC, MMWR 33:173; Food Standards Australia New Zealand), taro crystals of oxalate (FDA, Poisonous Plant
 * Database), fiddleheads and morels what makes ill (CDC, MMWR 43:677; FDA, Serving Raw or Undercooked Morel Mushrooms), lima beans cyanide (FSANZ).
 */
const poisonous =
  /\b(?:elderberr(?:y|ies)|cassavas?|yuca|manioc|taro(?: roots?| leaves)?|eddoes?|malanga|fiddleheads?|morels?|wild mushrooms?|lima beans?)\b/
const prepared =
  /\b(?:flour|starch|meal|powder|syrup|cordial|juice|jam|jelly|extract|liqueur|wine|vinegar|tea|chips|crackers?|bread|can|cans|canned|tin|tinned|jar|jarred|cooked|boiled|roasted|blanched|frozen|baby)\b/
