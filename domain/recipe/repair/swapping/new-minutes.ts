import type { Behaviour } from '#domain/catalogue/behaviours/behaviour.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import type { Food } from '#domain/food/food.ts'
import { type Mention, mentionsIn } from '#domain/food/mentions/mentions.ts'
import { placesOfPlain, plain } from '#domain/plain-text.ts'
import type { Instruction, RecipeDraft } from '#domain/recipe/recipe.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepsOfLines } from '#domain/recipe/verify/reading/steps-of-lines.ts'
import { type StatedTime, statedTimes } from '#domain/recipe/verify/time/step-minutes.ts'
import { tokens } from '#domain/text/tokens.ts'

/** A recipe in which a food took another's place, with its steps' minutes. */
export interface Retimed {
  readonly instructions: RecipeDraft['instructions']
  /** Whether every step that gave the old food its minutes suits the new one as it is told now. */
  readonly isTrue: boolean
}

/** A swap: the recipe before it and after, the place of the line in both, and the foods of that line. */
interface Swapped {
  readonly before: RecipeDraft
  readonly after: RecipeDraft
  readonly line: number
  readonly old: Food
  readonly fresh: Food
}

/**
 * The steps of a recipe in which a line holds another food than before, with the minutes that the new food needs (those of its behavior)
 * where a sentence gave the old one its own: 15 minutes at a simmer for rice are 42 for brown rice. Minutes that other foods share only
 * grow. Foods whose minutes are not known change nothing.
 */
export function retimed({ before, after, line, old, fresh }: Swapped): Retimed {
  const { instructions } = after
  const was = namedFood(old.id)?.behaviour
  const is = namedFood(fresh.id)?.behaviour
  if (!was || !is || ways.every(({ way }) => was[way] === is[way])) return { instructions, isTrue: true }
  const read = readRecipe(before)
  const steps = new Set(stepsOfLines(read)[line])
  const words = new Set(read.lines[line]?.nameWords)
  const isOld: OfMention = ({ foods, stems }) =>
    foods.some(({ id }) => id === old.id) || stems.every((stem) => words.has(stem))
  let isTrue = true
  const told = instructions.map((step, at) => {
    const description = before.instructions[at]?.description ?? ''
    if (!steps.has(at + 1)) return step
    if (isFlesh(old) && !isFlesh(fresh) && saysOfFlesh(step.description)) isTrue = false
    let changed: Instruction | undefined = step
    for (const { way, isShared, place, of } of ownTimes(description, isOld, was)) {
      const minutes = is[way]
      const times = changed ? statedTimes(plain(changed.description)) : []
      const time = times[place]
      if (!changed || !time || times.length !== of) continue
      if (minutes === undefined) isTrue = false
      const longer = (minutes ?? 0) - (was[way] ?? 0)
      if (minutes === undefined || Math.abs(longer) < worthSaying(minutes) || (isShared && longer < 0)) continue
      changed = withMinutes(changed, time, longer)
    }
    if (!changed) isTrue = false
    return changed ?? step
  })
  return { instructions: told, isTrue }
}

/** Whether a mention of a food is one of a kind. */
type OfMention = (mention: Mention) => boolean

/** Whether a text goes on about bones or skin. */
function saysOfFlesh(description: string): boolean {
  return /\b(?:at|from|to|off) the bones?\b|\bskin(?: |-)(?:is|side|until|turns)\b/.test(plain(description))
}

type Way = 'sauteed' | 'simmered' | 'roasted' | 'steamed' | 'grilled'
const ways: readonly { readonly way: Way; readonly verbs: RegExp; readonly beside?: RegExp }[] = [
  { way: 'steamed', verbs: /\bsteam/ },
  { way: 'grilled', verbs: /\b(?:grill|broil)/ },
  { way: 'roasted', verbs: /\b(?:roast|bake)/ },
  { way: 'simmered', verbs: /\b(?:simmer|boil|poach)/ },
  { way: 'simmered', verbs: /\bcook/, beside: /\b(?:water|stock|broth|cover|covered)\b/ },
  { way: 'sauteed', verbs: /\b(?:saute|fry|brown|soften|sear|sweat|cook)/ },
]

