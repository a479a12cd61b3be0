import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { type DishLine, isKind, isManyWord, shortName } from '#domain/catalogue/writing/dish-line.ts'
import { kitchenMinutes, type Mention, sayList, tidy } from '#domain/catalogue/writing/sentences.ts'
import { withOneWater } from '#domain/catalogue/writing/water.ts'
import type { Chance } from '#domain/chance.ts'
import type { Order } from '#domain/options/wish.ts'

export interface DishStep {
  text: string
  active: number
  waiting: number
  /** While it waits, the next steps are done. */
  meanwhile: boolean
}
interface StepTimes {
  /** Minutes of hands. */
  active: number
  /** Minutes of nobody's hands. */
  waiting?: number
  /** The next steps are done while this one waits. */
  meanwhile?: boolean
}
type Sayable = DishLine | readonly DishLine[] | Mention | readonly Mention[] | undefined

/**
 * The kit a form writes its steps with. Every mention of a food goes through it, so that nothing unlisted is named and
 * nothing listed is forgotten: the use of each line is counted, and parts add up to the whole.
 */
export class Kit {
  readonly lines: readonly DishLine[]
  readonly flavour: Flavour
  readonly wish: Order
  readonly servings: number
  /** For each row of the form's equipment, what this cook uses. */
  readonly machines: readonly string[]
  readonly steps: DishStep[] = []
  readonly #chance: Chance
  readonly #used = new Map<DishLine, number>()

  constructor(given: {
    lines: readonly DishLine[]
    flavour: Flavour
    wish: Order
    machines: readonly string[]
    chance: Chance
  }) {
    this.lines = given.lines
    this.flavour = given.flavour
    this.wish = given.wish
    this.servings = given.wish.servings
    this.machines = given.machines
    this.#chance = given.chance
  }

