import { isFlesh } from '#domain/food/flesh.ts'
import { isA } from '#domain/food/food.ts'
import type { Kind } from '#domain/recipe/compose/behaviour.ts'
import { type Likeness, minutesBy, usualMinutes } from '#domain/recipe/compose/book/cooked-alike.ts'
import { type BookDish, type BookLine, type BookStep, ownFoodOf } from '#domain/recipe/compose/book/read-dish.ts'
import { shapedAs, shapesOf } from '#domain/recipe/compose/book/stand-in-shapes.ts'
import type { DishFood } from '#domain/recipe/compose/dish-food.ts'
import { shortNames } from '#domain/recipe/compose/dish-line.ts'
import type { CookedBy } from '#domain/recipe/compose/form.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import { safeTemperatures } from '#domain/recipe/verify/safety/safe-temperatures.ts'
import { statedMinutes } from '#domain/recipe/verify/step-minutes.ts'

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
  const swap: Swap = { dish, line, own, food }
  const steps = dish.steps.map((step) => ({ ...step, text: conditioned(step.text, swap) }))
  if (likeness === 'by its own minutes') return inItsMinutes(steps, swap)
  return steps.map((step) => {
    const text = shapedAs(heated(inItsHours(step.text, swap), swap), swap, 'step')
    return text === step.text ? step : timed(step, text)
  })
}

interface Swap {
  dish: BookDish
  line: BookLine
  own: DishFood
  food: DishFood
}

