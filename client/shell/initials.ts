import { cutText } from '#domain/cut-text.ts'

/** First letters of both names, else two letters of the address, else 'U'. */
export function initialsOf({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  const names = [firstName, lastName].map(first).join('')
  return (names || cutText(email, 2) || 'U').toUpperCase()
}

/** The first letter as people count letters. */
function first(name: string): string {
  const [letter] = new Intl.Segmenter().segment(name.trim())
  return letter?.segment ?? ''
}
