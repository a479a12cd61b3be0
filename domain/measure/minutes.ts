/** '25 min', '1 hr 15 min', '2 hr'. */
export function minutesText(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`
}

/** 'h' stands in files that were exported while minutesText printed hours so. */
const atEnd = /\s\((?:(\d{1,4}) (?:hr|h) ?)?(?:(\d{1,4}) min)?\)$/

/** Minutes that a text ends with as minutesText prints them, in brackets ('Simmer. (1 hr 15 min)'), and the text before them; undefined for a text that ends otherwise. */
export function minutesAtEnd(text: string): { minutes: number; before: string } | undefined {
  const [end = '', hours, rest] = atEnd.exec(text) ?? []
  if (hours === undefined && rest === undefined) return undefined
  return { minutes: Number(hours ?? 0) * 60 + Number(rest ?? 0), before: text.slice(0, -end.length) }
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
