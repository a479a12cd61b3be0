import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { foodsIn } from '#domain/catalogue/book/fill-steps.ts'
import { type BookDish, type BookLine, type BookStep, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { starchy } from '#domain/recipe/compose/book/cooked-alike.ts'
import {
  asSentence,
  equipmentFor,
  hoursSaid,
  kindOf,
  kindsIn,
  lineOf,
  retold,
  sentencesOf,
} from '#domain/recipe/compose/book/other-ways/told-steps.ts'
import {
  brushedOil,
  crispMinutes,
  ofOtherPieces,
  ofWrappers,
} from '#domain/recipe/compose/book/other-ways/way-figures.ts'

type Hot = 'Oven' | 'Air Fryer'

/** Whether a dish is fried: pieces with a coat, a wrapper or a shape of their own in hot fat. */
export function isFried(dish: BookDish): boolean {
  return fryingOf(dish) !== undefined
}

/** A fried dish whose pieces are brushed with oil and crisped by hot air; a clause why not where they would not be, undefined where it is none. */
export function crisped(dish: BookDish, hot: Hot): BookDish | string | undefined {
  const frying = fryingOf(dish)
  if (!frying) return undefined
  const why = whyNot(dish, frying)
  if (why) return why
  const steps = stepsOf(dish, frying, hot)
  if (!steps) return 'what is fried in it is not cooked apart'
  return {
    ...dish,
    steps,
    lines: dish.lines.map((line) => (line === frying.fat ? { ...line, grams: lessFat(line, frying, dish) } : line)),
    equipment: equipmentFor(steps, dish.equipment, hot),
    methods: [
      'Baked',
      ...dish.methods.filter((method) => method !== 'Fried' && method !== 'Baked' && method !== 'Sautéed'),
    ],
  }
}

/** The step that fries a dish, the sentence of it that does, and the fat. */
interface Frying {
  at: number
  sentence: number
  fat: BookLine
}

function fryingOf(dish: BookDish): Frying | undefined {
  if (!dish.methods.includes('Fried') && !/\bfried\b/i.test(dish.title)) return undefined
  for (const [at, step] of dish.steps.entries()) {
    const sentences = sentencesOf(step.text)
    const sentence = sentences.findIndex((each) => fries.test(each) && /\buntil\b/.test(each))
    const fat = foodsIn(step.text)
      .map((food) => lineOf(dish, food))
      .find((line) => line && fats.has(kindOf(line) ?? 'other'))
    if (sentence < 0 || !fat || fat.grams < leastFat) continue
    if (isHotFat.test(step.text) || isShaped(dish, at)) return { at, sentence, fat }
  }
  return undefined
}
const fries = /\b(?:(?:shallow-|deep-)?fry|cook the (?:cakes|patties|cutlets|nuggets))\b/i
const fats: ReadonlySet<Kind> = new Set<Kind>(['oil', 'solid fat'])
/** Grams of fat a serving from which pieces lie in it. */
const leastFat = 9
/** 'to 350°F (175°C)', 'until a crumb sizzles': a bath, and no film. */
const isHotFat = /\b3[0-9]\d°F|\b(?:crumb|shred)\b[^.]{0,30}\b(?:sizzles|dances|fizzes)/

/** Whether pieces were coated or shaped before a step. */
function isShaped({ steps }: BookDish, at: number): boolean {
  return steps.slice(0, at + 1).some(({ text }) => shaped.test(text))
}
const shaped =
  /\b(?:dredge|coat|roll (?:them|it|each|the balls)|press (?:\S+ ){0,3}into|turn [^.]{0,40} in \{|dip|shape|roll up|pat(?:ty|ties)|shake[^.]{0,30} (?:in|with) \{)|\{@count\b/i

/** What hot air does not crisp. */
function whyNot(dish: BookDish, { at, sentence }: Frying): string | undefined {
  const step = dish.steps[at]
  const sentences = step ? sentencesOf(step.text).slice(Math.max(0, sentence - 1), sentence + 1) : []
  const said = sentences.join(' ').replace(/\buntil a (?:crumb|drop) [^,.]*/, '')
  const before = dish.steps
    .slice(0, at + 1)
    .map(({ text }) => text)
    .join(' ')
  if (/\b(?:dip|batter|ladle)\b/i.test(said)) return 'its wet batter would run off before it sets'
  if (dish.entry.sweet || isDough(dish) || /\bpipe\b/i.test(before))
    return 'its dough puffs and browns in hot fat alone'
  const isCheese = mainOf(dish) && kindOf(mainOf(dish)!) === 'frying cheese'
  if (isCheese) return 'it would melt before it browns'
  const isCrumbed = dish.lines.some((line) => line.slot === 'crunch' || line.slot === 'bread')
  if (kindsIn(dish, dish.steps.slice(0, at + 1)).includes('shrimp') && !isCrumbed)
    return 'its thin coat would stay floury without hot fat'
  const later = dish.steps
    .slice(at + 1)
    .map(({ text }) => text)
    .join(' ')
  return /\b(?:[Pp]our off all but|drippings)\b/.test(later)
    ? 'its sauce is made of what is left in the pan'
    : undefined
}

function stepsOf(dish: BookDish, { at, sentence, fat }: Frying, hot: Hot): BookStep[] | undefined {
  const step = dish.steps[at]!
  const food = ownFoodOf(fat)
  const sentences = sentencesOf(step.text)
  const before = sentences.slice(0, sentence).filter((each) => !isOfFat(each, food))
  if (before.some((each) => foodsIn(each).includes(food))) return undefined
  const own = sentences[sentence] ?? ''
  const refs = [...step.text.matchAll(/\{[^{}]*\}/g)].map(([ref]) => ref)
  const oil = refs.find((ref) => foodsIn(ref).includes(food)) ?? `{${food}}`
  if (foodsIn(own).some((each) => each !== food && !own.includes(`{=${each}}`))) return undefined
  const finish = dish.steps.findIndex(
    ({ text }, place) =>
      place > at && /^Finish in the oven until\b|\bfry (?:everything |it |them )?again\b/i.test(text),
  )
  const sign = signIn(finish > at ? (dish.steps[finish]?.text ?? '') : own) ?? signIn(own)
  if (!sign) return undefined
  const minutes = minutesFor(dish, at, hot)
  const shaping = asSentence(own.slice(0, own.search(fries)))
  if (foodsIn(shaping).includes(food)) return undefined
  const told = toldOf(hot, { pieces: piecesIn(own), isDropped: isDropped.test(own), oil, sign, minutes })
  const after = sentences.slice(sentence + 1).filter((each) => !drains.test(each))
  const crisp = retold(step, [...before, isDropped.test(own) ? '' : shaping, ...told, ...after], {
    active: Math.min(step.active, 5),
    waiting: hot === 'Oven' ? minutes : 2 * minutes + 3,
    byTurns: false,
  })
  return dish.steps.flatMap((each, place) => {
    if (place === at) return [crisp]
    if (place === finish) return []
    if (place > at) return [withoutPan(each)]
    const kept = sentencesOf(each.text).filter((told) => !/^Heat the oven to\b/.test(told))
    return kept.length ? [retold(each, kept)] : []
  })
}

interface Crisping {
  pieces: string
  /** They are spoonfuls that have no shape yet. */
  isDropped: boolean
  oil: string
  sign: string
  minutes: number
}

/** The sentences that crisp the pieces. */
function toldOf(hot: Hot, { pieces, isDropped: isLoose, oil, sign, minutes }: Crisping): string[] {
  if (hot === 'Oven') {
    const laid = isLoose
      ? `Brush {@sheet-pans} with some of ${oil}, drop spoonfuls of the mixture on top, flatten them and dab them with the rest.`
      : `Lay ${pieces} on {@sheet-pans}, well apart, and brush both sides with ${oil}.`
    return ['Heat the oven to 425°F (220°C).', laid, `Bake, turning once, until ${sign}, about ${hoursSaid(minutes)}.`]
  }
  const laid = isLoose
    ? `Drop spoonfuls of the mixture on parchment cut to the basket, flatten them and dab them with ${oil}.`
    : `Brush ${pieces} on both sides with ${oil}.`
  return [
    'Heat the air fryer to 390°F (200°C) for 3 minutes.',
    laid,
    `Cook in two rounds, in one layer each, turning once, until ${sign}, ${minutes} minutes a round.`,
  ]
}

/** A sentence that does no more than heat the fat, or the oven that keeps things warm. */
function isOfFat(sentence: string, fat: string): boolean {
  const foods = foodsIn(sentence)
  return (
    /^Heat the oven\b/.test(sentence) ||
    (foods.length > 0 && foods.every((food) => food === fat) && /\b(?:heat|warm|set|pour|bring|melt)\b/i.test(sentence))
  )
}
const drains =
  /\bpour off what oil\b|^(?:Drain|Set on a rack|Let (?:it|them|the oil)? ?(?:drain|drip)|Set (?:it|them) on a rack|Stand them|Spread on a rack|Lay them on a rimmed sheet pan)\b/

/** The sign by which the frying ends. */
function signIn(text: string): string | undefined {
  const sentence = sentencesOf(text).find((each) => /\buntil\b/.test(each) && /\bfry|cook|finish/i.test(each)) ?? ''
  const last = sentence.slice(sentence.lastIndexOf('until '))
  const said =
    /\buntil ((?:[^,.;:]|,(?! (?:about |at least |in |\d|and (?:drain|set|keep|lay|move|lift)|turning))|\.(?=\d))+)/.exec(
      last,
    )?.[1]
  return said?.replace(/,? (?:and|then) (?:drain|set|keep|lay|move|lift|salt)\b.*$/, '').trim()
}

const isDropped = /\b[Dd]rop\b[^.]{0,30}\bspoonfuls\b/

/** What the frying sentence calls its pieces. */
function piecesIn(sentence: string): string {
  const [, said = ''] =
    /\b(?:fry|cook)(?: half of| one or two| two| all)? (\{=[^{}]+\}|the [a-z]+|cutlets)\b/i.exec(`${sentence} `) ?? []
  const ref = /\b[Ff]ry (?:half of )?(\{=[^{}]+\})/.exec(sentence)?.[1]
  return ref ?? (said === 'cutlets' ? 'the cutlets' : said || 'the pieces')
}

function minutesFor(dish: BookDish, at: number, hot: Hot): number {
  const by = hot === 'Oven' ? 'oven' : 'fryer'
  const told = dish.steps.slice(0, at + 1)
  if (isWrapped(dish, told)) return ofWrappers[by]
  const main = mainOf(dish)
  const food = main && namedFood(ownFoodOf(main))
  const isByHand = told.some(({ text }) => /\bshape|\bballs?\b|\blogs?\b|\{@count\b/i.test(text))
  const isCut = !told.some(({ text }) => /\b(?:fill|pinch|grate|shred|wring|mash|crush|spoonfuls)\b/i.test(text))
  if (food?.behaviour.kind === 'vegetable' && food.food.nutrients.carbs >= starchy && isCut && !isByHand)
    return crispMinutes.potato![by]
  const known = food && crispMinutes[food.behaviour.kind]?.[by]
  return known ? Math.max(known, isByHand ? ofWrappers[by] : 0) : ofOtherPieces[by]
}

/** Whether its pieces are rolled or folded into wrappers before they are fried. */
function isWrapped(dish: BookDish, told: readonly BookStep[]): boolean {
  const foods = new Set(told.flatMap(({ text }) => foodsIn(text)))
  return dish.lines.some((line) => line.slot === 'bread' && foods.has(ownFoodOf(line)))
}

/** What is fried: its meat, or else what there is the most of. */
function mainOf({ lines }: BookDish): BookLine | undefined {
  const heaviest = lines.filter(({ slot }) => mains.has(slot)).toSorted((one, other) => other.grams - one.grams)
  return heaviest.find(({ slot }) => slot === 'protein') ?? heaviest[0]
}

/** Whether it is little more than a dough. */
function isDough({ lines }: BookDish): boolean {
  const heaviest = lines.toSorted((one, other) => other.grams - one.grams)[0]
  return heaviest !== undefined && kindOf(heaviest) === 'flour'
}
const mains: ReadonlySet<string> = new Set(['protein', 'main', 'vegetable', 'pulse', 'cheese', 'starch'])

/** What is done in the frying pan afterward is done in a pan of its own. */
function withoutPan(step: BookStep): BookStep {
  const text = step.text
    .replace(/^(?:Wipe out the (?:pan|skillet) and set it|Set the wiped-out (?:pan|skillet))/, 'Set {@skillet}')
    .replace(/\bIn the wiped-out (?:pan|skillet)\b/, 'In {@skillet}')
    .replace(/^Pour off the oil, add (\{[^{}]+\}) and\b/, 'Heat $1 in {@skillet} and')
    .replace(/^Drain(?: well| for a moment| on (?:paper(?: towels)?|a rack))?(?:,| and) (\w)/, (_, first: string) =>
      first.toUpperCase(),
    )
    .replace(/\bthe fried\b/g, 'the crisp')
    .replace(/\binto the hot pan\b/, 'into {@skillet} over medium heat')
    .replace(/^Pour out the old oil\. In (\{[^{}]+\}),/, 'In $1 in {@skillet},')
  return text === step.text ? step : { ...step, text }
}

/** So much of the fat as the pieces are brushed with, and what else the dish takes it for. */
function lessFat(line: BookLine, { at }: Frying, { steps }: BookDish): number {
  const food = ownFoodOf(line)
  const isOnly = steps.every(({ text }, place) => place === at || !foodsIn(text).includes(food))
  return Math.min(line.grams, isOnly ? brushedOil : line.grams * ofOtherUses + brushedOil)
}
/** What is left of a fat where most of it fries. */
const ofOtherUses = 0.3
