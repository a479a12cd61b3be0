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
const cooking = '(?:beat|boil|brown|cook|fry|mix|roast|simmer|stir|toss|whisk)'
const handing = '(?:ladle|spoon|pile|heap)(?: it)?'
const shortTime = '(?:a|\\d+) (?:seconds?|minutes?)'
const softening = '(?:cook|soften|sweat|fry|brown)'
const untilDone = `(?: for ${shortTime})?(?:,? (?:stirring|until) [^,.]{0,60})?(?:, (?:about )?\\d[^,.]{0,20} ?minutes)?`
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
  // 'Brown the beef with … in a skillet', 'beat in the eggs, one at a time, with ….'
  [new RegExp(`\\b(${cooking}\\b[^.,;]{0,80}) with ${gone}(?= (?:in|over|on|until|for)\\b)`, 'gi'), '$1'],
  [new RegExp(`, with ${gone}(?=[.;])`, 'g'), ''],
  [new RegExp(`^(?:season|finish|sprinkle|scatter) with(?: to taste)? ${gone}, `, 'i'), ''],
  // 'Pour in the stock, add … and simmer', 'Stir in …, then the tomatoes'
  [new RegExp(`, (?:add|(?:stir|scatter|tip|throw|whisk|beat) in) ${gone} and (?=[a-z]+\\b)`, 'g'), ' and '],
  [new RegExp(`^(Add|Stir in|Tip in) ${gone}, then (?=the |half |most )`), '$1 '],
  [new RegExp(`[;,] (?:and )?(?:then )?(?:add|stir in) ${gone}(?: for ${shortTime})?(?=\\.)`, 'g'), ''],
  // what is eaten on rice or in bread is eaten from a bowl or a plate
  [new RegExp(`\\b(${handing}) (?:over|on|onto|into|in) ${gone}(?=[ ,.;:])`, 'gi'), '$1 into bowls'],
  [
    new RegExp(
      `\\b(serve(?: it)?(?: hot| warm| at once)?) (?:over|on|with|in|beside|alongside) ${gone}(?=[ ,.;:])`,
      'gi',
    ),
    '$1',
  ],
  // 'fry the peppers for 3 minutes, then … for 30 seconds'
  [new RegExp(`,?(?: and)? then (?:(?:stir in|add) )?${gone}(?: for ${shortTime}| off the heat)?(?=[,.;])`, 'g'), ''],
  // 'Warm the oil in a skillet and cook … until soft, 6 minutes': the oil is warmed all the same
  [new RegExp(` and ${softening} ${gone}(?: and ${gone})?${untilDone}(?=\\.)`, 'g'), ''],
  [new RegExp(`^${softening} ${gone} in ((?:the|half|\\d)[^.]{0,120}? heat)${untilDone}(?=\\.)`, 'i'), 'heat $1'],
]

/**
 * A sentence that names foods which are gone by their own words, without them: 'Take out the bay leaf and serve', 'until the garlic and ginger smell
 * good'. Undefined where it would not be whole.
 */
export function withoutNames(sentence: string, names: readonly string[]): string | undefined {
  const said = names.reduce((text, name) => withoutName(text, name), sentence)
  // 'mash the soft garlic': what is said of it stays behind
  if (described.test(said)) return undefined
  return said.includes(gone) ? withoutGone(said) : said.trim().replace(/^[a-z]/, (letter) => letter.toUpperCase())
}

const described = new RegExp(`\\b(?:the|an?|its|your) [a-z-]+ ${gone}`)

/** What only tells why or till when something is done, of a food that is gone: ', which takes the sting out of the garlic'. */
function withoutClause(sentence: string, name: string): string {
  const clause = `(?:, (?:which|so that|as|because)|:) [^.,;:]{0,80}\\b${name}(?:e?s)?\\b[^.;:]{0,80}`
  return sentence.replace(new RegExp(`${clause}(?=\\.)`, 'i'), '')
}

function withoutName(given: string, name: string): string {
  const sentence = withoutClause(given, name)
  const named = `(?:(?:the|its|your) )?(?:(?:remaining|rest of the|reserved|cooked|hot|warm) )?${name}(?:e?s)?`
  const taken = new RegExp(
    `\\b(?:(?:pick|take|fish|lift|pull) out|remove|discard) ${named}(?:(?:,| and| but|, then) |(?=[.;]))`,
    'i',
  )
  if (taken.test(sentence)) {
    const rest = sentence.replace(taken, '')
    return /^[^a-z]*$/i.test(rest) ? '' : rest
  }
  const one = new RegExp(`\\b${named}(?![\\w-])`, 'gi')
  return sentence
    .replace(new RegExp(`, ${named}(?=, | and )`, 'gi'), '')
    .replace(new RegExp(`\\bthe ${name}(?:e?s)?(?:,| and) (?:the )?(?=[a-z]+(?:,| and | or |[.;]))`, 'gi'), 'the ')
    .replace(new RegExp(`(\\w), ((?:the )?\\w+) and ${named}(?![\\w-])`, 'gi'), '$1 and $2')
    .replace(one, gone)
}
