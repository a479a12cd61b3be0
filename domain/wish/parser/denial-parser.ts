import { wordSet } from '#domain/plain-text.ts'
import { AllergyParser } from '#domain/wish/allergies/allergy-parser.ts'
import { isSuffix } from '#domain/wish/allergies/denied-suffixes.ts'
import type { Named } from '#domain/wish/intents.ts'
import { fillers, joiners } from '#domain/wish/lexicon/small-words.ts'
import { type Found, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { Meaning } from '#domain/wish/meaning.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** Hears what is denied, also where it is not known: a food that was refused and not understood is told, as it may be in the dish. */
export class DenialParser extends AllergyParser {
  private tells: Extract<Meaning, { is: 'refuse' }>['tells']
  /** Where the phrase of the denial stands, and where the next food of its list may begin. */
  private deniedFrom = 0
  private memberAt = -9
  private isListed = false
  /** Words of a denied food that are not known, unless one follows that is: they were only said of it. */
  private untold: { from: number; to: number; isListed: boolean } | undefined

  /** The words of the denial that holds. */
  protected deniedBy = ''

  denies({ length, words }: Found, { tells }: Extract<Meaning, { is: 'refuse' }>, at: number): void {
    this.tells = tells
    this.deniedBy = words
    this.deniedFrom = at
    this.memberAt = at + length
    this.isListed = false
  }

  override turn(mode: Named['as'], next: number): void {
    super.turn(mode, next)
    this.tells = undefined
    this.deniedBy = ''
  }

  /** Whether the word at a place is the first that is denied, in a phrase beside which hardly anything but food stands. */
  isDeniedMember(at: number): boolean {
    return this.tells !== undefined && this.turnedAt === at
  }

  /** 'No nut brownies', 'no peanuts thai noodles': whether what comes here is the dish, of which the 'no' said one food that it is without. */
  isDishWithout(at: number): boolean {
    const { foods, dishes } = this.intents
    const food = foods.at(-1)
    if (this.mode !== 'refused' || food?.as !== 'refused' || food.to !== at || this.tokens[at]?.after) return false
    return this.words[food.from - 1] === 'no' && dishes.length === 0 && foods.every(({ as }) => as !== 'wanted')
  }

  /** Where the phrase begins that denies what stands at a place. */
  denialAt(at: number): number {
    return Math.min(this.deniedFrom, at)
  }

  /** Whether the word at a place is told already, as a food that is not known. */
  isToldAsDenied(at: number): boolean {
    return this.untold?.to === at + 1
  }

  override pause(sign: Exclude<Token['after'], ''>, at: number): void {
    this.tellDenied()
    super.pause(sign, at)
    this.memberAt = sign === 'comma' ? at : -9
    this.isListed = true
  }

  override food(found: Found, at: number): void {
    this.untold = undefined
    // 'not just tomatoes' are tomatoes, and more
    if (this.mode === 'refused' && /\bjust\b/.test(this.deniedBy) && !found.meaning) this.mode = 'aside'
    super.food(found, at)
  }

  override strangeWord(word: string, at: number): void {
    super.strangeWord(word, at)
    if (!this.tells || this.mode !== 'refused') return
    if (this.untold?.to === at && !joiners.has(word) && !fillers.has(word)) this.untold.to = at + 1
    else this.tellDenied()
    if (joiners.has(word) || (fillers.has(word) && this.memberAt === at)) this.memberAt = at + 1
    else if (this.memberAt === at && !this.untold && (this.tells === 'any' || this.isRare(word)))
      this.untold = { from: this.heardSince ? at : this.deniedFrom, to: at + 1, isListed: this.isListed }
  }

  /** 'no onions, weeknight dinner': behind a comma only a food alone is one of a list. */
  endUntold(at: number): void {
    if (this.untold?.isListed && this.untold.to === at) this.untold = undefined
  }

  /** What was denied and is not known, once the words go on to something else. */
  tellDenied(): void {
    if (this.untold)
      this.intents.unheard.push(this.typed(this.untold.from, Math.min(this.untold.to, this.untold.from + 4)))
    this.untold = undefined
  }

  refuseBefore({ length, words }: Found, tells: 'rare' | 'any' | undefined, at: number): boolean {
    if (at - this.machineTo <= 1) {
      const machine = this.intents.machines.pop()
      if (machine) this.intents.refusedMachines.push(machine)
      return true
    }
    const gap = tells ? 0 : 1
    const isDish = this.refuseDishes(at, gap)
    const before = this.intents.foods.at(-1)
    if (before && at - before.to <= gap) {
      if (isSuffix(this.tokens, at)) before.as = 'refused'
      else this.listBefore('refused')
      return true
    }
    const isTold = !isDish && words !== 'libre' && this.isStrangeBefore(at, tells)
    if (isTold) this.intents.unheard.push(this.typed(at - 1, at + length))
    return isDish || isTold
  }

  private isStrangeBefore(at: number, tells: 'rare' | 'any' | undefined): boolean {
    if (!tells || this.strangeAt !== at - 1 || this.tokens[at]?.after) return false
    return tells === 'any' || this.isRareBefore(at)
  }

  /** 'With no teeth': its 'no' begins what an occasion is called by. */
  isNoOfAnOccasion({ length, words }: Found, at: number): boolean {
    if (length < 2 || !words.endsWith(' no')) return false
    const last = at + length - 1
    return phraseAt(this.words, last, this.partEnd(at))?.meaning?.is === 'occasion'
  }

  /** 'Pasta again?' */
  isHadEnough(at: number): boolean {
    return this.words[at] === 'again' && this.mode === 'wanted' && this.text[this.tokens[at]?.to ?? 0] === '?'
  }

  /** 'cheese yes, tomato no': nothing comes after it and its food stands right before it. */
  isAfterthought({ words, length }: Found, at: number): boolean {
    const next = this.tokens[at + length]
    const isLast = !next || next.after !== ''
    return (
      isLast &&
      /^(?:no|not|nahi|nahin)$/.test(words) &&
      this.tokens[at]?.after === '' &&
      this.mode === 'wanted' &&
      this.intents.foods.at(-1)?.to === at
    )
  }

  /** 'without eggs or dairy': a phrase that refuses begins a list. */
  goOnRefusing({ words, length }: Found, at: number): void {
    if (/\b(?:meat|milk|dairy) (?:and|with) |together$/.test(words)) return
    if (!/^(?:no|without|zero|sans|sin|senza|cant|cannot|dont|doesnt|hates?|ohne)\b/.test(words)) return
    this.turn('refused', at + length)
    this.listOnly = true
  }

  /** 'gluten, dairy and nut free': the last word of the list says what all of them are. */
  freeOfAll({ words, length }: Found, at: number): void {
    const before = this.intents.foods.at(-1)
    const isJoined = before && this.words.slice(before.to, at).every((word) => joiners.has(word))
    if (isJoined && words.endsWith('free') && !isSuffix(this.tokens, at + length - 1)) this.listBefore('refused')
  }

  /** Whether only words that weaken a verb stand between the last turn and a place: 'don’t really like'. */
  isRightBehindTurn(at: number): boolean {
    return at >= this.turnedAt && this.words.slice(this.turnedAt, at).every((word) => weakening.has(word))
  }
}
/** What may stand between a refusal and its verb. */
const weakening = wordSet(
  'really much actually particularly especially ever even usually normally generally honestly truly',
)
