import { cutText } from '#domain/cut-text.ts'

/** First and last name of what a payer typed into one field; null where there is none. */
export function nameOf(name: string | undefined): { firstName: string | null; lastName: string | null } {
  const words = (name ?? '').toWellFormed().replaceAll('\0', '').trim().split(/\s+/u).filter(Boolean)
  const [first, ...rest] = words
  return { firstName: cut(first), lastName: cut(rest.join(' ')) }
}

/** A name for an account that is made without a form: people can change it, but it must not be empty. */
export function nameForAccount(name: string | undefined): { firstName: string; lastName: string } {
  const { firstName, lastName } = nameOf(name)
  return { firstName: firstName ?? 'Chef', lastName: lastName ?? 'Cook' }
}

/** As long as the forms allow. */
function cut(text: string | undefined): string | null {
  return text ? cutText(text.toWellFormed(), 100) : null
}
