import { isA } from '#domain/food/food.ts'
import { numberWord } from '#domain/measure/number-words.ts'
import { readAmount } from '#domain/measure/read-amount.ts'
import { plain } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding, type Place } from '#domain/recipe/verify/codes.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import { clausesOf } from '#domain/recipe/verify/cooking/clauses.ts'
import { none } from '#domain/recipe/verify/cooking/lines.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { gramsOf, isOil } from '#domain/recipe/verify/safety/kept-foods.ts'
import { tokens } from '#domain/text/tokens.ts'

/** Figures that the rest of the recipe contradicts. All limits are our own reading of published recipes. `minutes` are those of the steps. */
export function contradictions(recipe: ReadRecipe, minutes: number): Finding[] {
  if (!recipe.hasSteps) return []
  return [...otherServings(recipe), ...shorterTime(recipe, minutes), ...moreEggs(recipe), ...oilNotEaten(recipe)]
}

const number = String.raw`(\d+|${numberWord})`

/** 'Divide among 8 bowls' in a recipe for two. */
function otherServings({ steps, description, servings }: ReadRecipe): Finding[] {
  if (!Number.isInteger(servings)) return []
  const said = [
    ...sentencesIn(description).map((text) => ({ text, place: {} as Place })),
    ...steps.flatMap((step, index) =>
      !speaksOfServings.test(step.text)
        ? []
        : clausesOf(step).map(({ affirmed }) => ({ text: affirmed, place: { step: index } })),
    ),
  ]
  for (const { text, place } of said) {
    if (asides.test(text)) continue
    for (const pattern of ofServings) {
      const stated = counted(pattern.exec(text)?.[1])
      if (stated !== undefined && stated < 100 && (stated >= servings * 1.5 || stated * 1.5 <= servings))
        return [finding('servings_contradiction', { stated, servings }, place)]
    }
  }
  return []
}
const speaksOfServings = /\b(?:serv|feeds|divide|split|portion|ladle|spoon|pour|share|distribute|enough|plenty)/
const ofServings: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:serves|feeds|servings:) (?:up to |about )?${number}\b`),
  new RegExp(String.raw`\b${number} (?:\w+ )?servings\b`),
  new RegExp(
    String.raw`\b(?:divide|split|portion|ladle|spoon|pour|share|distribute)\b[^.;]{0,40}\b(?:among|amongst|between|into|onto|over|in) ${number} (?:\w+ ){0,2}(?:bowls|plates|glasses|mugs|servings|people)\b`,
  ),
  new RegExp(String.raw`\b(?:enough|plenty) for ${number} (?:people|persons|guests|eaters|adults)\b`),
]
/** Another recipe, or another number of people. */
const asides = /\b(?:if|original|double|triple|multiply|batch|half|quarter|to serve|for a crowd|per)\b/

/** 'Ready in 20 minutes' over a stew of two hours. */
function shorterTime({ title, description }: ReadRecipe, minutes: number): Finding[] {
  for (const [place, text] of [
    ['title', title],
    ['description', description],
  ] as const)
    for (const sentence of sentencesIn(text)) {
      if (partOfTime.test(sentence)) continue
      const [, figure, unit = ''] =
        wholeTime.map((pattern) => pattern.exec(sentence)).find((found) => found !== null) ?? []
      const stated = (counted(figure) ?? Number.NaN) * (unit.startsWith('h') ? 60 : 1)
      if (stated > 0 && minutes > stated * longer + leeway)
        return [finding('total_time_contradiction', { place, stated, read: minutes })]
    }
  return []
}
/** A recipe takes so many times as long as it says, and so many minutes besides, before that is pointed out. */
const longer = 1.5
const leeway = 15
const time = String.raw`${number}[- ](minutes?|mins?|hours?)`
const wholeTime: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:ready|done|made|cooked|finished|table|together|meal|dish|dinner|lunch|supper|stew|soup|cooks|all)\b[^.;]{0,24}\b(?:in|takes?|is) (?:\w+ ){0,3}?${time}\b`,
  ),
  new RegExp(
    String.raw`\b(?:it |this |that )?takes (?:only |just |no more than |about |around |under |less than )*${time}\b`,
  ),
  new RegExp(String.raw`\b(?:total(?: time)?:?|quick: just) ${time}\b`),
  new RegExp(String.raw`\b${time}(?: flat| in all| from start|, start to finish| start to finish)\b`),
  new RegExp(
    String.raw`\b${time}[- ](?:dinner|meal|lunch|supper|recipe|stew|soup|curry|pasta|dish|breakfast|dessert|weeknight)`,
  ),
]
/** Work, rest and the like are a part of the time. */
const partOfTime =
  /\b(?:work|hands-on|hands on|active|prep|prepar\w+|chop|rest\w*|soak\w*|marinat\w*|chill\w*|reheat\w*|every|first|last|after|another|minutes more|more minutes|stir\w*)\b/

