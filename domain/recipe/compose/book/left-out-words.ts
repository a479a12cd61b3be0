/** Stands in a sentence where a food would be named that this version of a dish does not have. */
export const gone = '\uFFFC'

/**
 * A sentence without the foods that are gone: 'Add the onion and … and cook' says that the onion is cooked. Empty where all that it did was done
 * with them; undefined where what is left would not be whole.
 */
export function withoutGone(sentence: string): string | undefined {
  if (!sentence.includes(gone)) return sentence
  // one of several is gone, and what is said of them is said of the others
  const listed = ofLists.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)
  // 'add …, let them crackle': what is spoken of is not there
  if (listed.includes(gone) && /\b(?:them|they|their)\b/.test(listed.slice(listed.indexOf(gone)))) return undefined
  const said = rules.reduce((text, [pattern, words]) => text.replace(pattern, words), listed)
  if (!said.includes(gone)) return said.replace(/^\w/, (letter) => letter.toUpperCase())
  return doneWithIt.test(said) && !said.includes(' and ') ? '' : undefined
}

/** 'Rub the chicken with ….' */
const doneWithIt = new RegExp(`^[A-Z]\\w+ (?:[^,.;]{0,40} )?with ${gone}\\.$`)

const strewing = '(?:season|scatter|sprinkle|top|finish|drizzle|dust|toss|dress)(?:p?ed|d)?'
const strewn = `${strewing} (?:\\w+ ){0,2}?with(?: to taste)?`
const shortTime = '(?:a|\\d+) (?:seconds?|minutes?)'
const softening = '(?:cook|soften|sweat|fry|brown)'
const untilDone = '(?:,? (?:stirring|until) [^,.]{0,60})?(?:, (?:about )?\\d[^,.]{0,20} ?minutes)?'
/** One of a list. */
const ofLists: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`, ${gone}(?=,| and the | or the )`, 'g'), ''],
  [new RegExp(`${gone}(?:, and |, | and )(?=(?:the|half|most|some|all|an?|\\d+|\\d+/\\d+) )`, 'g'), ''],
]
const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`,? and ${gone}(?=[ ,.;])`, 'g'), ''],
  // 'Ladle into bowls with …'
  [new RegExp(`\\b((?:ladle|serve|spoon)\\b[^.,;]{0,60}?) (?:with|under) ${gone}(?=[.;])`, 'gi'), '$1'],
  // 'Drizzle with the oil, season with … and serve'
  [new RegExp(`, ${strewn} ${gone} and `, 'g'), ' and '],
  [new RegExp(`(?:, and |, | and )${strewn} ${gone}(?=[,.;])`, 'g'), ''],
  [new RegExp(`^${strewn} ${gone},? and `, 'i'), ''],
  [new RegExp(` with ${gone} and `, 'g'), ' and '],
  // 'fry the peppers for 3 minutes, then … for 30 seconds'
  [new RegExp(`,?(?: and)? then (?:(?:stir in|add) )?${gone}(?: for ${shortTime}| off the heat)?(?=[,.;])`, 'g'), ''],
  // 'Warm the oil in a skillet and cook … until soft, 6 minutes': the oil is warmed all the same
  [new RegExp(` and ${softening} ${gone}(?: and ${gone})?${untilDone}(?=\\.)`, 'g'), ''],
  [new RegExp(`^${softening} ${gone} in ((?:the|half|\\d)[^.]{0,120}? heat)${untilDone}(?=\\.)`, 'i'), 'heat $1'],
]