/** Minutes by which a cook would not alter what a recipe says: a sixth, and at least two. */
function worthSaying(minutes: number): number {
  return Math.max(2, minutes / 6)
}

interface OwnTime {
  readonly way: Way
  /** Whether its sentence names other foods as well. */
  readonly isShared: boolean
  /** Which of so many times in the text it is. */
  readonly place: number
  readonly of: number
}

/** The times in a step that are those of a food: its sentence names it, and they are what the old food takes. */
function ownTimes(description: string, isOld: OfMention, before: Behaviour): OwnTime[] {
  const text = plain(description)
  const times = statedTimes(text)
  if (times.length === 0) return []
  let from = 0
  return text.split(/(?<=[a-z)][.;!]\s)/).flatMap((sentence) => {
    const [start, end] = [from, from + sentence.length]
    from = end
    const inside = times.filter(({ at }) => at >= start && at < end)
    if (inside.length === 0) return []
    // 'scraping up what the shrimp left' cooks no shrimp
    const cooked = sentence.replace(/\bwhat the [^,.]{1,40}? (?:left|gave)\b/g, '')
    const named = mentionsIn(tokens(cooked))
    if (!named.some(isOld)) return []
    const others = named.filter((mention) => !isOld(mention))
    return inside.flatMap((time) => {
      const found = ways.find(
        ({ way, verbs, beside }) =>
          verbs.test(sentence) && (beside?.test(sentence) ?? true) && isAbout(before[way], time),
      )
      return found
        ? [
            {
              way: found.way,
              isShared: others.some(takesTime(found.way)),
              place: times.indexOf(time),
              of: times.length,
            },
          ]
        : []
    })
  })
}

/** Whether a food is cooked through in this way: carrots in stock, not the stock. */
function takesTime(way: Way): OfMention {
  return ({ foods }) => foods.some(({ id }) => namedFood(id)?.behaviour[way] !== undefined)
}

function isAbout(minutes: number | undefined, time: StatedTime): boolean {
  if (minutes === undefined) return false
  const slack = Math.max(0.5, minutes / 4)
  const sides = timesOver(time)
  return minutes >= time.least * sides - slack && minutes <= time.most * sides + slack
}

/** How often a time is spent: '4 minutes a side' twice. */
function timesOver({ minutes, least, most }: StatedTime): number {
  return Math.max(1, Math.round((minutes * 2) / (least + most)))
}

/** A step with one of its times so many minutes longer; undefined where that time is not told in whole minutes, or none would be left. */
function withMinutes(step: Instruction, time: StatedTime, longer: number): Instruction | undefined {
  const text = plain(step.description)
  const sides = timesOver(time)
  const each = Math.round(longer / sides)
  const said = /^(\d+)(?:( to | or |-|–)(\d+))?(?= ?-?min)/.exec(text.slice(time.at, time.end))
  if (!said || Number(said[1]) + each < 1) return undefined
  const [figures, least, between, most] = said
  const put = (minutes: string) => String(Number(minutes) + each)
  const place = placesOfPlain(step.description)
  const fresh = most === undefined ? put(least ?? '') : `${put(least ?? '')}${between}${put(most)}`
  const [from, to] = [place(time.at), place(time.at + figures.length)]
  const tail = step.description.slice(to)
  const one = fresh === '1' ? tail.replace(/^( ?)minutes\b/, '$1minute') : tail.replace(/^( ?)minute\b/, '$1minutes')
  const { active, waiting } = step
  const more = each * sides
  const part = (waiting ?? 0) >= time.minutes * 0.8 ? 'waiting' : 'active'
  const isSplit = active !== undefined || waiting !== undefined
  return {
    ...step,
    description: `${step.description.slice(0, from)}${fresh}${one}`,
    time: Math.max(0, step.time + more),
    ...(isSplit && { [part]: Math.max(0, (step[part] ?? 0) + more) }),
  }
}
