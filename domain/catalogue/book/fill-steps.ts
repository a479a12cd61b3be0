import { gone, withoutGone } from '#domain/catalogue/book/left-out-words.ts'
import { minutesToBoil } from '#domain/catalogue/book/pot-to-boil.ts'
import { type BookDish, type BookLine, type BookStep, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { namesOfSpared, withoutSpared } from '#domain/catalogue/book/spare-lines.ts'
import { type Retelling, retelling } from '#domain/catalogue/book/stand-in-words.ts'
import { vesselOf } from '#domain/catalogue/book/vessels.ts'
import { waterShare } from '#domain/catalogue/book/water-share.ts'
import { leftOut, sentencesOf, whole, withoutSeasoning } from '#domain/catalogue/book/whole-sentences.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import { type Kit, MissingLine } from '#domain/catalogue/writing/kit.ts'
import type { Mention } from '#domain/catalogue/writing/sentences.ts'
import { cupForSteam, leastLiquid } from '#domain/catalogue/writing/steam.ts'
import { water } from '#domain/catalogue/writing/water.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * Writes the steps of a dish of the catalogue: braces become the foods of the list, and sentences without theirs are left out. Throws
 * MissingLine where a sentence would not be true of what stands in for a food of the dish: this version is none.
 */
export function writeSteps(dish: BookDish, kit: Kit): void {
  const retold = retelling(dish, kit)
  const spared = namesOfSpared(dish, kit.lines)
  const write = (text: string) =>
    sentencesOf(text)
      .map((sentence) => trueOf(forAll(spoken(sentence, dish, kit), dish, kit), retold))
      .filter(Boolean)
  const grain = grainStep(dish)
  const isInItsTime = grain !== undefined && takesOtherTime(grain, dish, kit)
  // a grain that takes longer than the dish's own goes on first
  if (isInItsTime) startGrain(kit, write(grain.rest))
  for (const [at, step] of dish.steps.entries()) {
    const { text, meanwhile } = step
    const waiting = step.waiting + minutesToBoil(step, dish.steps.slice(0, at), kit.servings)
    if (isInItsTime && step === grain.step) continue
    if (isOfLeftOut(text, dish)) continue
    if (isRiceAlone(text, dish, kit)) {
      startGrain(kit)
      continue
    }
    const kept = write(text).map((sentence) => withoutSpared(sentence, spared))
    const untrue = kept.find(spared.isSaid)
    if (untrue) throw new MissingLine(`“${untrue}” speaks of what was left out`)
    kit.step(kept.filter(Boolean).join(' '), { active: minutesOfHands(step, dish, kit), waiting, meanwhile })
  }
}

/** A step that does no more than cook what was left out: rice that is eaten beside it, and no patties that are shaped in crumbs. */
function isOfLeftOut(text: string, { lines }: BookDish): boolean {
  const left = new Set(lines.flatMap((line) => (line.isLeftOut ? [ownFoodOf(line)] : [])))
  const names = left.size > 0 ? foodsIn(text) : []
  return !shapes.test(text) && names.some((id) => left.has(id)) && names.every((id) => left.has(id) || id === 'salt')
}

/** 'half a cup of the pasta water' for more or fewer than the dish serves. */
function forAll(sentence: string, { entry }: BookDish, { servings }: Kit): string {
  if (servings === entry.serves || entry.batch) return sentence
  return sentence.replace(spooned, (_, half: string | undefined) =>
    water(((half ? 120 : 240) / entry.serves) * servings).words.replace(/ water$/, ' of'),
  )
}
const spooned = /\b(half )?a cup of(?= (?:the|its|them)\b)/g

function trueOf(sentence: string, retold: Retelling): string {
  const told = retold(sentence, 'step')
  if (told === undefined) throw new MissingLine(`“${sentence}” is not true of what stands in`)
  return told
}

/** One pan holds what serves so many: for more it is filled again, in two pans where there is much more. */
function minutesOfHands({ active, byTurns }: BookStep, { entry }: BookDish, { servings }: Kit): number {
  return byTurns ? Math.round(Math.min(active * Math.max(1, servings / entry.serves), active + longestTurns)) : active
}
const longestTurns = 10

/** A step that does no more than cook the rice, for who has a machine that does it. */
function isRiceAlone(text: string, dish: BookDish, kit: Kit): boolean {
  const names = foodsIn(text)
  const line = names.length === 1 ? lineOf(names[0] ?? '', dish, kit) : undefined
  const isRice = line?.slot === 'starch' && isKind(line, 'rice') && /\b(?:boils?|simmer|heat|cook)\b/.test(text)
  return isRice && kit.wish.preferEquipment.includes('Rice Cooker')
}

/** The step that cooks a dish's grain apart from all else, and what it goes on to do with it; undefined where it is cooked with other foods or is none. */
export const grainStep = rememberedFor((dish: BookDish): GrainStep | undefined => {
  const line = dish.lines.find(({ slot, foods: [id = ''] }) => slot === 'starch' && isGrain(id))
  const own = line && ownFoodOf(line)
  for (const step of own === undefined ? [] : dish.steps) {
    const sentences = sentencesOf(step.text)
    const from = sentences.findIndex((sentence) => foodsIn(sentence).some((name) => name !== own))
    const rest = from < 0 ? [] : sentences.slice(from)
    const alone = from < 0 ? sentences : sentences.slice(0, from)
    if (foodsIn(alone.join(' ')).includes(own!) && alone.some((text) => inWater.test(text)))
      return { step, line: line!, rest: rest.join(' ') }
  }
  return undefined
})
interface GrainStep {
  step: BookStep
  line: BookLine
  rest: string
}
const inWater = /\{water \d+\}/
function isGrain(id: string): boolean {
  const kind = namedFood(id)?.behaviour.kind
  return kind === 'rice' || kind === 'quinoa' || kind === 'bulgur'
}

/** Whether what is in the place of the dish's grain is not done in the minutes that its step tells. */
function takesOtherTime({ line }: GrainStep, { lines }: BookDish, kit: Kit): boolean {
  const own = namedFood(ownFoodOf(line))
  const here = kit.lines.find(({ id, slot }) => slot === line.slot && line.foods.includes(id))
  const minutes = (food: DishFood | undefined) => food?.behaviour.simmered ?? 0
  return lines.includes(line) && here !== undefined && Math.abs(minutes(here) - minutes(own)) > 5
}

/** Every reference of a sentence, and whether the lines that it names are known: for tests, which refuse what is not. */
export function unknownNames(dish: BookDish): string[] {
  const known = new Set(dish.lines.map(ownFoodOf))
  return dish.steps.flatMap(({ text }) =>
    [...text.replace(condition, '').matchAll(reference)].flatMap(([, words = '']) =>
      itemsOf(words).flatMap(({ key }) => (key && !known.has(key) ? [key] : [])),
    ),
  )
}

const shapes = /\b(?:[Ss]hape|[Ff]orm|[Mm]old)\b|\b[Rr]oll [^.{}]{0,60}\binto\b/
const reference = /\{([^{}]*)\}/g
const optional = /\[([^[\]]*)\]/g

function spoken(sentence: string, dish: BookDish, kit: Kit): string {
  if (isOfAnother(sentence.replace(optional, ''), kit)) return ''
  const refs = namesIn(sentence)
  const isOfFoods = namesIn(sentence.replace(optional, '')).length > 0
  if (isOfFoods && !refs.some((words) => isThere(words, dish, kit))) {
    const rest = withoutSeasoning(sentence)
    if (rest) return spoken(rest, dish, kit)
    // what is shaped in crumbs is not shaped without them
    if (shapes.test(sentence) && isRefused(refs, dish, kit))
      throw new MissingLine(`“${sentence}” shapes what is cooked`)
    return ''
  }
  if (isLiquidAlone(refs, dish, kit) && ofSeveral.test(sentence))
    throw new MissingLine(`“${sentence}” is of several foods`)
  const kept = whole(
    sentence.replace(optional, (_, inside: string) =>
      !isOfAnother(inside, kit) && namesIn(inside).every((words) => isThere(words, dish, kit))
        ? inside.replace(condition, '')
        : leftOut,
    ),
  )
  const share = waterShare(foodsIn(kept), dish, kit)
  const told = kept
    .replace(condition, '')
    .replace(reference, (_, names: string) => said(names, dish, kit, share) || gone)
  const words = withoutGone(told.replace(/ {2,}/g, ' ').replace(/\bthe the\b/g, 'the'))
  if (words === undefined) throw new MissingLine(`“${sentence}” is not whole without what was left out`)
  return kit.lines.some(isFlesh) ? words : words.replace(innerHeat, '')
}

/** Whether a food of references is left out for who will not have it, and not because the dish may be without. */
function isRefused(refs: readonly string[], dish: BookDish, kit: Kit): boolean {
  const missing = new Set(keysOf(refs).filter((key) => !lineOf(key, dish, kit)))
  return dish.lines.some((line) => missing.has(ownFoodOf(line)) && (line.isLeftOut || !line.mayGo))
}

function keysOf(refs: readonly string[]): string[] {
  return [...new Set(refs.flatMap((words) => itemsOf(words).flatMap(({ key }) => key ?? [])))]
}

/** Milk without the crumbs is no paste, and is not stirred together. */
function isLiquidAlone(refs: readonly string[], dish: BookDish, kit: Kit): boolean {
  const keys = keysOf(refs)
  const [one, more] = keys.flatMap((key) => lineOf(key, dish, kit) ?? [])
  const isLiquid = one !== undefined && isKind(one, 'milk', 'cream', 'yogurt', 'stock', 'coconut milk')
  return keys.length > 1 && isLiquid && more === undefined && isRefused(refs, dish, kit)
}
const ofSeveral = /\b(?:them|they|together|paste|crumbs)\b/

/** Nobody takes the temperature of beans: what a version without meat, fish and eggs has no use for. */
const innerHeat =
  / \(1[4-7]\d°F\/\d\d°C\)|(?:,? (?:and|to|or)(?: about)?|,)? 1[4-7]\d°F \(\d\d°C\)(?: (?:inside|in the (?:middle|center|thickest part)))?/g
function isFlesh({ food, behaviour }: DishLine): boolean {
  return food.facts.has('meat') || food.facts.has('fish') || behaviour.kind === 'egg'
}

/** Whether words are for a version with another food: '{?tofu}' keeps its sentence or bracket where tofu is in the dish. */
function isOfAnother(text: string, kit: Kit): boolean {
  return [...text.matchAll(condition)].some(([, id = '']) => !kit.food(id))
}
const condition = /\{\?([a-z-]+)\}/g

/** The references to foods of a text; pans and water are always there. */
function namesIn(text: string): string[] {
  return [...text.replace(condition, '').matchAll(reference)]
    .map(([, words = '']) => words)
    .filter((words) => itemsOf(words).some(({ key }) => key))
}

/** The foods of its list that a text of a dish names, by their ids. */
export function foodsIn(text: string): string[] {
  return namesIn(text).flatMap((words) => itemsOf(words).flatMap(({ key }) => key ?? []))
}

function isThere(words: string, dish: BookDish, kit: Kit): boolean {
  return itemsOf(words).some(({ key, share }) => {
    const line = key && lineOf(key, dish, kit)
    return line ? share === 'again' || kit.used(line) < 0.98 : false
  })
}

interface Item {
  key?: string
  /** 'again' names it without using it. */
  share: number | 'again'
  /** Milliliters for all. */
  water?: number
}
function itemsOf(words: string): Item[] {
  if (words.startsWith('@')) return []
  return words.split(',').map((each): Item => {
    const item = each.trim()
    const [, milliliters] = /^water (\d+)$/.exec(item) ?? []
    if (milliliters) return { share: 1, water: Number(milliliters) }
    if (item.startsWith('=')) return { key: item.slice(1), share: 'again' }
    const [, part, key] = /^(1\/2|1\/3|most) (.+)$/.exec(item) ?? []
    return key ? { key, share: parts[part ?? ''] ?? 1 } : { key: item, share: 1 }
  })
}
const parts: Readonly<Record<string, number>> = { '1/2': 0.5, '1/3': 0.34, most: 0.7 }

function said(words: string, dish: BookDish, kit: Kit, share: number): string {
  if (words.startsWith('@')) return vesselOf(words.slice(1), kit, dish.entry.serves)
  const items = itemsOf(words).map((each) => (each.water ? { ...each, water: each.water * share } : each))
  return items.reduce((text, { key }) => uncut(text, key, dish), listed(items, dish, kit))
}

/** Wedges are passed at the table, not juice. */
function uncut(text: string, key: string | undefined, { lines }: BookDish): string {
  const row = lines.find((each) => ownFoodOf(each) === key)
  if (!row?.preparation || !/^(?:lemon|lime)$/.test(row.foods[0] ?? '')) return text
  return text.replace(/(lemon|lime) juice/, row.preparation.includes('wedges') ? '$1 wedges' : '$1')
}

function listed(items: readonly Item[], dish: BookDish, kit: Kit): string {
  if (items.every(({ share }) => share === 'again'))
    return kit.again(...items.map(({ key = '' }) => lineOf(key, dish, kit)))
  return kit.the(...items.map((item) => mentioned(item, dish, kit)))
}

function mentioned(
  { key = '', share, water: milliliters }: Item,
  dish: BookDish,
  kit: Kit,
): DishLine | Mention | undefined {
  if (milliliters !== undefined) {
    // less than a cup is no steam, but what thins a sauce
    const least =
      milliliters < cupForSteam
        ? 0
        : leastLiquid(
            dish,
            dish.lines.map(({ slot }) => slot),
          )
    return water(Math.max((milliliters / dish.entry.serves) * kit.servings, least))
  }
  const line = lineOf(key, dish, kit)
  if (!line) return undefined
  if (share === 'again') return kit.mention(line)
  if (share === 1) return line
  if (line.slot !== 'salt') return kit.part(line, share)
  return kit.part(line, share === parts['1/2'] ? earlySalt(dish) : share, !isOwedSalt(dish))
}

/** What is salted while it cooks takes most of the salt where the rest only seasons the finished dish. */
function earlySalt({ steps }: BookDish): number {
  const isLast = steps.at(-1)?.text.match(saltUsed)
  return isLast || steps.some(({ text }) => seasoning.test(text)) ? 0.7 : 0.5
}
const saltUsed = /\{(?:[^{}]*, )?salt\b/
const seasoning = /\bseason(?: with)? \{(?:[^{}]*, )?salt\b/i

/** Whether a later sentence would not be whole without its part of the salt: 'Whisk the flour with'. */
const isOwedSalt = rememberedFor(({ steps }: BookDish) =>
  steps
    .flatMap(({ text }) => text.replace(optional, '').split(/(?<=[.!?]) +(?=[A-Z{])/))
    .filter((sentence) => saltUsed.test(sentence) && namesIn(sentence).some((words) => words !== 'salt'))
    .some((sentence) => !withoutGone(sentence.replace(reference, (_, words) => (words === 'salt' ? gone : 'it')))),
)

function lineOf(key: string, { lines }: BookDish, kit: Kit): DishLine | undefined {
  const row: BookLine | undefined = lines.find((each) => ownFoodOf(each) === key)
  return row && kit.lines.find(({ id, slot }) => slot === row.slot && row.foods.includes(id))
}
