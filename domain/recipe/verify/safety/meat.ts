import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { actionsOf, isHeated } from '#domain/recipe/verify/cooking/actions.ts'
import { familiesOf } from '#domain/recipe/verify/food-families.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import { type ReadStep, rememberedForWords } from '#domain/recipe/verify/read-step.ts'
import { type MeatKind, meatKindOf, safeTemperatures } from '#domain/recipe/verify/safety/safe-temperatures.ts'
import {
  type Bath,
  bathOf,
  isHeatedElsewhere,
  leastWater,
  safeMinutes,
} from '#domain/recipe/verify/safety/sous-vide.ts'
import { statedMinutes } from '#domain/recipe/verify/step-minutes.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { phraseTable } from '#domain/text/phrase-table.ts'

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
  const meats = recipe.lines.flatMap((line, index): Meat[] => {
    const kind = meatKindOf(line)
    return kind ? [{ line, index, kind }] : []
  })
  if (meats.length === 0 || !recipe.hasSteps) return []
  const bath = bathOf(recipe)
  const cold = coldSteps(recipe.steps, meats, author, bath)
  if (cold.length > 0) return cold
  if (bath === undefined) return undone(recipe, meats)
  const bathed = meats.filter(({ index }) =>
    handsWith(recipe, index).some(({ inHand }) => [...bath.steps].some((step) => inHand.has(step))),
  )
  const others = meats.filter((meat) => !bathed.includes(meat))
  return [...undoneInBath(recipe, bathed, author, bath), ...undone(recipe, others)]
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
    const { inside } = signsOf(read)
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
  const beside = besideBath(recipe, bath)
  return meats.flatMap((meat) => {
    const { index, kind } = meat
    const place = { line: index, name: meat.line.name }
    const severity = severityOf(meat, author)
    const own = bath.stays.filter(({ lines }) => lines.has(index))
    const stays = (own.length > 0 ? own : bath.stays).map((stay) => ({
      ...stay,
      needed: safeMinutes(kind, stay.celsius),
    }))
    const isSafe = stays.some(
      ({ minutes, needed }) => needed !== undefined && minutes !== undefined && minutes >= needed,
    )
    const isCookedBeside =
      recipe.steps.some((read) => reaches(read, kind)) ||
      beside.some(({ step, along }) => along.has(index) && isLong(recipe.steps[step]!, kind))
    if (isSafe || isCookedBeside) return []
    const { stated, minutes, needed } = stays.find((stay) => stay.needed !== undefined) ?? stays[0]!
    if (needed === undefined) return [finding('cold_sous_vide', { stated, least: leastWater(kind) }, place, severity)]
    if (minutes === undefined) return [finding('sous_vide_time', { stated, minutes: needed }, place)]
    if (isBeef(meat) && isSeared(recipe, meat)) return []
    return [finding('short_sous_vide', { stated, had: minutes, minutes: needed }, place, severity)]
  })
}

/** What is done on other heat than the bath's. */
const besideBath = (recipe: ReadRecipe, { steps }: Bath) =>
  actionsOf(recipe).filter(
    ({ step, clause, heat }) =>
      heat !== undefined &&
      isHeatedElsewhere(clause.affirmed) &&
      !steps.has(step) &&
      !meanwhile.test(recipe.steps[step]!.text),
  )
/** What is made while the bag is in the bath. */
const meanwhile = /^(?:meanwhile|while|as)\b/

/** A whole cut of beef may be rare in the middle once it is seared (FDA, Food Code 2022, 3-401.11(C)). */
const isBeef = ({ kind, line }: Meat) =>
  kind === 'whole' &&
  !/\b(?:pork|lamb|veal|goat|mutton)\b/i.test(line.name) &&
  (line.foods.some(({ id }) => /beef|steak|brisket/.test(id)) || /\b(?:beef|steaks?|ribeye|sirloin)\b/i.test(line.name))

function isSeared(recipe: ReadRecipe, { index }: Meat): boolean {
  return actionsOf(recipe).some(
    ({ clause: { affirmed }, along, heat }) =>
      along.has(index) && ((heat !== undefined && searing.test(affirmed)) || hotPan.test(affirmed)),
  )
}
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
  return recipe.steps.some((read, step) => heated.has(step) && reaches(read, kind))
}

/** Whether a step that has the meat in hand says when it is done, or heats it long enough. */
function isDone(recipe: ReadRecipe, { line, index, kind }: Meat): boolean {
  const { all } = handsOf(recipe)
  const meant = handsWith(recipe, index)
  const names = new Set(namesOf(line))
  return recipe.steps.some((read, step) => {
    if (meant.some(({ inHand }) => inHand.has(step)))
      return isCue(read, kind) || (meant.some(({ heated }) => heated.has(step)) && isLong(read, kind))
    // 'turning halfway, until the snapper flakes': the step names it and says so
    return all.heated.has(step) && isCue(read, kind) && read.words.some(({ stem }) => names.has(stem))
  })
}

/** The steps that have something in hand, and those that heat it. */
interface Hands {
  inHand: Set<number>
  heated: Set<number>
}

