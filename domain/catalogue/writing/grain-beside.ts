import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { DishStep, Kit } from '#domain/catalogue/writing/kit.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Water by volume of the dry grain, minutes on the heat and minutes covered; general kitchen practice. */
interface GrainPlan {
  gramsPerCup: number
  water: number
  minutes: number
  rest: number
}
const plans: Readonly<Record<string, GrainPlan>> = {
  rice: { gramsPerCup: 185, water: 1.5, minutes: 15, rest: 5 },
  quinoa: { gramsPerCup: 175, water: 1.75, minutes: 15, rest: 5 },
  bulgur: { gramsPerCup: 160, water: 1.75, minutes: 12, rest: 5 },
  couscous: { gramsPerCup: 175, water: 1.1, minutes: 0, rest: 10 },
}

/** Puts on the rice or grain that goes with the dish; it cooks in the background. Nothing when there is none. `more`: sentences of what is done with it. */
export function startGrain(kit: Kit, more: readonly string[] = []): void {
  const grain = kit.one('starch')
  const plan = grain && planFor(grain)
  if (!grain || !plan) return
  const cups = grain.grams / plan.gramsPerCup
  const cupsOfWater = grain.behaviour.water ?? plan.water
  const liquid = water(cups * cupsOfWater * 240, plan.minutes ? '' : 'boiling')
  const waiting = plan.minutes + plan.rest
  if (isKind(grain, 'rice') && kit.wish.preferEquipment.includes('Rice Cooker')) {
    const minutes = waiting + 5
    const text = `Put ${kit.the(grain)} in your rice cooker with ${liquid.words} and switch it on; it takes about ${minutes} minutes and then keeps warm by itself`
    kit.step(text, { active: 2, waiting: minutes, meanwhile: true })
    return
  }
  const text = [`${grainText(kit, grain, plan, liquid.words)}.`, ...more].join(' ')
  kit.step(text, { active: 2, waiting, meanwhile: true })
}

/** Whole grains take longer than the plan of their kind, and a little more water: brown rice, farro, barley. */
function planFor({ behaviour }: DishLine): GrainPlan | undefined {
  const plan = plans[behaviour.kind]
  const longer = (behaviour.simmered ?? 0) - (plan?.minutes ?? 0)
  if (!plan || plan.minutes === 0 || longer < 8) return plan
  return { ...plan, minutes: plan.minutes + longer, water: plan.water + longer * 0.025 }
}

function grainText(kit: Kit, grain: DishLine, plan: GrainPlan, liquid: string): string {
  if (isKind(grain, 'couscous')) {
    return `Pour ${liquid} over ${kit.the(grain)} in a bowl, cover with a plate and let stand for 10 minutes; fluff with a fork`
  }
  if (isKind(grain, 'rice')) {
    const rice = kit.the(grain)
    return kit.vary(
      `Put ${rice} in a saucepan with ${liquid}. Bring to a boil, cover, and cook over the lowest heat for ${plan.minutes} minutes. Leave covered, off the heat, for at least ${plan.rest} minutes`,
      `In a small saucepan bring ${rice} and ${liquid} to a boil. Cover tightly, turn the heat as low as it goes and cook for ${plan.minutes} minutes; off the heat it keeps warm under its lid`,
      `Stir ${rice} and ${liquid} once in a lidded saucepan and bring to a boil. Cover, lower the heat until it barely murmurs and cook for ${plan.minutes} minutes, then let it stand, still covered, for ${plan.rest} minutes or more`,
    )
  }
  const sign = isKind(grain, 'quinoa')
    ? 'until the grains show their white tails and the water is gone'
    : 'over low heat until tender'
  return `Bring ${kit.the(grain)} and ${liquid} to a boil in a saucepan, cover and simmer ${sign}, ${plan.minutes} minutes. Fluff with a fork and leave covered`
}

/** Cooks what must be done at the last minute, and says what the dish is served with ('the rice'); empty when with nothing. */
export function grainToServe(kit: Kit): string {
  const grain = kit.one('starch')
  if (!grain) return ''
  if (isKind(grain, 'cauliflower rice')) {
    kit.step(
      `Cook ${kit.the(grain)} in a dry nonstick skillet over medium-high heat, stirring, until steaming and just tender, 4 minutes`,
      { active: 4 },
    )
    return 'the cauliflower rice'
  }
  if (isKind(grain, 'bread')) return `${kit.the(grain)}, toasted`
  return kit.the(grain) || kit.again(grain)
}

/**
 * Moves the grain from the front to where it ends with the dish, not half an hour before it.
 * The grain is the first step when it runs in the background and names a grain.
 */
export function placeGrain(kit: Kit): void {
  placeCauliflower(kit)
  const grain = kit.one('starch')
  const [first, ...rest] = kit.steps
  if (!grain || !first?.meanwhile || !plans[grain.behaviour.kind] || !first.text.includes(kit.name(grain))) return
  const needed = first.waiting + 3
  let left = rest.reduce((sum, step) => sum + step.active + step.waiting, 0)
  if (left <= needed + 10) return
  let place = 0
  while (place < rest.length - 1 && left - minutesIn(rest[place]) >= needed) {
    left -= minutesIn(rest[place])
    place += 1
  }
  while (place && !isQuietAfter(rest.slice(0, place))) place -= 1
  if (!place) return
  const word = isKind(grain, 'rice') ? 'rice' : 'grain'
  const lead = kit.vary(`Now start the ${word}, so that everything is ready together.`, `About now, start the ${word}.`)
  rest.splice(place, 0, { ...first, text: `${lead} ${first.text}` })
  kit.steps.splice(0, kit.steps.length, ...rest)
}

/** Four minutes of cauliflower rice go into a wait of the dish, or come before the hot pan, which waits for nobody. */
function placeCauliflower({ steps }: Kit): void {
  const from = steps.findIndex(({ text }) => text.startsWith(cauliflowerStart))
  const [step] = steps.slice(from, from + 1)
  if (from < 1 || !step) return
  const waits = steps.slice(0, from).findLastIndex(({ waiting }) => waiting >= 5)
  const hot = steps.findIndex(({ text }) => /\b(?:heat|hot|fry)\b/i.test(text))
  const quiet = waits >= 0 && steps.slice(waits + 1, from).every(({ active }) => active < 6)
  const before = steps[waits]
  if (quiet && before) {
    before.meanwhile = true
    steps.splice(from, 1)
    steps.splice(waits + 1, 0, { ...step, text: `Meanwhile, ${step.text[0]?.toLowerCase()}${step.text.slice(1)}` })
  } else if (waits < 0 && hot >= 0 && hot < from) {
    steps.splice(from, 1)
    steps.splice(hot, 0, { ...step, text: `${step.text.replace(/\.$/, '')}; keep it warm under a lid.` })
  }
}
const cauliflowerStart = 'Cook the cauliflower rice in a dry'

/** After these steps the cook's hands are free: the last one waits by itself, or nothing is on the heat yet. */
function isQuietAfter(steps: readonly DishStep[]): boolean {
  if ((steps.at(-1)?.waiting ?? 0) >= 4) return true
  return !steps.some(({ text }) => /\b(?:heat|hot|fry|pan|pot|skillet)\b/i.test(text))
}

function minutesIn(step: DishStep | undefined): number {
  return step ? step.active + step.waiting : 0
}