/** What is said of one of the dish's own foods in brackets is said of what is in their place, where that is the most like it. */
function conditioned(text: string, { line, own, food }: Swap): string {
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
function heated(text: string, { own, food }: Swap): string {
  const safe = safeFor(food)
  if (!safe) return text.replace(untilSo, 'until hot through').replace(andSo, '')
  const was = safeFor(own)?.fahrenheit
  return text.replace(ofMeat, (told, stated: string, between: string) =>
    Number(stated) === was || Number(stated) < safe.fahrenheit
      ? `${safe.fahrenheit}°F${between}${safe.celsius}°C`
      : told,
  )
}
const degrees = String.raw`(?:at )?1[3-7]\d°F(?: \(|\/)\d\d°C\)?(?: (?:inside|in the (?:middle|center|thickest part)))?`
/** What is said of the middle of meat alone, and after another sign. */
const untilSo = new RegExp(`\\buntil (?:it is |they are |it reads )?${degrees}`, 'g')
const andSo = new RegExp(`(?:,? and| \\(|,) ${degrees}|\\(${degrees}\\)?`, 'g')

/** The steps up to the one in which the food is done, in its own minutes. */
function inItsMinutes(steps: readonly BookStep[], swap: Swap): readonly BookStep[] | undefined {
  const names = namesFor(swap)
  let isAbout = false
  let isDone = false
  let hasSign = false
  let before: CookedBy | undefined
  const told: BookStep[] = []
  for (const step of steps) {
    const sentences: string[] = []
    for (const sentence of step.text.split(/(?<=[.!?]) +(?=[A-Z{[])/)) {
      isAbout = names.isAbout(sentence, isAbout)
      const way: CookedBy | undefined = isAbout && !isDone ? wayOf(sentence, before) : undefined
      if (way === undefined) {
        // 'The meat should be 165°F (74°C) in the middle'
        const isSign: boolean = isAbout && !isDone && new RegExp(ofMeat.source).test(sentence)
        isDone ||= isSign
        hasSign ||= isSign
        sentences.push(shapedAs(isSign ? heated(sentence, swap) : sentence, swap, 'step'))
        continue
      }
      before = way
      const share = shareOf(way, swap, sentence)
      if (share === undefined) return undefined
      const sign = signed(sentence, way, swap)
      isDone = sign.isDone
      hasSign ||= sign.isDone
      const said = scaled(sign.text, share)
      if (way === 'simmered' && tender.has(swap.food.behaviour.kind) && longestIn(said) > longestPoach) return undefined
      sentences.push(shapedAs(said, swap, 'step'))
    }
    const text = sentences.join(' ')
    told.push(text === step.text ? step : timed(step, text))
  }
  const isWhole = told.every(({ text }) => text.split('[').length === text.split(']').length)
  return hasSign && isWhole ? told : undefined
}

/** Cuts that want hours want as many more as the table says; a cook tells hours in quarters. */
function inItsHours(text: string, { own, food }: Swap): string {
  const [was, is] = [minutesBy(own, 'simmered'), minutesBy(food, 'simmered')]
  if (own.behaviour.kind !== 'tough meat' || !was || !is || is <= was * 1.05) return text
  return text.replace(hours, (_, whole: string, quarters?: string, halves?: string, minutes?: string) => {
    const part = quarters ? Number(quarters) / 4 : halves ? 0.5 : Number(minutes ?? 0) / 60
    const more = Math.ceil(((Number(whole) + part) * is * 4) / was) / 4
    const rest = { 0.25: ' 1/4', 0.5: ' 1/2', 0.75: ' 3/4' }[more % 1] ?? ''
    return `${Math.floor(more)}${rest} hours`
  })
}
const hours = /\b(\d)(?: (?:([13])\/4|(1)\/2))? hours?(?: (?:and )?(\d\d) minutes)?\b/g

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
function namesFor({ own, line, dish }: Swap) {
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
  return said ?? (goesOn.test(sentence) ? (before ?? 'sauteed') : undefined)
}
const ways: readonly (readonly [CookedBy, RegExp])[] = [
  ['grilled', /\b(?:grill|broil|char)/i],
  ['roasted', /\b(?:roast|bake)/i],
  ['simmered', /\b(?:simmer|poach|boil)/i],
  ['sauteed', /\b(?:fry|sear|brown|saut)/i],
]
const goesOn = /\b(?:cook|turn)/i

/** How many of the dish's own minutes the food takes; what lies whole in a pan is as thick as on a grill. */
function shareOf(way: CookedBy, { own, food, line }: Swap, sentence: string): number | undefined {
  // vegetables are browned for as long as it takes to dry them
  if (own.behaviour.kind === 'vegetable') {
    const its = minutesBy(food, way)
    return its && its / longestIn(sentence)
  }
  const isThick = isWhole(line)
  const minutes = (of: DishFood, by: CookedBy) =>
    isThick || by === 'sauteed' ? minutesBy(of, by) : usualMinutes(of.behaviour.kind, by)
  const by = way === 'sauteed' && isThick ? (['grilled', 'sauteed'] as const) : ([way, 'sauteed'] as const)
  for (const each of by) {
    const [was, is] = [minutes(own, each), minutes(food, each)]
    if (was !== undefined && is !== undefined)
      return Math.min(is / was, food.behaviour.kind === 'fish' && !isThick ? 1 : longest)
  }
  return undefined
}
/** However thick it is: the sign tells when it is done. */
const longest = 2

function longestIn(sentence: string): number {
  return Math.max(
    ...[...sentence.matchAll(/\b(\d+)(?: 1\/2)?(?= minutes?\b)/g)].map(([, minutes]) => Number(minutes)),
    1,
  )
}
function isWhole({ preparation, ...line }: BookLine): boolean {
  const isPeeled = namedFood(ownFoodOf({ preparation, ...line }))?.behaviour.kind === 'shrimp'
  return !isPeeled && !/\b(?:strips?|pieces|cubes?|chunks|dice|sliced|pound\w*|thin)\b/.test(preparation)
}

/** The sentence with the food's own sign that it is done, and whether it told of any. */
function signed(sentence: string, way: CookedBy, swap: Swap): { text: string; isDone: boolean } {
  const { own, food } = swap
  const hasHeat = new RegExp(ofMeat.source).test(sentence)
  const sign = signOf(food, way)
  const was = signsOf[own.behaviour.kind]
  if (was?.test(sentence)) {
    const without = hasHeat ? sentence.replace(andSo, '').replace(/ \(\)/, '') : sentence
    const clause = new RegExp(`\\buntil [^.;,[\\]]{0,80}?(?:${was.source})[^.;,[\\]]*`)
    return {
      text: clause.test(without) ? without.replace(clause, `until ${sign}`) : without.replace(was, sign),
      isDone: true,
    }
  }
  if (hasHeat) return { text: heated(sentence, swap), isDone: true }
  if (own.behaviour.kind === 'vegetable' || own.behaviour.kind === 'tofu') {
    const text = sentence.replace(/\buntil [^,.;[\]{}]+/, `until ${sign}`)
    return { text, isDone: text !== sentence }
  }
  return { text: sentence, isDone: false }
}

/** By which a cook sees that a food is done. */
function signOf(food: DishFood, way: CookedBy): string {
  const safe = safeFor(food)
  const inside = safe ? `${safe.fahrenheit}°F (${safe.celsius}°C)` : ''
  const { kind } = food.behaviour
  if (kind === 'shrimp') return `opaque and ${inside}`
  if (kind === 'fish') return `flaky and ${inside}`
  if (kind === 'tofu') return way === 'simmered' ? 'hot through' : 'golden'
  return way === 'simmered' ? `cooked through and ${inside}` : `browned and ${inside}`
}

/** What is said of a food of a kind when it is done. */
const signsOf: Partial<Record<Kind, RegExp>> = {
  shrimp:
    /\b(?:just |barely )?(?:pink(?:,? (?:and )?(?:opaque|curled|firm))*|opaque(?:,? (?:and )?(?:pink|curled|firm))*|curled)(?: and (?:opaque|curled|firm))?\b/,
  fish: /\b(?:it is opaque and flakes|(?:it|they|the fish) (?:just )?flakes?(?: easily)?|(?:opaque|crusty|golden)?,? ?(?:and )?flaky|opaque)\b/,
}

function scaled(sentence: string, share: number): string {
  if (Math.abs(share - 1) < 0.1) return sentence
  return sentence
    .replace(
      /\b(\d+)( 1\/2)?(?: to (\d+)( 1\/2)?)?(?= (?:minutes?)\b)/g,
      (_, from: string, half?: string, to?: string, more?: string) => {
        const least = minutesSaid(Number(from) + (half ? 0.5 : 0), share)
        const most = to ? minutesSaid(Number(to) + (more ? 0.5 : 0), share) : least
        return most > least ? `${printed(least)} to ${printed(most)}` : printed(most)
      },
    )
    .replace(/\b1 minutes\b/g, '1 minute')
    .replace(/\b((?:[2-9]|[1-9]\d|\d+ 1\/2|1 to 2)) minute\b(?!s)/g, '$1 minutes')
}
function minutesSaid(minutes: number, share: number): number {
  const exact = minutes * share
  return exact < 4 ? Math.max(1, Math.round(exact * 2) / 2) : Math.round(exact)
}
function printed(minutes: number): string {
  const whole = Math.floor(minutes)
  return minutes > whole ? `${whole} 1/2` : String(whole)
}
