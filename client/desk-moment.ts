/** A moment on the desks, in the reader's own time: 'Nov 20, 2026, 7:30 AM'. */
export const momentOf = (at: string) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The last moment that a field of a day and a time takes. */
export const lastTyped = '9999-12-31T23:59'

/** The moment that was typed into such a field: nothing where it is empty, a sentence where it is none that can be sent. */
export function typedMoment(typed: string): { at?: string; fault?: string } {
  if (typed === '') return {}
  const at = new Date(typed)
  // of a day that there is not as well
  if (!(at.getUTCFullYear() <= 9999)) return { fault: 'Please enter a date in the year 9999 or earlier' }
  return { at: at.toISOString() }
}
