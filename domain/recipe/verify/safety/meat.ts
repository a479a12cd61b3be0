import { familiesOf } from '#domain/food/mentions/food-families.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { actionsOf, isHeated, linesOf } from '#domain/recipe/verify/cooking/actions.ts'
import { handsOf } from '#domain/recipe/verify/cooking/hands-of-lines.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/reading/read-step.ts'
import { donenessOf, temperaturesInside } from '#domain/recipe/verify/safety/doneness.ts'
import {
  bacon,
  isRawBacon,
  type MeatKind,
  meatKindOf,
  safeTemperatures,
} from '#domain/recipe/verify/safety/safe-temperatures.ts'
import {
  type Bath,
  bathOf,
  isHeatedElsewhere,
  leastWater,
  safeMinutes,
} from '#domain/recipe/verify/safety/sous-vide.ts'
import { rememberedFor } from '#domain/remembered.ts'

interface Meat {
  line: ReadLine
  index: number
  kind: MeatKind
}

/**
 * Is every raw meat and fish cooked through? A stated inner temperature below the safe one blocks; no sign of doneness in any step warns.
 * A cook's own recipe may have its steak or salmon rarer: there it warns only.
 */
export function meatSafety(recipe: ReadRecipe, author: 'cook' | 'writer'): Finding[] {
  return [...temperatureFindings(recipe, author), ...uncookedBacon(recipe)]
}

/** Bacon is cured and still raw (USDA FSIS, Bacon and Food Safety): its eye tells when it is done, and some step has to cook it. */
function uncookedBacon(recipe: ReadRecipe): Finding[] {
  if (!recipe.hasSteps) return []
  const hands = handsOf(recipe)
  return recipe.lines.flatMap((line, index) => {
    if (!isRawBacon(line)) return []
    const own = hands.ofLine(index)
    const its = recipe.steps.filter(({ text }, step) => (own !== hands.all && own.inHand.has(step)) || bacon.test(text))
    return its.length === 0 || its.some(({ text }) => cookingWords.test(text))
      ? []
      : [finding('raw_meat', { food: 'raw bacon' }, { line: index, name: line.name })]
  })
}
const cookingWords =
  /\b(?:cook|fr[yi]|crisp|brown|saut|render|sizzl|broil|bak|roast|grill|micro|sear|boil|simmer|oven|skillet)/

function temperatureFindings(recipe: ReadRecipe, author: 'cook' | 'writer'): Finding[] {
  const meats = recipe.lines.flatMap((line, index): Meat[] => {
    const kind = meatKindOf(line)
    return kind ? [{ line, index, kind }] : []
  })
  if (meats.length === 0 || !recipe.hasSteps) return []
  const bath = bathOf(recipe)
  const cold = coldSteps(recipe.steps, meats, author, bath)
  if (cold.length > 0) return cold
  if (bath === undefined) return undone(recipe, meats)
  const isBathed = ({ index }: Meat) => [...handsOf(recipe).ofLine(index).inHand].some((step) => bath.steps.has(step))
  const bathed = new Set(meats.filter(isBathed))
  const others = meats.filter((meat) => !bathed.has(meat))
  return [...undoneInBath(recipe, [...bathed], author, bath), ...undone(recipe, others)]
}

/** In steps of a bath the temperatures are those of the water. */
function coldSteps(
  steps: readonly ReadStep[],
  meats: readonly Meat[],
  author: 'cook' | 'writer',
  bath: Bath | undefined,
): Finding[] {
  const ofAll = meats.reduce(stricter)
  const byWord = new Map<string, Meat>()
  for (const meat of meats)
    for (const word of namesOf(meat.line)) byWord.set(word, stricter(byWord.get(word) ?? meat, meat))
  return steps.flatMap((read, step) => {
    const inside = temperaturesInside(read)
    if (inside.length === 0 || bath?.steps.has(step)) return []
    const named = read.words.flatMap(({ stem }) => byWord.get(stem) ?? [])
    const strictest = named.length > 0 ? named.reduce(stricter) : ofAll
    const safe = safeTemperatures[strictest.kind]
    const cold = inside.find(({ celsius }) => celsius < safe.celsius - 1)
    const details = { food: strictest.line.name, stated: cold?.stated ?? '', ...safe }
    return cold ? [finding('unsafe_temperature', details, { step }, severityOf(strictest, author))] : []
  })
}

/** Cooks may have their own steak or salmon rarer. */
const severityOf = ({ kind }: Meat, author: 'cook' | 'writer') =>
  author === 'cook' && (kind === 'whole' || kind === 'fish') ? 'warns' : 'blocks'