/** 'Beat 4 eggs' where the list has two. */
function moreEggs(recipe: ReadRecipe): Finding[] {
  const lines = recipe.lines.filter(({ foods }) => foods.some(isA('egg')))
  const amounts = lines.map(({ line }) =>
    line.amount && (line.unit === undefined || !/^(?:cup|g|kg|oz|lb|ml|l|tbsp|tsp)$/.test(line.unit))
      ? line.amount.high.n / line.amount.high.d
      : Number.NaN,
  )
  const listed = amounts.reduce((sum, one) => sum + one, 0)
  if (lines.length === 0 || !Number.isFinite(listed)) return []
  let all = 0
  for (const { clause, step } of actionsOf(recipe)) {
    if (asides.test(clause.text)) continue
    for (const [, before, figure] of clause.affirmed.matchAll(ofEggs)) {
      const stated = counted(figure) ?? 0
      all += before ? 0 : stated
      if (stated > 60) continue
      if (stated > listed || (all > listed && beating.test(clause.affirmed)))
        return [finding('more_than_listed', { stated: Math.max(stated, all), listed }, { step })]
    }
  }
  return []
}
const ofEggs = new RegExp(
  String.raw`\b(?:(the|these|those|both|all|remaining|other) )?${number} (?:(?:large|medium|whole|beaten|fresh|big|raw|more|lightly) )*eggs?\b(?! (?:yolk|white|wash|noodle|roll))`,
  'g',
)
const beating = /\b(?:beat\w*|whisk|crack|break|add|brush|mix|stir|separate)\b/

/** Six cups of oil in a salad. */
function oilNotEaten(recipe: ReadRecipe): Finding[] {
  return recipe.lines.flatMap((line, index) => {
    if (line.heading || !isOil(line)) return []
    const grams = Math.round(gramsOf(line) / recipe.servings)
    if (grams <= mostOil) return []
    const actions = actionsOf(recipe)
    const isMedium = actions.some(
      ({ clause, foods, heat }, at) =>
        (foods.has(index) && isDrainedOf(actions, at)) ||
        /\b(?:fry|fried|fries|frying|fryer|confit|preserv\w*|infus\w*|submerge\w*)\b/.test(clause.affirmed) ||
        (foods.has(index) && heat !== undefined && !/^(?:bake|roast|toast)$/.test(clause.verb?.base ?? '')),
    )
    return isMedium && !actions.some((action) => action.foods.has(index) && isEatenWhole(action))
      ? []
      : [finding('oil_not_eaten', { grams }, { line: index, name: line.name })]
  })
}

/** 'Pour all of the oil over the lettuce': what was fried in is eaten as well, unless it goes back into the bottle. */
function isEatenWhole({ clause: { affirmed, heat, verb } }: Action): boolean {
  // 'serve it with all of the oil that it was fried in'
  const isAtTable = heat === undefined || /^(?:serve|pour|toss|tip|drizzle|spoon|eat)$/.test(verb?.base ?? '')
  return isAtTable && wholeOil.test(affirmed) && eating.test(affirmed) && !putBack.test(affirmed)
}
const wholeOil =
  /\b(?:all (?:of )?(?:the|that|this|its)|every (?:last )?(?:drop|bit) of the|(?:whole|entire|full|rest|remainder) (?:\w+ )?of the|the (?:whole|entire|remaining)) (?:\w+ ){0,2}oil\b|\boil and all\b/
const eating = /\b(?:pour|toss|tip|stir|drizzle|spoon|dress|mix|mash|blend|whisk|beat|serve|eat|scrape|fold|drink|turn)/
const putBack =
  /\bback\b|\b(?:next|another) (?:time|day)|\b(?:strain|drain|sav|reserv|discard)|\boff\b|\b(?:into|in) (?:a|the|its|your) (?:\w+ )?(?:pan|pot|jar|bottle|container|skillet|fryer|wok|can|tin|sink|bin|saucepan|jug)\b/

/** 'Cover the peppers with the oil, and drain them': what is kept under it is taken out of it. */
function isDrainedOf(actions: readonly Action[], at: number): boolean {
  const { clause, foods } = actions[at]!
  if (!/\b(?:cover|under|beneath|pack|immers|steep)/.test(clause.affirmed)) return false
  return actions
    .slice(at, at + soon)
    .some((next) => takenOut.test(next.clause.affirmed) && (next.foods.lines & foods.lines) !== none)
}
const takenOut = /\b(?:drain|strain)|\b(?:lift|fish|take)\w* (?:\w+ ){0,2}out\b(?! to\b)/
/** Clauses within which what is said of the same food stands. */
const soon = 4

/** Grams a person: 120 g are 1,060 kcal, more than half of the daily value on US labels (FDA, 21 CFR 101.9). */
const mostOil = 120

const anyNumber = new RegExp(String.raw`\b${number}\b`)

/** What the sentences of a text mean, without what they deny. */
function sentencesIn(text: string): readonly string[] {
  const said = plain(text)
  if (!anyNumber.test(said)) return []
  const clauses = clausesOf({ text: said, words: tokens(said) })
  return clauses
    .map(({ affirmed }) => affirmed)
    .join('')
    .split(/[.!?]\s/)
}

function counted(figure: string | undefined): number | undefined {
  const amount = figure === undefined ? undefined : readAmount(figure)
  return amount && amount.high.n / amount.high.d
}
