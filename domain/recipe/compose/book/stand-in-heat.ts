import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { type BookDish, type BookLine, type BookStep, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { CookedBy } from '#domain/catalogue/forms/form.ts'
import { hasFact, shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { isA } from '#domain/food/food.ts'
import { type Likeness, starchy } from '#domain/recipe/compose/book/cooked-alike.ts'
import { type InPlace, inItsHours, longestIn, scaled, shareOf } from '#domain/recipe/compose/book/stand-in-minutes.ts'
import { shapedAs, shapesOf } from '#domain/recipe/compose/book/stand-in-shapes.ts'
import { safeTemperatures } from '#domain/recipe/verify/safety/safe-temperatures.ts'
import { statedMinutes } from '#domain/recipe/verify/time/step-minutes.ts'

/**
 * The steps of a dish with the heat of what is in the place of its own food: safe temperatures are those of the new one, and where it takes
 * other minutes, those until it is done are told in its measure, with its own sign of it. Undefined where one of them is not known.
 */
export function stepsFor(
  dish: BookDish,
  line: BookLine,
  food: DishFood,
  likeness: Likeness,
): readonly BookStep[] | undefined {
  const own = namedFood(ownFoodOf(line))
  if (!own) return undefined
  const swap: InPlace = { dish, line, own, food }
  const steps = dish.steps.map((step) => ({ ...step, text: conditioned(step.text, swap) }))
  if (likeness === 'by its own minutes') return inItsMinutes(steps, swap)
  return steps.map((step) => {
    const text = shapedAs(pale(heated(inItsHours(step.text, swap), swap), swap), swap, 'step')
    return text === step.text ? step : timed(step, text)
  })
}

/** What is said of one of the dish's own foods in brackets is said of what is in their place, where that is the most like it. */
function conditioned(text: string, { line, own, food }: InPlace): string {
  const like = line.foods.filter((id) => isFlesh(namedFood(id)?.food ?? own.food) === isFlesh(food.food))
  const [nearest] = [...like.filter((id) => namedFood(id)?.behaviour.kind === food.behaviour.kind), ...like]
  return nearest === undefined ? text : text.replaceAll(`{?${nearest}}`, `{?${food.id}}`)
}

/** The safe temperature in the middle of a food; undefined for what needs none. */
function safeFor({ food, behaviour }: DishFood) {
  if (!isFlesh(food)) return undefined
  if (poultry.has(behaviour.kind)) return safeTemperatures.poultry
  if (behaviour.kind === 'ground meat') return safeTemperatures.ground
  if (isA('game')(food)) return safeTemperatures.game
  return safeTemperatures.whole
}
const poultry: ReadonlySet<Kind> = new Set<Kind>(['poultry', 'bone-in poultry', 'ground poultry'])

/** '165°F (74°C)' and '160°F/71°C': temperatures of meat and fish, with the colon or bracket that their Celsius has. */
const ofMeat = /\b(1[3-7]\d)°F( \(|\/)(?:5[5-9]|6\d|7\d)°C/g

/** What was safe for the dish's own food and is too little for this one is raised, and what it needs no more is lowered. */
function heated(text: string, { own, food }: InPlace): string {
  const safe = safeFor(food)
  if (!safe && !isFlesh(own.food)) return text
  if (!safe) return text.replace(untilSo, 'until hot through').replace(andSo, '').replace(isSo, '$1 hot through')
  const was = safeFor(own)?.fahrenheit
  return text.replace(ofMeat, (told, stated: string, between: string) =>
    Number(stated) === was || Number(stated) < safe.fahrenheit
      ? `${safe.fahrenheit}°F${between}${safe.celsius}°C`
      : told,
  )
}
const degrees = String.raw`(?:at (?:least )?)?1[3-7]\d°F(?: \(|\/)\d\d°C\)?(?: (?:inside|(?:in|at) the (?:middle|center|thickest part)(?: of the thickest piece)?))?`
/** What is said of the middle of meat alone, and after another sign. */
const untilSo = new RegExp(`\\buntil (?:it is |they are |it reads )?${degrees}`, 'g')
const andSo = new RegExp(`(?:,? and|,? to| \\(|,) ${degrees}|\\(${degrees}\\)?`, 'g')
const isSo = new RegExp(`\\b(is|are) (?:at least )?${degrees}`, 'g')

/** A sentence of the steps, whether it is about the food, and whether it tells how that looks when it is done. */
interface Told {
  step: number
  text: string
  isAbout: boolean
  isSign: boolean
}

/** The steps up to the one in which the food is done, in its own minutes. */
function inItsMinutes(steps: readonly BookStep[], swap: InPlace): readonly BookStep[] | undefined {
  const sentences = sentencesOf(steps, swap)
  const signs = sentences.flatMap(({ isSign }, at) => (isSign ? [at] : []))
  // what has no sign of its own is done where it is first told until when
  const done = signs.at(hasNoSign(swap.own) ? 0 : -1) ?? -1
  const told: string[] = []
  let before: CookedBy | undefined
  for (const [at, { text, isAbout, isSign }] of sentences.entries()) {
    const way: CookedBy | undefined = isAbout && at <= done ? wayOf(text, before) : undefined
    before = way ?? before
    const put = way ? cooked(text, way, at === done, swap) : isSign ? heated(text, swap) : text
    if (put === undefined) return undefined
    told.push(shapedAs(put, swap, 'step'))
  }
  const isWhole = told.every((text) => text.split('[').length === text.split(']').length)
  if (done < 0 || !isWhole) return undefined
  return steps.map((step, place) => {
    const text = told.filter((_, at) => sentences[at]?.step === place).join(' ')
    return text === step.text ? step : timed(step, text)
  })
}

function sentencesOf(steps: readonly BookStep[], swap: InPlace): Told[] {
  const names = namesFor(swap)
  let isAbout = false
  return steps.flatMap(({ text: all }, step) =>
    all.split(/(?<=[.!?]) +(?=[A-Z{[])/).map((text) => {
      isAbout = names.isAbout(text, isAbout)
      return { step, text, isAbout, isSign: isAbout && isSigned(text, swap) }
    }),
  )
}

/** A sentence by which the food is cooked; undefined where its minutes are those of something else too, or too many for it. */
function cooked(text: string, way: CookedBy, isLast: boolean, swap: InPlace): string | undefined {
  const share = shareOf(way, swap, text)
  if (share === undefined || (Math.abs(share - 1) > 0.15 && isOfStarch(text, swap.dish))) return undefined
  const said = scaled(signed(text, way, isLast, swap), share)
  const isDry = way === 'simmered' && tender.has(swap.food.behaviour.kind) && longestIn(said) > longestPoach
  return isDry ? undefined : said
}

/** Whether rice, pasta or potatoes are to be tender by then. */
function isOfStarch(text: string, { lines }: BookDish): boolean {
  const until = /\buntil\b.*/.exec(text)?.[0] ?? ''
  return lines.some((line) => {
    const food = namedFood(ownFoodOf(line))
    const isOne = food && (line.slot === 'starch' || food.food.nutrients.carbs >= starchy)
    return isOne && shortNames(food).some((name) => until.includes(name.split(' ').at(-1) ?? name))
  })
}

/** Of shellfish not all turns pink. */
function pale(text: string, { own, food }: InPlace): string {
  const isPale = hasFact(own, 'turns pink') && !hasFact(food, 'turns pink') && food.behaviour.kind === 'shrimp'
  return isPale ? text.replace(turnsPink, 'opaque') : text
}

/** Minutes in a sauce after which fish and shellfish are dry. */
const longestPoach = 10
const tender: ReadonlySet<Kind> = new Set<Kind>(['shrimp', 'fish'])

/** A step whose words say other minutes takes as many more or fewer. */
function timed(step: BookStep, text: string): BookStep {
  const minutes = (said: string) => {
    const stated = statedMinutes(said.toLowerCase())
    return stated ? stated.active + stated.waiting : 0
  }
  const more = Math.round(minutes(text) - minutes(step.text))
  if (step.waiting > step.active) return { ...step, text, waiting: Math.max(1, step.waiting + more) }
  return { ...step, text, active: Math.max(1, step.active + more) }
}

/** Which sentences tell of the food: those that name it, and those after one that name nothing else. */
function namesFor({ own, line, dish }: InPlace) {
  const key = ownFoodOf(line)
  const shapes = shapesOf(line).map((shape) => (ofMany.has(shape) ? `the ${shape}` : shape))
  const named = new RegExp(`\\b(?:${[...shortNames(own), ...shapes, 'the meat', 'the fish'].join('|')})\\b`, 'i')
  const others = new Set(dish.lines.filter((each) => each !== line).map(ownFoodOf))
  return {
    isAbout(sentence: string, before: boolean): boolean {
      const refs = [...sentence.matchAll(/\{[^{}?@]*\}/g)].map(([ref]) => ref.replace(/[{}=]|\b(?:1\/[23]|most) /g, ''))
      const foods = refs.flatMap((ref) => ref.split(',').map((each) => each.trim()))
      if (foods.includes(key)) return true
      if (named.test(sentence.replace(/\{[^{}]*\}/g, ''))) return true
      return before && !foods.some((each) => others.has(each) && isBulk(each, dish))
    },
  }
}

/** Shapes that garlic and vegetables have too. */
const ofMany: ReadonlySet<string> = new Set(['slices', 'pieces', 'cubes', 'strips'])

/** Seasoning, fat and herbs say nothing of which food a sentence is about. */
function isBulk(id: string, { lines }: BookDish): boolean {
  const line = lines.find((each) => ownFoodOf(each) === id)
  return line !== undefined && !beside.has(line.slot)
}
const beside: ReadonlySet<string> = new Set([
  'fat',
  'second-fat',
  'salt',
  'pepper',
  'herb',
  'ground-spice',
  'seasoning',
])

/** By what heat a sentence cooks, 'turn and cook' being by that of the one before; undefined where it cooks nothing. */
function wayOf(sentence: string, before: CookedBy | undefined): CookedBy | undefined {
  if (!/\b\d+(?: 1\/2)?(?: to \d+)? (?:minutes?|seconds)\b|\buntil\b/.test(sentence)) return undefined
  const said = ways.find(([, words]) => words.test(sentence))?.[0]
  return said ?? (goesOn.test(sentence) ? (before ?? (cooks.test(sentence) ? 'sauteed' : undefined)) : undefined)
}
const ways: readonly (readonly [CookedBy, RegExp])[] = [
  ['grilled', /\b(?:grill|broil|char)/i],
  ['roasted', /\b(?:roast|bake)/i],
  ['simmered', /\b(?:simmer|poach|boil)/i],
  ['sauteed', /\b(?:fry|sear|brown|saut)/i],
]
const goesOn = /\b(?:cook|turn)/i
const cooks = /\bcook/i

/** Whether a sentence tells how the dish's own food looks or how hot it is when it is done. */
function isSigned(text: string, { own }: InPlace): boolean {
  const { kind } = own.behaviour
  if (isHot.test(text) || signsOf[kind]?.test(text)) return true
  return hasNoSign(own) && unsaid.test(text)
}
function hasNoSign({ behaviour: { kind } }: DishFood): boolean {
  return kind === 'vegetable' || kind === 'tofu'
}
const isHot = new RegExp(ofMeat.source)
/** What vegetables and tofu are cooked until. */
const unsaid = /\buntil [^,.;[\]{}]+/

/** The sentence with the food's own sign that it is done, or, where it is not yet, that it is on its way. */
function signed(text: string, way: CookedBy, isLast: boolean, swap: InPlace): string {
  const { own, food } = swap
  const sign = signOf(food, way, isLast)
  const was = signsOf[own.behaviour.kind]
  if (was?.test(text)) {
    const without = isHot.test(text) ? text.replace(andSo, '').replace(/ \(\)/, '') : text
    const clause = new RegExp(`\\buntil [^.;,[\\]]{0,80}?(?:${was.source})[^.;,[\\]]*`)
    return clause.test(without) ? without.replace(clause, `until ${sign}`) : without.replace(was, sign)
  }
  if (isHot.test(text)) return heated(text, swap)
  return isSigned(text, swap) ? text.replace(unsaid, `until ${sign}`) : text
}

/** By which a cook sees that a food is done. */
function signOf(food: DishFood, way: CookedBy, isLast: boolean): string {
  const safe = isLast ? safeFor(food) : undefined
  const inside = safe ? ` and ${safe.fahrenheit}°F (${safe.celsius}°C)` : ''
  const { kind } = food.behaviour
  // FoodSafety.gov: shellfish is done when it is opaque, and no thermometer goes into a shrimp
  if (kind === 'shrimp') return 'opaque'
  if (kind === 'fish') return isLast ? `flaky${inside}` : 'golden'
  if (kind === 'tofu') return way === 'simmered' ? 'hot through' : 'golden'
  return way === 'simmered' ? `cooked through${inside}` : `browned${inside}`
}

/** What is said of a food of a kind when it is done. */
const turnsPink =
  /\b(?:just |barely )?(?:pink(?:,? (?:and )?(?:opaque|curled|firm))*|opaque(?:,? (?:and )?(?:pink|curled|firm))*|curled)(?: and (?:opaque|curled|firm))?\b/
const signsOf: Partial<Record<Kind, RegExp>> = {
  shrimp: turnsPink,
  fish: /\b(?:it is opaque and flakes|(?:it|they|the fish) (?:just )?flakes?(?: easily)?|(?:opaque|crusty|golden)?,? ?(?:and )?flaky|opaque)\b/,
}
