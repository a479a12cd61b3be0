/** Sentences, none of which ends within brackets: '[Scatter with {egg}.] Serve' is two of them. */
export function sentencesOf(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (const { 0: end, index } of text.matchAll(/[.!?]\]? +(?=[A-Z{[])/g)) {
    const to = index + end.length
    const sentence = text.slice(from, to)
    if (sentence.split('[').length !== sentence.split(']').length) continue
    found.push(sentence.trimEnd())
    from = to
  }
  return [...found, text.slice(from)]
}

/** Stands where a bracket was that is left out. */
export const leftOut = '\uFFFA'

/** A sentence as it reads without the brackets that are left out: no 'and' begins or ends it. */
export function whole(sentence: string): string {
  if (!sentence.includes(leftOut)) return sentence
  const closed = aroundLeftOut
    .reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .trim()
  return /[a-z]/i.test(closed) ? closed.replace(/^[a-z]/, (letter) => letter.toUpperCase()) : ''
}
const aroundLeftOut: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${leftOut}(?: ?${leftOut})*(?:,? (?:and|then))? `), ''],
  [new RegExp(`, ${leftOut} and `, 'g'), ' and '],
  [new RegExp(`,? and ${leftOut}(?=[.,;])`, 'g'), ''],
  [new RegExp(` ?${leftOut}(?=${leftOut})`, 'g'), ''],
  [new RegExp(` ?${leftOut}(?= ?[\\p{L}\\d])`, 'gu'), ' '],
  [new RegExp(` ?${leftOut}`, 'g'), ''],
]

/** What a sentence goes on to do once the salt that it begins or ends with is used up: 'Season with {salt} and return the chicken'. */
export function withoutSeasoning(sentence: string): string | undefined {
  const rest = seasonings.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)
  if (rest === sentence) return undefined
  // of three things that were to be done two are left
  const joined =
    rest.includes(' and ') && !sentence.startsWith(rest.slice(0, -1))
      ? rest
      : rest.replace(/^([^,.]+), ([a-z]\w+ [^,.]+)\.$/, '$1 and $2.')
  return joined.replace(/^[a-z]/, (letter) => letter.toUpperCase())
}
const ofSalt = String.raw`\{=?(?:(?:1/2|1/3|most) )?(?:salt|pepper)(?:, (?:salt|pepper))?\}`
const seasonings: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`, seasoning(?: it| them)? with ${ofSalt} and (?=\\w+ing\\b)`), ', '],
  [
    new RegExp(
      `^(?:Season|Sprinkle|Salt|Finish)(?: \\w+){0,3}(?: to taste)? with ${ofSalt}(?: to taste)?(?:,? and|, then|,) `,
    ),
    '',
  ],
  [new RegExp(`^(?:Season|Add|Stir in) (?:to taste with )?${ofSalt}(?: to taste)?(?:,? and|, then|,) `), ''],
  [
    new RegExp(
      `,? (?:and|then) (?:season|sprinkle|finish|salt)(?: \\w+){0,3}(?: to taste)? with ${ofSalt}(?: to taste)?(?=[.,;])`,
    ),
    '',
  ],
  [
    new RegExp(
      `, (?:season|sprinkle|finish|salt)(?: \\w+){0,3}(?: to taste)? with ${ofSalt}(?: to taste)?(?= and |, )`,
    ),
    '',
  ],
  [new RegExp(` with ${ofSalt}(?=,? and )`), ''],
]
