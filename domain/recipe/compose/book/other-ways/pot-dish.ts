import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { foodsIn } from '#domain/catalogue/book/fill-steps.ts'
import { type BookDish, type BookStep, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import { asSentence, kindsIn, sentencesOf, withoutJoiners } from '#domain/recipe/compose/book/other-ways/told-steps.ts'
import { statedMinutes } from '#domain/recipe/verify/time/step-minutes.ts'

/** A dish whose one long step simmers or bakes it in its own liquid, taken apart around that. */
export interface PotDish {
  before: readonly BookStep[]
  /** The long step itself. */
  braise: BookStep
  /** What is done in it before the long time begins, and what is said after it. */
  lead: readonly string[]
  /** 'until it falls apart', where it tells a sign of its end. */
  until: string | undefined
  rest: readonly string[]
  later: readonly BookStep[]
}

/** The dish taken apart, or undefined where none of its steps is a long one in a pot. */
export function potDishOf(dish: BookDish): PotDish | undefined {
  const cookings = dish.steps
    .map((step, at) => ({ step, at, cooking: cookingIn(step, dish) }))
    .filter(({ step, cooking }) => cooking !== undefined && !isApart.test(step.text))
    .toSorted((one, other) => other.step.waiting - one.step.waiting)
  // a sauce that simmers before its meat comes is no stew yet
  const longest = cookings.find(({ step, at }) => step.waiting >= ofStew || isThere(dish, at)) ?? cookings[0]
  if (longest?.cooking === undefined) return undefined
  const { step, at, cooking } = longest
  if (dish.steps.slice(0, at + 1).some(({ text }) => elsewhere.test(text))) return undefined
  const sentences = sentencesOf(step.text)
  const { lead, until } = takenApart(sentences[cooking] ?? '')
  return {
    before: dish.steps.slice(0, at),
    braise: step,
    lead: [...sentences.slice(0, cooking), lead].filter(Boolean),
    until,
    rest: sentences.slice(cooking + 1).filter((each) => !/\bslow cooker\b/i.test(each)),
    later: dish.steps.slice(at + 1),
  }
}

/** The sentence of a step that cooks it for long in a pot. */
function cookingIn(step: BookStep, dish: BookDish): number | undefined {
  if (step.waiting < shortest || !isWet.test(step.text) || isStarchAlone(step, dish)) return undefined
  const at = sentencesOf(step.text).findIndex((sentence) => {
    const stated = statedMinutes(sentence.toLowerCase())
    return cooks.test(sentence) && stated !== undefined && stated.active + stated.waiting >= shortest
  })
  return at < 0 ? undefined : at
}
/** Minutes from which a simmer cooks what is in it, and makes a stew of it. */
const shortest = 8
export const ofStew = 20

/** Whether all meat of a dish is in the pot by a step. */
function isThere({ lines, steps }: BookDish, at: number): boolean {
  const later = new Set(steps.slice(at + 1).flatMap(({ text }) => foodsIn(text)))
  return !lines.some((line) => line.slot === 'protein' && later.has(ownFoodOf(line)))
}
const cooks = /\b(?:simmer|brais\w+|bake|cook|roast|bubble)\b/i
const isWet = /\b(?:simmer|brais\w+|cover(?:ed)?|bubble)\b/i
/** What is baked in a dish, dried, risen or steamed is no stew. */
const elsewhere =
  /\b(?:foil|roasting pan|sheet[- ]pans?|rack|steamer?|doubled|rise|knead|poach|casserole dish|parchment|cocotte|crust)\b|\{@(?:baking-dish|sheet-pans|tin|cake-pan|loaf-pan|count)\b/i
const isApart = /\b(?:refrigerate|chill|marinate|freeze|soak|salted water)\b/i

/** Whether a step tells of nothing but the rice or pasta that a dish is eaten with. */
export function isStarchAlone(step: BookStep, dish: BookDish): boolean {
  const kinds = kindsIn(dish, [step])
  return kinds.length > 0 && kinds.every((kind) => starches.has(kind) || kind === 'salt')
}
export const starches: ReadonlySet<Kind> = new Set<Kind>([
  'rice',
  'risotto rice',
  'paella rice',
  'quinoa',
  'bulgur',
  'couscous',
  'oats',
  'pasta',
  'noodles',
  'bread',
  'tortilla',
])

/** The words of a sentence up to those that cook, and the sign that it tells: one, or one for each food that may be in it. */
function takenApart(sentence: string): { lead: string; until: string | undefined } {
  const at = sentence.search(startOfCooking)
  const lead = closed(asSentence(withoutJoiners(sentence.slice(0, Math.max(0, at)).trim()).replace(unjoined, ' and ')))
  const [ofEach] = /(?:\[\{\?[a-z-]+\} until [^[\]]{0,80}\]){2,}/.exec(sentence) ?? []
  if (ofEach) return { lead, until: ofEach }
  const said =
    /\buntil ((?:[^,.;:]|,(?! (?:about |at least |which|by |turning|topping|stirring|\d)))+)/.exec(sentence)?.[1] ?? ''
  const sign = closed(signOf(said) ?? '')
  return { lead, until: sign && ` until ${sign}` }
}

/** Words without the bracket of which the other half is elsewhere. */
function closed(words: string): string {
  const [open, shut] = [words.split('[').length, words.split(']').length]
  if (open === shut) return words
  return open > shut ? words.replace('[', '') : words.replace(/\](?=[^\]]*$)/, '')
}
/** The last of two things that are done, once what came after them is a sentence of its own. */
const unjoined = /, (?=(?:add|crush|stir|put|drop|return|lay)\b(?:[^,{}]|\{[^{}]{0,200}\}){0,200}$)/
const startOfCooking =
  /(?:^|(?<=[\s,]))(?:bring(?! \{)|cover(?! \{)|skim|simmer|braise|bake|cook|roast|set the lid|keep)\b(?![^{}]{0,200}\})/i

/** The sign without what only boiling down brings about; undefined where that is all of it. */
function signOf(until: string): string | undefined {
  if (!until) return undefined
  const kept = until.split(/,? and /).filter((part) => !boiledDown.test(part) && !/^(?:it is far|by then)\b/.test(part))
  return kept.length ? kept.join(' and ').replace('nearly tender', 'tender').trim() : undefined
}
const boiledDown =
  /\b(?:thick(?:ens?|ened)?|reduced|glossy|liquid|gravy|evaporated|dry|clings?|coats?|absorbed|creamy|brown\w*|crisp\w*|(?:sauce|broth|juices|fat) (?:is|are|has))\b/