/** Meats that are neither long enough in a bath nor cooked through afterward. */
function undoneInBath(recipe: ReadRecipe, meats: readonly Meat[], author: 'cook' | 'writer', bath: Bath): Finding[] {
  const ofKind = new Map([...new Set(meats.map(({ kind }) => kind))].map((kind) => [kind, bathFor(recipe, bath, kind)]))
  return meats.flatMap((meat) => {
    const { index, kind } = meat
    const place = { line: index, name: meat.line.name }
    const severity = severityOf(meat, author)
    const { all, cooked } = ofKind.get(kind)!
    const own = all.filter(({ lines }) => lines.has(index))
    const stays = own.length > 0 ? own : all
    const isSafe = stays.some(
      ({ minutes, needed }) => needed !== undefined && minutes !== undefined && minutes >= needed,
    )
    if (isSafe || donenessOf(recipe, kind).reaching.length > 0 || cooked.has(index)) return []
    const { stated, minutes, needed } = stays.find((stay) => stay.needed !== undefined) ?? stays[0]!
    if (needed === undefined) return [finding('cold_sous_vide', { stated, least: leastWater(kind) }, place, severity)]
    if (minutes === undefined) return [finding('sous_vide_time', { stated, minutes: needed }, place)]
    if (isBeef(meat) && searedLines(recipe).has(index)) return []
    return [finding('short_sous_vide', { stated, had: minutes, minutes: needed }, place, severity)]
  })
}

/** What a bath is to all meats of a kind: its stays with the minutes that are needed, and the lines that are cooked through on other heat. */
function bathFor(recipe: ReadRecipe, bath: Bath, kind: MeatKind) {
  const long = new Set(donenessOf(recipe, kind).long)
  const cooking = actionsOf(recipe).filter(
    ({ step, clause, heat }) =>
      heat !== undefined &&
      long.has(step) &&
      isHeatedElsewhere(clause.affirmed) &&
      !bath.steps.has(step) &&
      !meanwhile.test(recipe.steps[step]!.text),
  )
  return {
    all: bath.stays.map((stay) => ({ ...stay, needed: safeMinutes(kind, stay.celsius) })),
    cooked: linesOf(cooking.map(({ along }) => along)),
  }
}
/** What is made while the bag is in the bath. */
const meanwhile = /^(?:meanwhile|while|as)\b/

/** A whole cut of beef may be rare in the middle once it is seared (FDA, Food Code 2022, 3-401.11(C)). */
const isBeef = ({ kind, line }: Meat) =>
  kind === 'whole' &&
  !/\b(?:pork|lamb|veal|goat|mutton)\b/i.test(line.name) &&
  (line.foods.some(({ id }) => /beef|steak|brisket/.test(id)) || /\b(?:beef|steaks?|ribeye|sirloin)\b/i.test(line.name))

const searedLines = rememberedFor((recipe: ReadRecipe) => {
  const searings = actionsOf(recipe).filter(
    ({ clause: { affirmed }, heat }) => (heat !== undefined && searing.test(affirmed)) || hotPan.test(affirmed),
  )
  return linesOf(searings.map(({ along }) => along))
})
const searing = /\b(?:sear|brown|grill|broil|torch|fry|fri|char|crisp)(?:s|ed|ing)?\b/
const hotPan = /\bhot (?:\w+ ){0,2}(?:skillet|pan|griddle|grill)\b/

/** The one that has to be hotter; of equal ones the first of the list. */
function stricter(one: Meat, other: Meat): Meat {
  const [a, b] = [safeTemperatures[one.kind].celsius, safeTemperatures[other.kind].celsius]
  return b > a || (b === a && other.index < one.index) ? other : one
}

function undone(recipe: ReadRecipe, meats: readonly Meat[]): Finding[] {
  const isRawDish = recipe.steps.some(({ text }) => eatenRaw.test(text))
  return meats.flatMap((meat) => {
    const place = { line: meat.index, name: meat.line.name }
    if (isHeated(recipe, meat.index))
      return isDone(recipe, meat) ? [] : [finding('no_doneness_cue', safeTemperatures[meat.kind], place)]
    if (isTakenTo(recipe, meat)) return []
    const isRaw = isRawDish || eatenRaw.test(meat.line.line.text.toLowerCase())
    const food = isRaw ? 'eaten raw' : meat.kind === 'fish' ? 'raw fish' : 'raw meat'
    return [finding('raw_meat', { food }, place)]
  })
}
const eatenRaw = /\b(?:sushi|sashimi|raw|ceviche|tartare|carpaccio|poke|cure|cured|gravlax)\b/

/** Whether a step that heats something takes it to the temperature of this meat: 'sear the strips to 165°F' where no line is called strips. */
function isTakenTo(recipe: ReadRecipe, { kind }: Meat): boolean {
  const { heated } = handsOf(recipe).all
  return donenessOf(recipe, kind).reaching.some((step) => heated.has(step))
}

/** Whether a step that has the meat in hand says when it is done, or heats it long enough. */
function isDone(recipe: ReadRecipe, { line, index, kind }: Meat): boolean {
  const { cues, long, said } = donenessOf(recipe, kind)
  const { inHand, heated } = handsOf(recipe).ofLine(index)
  return (
    cues.some((step) => inHand.has(step)) ||
    long.some((step) => heated.has(step)) ||
    // 'turning halfway, until the snapper flakes': the step names it and says so
    namesOf(line).some((name) => said.has(name))
  )
}

/** The words by which a step names a meat: its own and those of its families. */
const namesOf = rememberedFor((line: ReadLine): readonly string[] => {
  const own = line.nameWords.filter((word) => !general.has(word))
  return [...new Set([...own, ...line.foods.flatMap(familiesOf)])]
})
const general = new Set([
  'fresh',
  'large',
  'small',
  'skin',
  'on',
  'bone',
  'in',
  'boneless',
  'skinless',
  'ground',
  'lean',
  'and',
  'or',
  'with',
])
