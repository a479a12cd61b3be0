import { isA } from '#domain/food/food.ts'
import { plain } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { actionsOf, isHeated, linesOf } from '#domain/recipe/verify/cooking/actions.ts'
import type { Clause } from '#domain/recipe/verify/cooking/clauses.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { boiledLines } from '#domain/recipe/verify/safety/boiled-beans.ts'
import { innerTemperatures } from '#domain/recipe/verify/safety/doneness.ts'
import { arePasteurized } from '#domain/recipe/verify/safety/pasteurized-eggs.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** Kidney beans boiled, eggs and flour cooked, and so is what is poisonous raw. */
export function rawFoods(recipe: ReadRecipe): Finding[] {
  return [...rawBeans(recipe), ...rawEggs(recipe), ...rawFlour(recipe), ...poisonousRaw(recipe)]
}

/** Phytohaemagglutinin in red and white kidney beans is destroyed by boiling, not by a slow cooker (FDA, Bad Bug Book). */
function rawBeans(recipe: ReadRecipe): Finding[] {
  return recipe.lines.flatMap((line, index) =>
    isDryKidneyBean(line) && !boiledLines(recipe).has(index)
      ? [finding('raw_beans', {}, { line: index, name: line.name })]
      : [],
  )
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

/** Eggs that meet no heat, by themselves or with what they were mixed into, and were not pasteurized in the shell (FDA, egg safety). */
function rawEggs(recipe: ReadRecipe): Finding[] {
  return recipe.lines.flatMap((line, index) => {
    if (!isRawEgg(line)) return []
    return isHeated(recipe, index) || linesTakenTo160(recipe).has(index) || arePasteurized(recipe)
      ? []
      : [finding('raw_egg', {}, { line: index, name: line.name })]
  })
}

/** 'Warm it gently to 160°F': safe for a dish of eggs (USDA FSIS, Safe Minimum Internal Temperature Chart), whatever the verb. */
const linesTakenTo160 = rememberedFor((recipe: ReadRecipe) =>
  linesOf(
    actionsOf(recipe).flatMap(({ clause, along }) =>
      innerTemperatures(clause.affirmed).some(({ celsius }) => celsius >= 71) ? [along] : [],
    ),
  ),
)

function isRawEgg(line: ReadLine): boolean {
  return (
    line.portions.some(({ food }) => isA('egg')(food)) &&
    !/\b(?:pasteuri[sz]ed(?! (?:if|where)\b)|hard[- ]?boiled|boiled|cooked|powder)\b/.test(plain(line.line.text))
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
const fed = /\b(?:starter|levain|poolish|biga|preferment)$/

/**
 * Whether anything is heated from where the flour is first named. By then it goes by many names, of a roux, a coat or a dough, so that any heat may
 * be meant for it, but for what melts or toasts something else.
 */
function isFollowedByHeat(recipe: ReadRecipe, index: number): boolean {
  const { names, lastHeat, lastOven } = heatByClause(recipe)
  const { nameWords } = recipe.lines[index]!
  const last = nameWords.at(-1) ?? ''
  const before = last === 'flour' ? [whatever] : nameWords
  const named = before.flatMap((word) => names.get(last)?.get(word) ?? [])
  // where nothing names it, from the beginning
  const clause = named.length > 0 ? Math.min(...named.map((each) => each.clause)) : -1
  const step = actionsOf(recipe)[clause]?.step ?? 0
  // 'Into a loaf pan, 350°F, 60 minutes'
  return lastOven >= step || lastHeat >= Math.max(clause, 0) || named.some(({ isHot }) => isHot)
}

/** Flour is flour behind any word. */
const whatever = ''

/** A word behind another, by its first clause; hot if any clause that has them heats something. */
interface NamedTogether {
  clause: number
  isHot: boolean
}

const heatByClause = rememberedFor((recipe: ReadRecipe) => {
  const actions = actionsOf(recipe)
  /** By the last word of a name, and by the word before it. */
  const names = new Map<string, Map<string, NamedTogether>>()
  for (const [at, { clause, heat }] of actions.entries())
    for (const [place, { stem }] of clause.words.entries()) {
      const before = stem === 'flour' ? whatever : (clause.words[place - 1]?.stem ?? whatever)
      const named = names.get(stem) ?? new Map<string, NamedTogether>()
      const known = named.get(before) ?? { clause: at, isHot: false }
      known.isHot ||= heat !== undefined
      names.set(stem, named.set(before, known))
    }
  return {
    names,
    lastHeat: actions.findLastIndex(({ clause }) => clause.heat !== undefined && !isOfOthers(clause)),
    lastOven: recipe.steps.findLastIndex(({ text }) => ovenHeat.test(text)),
  }
})
const ovenHeat = /\boven\b|\bbread (?:machine|maker)\b|\b(?:[2-4]\d\d|500) ?°? ?f\b|\b(?:1[2-9]\d|2[0-6]\d) ?°? ?c\b/

/** What melts or toasts something else. */
function isOfOthers({ verb, affirmed }: Clause): boolean {
  return verb?.base === 'melt' || verb?.base === 'toast' || (/\bmelt/.test(affirmed) && /\bmicrowave/.test(affirmed))
}

const bakingMix = /\b(?:cake|brownie|cookie|muffin|pancake|waffle|biscuit|baking) mix\b/

function isRawFlour({ line, foods }: ReadLine): boolean {
  const isOfGrain =
    foods.some(
      ({ name, allergens }) =>
        /\bflour$/.test(name) && (allergens.certain.includes('wheat') || allergens.certain.includes('gluten')),
    ) || bakingMix.test(plain(line.text))
  return isOfGrain && !/\bheat[- ]treated\b/.test(plain(line.text))
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
  /\b(?:oil|essence|flavou?ring|flour|starch|meal|powder|syrup|cordial|juice|jam|jelly|extract|liqueur|wine|vinegar|tea|chips|crackers?|bread|can|cans|canned|tin|tinned|jar|jarred|cooked|boiled|roasted|blanched|frozen|baby)\b/
