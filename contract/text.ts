import { z } from 'zod'
import { optionKey } from '#domain/options/options.ts'

/** One of a documented list, matched without regard to case, hyphen, underscore, space or accent. */
export function option<const T extends string>(...lists: readonly (readonly T[])[]) {
  const find = finder(lists)
  return z.string().max(60).transform(find)
}

/** The same, where an empty text means that nothing was chosen. */
export function optionalOption<const T extends string>(...lists: readonly (readonly T[])[]) {
  return optionOr(undefined, ...lists).optional()
}

/** The same for a change of what is stored: an empty text clears it. */
export function clearableOption<const T extends string>(...lists: readonly (readonly T[])[]) {
  return optionOr('', ...lists)
}

/** The same for what is stored: an empty text and null clear it. */
export function storedOption<const T extends string>(...lists: readonly (readonly T[])[]) {
  return optionOr(null, ...lists).nullable()
}

/** A moment in ISO 8601: of UTC, or with its offset where that is allowed. A clock that counts finer than a billionth of a second has no use here. */
export const Moment = (options?: { offset: boolean }) => z.iso.datetime(options).max(40)

/** A time of day, 'HH:MM'. */
export const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time, such as 18:30')

/** A text of one line, cleaned; `needed` is said where nothing of it is left. */
export const Line = (longest: number, needed?: string) =>
  z
    .string(needed)
    .trim()
    .min(1, needed)
    // the words for what is missing would else be said of what is too long
    .max(longest, `must have at most ${longest} characters`)
    .transform(oneLine)
    .pipe(z.string().min(1, needed ?? 'must not be empty'))

/** What somebody typed as one line, without signs that nobody sees. */
export function oneLine(text: string): string {
  return readable(text).replace(/\s+/g, ' ')
}

/** Without signs that steer a terminal, hide, or turn the direction of what follows; line breaks stay. */
export function readable(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(flagOrUnseen, (_, flag: string | undefined) => flag ?? '')
    .replace(idleJoiners, '')
    .trim()
}

/** The flags of England, Scotland and Wales, the only emoji that are spelled with tags; anywhere else tags hide words. */
const flagOrUnseen =
  /(\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f})|(?![\n\t])\p{Cc}|[\ufff9-\ufffb]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu

/** Joiners and variants that no emoji and no letter of a script that needs them calls for. */
const idleJoiners =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|(?!\p{Script=Latin})\p{L})(?:\u200c|\u200d)|(?:\u200c|\u200d)(?!\p{Extended_Pictographic}|\p{M}|(?!\p{Script=Latin})\p{L})|(?<!\p{Extended_Pictographic})(?:\ufe0e|\ufe0f)(?!\u20e3)/gu

export const Name = (what: string) =>
  z
    .string(`${what} is required`)
    .trim()
    .min(1, `${what} is required`)
    .max(100, `${what} must be at most 100 characters`)
    // no line breaks, and nothing that turns the direction of what follows it
    .regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, `${what} must be one line of text`)
    .transform(oneLine)
    .pipe(z.string().min(1, `${what} is required`))
/** Letters, digits and marks of any script, and the signs that addresses are known to have; no dot at an end, none twice. */
const emailPattern =
  /^(?!\.)(?!.*\.\.)(?=.{1,64}@)[\p{L}\p{N}\p{M}_'+.-]*[\p{L}\p{N}\p{M}_+-]@(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu
const emailNeeded = 'Please enter a valid email address'
/** As people type it, also with letters beyond ASCII on either side; the server folds what reaches one mailbox into one. */
export const Email = z
  .string(emailNeeded)
  .trim()
  .max(254, emailNeeded)
  .transform((typed) => typed.normalize('NFC'))
  .pipe(z.email({ pattern: emailPattern, error: emailNeeded }))
/** The largest id of a row. */
const mostId = 2_147_483_647
/** An id in a body. */
export const RowId = z.int().min(1).max(mostId)
/** An id in an address: digits alone, so that a row has one address ('0x1', '1.0' and '1e0' are numbers too). */
export const PathId = z.preprocess(
  (given) => (typeof given === 'string' && !/^\d+$/.test(given) ? Number.NaN : given),
  z.coerce.number().int().min(1).max(mostId),
)
export const Id = z.strictObject({ id: PathId })
/** The body of a call whose payload is 'none': nothing and {} alike. */
export const NoBody = z.strictObject({}).optional()

function optionOr<const E extends '' | null | undefined, const T extends string>(
  empty: E,
  ...lists: readonly (readonly T[])[]
) {
  const find = finder(lists)
  return z
    .string()
    .max(60)
    .transform((text, context) => (text.trim() === '' ? empty : find(text, context)))
}

function finder<const T extends string>(lists: readonly (readonly T[])[]) {
  // reversed, so that of two spellings the first list's stays
  const byKey = new Map(
    lists
      .flat()
      .reverse()
      .map((value) => [optionKey(value), value]),
  )
  return (text: string, context: z.RefinementCtx): T => {
    const value = byKey.get(optionKey(text))
    if (value !== undefined) return value
    const choices = [...byKey.values()].reverse().join(', ')
    context.addIssue({ code: 'custom', message: `must be one of: ${choices}` })
    return z.NEVER
  }
}
