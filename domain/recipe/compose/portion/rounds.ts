import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import type { DishStep, Kit } from '#domain/catalogue/writing/kit.ts'
import { countWord } from '#domain/catalogue/writing/sentences.ts'

/**
 * Grams of a food that lie in one layer in a skillet of 12 inches with room between, as cookbooks have it: five fried eggs,
 * a pound of shrimp, a pound and a half of chops or fillets, two and a half of pieces on the bone.
 */
const layers: Partial<Record<Kind, number>> = {
  egg: 270,
  shrimp: 500,
  poultry: 650,
  steak: 700,
  pork: 700,
  'tough meat': 700,
  'bone-in poultry': 1100,
  fish: 700,
  tofu: 600,
  'frying cheese': 600,
}
/** What a step says to brown in batches wants room around each piece: cubes for a stew. */
const asCubes = 0.55
/** More than a layer by so much is pushed together. */
const pushed = 0.25

/** In how many rounds a skillet browns what lies in one layer; 1 for what is stirred, poured or crumbled. */
function roundsFor(lines: readonly DishLine[], room: number, cuts: Cuts): number {
  const laid = lines.reduce((sum, line) => sum + line.grams / layerOf(line, cuts) / room, 0)
  return Math.max(1, Math.ceil(laid - pushed))
}

type Cuts = Readonly<Record<string, string>>

/** Grams of a line in one layer; all of it where it need not lie so. */
function layerOf({ id, food, behaviour }: DishLine, cuts: Cuts): number {
  if (/\bcutlets\b/.test(cuts[id] ?? '')) return cutlets
  if (behaviour.kind === 'rice' && food.nutrients.carbs < cookedCarbs) return friedRice
  return layers[behaviour.kind] ?? Number.POSITIVE_INFINITY
}
const cutlets = 470
/** Grams of cooked rice, four cups, that fry and do not steam; less than 45 g of carbohydrate in 100 has had its water. */
const friedRice = 700
const cookedCarbs = 45

const browns =
  /\b[Bb]rown (?:the|it|them|in|on|well|all|both|deeply)\b|\b[Ss]ear\b|\b[Ff]ry\b|\bin (?:one|a single) layer\b|\ba side\b/
const notInSkillet =
  /\b(?:oven|sheet pans?|roasting pan|rack|grill|broil\w*|basket|air fryer|bake|roast|simmer|poach|steam|stir-fry|deep-fry|waffle|bun|sandwich\w*|or two|two skillets|tortillas?|wrap)\b|°F \(1[6-9]\d°C\)/i
const saysRounds =
  /\b(?:batch(?:es)?|rounds|lots|loads|goes|half at a time|(?:one|two|three|few) at a time|by turns|one by one|in turns)\b/i
/** Pieces of what an earlier step named. */
const pieces = /\b(?:cubes|cutlets|strips|pieces|steaks|chops|slices|fillets|it|them)\b/
const counted = /,? in (two|three|four) (?:batches|rounds|lots)\b(?: if need be)?/
const halves = /,? half at a time\b/
const minutes = /\b(?:\d+ to )?(\d+) minutes?(?: in all)?(?! more| per| a )/
const sides = /\b(?:\d+ to )?(\d+) minutes? (?:a|per) side/

/** The steps, in as many batches as a skillet of 12 inches asks for, said and counted in their minutes. */
export function inRounds({ cuts = {} }: Pick<Form, 'cuts'>, kit: Kit, steps: readonly DishStep[]): DishStep[] {
  return steps.map((step) => {
    const sentences = step.text.split(/(?<=[.]) /)
    const at = notInSkillet.test(step.text) ? -1 : sentences.findIndex((sentence) => browns.test(sentence))
    const sentence = sentences[at]
    const lines = sentence === undefined ? [] : linesIn(kit, cuts, sentence, sentences.slice(0, at).join(' '))
    if (sentence === undefined || !lines.length) return step
    const isSaid = saysRounds.test(step.text)
    const rounds = roundsFor(lines, isSaid ? asCubes : 1, cuts)
    const now = isSaid ? recounted(sentence, rounds) : told(sentence, rounds)
    if (now === sentence) return step
    const all = rounds * minutesOfOne(sentence)
    const active = isSaid ? Math.max(step.active, all + 2) : step.active + all - minutesOfOne(sentence)
    return { ...step, text: sentences.with(at, now).join(' '), active }
  })
}

/** What is named with whatever is fried. */
const beside: ReadonlySet<string> = new Set([
  'fat',
  'second-fat',
  'salt',
  'pepper',
  'ground-spice',
  'herb',
  'aromatic',
  'sauce',
])

/** What of the dish lies in the pan of a sentence: named in it, or before it where it speaks of 'them', or the one that has pieces. */
function linesIn(kit: Kit, cuts: Cuts, sentence: string, before: string): DishLine[] {
  const laid = kit.lines.filter(
    (line) =>
      layerOf(line, cuts) < Number.POSITIVE_INFINITY && (line.behaviour.kind !== 'egg' || /\bwhites?\b/.test(sentence)),
  )
  const namedIn = (text: string) => laid.filter((line) => new RegExp(String.raw`\b${kit.name(line)}\b`, 'i').test(text))
  const named = namedIn(sentence)
  if (named.length || kit.lines.some((line) => !beside.has(line.slot) && sentence.includes(kit.name(line))))
    return named
  const earlier = namedIn(before)
  return earlier.length || laid.length > 1 || !pieces.test(sentence) ? earlier : laid
}

/** The number of batches that is said, for so much. */
function recounted(sentence: string, rounds: number): string {
  if (rounds === 1)
    return counted.test(sentence) || halves.test(sentence)
      ? sentence
          .replace(counted, '')
          .replace(halves, '')
          .replace(/(\d minutes) (?:each|a batch)\b/, '$1')
      : sentence
  return sentence
    .replace(counted, (found, said: string) => found.replace(said, countWord(rounds)))
    .replace(halves, (found) => (rounds === 2 ? found : found.replace('half', rounds === 3 ? 'a third' : 'a quarter')))
}

function told(sentence: string, rounds: number): string {
  if (rounds < 2) return sentence
  const timed =
    sides.test(sentence) || /\d minutes? each\b/.test(sentence)
      ? sentence
      : sentence.replace(minutes, (found) => `${found.replace(' in all', '')} a batch`)
  return `${timed.replace(/[.;]$/, '')}. Work in ${countWord(rounds)} batches, so that nothing is crowded.`
}

/** Minutes of one batch, as its sentence has them. */
function minutesOfOne(sentence: string): number {
  const side = sides.exec(sentence)
  return Math.min(10, side ? 2 * Number(side[1]) : Number(minutes.exec(sentence)?.[1] ?? 4))
}
