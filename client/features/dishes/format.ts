import { minutesText } from '#domain/measure/minutes.ts'

/** '4:05', '1:02:09': what is left on a timer, of whole seconds. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

/** How long a timer takes: '40 min', '1 hr 15 min', '90 sec'. */
export const lengthText = (seconds: number) => (seconds % 60 ? `${seconds} sec` : minutesText(seconds / 60))

/** Weights as a cook reads them: '3.2 g', '240 g', '1.25 kg'. */
export function gramsText(grams: number): string {
  if (grams >= 1000) return `${Number((grams / 1000).toFixed(2))} kg`
  return `${grams >= 20 ? Math.round(grams) : Number(grams.toFixed(1))} g`
}

/** '394 to 503', and one figure where both ends read alike. */
export function rangeText({ low, high }: { low: number; high: number }, print: (value: number) => string): string {
  const [from, to] = [print(low), print(high)]
  return from === to ? from : `${from} to ${to}`
}

/** 'milk', 'milk and soy', 'milk, soy and celery'. */
export function listText(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`
}

/** 'line 3', 'lines 3 and 5': 0-based positions as people count them. */
export function placesText(name: 'line' | 'step', positions: readonly number[]): string {
  const places = listText(positions.map((position) => String(position + 1)))
  return `${name}${positions.length === 1 ? '' : 's'} ${places}`
}

/** '4', '3.3': what a list of amounts is for. */
export const peopleText = (servings: number) => String(Math.round(servings * 10) / 10)
