import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { foodsIn } from '#domain/catalogue/book/fill-steps.ts'
import { type BookDish, type BookLine, type BookStep, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { cupForSteam } from '#domain/catalogue/writing/steam.ts'
import { outOfFoil } from '#domain/recipe/compose/book/other-ways/out-of-foil.ts'
import { ofStew, type PotDish, potDishOf, starches } from '#domain/recipe/compose/book/other-ways/pot-dish.ts'
import { isBeside } from '#domain/recipe/compose/book/other-ways/pot-words.ts'
import { pressureSteps } from '#domain/recipe/compose/book/other-ways/pressure-steps.ts'
import { slowSteps } from '#domain/recipe/compose/book/other-ways/slow-steps.ts'
import { equipmentFor, kindOf, linesIn } from '#domain/recipe/compose/book/other-ways/told-steps.ts'
import { liquidKept, ofJoint, potMinutes } from '#domain/recipe/compose/book/other-ways/way-figures.ts'

type Pot = 'Slow Cooker' | 'Pressure Cooker'

/** A stew, a curry or a soup made in a slow cooker or a pressure cooker; a clause why not where that would not be sound. */
export function inThePot(given: BookDish, pot: Pot): BookDish | string {
  const dish = outOfFoil(given)
  const parts = potDishOf(dish)
  const inIt = parts && linesIn(dish, [...parts.before, parts.braise])
  const main = inIt && mainOf(inIt)
  if (!main) return 'nothing in it simmers for long'
  const why = whyNot(dish, parts, inIt, pot)
  if (why) return why
  const share = drinks(inIt) || dish.types.includes('Soup') ? 1 : liquidKept
  const isThin = (line: BookLine) => kindOf(line) === 'stock' && inIt.includes(line)
  const liquid = thinLiquid(dish, parts, inIt)
  if (liquid < leastOfStew && !inIt.some((line) => kindOf(line) === 'tomato')) return 'nothing in it simmers for long'
  const lacking = Math.ceil((cupForSteam - liquid * share * dish.entry.serves) / 10) * 10
  if (pot === 'Pressure Cooker' && lacking > mostForSteam) return 'it has too little liquid for the steam'
  const less = withLessWater(parts, share)
  const steps =
    pot === 'Slow Cooker'
      ? slowSteps(dish, less, minutesOf(main, 'slow', parts))
      : pressureSteps(dish, forSteam(less, lacking), main, minutesOf(main, 'pressure', parts))
  if (!steps) return 'what would curdle in it cannot wait for the end'
  if (linesIn(dish, steps).length < linesIn(dish, dish.steps).length) return 'what is done while it simmers cannot wait'
  return {
    ...dish,
    steps,
    lines: dish.lines.map((line) => (isThin(line) ? { ...line, grams: line.grams * share } : line)),
    equipment: equipmentFor(
      steps,
      dish.equipment,
      pot,
      pot === 'Slow Cooker' ? steps : steps.filter((step) => isBeside(step, dish)),
    ),
    methods: pot === 'Slow Cooker' ? ['Slow Cooked'] : ['Braised'],
  }
}

/** What takes the longest to be tender: tough meat, then other meat, then pulses, then vegetables. */
function mainOf(lines: readonly BookLine[]): BookLine | undefined {
  const ranks: readonly (readonly Kind[])[] = [
    ['tough meat'],
    ['bone-in poultry', 'poultry', 'ground meat', 'ground poultry'],
    ['lentil', 'bean', 'tofu'],
    ['vegetable', 'leaf', 'cured meat'],
  ]
  const heaviest = lines.toSorted((one, other) => other.grams - one.grams)
  return ranks.map((rank) => heaviest.find((line) => rank.some((kind) => kind === kindOf(line)))).find(Boolean)
}

function minutesOf(main: BookLine, by: 'slow' | 'pressure', { braise }: PotDish): number {
  const kind = kindOf(main)
  const isJoint =
    kind === 'tough meat' &&
    !/\bcubes\b|\bstrips?\b|\bslice|\bdice|(?<![\d/])(?:3\/4|1|1 1\/2|2)-inch/.test(main.preparation)
  const share = (kind === 'vegetable' || kind === 'bean') && braise.waiting < ofStew ? ofTender : 1
  const minutes = ((kind && potMinutes[kind]?.[by]) ?? 0) * share
  const exact = by === 'slow' ? Math.round(minutes / 30) * 30 : Math.round(minutes)
  return exact + (isJoint ? ofJoint[by] : 0)
}

/** Of the time of roots and stews of beans so much is that of what a short simmer softens. */
const ofTender = 2 / 3

/** What would not come out of such a pot as it should. */
function whyNot(
  dish: BookDish,
  { before, braise, rest, later }: PotDish,
  lines: readonly BookLine[],
  pot: Pot,
): string | undefined {
  const after = [...rest, ...later.map(({ text }) => text)].join(' ')
  if (keepsBroth.test(after)) return 'its meat is boiled before the dish itself is made'
  if (isFinished.test(after)) return 'it is finished in the oven'
  const told = new Set([...before, braise].flatMap(({ text }) => foodsIn(text)))
  const nameOf = (line: BookLine) => namedFood(ownFoodOf(line))?.food.plural ?? ''
  const inBraise = new Set(
    [...before.filter((step) => !isBeside(step, dish)), braise].flatMap(({ text }) => foodsIn(text)),
  )
  const mush = lines.find((line) => {
    const kind = kindOf(line)
    return kind && kind !== 'bulgur' && starches.has(kind) && inBraise.has(ownFoodOf(line))
  })
  if (mush) return `its ${nameOf(mush)} would go to mush`
  const quick = lines.find(
    (line) => quickKinds.has(kindOf(line) ?? 'other') && line.slot === 'protein' && told.has(ownFoodOf(line)),
  )
  if (quick) return `its ${nameOf(quick)} would be tough`
  const dry = lines.find((line) => line.slot === 'protein' && isDry(line, dish.steps))
  if (dry) return `its ${nameOf(dry)} would be dry`
  if (
    braise.waiting < ofStew &&
    !dish.types.includes('Soup') &&
    !lines.some((line) => gladKinds.has(kindOf(line) ?? 'other'))
  )
    return 'nothing in it simmers for long'
  // FDA (Bad Bug Book, phytohaemagglutinin): beans that were never boiled hard are not safe out of a slow cooker
  const raw = lines.find((line) => kindOf(line) === 'bean' && /^dried\b/.test(nameOf(line)))
  return raw && pot === 'Slow Cooker' ? `its ${nameOf(raw)} have to be boiled hard first` : undefined
}
/** Breast is dry after hours, where it is not pulled into its sauce. */
function isDry(line: BookLine, steps: readonly BookStep[]): boolean {
  return ownFoodOf(line).endsWith('-breast') && !steps.some(({ text }) => /\b[Ss]hred/.test(text))
}
/** What a short simmer cooks and a long one does not harm. */
const gladKinds: ReadonlySet<Kind> = new Set<Kind>([
  'poultry',
  'bone-in poultry',
  'bean',
  'lentil',
  'ground meat',
  'tough meat',
])
const keepsBroth = /\b(?:keep the broth|pour off the broth|keep it, skimming)\b/
const isFinished = /\{@baking-dish\}|\b(?:steamer|crust|pastry|phyllo|dough|roll it out)\b/
const quickKinds: ReadonlySet<Kind> = new Set<Kind>(['shrimp', 'fish', 'steak', 'pork', 'egg', 'frying cheese'])

/** Grams a serving of thin liquid from which a dish cooks in it. */
const leastOfStew = 15

/** Grains and lentils take up what does not boil away. */
function drinks(lines: readonly BookLine[]): boolean {
  return lines.some((line) => kindOf(line) === 'lentil' || kindOf(line) === 'bulgur')
}

/** Grams a serving of what turns to steam. */
function thinLiquid({ entry }: BookDish, { lead, before }: PotDish, lines: readonly BookLine[]): number {
  const water = [...lead, ...before.map(({ text }) => text)].flatMap((text) => [...text.matchAll(waterTold)])
  const thin = lines.filter((line) => thinKinds.has(kindOf(line) ?? 'other'))
  return (
    thin.reduce((sum, { grams }) => sum + grams, 0) +
    water.reduce((sum, [, grams]) => sum + Number(grams) / entry.serves, 0)
  )
}
const thinKinds: ReadonlySet<Kind> = new Set<Kind>(['stock', 'wine', 'coconut milk'])
const waterTold = /\bwater (\d+)/g

function withLessWater(parts: PotDish, share: number): PotDish {
  const less = (text: string) =>
    text.replace(waterTold, (_, grams: string) => `water ${Math.round((Number(grams) * share) / 10) * 10}`)
  return {
    ...parts,
    before: parts.before.map((step) => ({ ...step, text: step.meanwhile ? step.text : less(step.text) })),
    lead: parts.lead.map(less),
  }
}

/** Water beyond which a sauce would be a soup. */
const mostForSteam = 160

/** Under pressure a cup of liquid turns to steam, whatever the dish is to be in the end. */
function forSteam(parts: PotDish, lacking: number): PotDish {
  return lacking > 0
    ? { ...parts, lead: [...parts.lead, `Pour in {water ${lacking}}, which is for the steam.`] }
    : parts
}
