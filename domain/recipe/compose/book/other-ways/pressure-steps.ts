import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { type BookDish, type BookLine, type BookStep } from '#domain/catalogue/book/read-dish.ts'
import type { PotDish } from '#domain/recipe/compose/book/other-ways/pot-dish.ts'
import {
  isBeside,
  ofItself,
  ofStove,
  potOnStove,
  unheatedOven,
  withLate,
  withoutDairy,
  withoutFlame,
} from '#domain/recipe/compose/book/other-ways/pot-words.ts'
import { asSentence, kindOf, retold, sentencesOf } from '#domain/recipe/compose/book/other-ways/told-steps.ts'
import { safeTemperatures } from '#domain/recipe/verify/safety/safe-temperatures.ts'

/** Minutes until the pressure is there, and in which it falls by itself, as in the catalogue's own dishes. */
const rising = 12
const falling = 15
/** Those of a second time for vegetables, after which the steam is let out at once. */
const again = { rising: 8, minutes: 5, from: 20 }

/** The steps of a stew that is browned, cooked under pressure and finished in one machine. */
export function pressureSteps(dish: BookDish, parts: PotDish, main: BookLine, minutes: number): BookStep[] | undefined {
  const all = [...parts.before.map(({ text }) => text), withoutFlame(parts.lead).join(' ')]
  const told = withoutDairy(all, dish)
  if (!told) return undefined
  const texts = inMachine(told.texts)
  const before = parts.before.map((step, at) => ({ ...step, text: texts[at] ?? '' })).filter(({ text }) => text)
  const isSoft = soft.has(kindOf(main) ?? 'other')
  const release = isSoft ? 'release the steam at once' : `let the pressure fall by itself for ${falling} minutes`
  const isFilled = texts.some((text) => text.includes(machine))
  const locked = `${isFilled ? '' : `Tip everything into ${machine}. `}Lock the lid, bring to high pressure, about ${rising} minutes, cook under pressure for ${minutes} minutes and ${release}.`
  const braise = retold(
    parts.braise,
    [texts.at(-1) ?? '', locked, safe(main), ...withoutFlame(parts.rest).map((each) => sauteed(unheated(each)))],
    {
      waiting: rising + minutes + (isSoft ? 0 : falling),
    },
  )
  const later = parts.later.map((step) =>
    isBeside(step, dish) ? { ...step, text: ofItself(step.text, machine) } : onSaute(step),
  )
  return [...unheatedOven(before), ...withLate([braise, ...later], told.late, dish)]
}
/** What goes on cooking while the pressure falls, and would be mush. */
const soft: ReadonlySet<Kind> = new Set<Kind>(['vegetable', 'leaf'])
const machine = 'the pressure cooker'

/** Its pot is that of the machine, set to sauté where it is heated. */
function inMachine(texts: readonly string[]): string[] {
  let isSet = false
  return texts.map((text) => {
    const at = text.search(potOnStove)
    if (at < 0) return isSet ? unheated(text) : text
    const isHot = heats.test(text.replace(/\{[^{}]*\}/g, ''))
    isSet = true
    return unheated(text.replace(potOnStove, isHot ? `${machine}, set to sauté,` : machine)).replace(/,(?=[.,])/g, '')
  })
}
const heats = /\b(?:heat|boil|brown|melt|fry|sizzle|soften|render)\b/i

function unheated(text: string): string {
  return sentencesOf(text)
    .map((each) => each.replace(ofStove, '').replace(lowered, '').replace('Take the pot off the heat', 'Switch it off'))
    .map(asSentence)
    .filter(Boolean)
    .join(' ')
}
const lowered =
  /\b(?:Turn|Lower|Raise|Reduce|Set) (?:down|up|the heat)(?: (?:up|down))?(?: to (?:low|medium|high)(?:-(?:low|high))?)?(?:,? and |, |\. ?)/g

/** Meat that is cut up is past its safe temperature long before it is tender; a cook who opens the lid is told by how much. */
function safe(main: BookLine): string {
  const kind = kindOf(main)
  if (kind === 'poultry' || kind === 'bone-in poultry' || kind === 'ground poultry')
    return `The meat should be past ${said(safeTemperatures.poultry)}.`
  return kind === 'ground meat' ? `The meat should be past ${said(safeTemperatures.ground)}.` : ''
}
function said({ fahrenheit, celsius }: { fahrenheit: number; celsius: number }): string {
  return `${fahrenheit}°F (${celsius}°C)`
}

/** What follows: vegetables that take long are cooked under pressure too, and what is short simmers on sauté. */
function onSaute(step: BookStep): BookStep {
  const text = unheated(step.text).replace(/^(?:Uncover(?: the pot)?|Take off the lid),? and /, '')
  if (step.waiting >= again.from && /\b(?:simmer|cook)\b/i.test(text)) {
    const at = text.search(/(?:,? and |, )?\b(?:cover|simmer|cook)\b/i)
    const put = asSentence(text.slice(0, Math.max(0, at)))
    const locked = `Lock the lid again, bring back to high pressure, about ${again.rising} minutes, cook under pressure for ${again.minutes} minutes and release the steam at once.`
    const [heat] = /1[4-7]\d°F \(\d\d°C\)/.exec(text) ?? []
    const inside = heat ? `The meat should be past ${heat}.` : ''
    return retold(
      step,
      [
        put,
        locked,
        inside,
        ...sentencesOf(text)
          .slice(sentencesOf(put).length)
          .filter((each) => !/^(?:Cover|Simmer|Cook)\b/.test(each)),
      ],
      { waiting: again.rising + again.minutes },
    )
  }
  return { ...step, text: sauteed(asSentence(text)) }
}

function sauteed(text: string): string {
  return text.replace(/\b(simmer|boil)(?=,| (?:until|for|gently|uncovered)\b)/i, '$1 on sauté')
}
