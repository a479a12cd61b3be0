import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#contract/errors.ts'
import { type PasswordCost, passwordCost } from '#server/password-cost.ts'

/** By argon2id (the library's number 2), of the composed letters (NFC): keyboards make 'é' of one sign or of two, and one password is meant. */
export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hash(password.normalize('NFC'), { algorithm: 2, parallelism: 1, ...cost })
}

/**
 * How a password fits a hash: 'unfolded' where that was made of the very signs that were typed, as hashes were once, and is to
 * be made anew. Takes the same time whether the account exists or not: without a hash, a stranger's one is compared. A second
 * look is taken only at passwords that are not composed as typed.
 */
export async function matchPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<'folded' | 'unfolded' | undefined> {
  nobodys ??= hashPassword(randomBytes(24).toString('base64'), passwordCost)
  const compared = passwordHash ?? (await nobodys)
  const folded = password.normalize('NFC')
  const fits = (await verify(compared, folded))
    ? 'folded'
    : folded !== password && (await verify(compared, password))
      ? 'unfolded'
      : undefined
  return passwordHash == null ? undefined : fits
}

let nobodys: Promise<string> | undefined

/** What everybody knows of the one whose password it is. */
export interface Owner {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Refuses what guessers try first, with a kind sentence at the field: the most used passwords, and one's own name or address. */
export async function refuseGuessable(password: string, owner: Owner, field = 'password'): Promise<void> {
  const most = await isMostUsed(password)
  if (!most && !namesOwner(password, owner)) return
  const message = most
    ? 'This password is too easy to guess. Please choose another one.'
    : 'This password is too similar to your name, your email address or this site’s name. Please choose another one.'
  throw new AppError('invalid_input', message, {
    issues: [{ field, message: 'Please choose a password that is harder to guess' }],
  })
}

export async function isMostUsed(password: string): Promise<boolean> {
  mostUsed ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  const plain = password.normalize('NFC').toLowerCase()
  return new Set(plain).size === 1 || (await mostUsed).has(plain)
}

/** Passwords of public breaches, 49,000 of them; read when the first one is asked for, so that the start does not wait. */
let mostUsed: Promise<ReadonlySet<string>> | undefined

/** Whether a password is a word that others know of its owner, or the name of this site, with a few digits or signs about it. */
export function namesOwner(password: string, { email, firstName, lastName }: Owner): boolean {
  const plain = lettersOf(password)
  const name = email.split('@')[0] ?? ''
  const words = [email, name, ...name.split(/[._+-]/), firstName, lastName, firstName + lastName, lastName + firstName]
  return ['mealcrafter', ...words].map(lettersOf).some((word) => {
    const at = word === '' ? -1 : plain.indexOf(word)
    if (at < 0) return false
    const rest = plain.slice(0, at) + plain.slice(at + word.length)
    return rest.length <= 4 && !/\p{L}/u.test(rest)
  })
}

/** Letters and digits alone, in lower case. */
function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