  /** All lines of these slots, in the order of the list. */
  all(...slots: readonly SlotId[]): DishLine[] {
    return this.lines.filter((line) => slots.includes(line.slot))
  }
  one(slot: SlotId): DishLine | undefined {
    return this.lines.find((line) => line.slot === slot)
  }
  /** The line of a slot that the form requires. */
  need(slot: SlotId): DishLine {
    const line = this.one(slot)
    if (!line) throw new MissingLine(`the form needs a ${slot}`)
    return line
  }
  food(...ids: readonly string[]): DishLine | undefined {
    return this.lines.find((line) => ids.includes(line.id))
  }
  /** One of several ways to say it, by the dish's own chance. */
  vary(...ways: readonly string[]): string {
    return ways[Math.floor(this.#chance() * ways.length)] ?? ''
  }

  /** 'chicken', 'onions'; two lines that share a short name are told apart by their full one. */
  name(line: DishLine): string {
    const short = shortName(line)
    const shared = this.lines.some((other) => other.id !== line.id && shortName(other) === short)
    return shared ? (line.plural ? line.food.plural : line.food.name) : short
  }
  isMany(...lines: readonly DishLine[]): boolean {
    return lines.length > 1 || lines.some((line) => isManyWord(this.name(line)))
  }
  /** 'is' or 'are'. */
  is(...lines: readonly DishLine[]): string {
    return this.isMany(...lines) ? 'are' : 'is'
  }
  /** 'it' or 'them'. */
  them(...lines: readonly DishLine[]): string {
    return this.isMany(...lines) ? 'them' : 'it'
  }
  /** 'it' or 'they'. */
  they(...lines: readonly DishLine[]): string {
    return this.isMany(...lines) ? 'they' : 'it'
  }
  /** A verb in the number of its lines: verb('soften', onions) is 'soften', of one onion 'softens'. */
  verb(plural: string, ...lines: readonly DishLine[]): string {
    if (this.isMany(...lines)) return plural
    return /(?:s|sh|ch|x|o)$/.test(plural) ? `${plural}es` : `${plural}s`
  }
  /** A line as a mention for a longer list, without counting its use. */
  mention(line: DishLine): Mention {
    return { words: this.name(line), form: 'whole' }
  }
  /** Says lines again that were used before ('return the chicken to the pot'), without counting. */
  again(...lines: readonly (DishLine | undefined)[]): string {
    const known = lines.filter((line) => line !== undefined)
    return sayList(known.map((line) => this.mention(line)))
  }

  /** Uses up all that is left of these lines and says them, other mentions in between: 'the onion, half the salt and 1 cup water'. Empty when nothing is left. */
  the(...said: readonly Sayable[]): string {
    return sayList(withOneWater(said.flatMap((each) => this.#mentions(each))))
  }
  #mentions(said: Sayable): Mention[] {
    if (said === undefined) return []
    if (isList(said)) return said.flatMap((each) => this.#mentions(each))
    if ('words' in said) return [said]
    const used = this.used(said)
    if (used > 0.98) return []
    this.#used.set(said, 1)
    const name = this.name(said)
    return [used > 0.01 ? { words: `the remaining ${name}`, form: 'part' } : { words: name, form: 'whole' }]
  }

  /** Uses a share of a line: spoons for oil ('1 tbsp of the oil'), fractions for the rest ('half the salt'). */
  part(line: DishLine | undefined, share: number, mayMerge = true): Mention | undefined {
    if (!line || this.used(line) > 0.98) return undefined
    if (this.used(line) > 0.01) return this.#mentions(line)[0]
    if (mayMerge && isKind(line, 'salt') && line.grams * Math.min(share, 1 - share) < leastPart)
      return this.#pinch(line, share)
    const spoon = line.behaviour.kind === 'oil' ? line.food.portions['tbsp'] : undefined
    if (spoon) return this.#partInSpoons(line, share, line.grams / spoon)
    this.#used.set(line, share)
    const words = share <= 0.4 ? 'a third of' : share <= 0.6 ? 'half' : 'most of'
    return { words: `${words} the ${this.name(line)}`, form: 'part' }
  }
  /** Nobody halves a pinch: what is too little for a spoon goes in whole, or as a pinch where most comes later. */
  #pinch(salt: DishLine, share: number): Mention | undefined {
    if (share >= 0.5 || salt.grams < 2 * leastPart) return this.#mentions(salt)[0]
    this.#used.set(salt, share)
    return { words: `a pinch of the ${this.name(salt)}`, form: 'part' }
  }
  #partInSpoons(line: DishLine, share: number, spoons: number): Mention | undefined {
    const taken = Math.max(0.5, Math.round(spoons * share * 2) / 2)
    // half of a quarter teaspoon is none
    if (spoons < 0.1) return this.#mentions(line)[0]
    if (spoons < 1.2 || taken >= spoons - 0.3) {
      this.#used.set(line, 0.5)
      return { words: `half the ${this.name(line)}`, form: 'part' }
    }
    this.#used.set(line, taken / spoons)
    const whole = Math.floor(taken)
    const amount = taken > whole ? `${whole || ''} 1/2`.trim() : String(whole)
    const measure = cupsOfSpoons[taken] ?? (taken > 4 ? undefined : `${amount} tbsp`)
    if (!measure)
      return {
        words: `${share <= 0.4 ? 'a third of' : share <= 0.6 ? 'half' : 'most of'} the ${this.name(line)}`,
        form: 'part',
      }
    return { words: `${measure} of the ${this.name(line)}`, form: 'part' }
  }
  /** Salt in two goes when there is enough of it. */
  salt(): Mention | undefined {
    const salt = this.one('salt')
    if (!salt || this.used(salt) > 0.98) return undefined
    return salt.grams < 2.9 || this.used(salt) > 0 ? this.#mentions(salt)[0] : this.part(salt, 0.5)
  }
  /** What is left of salt and pepper. */
  season(): Mention[] {
    return [this.one('salt'), this.one('pepper')].flatMap((line) => this.#mentions(line))
  }
  /** Counts a line as used where the sentence names it in its own words ('crack an egg into each hollow'). */
  use(...lines: readonly (DishLine | undefined)[]): void {
    for (const line of lines) if (line) this.#used.set(line, 1)
  }
  /** Share of a line that steps have used, 0 to 1. */
  used(line: DishLine): number {
    return this.#used.get(line) ?? 0
  }
  unused(lines: readonly DishLine[] = this.lines): DishLine[] {
    return lines.filter((line) => this.used(line) < 0.98)
  }

  /** Writes a step. Minutes are rounded as a cook says them; an empty text writes nothing. */
  step(text: string, times: StepTimes): void {
    const printed = tidy(text)
    if (!printed) return
    const waiting = times.waiting ? kitchenMinutes(times.waiting) : 0
    this.steps.push({ text: printed, active: times.active, waiting, meanwhile: times.meanwhile ?? false })
  }
}

/** Grams of salt in a quarter teaspoon, the least that a spoon measures by itself. */
const leastPart = 0.7
const cupsOfSpoons: Readonly<Record<number, string>> = { 4: '1/4 cup', 8: '1/2 cup', 12: '3/4 cup' }

function isList(said: Sayable): said is readonly DishLine[] | readonly Mention[] {
  return Array.isArray(said)
}

/** A form asked for a line that this dish has not: its oil went into another place, or a wish took it away. */
export class MissingLine extends Error {
  override name = 'MissingLine'
}
