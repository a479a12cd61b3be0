import { smallKinds } from '#domain/food/mentions/small-kinds.ts'
import { numberOfWord, numberWord } from '#domain/measure/number-words.ts'
import type { Clause } from '#domain/recipe/verify/cooking/clauses.ts'

/**
 * Whether a clause is about somebody under a year: by a word for it, by what only infants do (solid foods are begun at about six months: CDC, When,
 * What, and How to Introduce Solid Foods), or by an age. A high chair alone tells no age.
 */
export function speaksOfInfant({ affirmed, denied, text }: Pick<Clause, 'affirmed' | 'denied' | 'text'>): boolean {
  if (words.test(affirmed) || aBaby.test(affirmed) || solids.test(affirmed) || weaning.test(affirmed)) return true
  if (!offering.test(denied) && isPerson(text) && [notYet, toothless, nearlyOne].some((said) => said.test(text)))
    return true
  return isUnderOne(affirmed)
}
const words =
  /\b(?:infants?|newborns?|neonates?|babies|teething|teethers?|nurslings?|weanlings?|breast-?fed|bottle-?fed|stage (?:1|2|one|two) (?:eaters?|foods?|pur[eé]es?))\b/
const aBaby = new RegExp(`\\bbaby(?:'s)?\\b(?![- ]${smallKinds.source}\\b)`)
const solids =
  /\b(?:first|start\w*|begin\w*|began|begun|try\w*|introduc\w*|ready for|move\w*|mov\w*)(?: (?:\w+ ){0,2}(?:on|to|onto|with|of))? (?:\w+ )?solids?(?: foods?)?\b(?! (?:fat|ground|block|layer))|\bfirst (?:tastes|foods?|spoonfuls?|bites of food|pur[eé]es?)\b/
/** Weaning anybody off sugar is another thing. */
const weaning = /\bwean(?:ing|ed)?\b(?! (?:\w+ ){0,3}(?:off|from)\b)(?! \w*sel(?:f|ves)\b)/
/** What is denied of the food itself: 'do not give it to anybody who is not yet one'. */
const offering = /\b(?:give|giving|feed|serve|offer|eat|let|suitable|safe|fit|meant|ok|okay|right|recommended|for)\b/

/** Who an age may be of. */
const isPerson = (text: string): boolean => persons.test(text)
const persons =
  /\b(?:child(?:ren)?|kids?|little (?:ones?|eaters?|boys?|girls?)|toddlers?|tots?|daughter|son|grand(?:son|daughter|child|kid|children|kids|babies)|nephews?|nieces?|boys?|girls?|youngest|twins|she|he|him|her|eaters?|olds|some(?:one|body))\b/

const one = String.raw`(?:one|1|a year|(?:12|twelve) months)`
/** Behind 'one', where it is an age and no number of something else. */
const anAge = String.raw`(?=\s*(?:$|[.,;:!?)]|(?:year|and|in|next|on|this|soon|yet|old|now|when|at|until|who|with|can|has|loves?|but)\b))`
const notYet = new RegExp(
  String.raw`\b(?:not(?: yet| quite)?|isn't(?: yet| quite)?|hasn't(?: yet)? (?:turned|reached|had)) ${one}(?: year old)? ?(?:yet)?${anAge}`,
)
const toothless = /\bno teeth yet\b|\bfirst tooth\b/
const nearlyOne = new RegExp(
  String.raw`\b(?:almost|nearly|will (?:be|turn)|turns|turning|about to (?:be|turn)|under|younger than|less than|below|before (?:he|she|they) (?:is|are|turns?)) ${one}${anAge}`,
)
const firstBirthday =
  /\bbefore (?:the|his|her|their|a) (?:\w+ )?first birthday\b|\b(?:his|her|their) first year\b|\bhalf a year (?:on|old)\b/

/** Ages in months; how long something keeps is told by months too, and is no age. */
function isUnderOne(text: string): boolean {
  if (firstBirthday.test(text)) return true
  const least = [...text.matchAll(ages)].map(([, before, after]) => monthsOf(before ?? after ?? ''))
  // 'six to eleven months' is an age where somebody is spoken of, or what suits them
  if (/\bmonths?\b/.test(text) && (isPerson(text) || suits.test(text)) && !keeping.test(text))
    least.push(...[...text.matchAll(months)].map(([, first]) => monthsOf(first ?? '')))
  return least.some((age) => age < 12)
}
const suits = /\b(?:suit\w*|for ages?|stage)\b/
const keeping = /\b(?:keeps?|kept|stor\w+|lasts?|freez\w*|frozen|fridge|ago|for (?:up to )?(?:\w+ )?months)\b/
const count = String.raw`(\d{1,2}|${numberWord})`
const ages = new RegExp(
  String.raw`\b${count}[- ]months?(?:[- ]olds?\b| of age\b|\+| and (?:up|older|over|above)\b| on(?:wards?)?\b)|\b(?:from|at) ${count} months\b`,
  'g',
)
const months = new RegExp(String.raw`\b${count}(?: ?(?:-|–|to|or|and) ?(?:\d{1,2}|${numberWord}))?[- ]months?\b`, 'g')
function monthsOf(stated: string): number {
  return numberOfWord(stated) ?? Number(stated)
}
