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

/** 'Rub the chicken with ….', 'Stir … into the mayonnaise.', 'Take … out earlier.', '… in oil must stay cold.' */
const doneWithIt = new RegExp(
  `^(?:[A-Z]\\w+ (?:[^,.;]{0,40} )?with ${gone}\\.|[A-Z][a-z]+ ${gone} (?:into|over) [^,.;]{1,40}\\.|(?:Take|Let|Peel) ${gone} [^;:]{1,120}\\.|(?:Raw )?${gone} in oil must [^.]{1,200}\\.)$`,
)

const strewing = '(?:season|scatter|sprinkle|top|finish|drizzle|dust|toss|dress)(?:p?ed|d)?'
const strewn = `${strewing} (?:\\w+ ){0,2}?with(?: to taste)?`
const cooking = '(?:beat|boil|brown|cook|fry|heat|melt|mix|roast|simmer|stir|toss|warm|whisk|wilt|break up)'
const doing =
  '(?:add|bake|blend|boil|brown|brush|chill|cook|cover|drain|eat|fry|heat|lay|leave|let|mix|pour|put|roast|rub|season|serve|set|simmer|spoon|spread|sprinkle|stir|top|toss|turn|whisk)'
const handing = '(?:ladle|spoon|pile|heap)(?: it)?'
const shortTime = '(?:a|\\d+) (?:seconds?|minutes?)'
const softening = '(?:cook|soften|sweat|fry|brown)'
const untilDone = `(?: with (?:half|most of|a third of|a pinch of) the salt)?(?: for ${shortTime})?(?:,? (?:stirring|until|without)(?: [^,.]{0,60})?)?(?:, (?:about )?\\d[^,.]{0,20} ?minutes?)?`
const firstDone = `(?:add|stir in|${softening}) ${gone}(?: and (?:cook|stir|fry|soften)(?: it)?)?${untilDone}`
const then = '(?:, then|, and after [^,.]{0,20}(?:seconds|minutes?),?)'
const amount = '(?:the|half|most|a third|\\d)'
/** One of a list. */
const ofLists: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(the (?:[a-z]+ )?[a-z]+s) and ${gone}(?=[ ,.;])`, 'g'), '$1'],
  [new RegExp(`, ${gone}(?=,| and the | or the )`, 'g'), ''],
  [new RegExp(`${gone}(?:, and |, | and )(?=(?:the|half|most|some|all|an?|\\d+|\\d+/\\d+) )`, 'g'), ''],
]
const rules: readonly (readonly [RegExp, string])[] = [
  // butter by itself is not cooked until it is soft
  [
    new RegExp(
      `\\b(add|melt|heat) (${amount}[^,.]{0,30}(?:butter|oil|ghee|lard)) and ${gone} and ${softening}${untilDone}(?=\\.)`,
      'gi',
    ),
    '$1 $2',
  ],
  [new RegExp(`,? and ${gone}(?=[ ,.;])`, 'g'), ''],
  // 'Ladle into bowls with …'
  [new RegExp(`\\b((?:ladle|serve|spoon)\\b[^.,;]{0,60}?) (?:with|under) ${gone}(?=[.;])`, 'gi'), '$1'],
  // 'Drizzle with the oil, season with … and serve'
  [new RegExp(`, ${strewn} ${gone} and `, 'g'), ' and '],
  [new RegExp(`(?:, and |, | and )${strewn} ${gone}(?=[,.;])`, 'g'), ''],
  [new RegExp(`^${strewn} ${gone},? and `, 'i'), ''],
  // 'a leg of lamb with … and rosemary'
  [new RegExp(` with ${gone} and (?!${doing}\\b)(?=[a-z])`, 'g'), ' with '],
  [new RegExp(` with ${gone} and `, 'g'), ' and '],
  // 'Brown the beef with … in a skillet', 'beat in the eggs, one at a time, with ….'
  [new RegExp(`\\b(${cooking}\\b[^.,;]{0,80}) with ${gone}(?=,| (?:in|over|on|until|for)\\b)`, 'gi'), '$1'],
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
  [
    new RegExp(
      `,? and ${softening} ${gone}(?: and ${gone})?(?: over [a-z-]+ heat)?${untilDone}(?=\\.|, scraping)`,
      'g',
    ),
    '',
  ],
  [new RegExp(`,? and let ${gone} (?:sizzle|soften|color)[^,.]{0,60}(?=\\.)`, 'g'), ''],
  [
    new RegExp(`(^|^Meanwhile, | and )${softening} ${gone} in (${amount}[^.,]{0,90}?)${untilDone}(?=\\.|, then )`, 'i'),
    '$1heat $2',
  ],
  [/^((?:Meanwhile, )?heat [^,.]{0,90}), then (?=the )/i, '$1, then cook '],
  [/, let them (\w+)\.$/, ' and let them $1.'],
  [
    new RegExp(`^(?:stir|${softening}) ${gone} in (${amount}[^,.]{0,80}?) for (?:a few|\\d+) [a-z]+, (?=[a-z]+ )`, 'i'),
    'heat $1, ',
  ],
  // 'Add … and cook for 1 minute, then add the flour', 'Cook … until soft, 5 minutes, then the garlic for 1 minute'
  [new RegExp(`^(add|stir in|${softening}) ${gone}(?: for ${shortTime})?${then} (?=${amount} )`, 'i'), '$1 '],
  ...(['add', 'stir in'] as const).map((verb): readonly [RegExp, string] => [
    new RegExp(`^${firstDone}${then} ${verb} (?=${amount} )`, 'i'),
    `${verb} `,
  ]),
  [new RegExp(`^${firstDone}${then} (?=${amount} [^.]* and (?:cook|simmer)\\b)`, 'i'), 'add '],
  [new RegExp(`^${firstDone}${then} (?=${amount} )`, 'i'), 'cook '],
  [new RegExp(`^${softening} ${gone} for ${shortTime}, (?=add )`, 'i'), ''],
  [new RegExp(`,? then add ${gone} and cook${untilDone}(?=\\.)`, 'g'), ''],
  // 'cook … with the carrots'
  [new RegExp(`\\b(${cooking}(?: in)?) ${gone} with (?=the )(?!(?:[a-z]+ ){1,3}salt\\b)`, 'gi'), '$1 '],
  [new RegExp(`,? and (?:half|most|a third|the rest) of ${gone}(?=[,.])`, 'g'), ''],
  [new RegExp(`^(pour [^,.;]{1,40} into) ${gone}`, 'i'), '$1 the pan'],
  [new RegExp(`, adding ${gone} (?:at the end|for the last [^,.;]{0,20})`, 'g'), ''],
  [new RegExp(`,? and (?:the )?rest of ${gone} for ${shortTime}(?=[,.])`, 'g'), ''],
  // 'until … is golden and the oil is red', 'until … is golden, 2 minutes', 'without letting … brown'
  [new RegExp(`\\buntil ${gone} [^,.;]{1,40}? and (?=the )`, 'g'), 'until '],
  [new RegExp(`(\\bthe [^.;]{1,200}?),? until ${gone} (?!and )[^,.;]{1,60}, (?=(?:about )?\\d)`, 'g'), '$1 for '],
  [new RegExp(`(\\bthe [^.;]{1,200}?),? until ${gone} (?!and )[^,.;]{1,60}`, 'g'), '$1'],
  [new RegExp(`,? without letting ${gone} [a-z]+`, 'g'), ''],
  [new RegExp(`\\b(?:slivers|slices|cloves) of ${gone}(?: and|,) `, 'g'), ''],
  [
    new RegExp(`, ([a-z]+ [^,.;]{1,60}) and (?:press|push|tuck) ${gone} into (?:it|the [a-z]+)(?=[,.])`, 'g'),
    ' and $1',
  ],
  [new RegExp(`^mash ${gone} with ([^.]{0,80} to a paste)`, 'i'), 'mix $1'],
  // oil by itself does not sizzle
  [/^((?:heat|warm) [^.,]{0,60}\boil\b[^.]{0,80}?) until it sizzles/i, '$1 until it shimmers'],
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
  const named = `(?:(?:the|its|your) )?(?:(?:remaining|rest of the|reserved|cooked|hot|warm|soft|raw|golden) )?${name}(?:e?s)?`
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
    .replace(new RegExp(`(?:, )?\\b${name}k?y(?= [a-z])`, 'gi'), '')
    .replace(/ {2,}/g, ' ')
    .replace(new RegExp(`, ${named}(?=, | and )`, 'gi'), '')
    .replace(new RegExp(`\\bthe ${name}(?:e?s)?(?:,| and) (?:the )?(?=[a-z]+(?:,| and | or |[.;]))`, 'gi'), 'the ')
    .replace(new RegExp(`(\\w), ((?:the )?\\w+) and ${named}(?![\\w-])`, 'gi'), '$1 and $2')
    .replace(one, gone)
}
