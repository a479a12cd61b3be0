/** The hour and minute of an instant, in ISO 8601 or milliseconds since 1970, on the reader's own clock: '18:00', or '6:00 PM' where people write it so; 'midnight', as '12:00 AM' is read as noon. */
export function timeOfDay(instant: string | number): string {
  const at = new Date(instant)
  if (at.getHours() === 0 && at.getMinutes() === 0) return 'midnight'
  return at.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })
}
