import { bytesOf, bytesOfText } from '#domain/bytes-of.ts'

interface Keeping<Answer> {
  /** Most that is kept, in bytes; the texts and the map count too. */
  readonly bytes?: number
  /** Letters of the longest text that is kept: longer ones are forgotten once the work at hand is done. */
  readonly longest?: number
  /** Bytes of an answer, where looking through it would take too long or does not see all that hangs on it. */
  readonly size?: (answer: Answer) => number
}

/**
 * Keeps the last answers of a pure function of one text, so that what is read again costs nothing. Made once, at the top of a file: what
 * all of them keep together is bounded by the sum of their bytes.
 */
export function remembered<Answer>(
  work: (text: string) => Answer,
  keeping?: Keeping<Answer>,
): (text: string) => Answer {
  const kept = new Kept(keeping)
  return (text) => kept.answer(text, work)
}

/** The same for a function whose input one text names: `nameOf` tells inputs apart wherever their answers differ. */
export function rememberedBy<Input extends unknown[], Answer>(
  nameOf: (...input: Input) => string,
  work: (...input: Input) => Answer,
  keeping?: Keeping<Answer>,
): (...input: Input) => Answer {
  const kept = new Kept(keeping)
  return (...input) => kept.answer(nameOf(...input), () => work(...input))
}

/** The same for a function of one object, for as long as the object is in use. */
export function rememberedFor<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { answer: Answer }>()
  return (key) => {
    const known = answers.get(key)
    if (known) return known.answer
    const answer = work(key)
    answers.set(key, { answer })
    return answer
  }
}

/** What all of `remembered` keep in this thread now, and what they keep at most; bytes. */
export function rememberedBytes(): { now: number; most: number } {
  return everyOne.reduce((sum, { now, most }) => ({ now: sum.now + now, most: sum.most + most }), { now: 0, most: 0 })
}
const everyOne: { readonly now: number; readonly most: number; forget(): void }[] = []

/** Forgets every answer to a text in this thread: what answers were worked out by has changed. */
export function forgetRemembered(): void {
  for (const one of everyOne) one.forget()
}

/**
 * Two generations of answers: what is asked for moves to the newer one, and once that holds half of the bytes the older one is dropped.
 * The text itself is the key: two texts that share a hash could be given each other's allergens.
 */
class Kept<Answer> {
  readonly most: number
  readonly #longest: number
  readonly #size: (answer: Answer) => number
  #recent = new Map<string, Entry<Answer>>()
  #older = new Map<string, Entry<Answer>>()
  #recentBytes = 0
  #olderBytes = 0
  /** Of texts that are not kept: a piece of work asks for the same one many times. */
  readonly #passing = new Map<string, { answer: Answer }>()
  #passingLetters = 0

  constructor({
    bytes = 500_000,
    longest = 600,
    size = (answer: Answer) => bytesOf(answer, bytes),
  }: Keeping<Answer> = {}) {
    this.most = bytes
    this.#longest = longest
    this.#size = size
    everyOne.push(this)
  }

  answer(text: string, work: (text: string) => Answer): Answer {
    const known = this.#recent.get(text) ?? this.#again(text) ?? this.#passing.get(text)
    if (known) return known.answer
    if (text.length > this.#longest) return this.#pass(text, work(text))
    const own = alone(text)
    const answer = work(own)
    const bytes = this.#size(answer) + bytesOfText(own) + bytesOfEntry
    if (bytes > this.most / 4) return this.#pass(own, answer)
    this.#put({ text: own, answer, bytes })
    return answer
  }

  get now(): number {
    return this.#recentBytes + this.#olderBytes
  }

  forget(): void {
    this.#recent = new Map()
    this.#older = new Map()
    this.#recentBytes = 0
    this.#olderBytes = 0
    this.#passed()
  }

  /** Kept until the work at hand is done, which no microtask comes between. */
  #pass(text: string, answer: Answer): Answer {
    if (this.#passingLetters + text.length > mostPassingLetters) this.#passed()
    if (this.#passing.size === 0) void Promise.resolve().then(() => this.#passed())
    this.#passing.set(text, { answer })
    this.#passingLetters += text.length
    return answer
  }

  #passed(): void {
    this.#passing.clear()
    this.#passingLetters = 0
  }

  /** What the older generation has moves to the newer. */
  #again(text: string): Entry<Answer> | undefined {
    const entry = this.#older.get(text)
    if (!entry) return undefined
    this.#older.delete(text)
    this.#olderBytes -= entry.bytes
    this.#put(entry)
    return entry
  }

  #put(entry: Entry<Answer>): void {
    const { text, bytes } = entry
    if (this.#recentBytes + bytes > this.most / 2) {
      this.#older = this.#recent
      this.#olderBytes = this.#recentBytes
      this.#recent = new Map()
      this.#recentBytes = 0
    }
    this.#recent.set(text, entry)
    this.#recentBytes += bytes
  }
}

interface Entry<Answer> {
  /** As a copy of its own. */
  readonly text: string
  readonly answer: Answer
  readonly bytes: number
}
/** Twice as many as a recipe has at most. */
const mostPassingLetters = 40_000
/** An `Entry` and its place in a map, bytes. */
const bytesOfEntry = 110

/** The text as a copy of its own: a part of a longer one, and every part of that part, would keep all of the longer one in memory. */
function alone(text: string): string {
  return ` ${text}`.slice(1)
}