/** Those of a line. Where no step names it, any may be meant. */
function handsWith(recipe: ReadRecipe, index: number): readonly Hands[] {
  const { all, along } = handsOf(recipe)
  const ofIt = along.filter(({ lines }) => lines.has(index))
  return ofIt.length > 0 ? ofIt : [all]
}

/** The steps for whatever is in hand, and for each set of lines that go along together. */
const handsOf = rememberedFor((recipe: ReadRecipe) => {
  const all: Hands = { inHand: new Set(), heated: new Set() }
  const along = new Map<ReadonlySet<number>, Hands & { lines: ReadonlySet<number> }>()
  for (const { step, along: lines, heat } of actionsOf(recipe)) {
    const own = along.get(lines) ?? { lines, inHand: new Set(), heated: new Set() }
    along.set(lines, own)
    for (const hands of [all, own]) {
      hands.inHand.add(step)
      if (heat !== undefined) hands.heated.add(step)
    }
  }
  return { all, along: [...along.values()] }
})

/** Words by which a cook sees that it is done. */
const cues = phraseTable(`
  cooked through, fully cooked, is|are|fish|meat|chicken|shrimp cooked !in|with|over|on, cooked all the way, no longer pink, no pink, not pink,
  until done, is|are done, juices run|are clear, opaque, flake, flakes, flaky, flaking, fall|falls|falling apart, pull|pulls apart|easily|away,
  fall|falls off the bone, fork tender, thermometer, internal temperature, turn|turns|turned|until pink, curl, curled,
  shell|shells have? open|opened, until they open, until the mussels|clams open,
  until just? very|really|meltingly? tender|cooked|firm|set|crumbly,
  until it is very|really|meltingly? tender|cooked|firm|set|crumbly,
  until they are very|really|meltingly? tender|cooked|firm|set|crumbly,
  until the * is very|really|meltingly? tender|cooked|firm|set|crumbly`)
/** A brown outside says nothing of the middle of a bird. */
const browned =
  /\b(?:browned all over|well browned|browned through|until (?:\w+ ){0,4}(?:browned|golden|crisp|brown))\b/

/** What a step says of whether anything is done, read once for all meats. */
const signsOf = rememberedForWords(({ text, words }) => {
  const times = statedMinutes(text)
  return {
    isCooked: cues.isIn(words),
    isBrowned: browned.test(text),
    inside: innerTemperatures(text),
    minutes: times ? times.waiting + times.active : 0,
  }
})

function isCue(step: ReadStep, kind: MeatKind): boolean {
  const { isCooked, isBrowned } = signsOf(step)
  return isCooked || (kind !== 'poultry' && isBrowned) || reaches(step, kind)
}

/** Whether a step takes a meat of this kind to its safe temperature. */
function reaches(step: ReadStep, kind: MeatKind): boolean {
  const safe = safeTemperatures[kind].celsius
  return signsOf(step).inside.some(({ celsius }) => celsius >= safe - 1)
}

function isLong(step: ReadStep, kind: MeatKind): boolean {
  return signsOf(step).minutes >= longCook[kind]
}
/** Minutes of heat after which any kitchen cut is through. */
const longCook: Readonly<Record<MeatKind, number>> = { poultry: 30, whole: 30, game: 30, ground: 15, fish: 12 }

/** Temperatures of food, not of ovens, oil or water: 38-100°C. */
export function innerTemperatures(text: string): { celsius: number; stated: string; at: number; length: number }[] {
  const found: { celsius: number; stated: string; at: number; length: number }[] = []
  if (!/\d\d/.test(text)) return found
  for (const match of text.matchAll(/(\d{2,3})\s*(?:(?:°|º|˚|degrees?|deg\.?)\s*)?(f|c|fahrenheit|celsius)\b/g)) {
    const degrees = Number(match[1])
    const isFahrenheit = (match[2] ?? '').startsWith('f')
    const celsius = isFahrenheit ? ((degrees - 32) * 5) / 9 : degrees
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const end = match.index + match[0].length
    const isSaidInside = ofMiddle.test(text.slice(end, end + 60))
    if (celsius < 38 || celsius > 100 || (notInside.test(before) && !isSaidInside)) continue
    if (!/[°º˚]|deg/.test(match[0]) && !isSaidInside && !inside.test(before)) continue
    const unit = isFahrenheit ? '°F' : '°C'
    if (found.some((other) => Math.abs(other.celsius - celsius) < 1.2)) continue
    found.push({ celsius, stated: `${degrees}${unit}`, at: match.index, length: match[0].length })
  }
  return found
}
const notInside =
  /\b(?:oven|preheat\w*|water|oil|milk|bath|smoker|smoke at|sous vide|circulator|set to|syrup|yeast|wort|cooker|dehydrator|warmer|keep warm)\b[^.;,]{0,60}$/
/** 'Turn them in the oil and bake until 165°F inside': whatever was named before it, it is of the food. */
const ofMiddle =
  /^[\s)/]*(?:\(?\d{2,3} ?°? ?[fc]\)? ?)?(?:inside|within|in the (?:middle|cent(?:er|re)|thickest)|at the (?:bone|cent(?:er|re)|thickest))\b/
const inside = /\b(?:temperature|thermometer|reach\w*|registers?|reads?|internal|until|to|at least)\b[^.;]{0,60}$/

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
