/** '25 min', '1 hr 15 min', '2 hr'. */
export function minutesText(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`
}

/** '10 min hands-on, 15 min waiting'; of what there is none there is no word. */
export function workText({ activeMinutes, waitingMinutes }: { activeMinutes: number; waitingMinutes: number }): string {
  const parts = [
    { minutes: activeMinutes, what: 'hands-on' },
    { minutes: waitingMinutes, what: 'waiting' },
  ]
  return parts
    .filter(({ minutes }) => Math.round(minutes) > 0)
    .map(({ minutes, what }) => `${minutesText(minutes)} ${what}`)
    .join(', ')
}
