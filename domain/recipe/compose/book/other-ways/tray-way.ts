import type { BookDish, BookStep } from '#domain/catalogue/book/read-dish.ts'
import { equipmentFor, hoursSaid, sentencesOf } from '#domain/recipe/compose/book/other-ways/told-steps.ts'
import { fromOven } from '#domain/recipe/compose/book/other-ways/way-figures.ts'
import { statedMinutes } from '#domain/recipe/verify/time/step-minutes.ts'

/** Pieces that an oven bakes on a sheet pan, cooked in an air fryer; a clause why not where they are none, or are too large for its basket. */
export function fromTheOven(dish: BookDish): BookDish | string {
  const text = dish.steps.map((step) => step.text).join(' ')
  const heats = [...text.matchAll(heatTold)]
  const bakes = dish.steps.filter((step) => bakesSo(step))
  if (!bakes.length) return 'an air fryer is for pieces that an oven would bake or roast'
  if (!onTray.test(text)) return 'a basket holds single pieces alone'
  const rest = text.replace(/\{@sheet-pans\}/g, '')
  if (inVessel.test(rest)) return 'a basket holds single pieces alone'
  const others = dish.steps.filter((step) => step !== bakes[0]).flatMap((step) => sentencesOf(step.text))
  const isBakedTwice = others.some(
    (sentence) => !heatsOnly.test(sentence) && /\b(?:bake|roast|oven|broil\w*|toast)\b/i.test(sentence),
  )
  if (heats.length !== 1 || bakes.length !== 1 || isBakedTwice) return 'it needs more than one heat'
  const [, fahrenheit = ''] = heats[0] ?? []
  const steps = dish.steps.flatMap((step) =>
    step === bakes[0] ? [aired(step, Number(fahrenheit), dish.entry.batch ? 3 : 2)] : withoutTray(step),
  )
  return { ...dish, steps, equipment: equipmentFor(steps, dish.equipment, 'Air Fryer'), methods: ['Baked'] }
}

const heatTold = /\b(?:oven|heat)\b[^.]{0,20}? to (\d{3})°F/gi
const onTray = /\{@sheet-pans\}|\b(?:sheet pans?|baking sheets?|rack over)\b/
/** What a basket does not hold, or a fan blows about. */
const inVessel =
  /\{@(?:tin|baking-dish|loaf-pan|cake-pan)\b|\b(?:roasting pan|loaf|muffin|pie|batter|broil\w*|skillet in the oven|whole bird|meringue|foil-covered|parchment packet\w*)\b/i

function bakesSo({ text, waiting }: BookStep): boolean {
  return waiting >= 5 && waiting <= longest && /\b(?:bake|roast)\b[^.]{0,200}\buntil\b/i.test(text)
}
/** Minutes after which a fan has dried what is in the basket. */
const longest = 45

function aired(step: BookStep, fahrenheit: number, rounds: 2 | 3): BookStep {
  const cooler = Math.min(fromOven.hottest, fahrenheit - fromOven.cooler)
  const celsius = Math.round(((cooler - 32) * 5) / 9 / 5) * 5
  let minutes = step.waiting
  const sentences = sentencesOf(step.text)
    .filter((sentence) => !heatsOnly.test(sentence))
    .map((sentence) => {
      if (!/\b(?:bake|roast)\b/i.test(sentence)) return sentence
      const stated = statedMinutes(sentence.toLowerCase())
      minutes = Math.max(4, Math.round((stated ? stated.active + stated.waiting : step.waiting) * fromOven.share))
      const cook = `in the air fryer at ${cooler}°F (${celsius}°C), in ${rounds === 2 ? 'two' : 'three'} rounds and in one layer each,`
      return sentence
        .replace(
          /\b(bake|roast)\b(?: on \{@sheet-pans\}| on (?:it|them))?/i,
          (_, verb: string) => `${/^[A-Z]/.test(verb) ? 'Bake' : 'bake'} ${cook}`,
        )
        .replace(/,(?=,)/g, '')
        .replace(timeSaid, `${hoursSaid(minutes)} a round`)
    })
  return { ...step, text: trayed(sentences.join(' ')), active: step.active + 2, waiting: minutes * rounds }
}
const timeSaid = /\b(?:about )?\d{1,3} (?:to \d{1,3} )?minutes/
const heatsOnly = /^(?:Heat|Set|Turn|Bring) the oven (?:to|on)\b[^.]*\.$/

function withoutTray(step: BookStep): BookStep[] {
  const kept = sentencesOf(step.text).filter((sentence) => !heatsOnly.test(sentence))
  return kept.length ? [{ ...step, text: trayed(kept.join(' ')) }] : []
}

/** What waits for its round does so on a tray. */
function trayed(text: string): string {
  return text.replace(
    /\{@sheet-pans\}|\ba rack over a sheet pan\b|\b(?:(?:a|two|the) )?(?:(?:large|rimmed|lined|greased|oiled|parchment-lined|foil-lined)[, ]+)*(?:sheet pans?|baking sheets?)\b/g,
    'a tray',
  )
}
