import { isA } from '#domain/food/food.ts'
import { plain } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { actionsOf, isHeated } from '#domain/recipe/verify/cooking/actions.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'

/** Kidney beans boiled, eggs and flour cooked, and so is what is poisonous raw. */
export function rawFoods(recipe: ReadRecipe): Finding[] {
  return [...rawBeans(recipe), ...rawEggs(recipe), ...rawFlour(recipe), ...poisonousRaw(recipe)]
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

/**
 * Nothing kills what comes off the field with flour but heat (FDA, Flour Is a Raw Food and Other Safety Facts): also in a dough that is eaten
 * raw, and in what is mixed from it. A starter is fed with it, and baked another day.
 */
function rawFlour(recipe: ReadRecipe): Finding[] {
  if (fed.test(plain(recipe.title))) return []
  return recipe.lines.flatMap((line, index) => {
    if (!isRawFlour(line) || isFollowedByHeat(recipe, index)) return []
    return [finding('raw_flour', {}, { line: index, name: line.name })]
  })
}
/** By then it goes by many names, of a roux, a coat or a dough: any heat may be meant for it, but for what melts or toasts something else. */
function isFollowedByHeat(recipe: ReadRecipe, index: number): boolean {
  if (isHeated(recipe, index)) return true
  const actions = actionsOf(recipe)
  const first = actions.findIndex(({ foods }) => foods.has(index))
  return actions.some(({ heat, clause }, at) => at > first && heat !== undefined && !ofOthers.test(clause.affirmed))
}
const ofOthers = /\b(?:melt|toast)/
const fed = /\b(?:starter|sourdough|levain|poolish|biga|preferment)\b/

function isRawFlour({ line, foods }: ReadLine): boolean {
  const isOfGrain = foods.some(
    ({ name, allergens }) =>
      /\bflour$|\b(?:cake|pancake|baking) mix$/.test(name) &&
      (allergens.certain.includes('wheat') || allergens.certain.includes('gluten')),
  )
  return isOfGrain && !/\b(?:heat[- ]treated|toasted|roasted|browned|baked|cooked)\b/.test(plain(line.text))
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
 * Database), fiddleheads and morels what makes ill (CDC, MMWR 43:677; FDA, Serving Raw or Undercooked Morel Mushrooms), lima beans, apricot
 * kernels and bitter almonds cyanide (FSANZ).
 */
const poisonous =
  /\b(?:elderberr(?:y|ies)|cassavas?|yuca|manioc|taro(?: roots?| leaves)?|eddoes?|malanga|fiddleheads?|morels?|wild mushrooms?|lima beans?|apricot kernels?|bitter almonds?)\b/
const prepared =
  /\b(?:flour|starch|meal|powder|syrup|cordial|juice|jam|jelly|extract|liqueur|wine|vinegar|tea|chips|crackers?|bread|can|cans|canned|tin|tinned|jar|jarred|cooked|boiled|roasted|blanched|frozen|baby)\b/
