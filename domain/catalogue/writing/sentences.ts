/** One place for a/an, lists, capitals and minutes in words. */

/** One thing said in a list. `whole` things share one 'the'; `part` carries its own words ('half the salt'); `plain` has no article ('1 cup water'). */
export interface Mention {
  words: string
  form: 'whole' | 'part' | 'plain'
  /** Of plain water, so that two measures of it are said as one. */
  milliliters?: number
}

/** 'the onion, carrot and celery', 'the remaining oil and the onion', 'half the salt and 1 cup water'. Empty for nothing. */
export function sayList(mentions: readonly Mention[]): string {
  const seen = new Set<string>()
  const said: string[] = []
  let open = false
  for (const { words, form } of mentions) {
    if (!words || seen.has(words)) continue
    seen.add(words)
    said.push(form === 'whole' && !open ? `the ${words}` : words)
    open = form === 'whole'
  }
  return joined(said)
}

/** 'a', 'a and b', 'a, b and c'. */
export function joined(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`
}

/** 'an 8-inch pan', 'a medium onion', 'an hour'. */
export function withArticle(words: string): string {
  return `${/^(?:[aeio]|u(?!ni)|8|11|18|hour|honest)/i.test(words) ? 'an' : 'a'} ${words}`
}

export function capitalized(words: string): string {
  return words ? words[0]!.toUpperCase() + words.slice(1) : words
}

/** Minutes as a cook says them: past twelve in fives, from seventy in quarters of an hour. Text and schedule both use it. */
export function kitchenMinutes(minutes: number): number {
  if (minutes >= 70) return Math.round(minutes / 15) * 15
  return minutes >= 13 ? Math.round(minutes / 5) * 5 : Math.max(1, Math.round(minutes))
}

/** '1 minute', '6 to 7 minutes', '1 1/2 hours'. */
export function sayMinutes(from: number, to?: number): string {
  const low = kitchenMinutes(from)
  if (low >= 75) return sayHours(low)
  const high = to === undefined ? low : Math.max(low, low < 13 ? Math.round(to) : kitchenMinutes(to))
  if (high > low) return `${low} to ${high} minutes`
  return low === 1 ? '1 minute' : `${low} minutes`
}

function sayHours(minutes: number): string {
  const quarters = ['', ' 1/4', ' 1/2', ' 3/4']
  const hours = `${Math.floor(minutes / 60)}${quarters[Math.round((minutes % 60) / 15)]!}`
  return hours === '1' ? '1 hour' : `${hours} hours`
}

/** A sentence or two as printed: spaces and commas of left-out words mended, first letter a capital, a full stop at the end. */
export function tidy(text: string): string {
  const mended = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/(?<!,),+([.;])/g, '$1')
    .replace(/\.{2,}/g, '.')
    .replace(/([.!]) \./g, '$1')
    .trim()
  if (!mended) return ''
  return capitalized(/[.!]$/.test(mended) ? mended : `${mended}.`)
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** 'four' up to twelve, then figures. */
export function countWord(count: number): string {
  return counts[count] ?? String(count)
}

/** 'a bowl', 'four bowls', 'bowls' when there are many. */
export function vessels(servings: number, one: string, many: string): string {
  if (servings === 1) return withArticle(one)
  return servings <= 6 ? `${countWord(servings)} ${many}` : many
}
