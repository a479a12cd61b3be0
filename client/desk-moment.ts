/** A moment on the desks, in the reader's own time: 'Nov 20, 2026, 7:30 AM'. */
export const momentOf = (at: string) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
