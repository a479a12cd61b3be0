import type { BookDish, BookStep } from '#domain/catalogue/book/read-dish.ts'
import { isStarchAlone, type PotDish, starches } from '#domain/recipe/compose/book/other-ways/pot-dish.ts'
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
import {
  asSentence,
  hoursSaid,
  kindsIn,
  retold,
  sentencesOf,
} from '#domain/recipe/compose/book/other-ways/told-steps.ts'
import { statedMinutes } from '#domain/recipe/verify/time/step-minutes.ts'

const cooker = 'a 6-quart slow cooker'

/** The steps of a stew whose long simmer becomes hours on low: what is browned before is browned, and what boils down after it does so in the pot. */
export function slowSteps(dish: BookDish, parts: PotDish, minutes: number): BookStep[] | undefined {
  const told = withoutDairy([...parts.before.map(({ text }) => text), withoutFlame(parts.lead).join(' ')], dish)
  if (!told) return undefined
  const { texts, late } = told
  const before = parts.before.map((step, at) => ({ ...step, text: texts[at] ?? step.text })).filter(({ text }) => text)
  const lead = texts.at(-1) ?? ''
  const isRice = (step: BookStep) => isStarchAlone(step, dish) && isBeside(step, dish)
  const isOnStove = before.some(({ text }) => isHeated(text)) || isHeated(lead)
  const isInPot = !isOnStove && potOnStove.test([...before.map(({ text }) => text), lead].join(' '))
  const inCooker = (text: string) => (isInPot ? text.replace(potOnStove, cooker) : text)
  const moved = isInPot ? '' : `${lead ? 'Move' : 'Tip'} everything into ${cooker}.`
  const until = parts.until ? `${parts.until},` : ' for'
  const cooked = `Cover and cook on low${until} ${hoursSaid(minutes)}. On high it takes half as long.`
  const after = onHigh({ ...parts.braise, active: 0, waiting: 0, text: withoutFlame(parts.rest).join(' ') })
  const braise = retold(parts.braise, [inCooker(lead), moved, cooked, after.text], {
    active: parts.braise.active + 1,
    waiting: minutes + after.waiting,
  })
  // rice that was put on first would be cold by the evening
  const [early, own] = [before.filter(isRice), before.filter((step) => !isRice(step))]
  const later = [...early, ...afterwards(parts.later, dish, isInPot ? undefined : panIn([...texts, parts.braise.text]))]
  const opening = unheatedOven(own.map((step) => ({ ...step, text: inCooker(step.text) })))
  return [...opening, ...withLate([braise, ...later], late, dish)]
}

/** The pan on the stove that a stew was in before. */
function panIn(texts: readonly string[]): 'pot' | 'skillet' | undefined {
  if (texts.some((text) => potOnStove.test(text))) return 'pot'
  return texts.some((text) => /\{@skillet\}|\bskillet\b/.test(text)) ? 'skillet' : undefined
}

function isHeated(text: string): boolean {
  return heats.test(text.replace(/\{[^{}]*\}/g, ''))
}
const heats = /\b(?:heat|boil|brown|melt|fry|sizzle|simmer|render)\b(?! the oven)/i

/** What follows the long time: vegetables go on in the machine, and a sauce boils down on the stove. */
function afterwards(steps: readonly BookStep[], dish: BookDish, pan: 'pot' | 'skillet' | undefined): BookStep[] {
  let isBack = false
  return steps.map((step) => {
    if (isBeside(step, dish)) return { ...step, text: ofItself(step.text, 'the slow cooker') }
    if (isBack) return step
    if (isOfStove(step, dish)) {
      isBack = true
      const back = `Tip everything ${pan ? `back into the ${pan}` : 'into {@pot}'} and set it over medium heat.`
      return retold(step, [back, ...sentencesOf(step.text).map(opened)], { active: step.active + 1 })
    }
    return onHigh(step)
  })
}

/** Whether a step boils something down, or cooks rice or pasta in what there is. */
function isOfStove(step: BookStep, dish: BookDish): boolean {
  const isStarch = kindsIn(dish, [step]).some((kind) => kind !== 'bulgur' && starches.has(kind))
  return sentencesOf(step.text).some(
    (each) => heatsOn.test(each) && (isStarch || boilsDown.test(each) || !simmers.test(each)) && isTimed(each),
  )
}
const boilsDown =
  /\b(?:boil|thick\w*|uncover\w*|take off the lid|lid off|without (?:the |a )?lid|clings?|coats?|reduce\w*|cornstarch|noodles|pasta|glossy|shines?|dries|gravy is)\b/i

function isTimed(sentence: string): boolean {
  return boilsDown.test(sentence) || statedMinutes(sentence.toLowerCase()) !== undefined
}
const heatsOn = /\b(?:simmer\w*|boil|cook|bubble|thicken)\b/i

function opened(sentence: string): string {
  const said = sentence.replace(/^(?:Uncover(?: the (?:pot|beef|meat|stew))?|Take off the lid),? and /, '')
  return said === sentence ? sentence : said[0]!.toUpperCase() + said.slice(1)
}

/** A short simmer at the end takes about twice as long on high, and never less than a quarter of an hour. */
function onHigh(step: BookStep): BookStep {
  let [before, after] = [0, 0]
  const sentences = sentencesOf(step.text).map((sentence) => {
    const stated = simmers.test(sentence) ? statedMinutes(sentence.toLowerCase()) : undefined
    const was = stated ? stated.active + stated.waiting : 0
    if (!was) return sentence
    const is = Math.max(15, Math.ceil((was * 2) / 5) * 5)
    before += was
    after += is
    return asSentence(
      sentence
        .replace(simmers, (words) => (/^cover/i.test(words) ? 'cover and cook on high' : 'cook on high, covered,'))
        .replace(/,(?=,)/, '')
        .replace(timeSaid, hoursSaid(is)),
    )
  })
  const text = sentences
    .join(' ')
    .replaceAll(/\bthe pot\b/g, 'the slow cooker')
    .replace(ofStove, ' on high')
    .replace('Take the slow cooker off the heat', 'Turn off the slow cooker')
  const { active, waiting } = step
  return waiting
    ? { ...step, text, waiting: waiting + after - before }
    : { ...step, text, active: Math.min(active, 3), waiting: after }
}
const simmers =
  /\b(?:cover(?: again)?,? and )?(simmer|cook|braise)\b(?: (?:very )?gently)?(?:,? (?:partly )?covered,?| with the lid ajar,?)?(?: (?:over|on) low(?: heat)?)?(?=[,.]| (?:until|for|about|again|just|\d))/i
const timeSaid = /\b(?:\d{1,3}(?: \d\/\d)? hours?(?: (?:and )?\d{1,3} minutes)?|\d{1,3} (?:to \d{1,3} )?minutes)/
