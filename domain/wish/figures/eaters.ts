import type { Figure } from '#domain/wish/figures/figure.ts'
import { numberAt, wordAt } from '#domain/wish/figures/numbers.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** How many eat, where words say it at a place: 'for two', 'feeds 6', 'just me', 'family of five', 'we are 3', 'for my 6 kids'. */
export function eatersAt(tokens: readonly Token[], at: number): Figure | undefined {
  const word = wordAt(tokens, at)
  const servings = (value: number, length: number): Figure => ({ of: 'servings', value, bound: 'about', length })
  // 'just me and my partner'
  const ahead = /^(?:just|only)$/.test(word) ? 1 : 0
  const crowd = crowdAt(tokens, at + ahead)
  if (crowd) return servings(crowd.value, crowd.length + ahead)
  for (const [phrase, value] of alone) {
    const next = tokens[at + phrase.length]
    // bought for one recipe, and not for one eater
    const isOfThing = next?.after === '' && things.has(next.word)
    if (!isOfThing && phrase.every((each, index) => wordAt(tokens, at + index) === each))
      return servings(value, phrase.length)
  }
  // '4 for dinner'
  const sitting = tokens[at]?.after ? numberAt(tokens, at) : undefined
  if (sitting && Number.isInteger(sitting.value) && sitting.value <= mostLoosely) {
    const isMeal = wordAt(tokens, at + sitting.length) === 'for' && meals.has(wordAt(tokens, at + sitting.length + 1))
    if (isMeal) return servings(sitting.value, sitting.length + 1)
  }
  const lone = aloneAt(tokens, at)
  if (lone) return servings(lone, 1)
  const aged = agedAt(tokens, at)
  if (aged) return servings(aged.value, aged.length)
  // 'big crowd of 14'
  if (sizes.has(word) && groups.has(wordAt(tokens, at + 1))) {
    const sized = eatersAt(tokens, at + 1)
    return sized && { ...sized, length: sized.length + 1 }
  }
  if (groups.has(word)) {
    const number = countsOff.has(wordAt(tokens, at + 1)) ? numberAt(tokens, at + 2) : undefined
    return number ? servings(number.value, number.length + 2) : undefined
  }
  if (word === 'dinner' && wordAt(tokens, at + 1) === 'party') {
    const party = eatersAt(tokens, at + 1)
    return party && { ...party, length: party.length + 1 }
  }
  // 'for a crowd of 20'
  const from = at + (sizes.has(wordAt(tokens, at + 2)) ? 3 : 2)
  const isOfGroup = /^(?:an?|my|our|the)$/.test(wordAt(tokens, at + 1)) && groups.has(wordAt(tokens, from))
  const group = servingVerbs.has(word) && isOfGroup ? eatersAt(tokens, from) : undefined
  if (group) return { ...group, length: group.length + from - at }
  const verb = weAreAt(tokens, at) || (servingVerbs.has(word) ? 1 : 0)
  if (!verb) return undefined
  // 'for us two', 'for the three of us'
  // and 'feeding about 20'
  const among =
    /^(?:us|the|just|only|about|around|roughly|approximately|approx|like|maybe|perhaps|some|nearly|almost)$/.test(
      wordAt(tokens, at + verb),
    )
      ? 1
      : 0
  const number = numberAt(tokens, at + verb + among)
  if (!number || !Number.isInteger(number.value) || number.value > 100) return undefined
  const length = verb + among + number.length
  const next = tokens[at + length]
  if (next && eaterWords.has(next.word)) return servings(number.value, length + 1)
  const isLoose = verb > 1 || /^(?:for|pour|para|per|were)$/.test(word)
  if (!isLoose) return servings(number.value, length)
  const isRange = next?.word === 'to' && numberAt(tokens, at + length + 1) !== undefined
  const closes = !next || next.after !== '' || closers.has(next.word) || (next.word === 'to' && !isRange)
  return closes && number.value <= mostLoosely ? servings(number.value, length) : undefined
}

/** 'Dinner party on Friday, 6, main only': a number that is a part by itself, where nobody's age is told; 0 where there is none. */
function aloneAt(tokens: readonly Token[], at: number): number {
  const isPart =
    at > 0 && (tokens[at]?.after ?? '') !== '' && (tokens[at + 1] === undefined || tokens[at + 1]?.after !== '')
  const number = isPart ? numberAt(tokens, at) : undefined
  if (!number || number.length !== 1 || !Number.isInteger(number.value)) return 0
  if (number.value < 2 || number.value > mostAlone || tokens.some(({ word }) => young.has(word))) return 0
  return tokens.some(({ word }) => sittings.has(word)) ? number.value : 0
}
const mostAlone = 20
const sittings: ReadonlySet<string> = new Set('party dinner lunch supper brunch buffet picnic barbecue bbq'.split(' '))
const young: ReadonlySet<string> = new Set(
  'kid kids child children toddler son sons daughter daughters boys girls grandkids aged age old'.split(' '),
)

const meals: ReadonlySet<string> = new Set('dinner lunch supper brunch breakfast'.split(' '))
/** '10 five year olds': how many there are, before their age. */
function agedAt(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
  const count = numberAt(tokens, at)
  const age = count?.length === 1 ? numberAt(tokens, at + 1) : undefined
  if (!count || !age || !Number.isInteger(count.value) || count.value < 2 || count.value > mostLoosely) return undefined
  const unit = at + 1 + age.length
  return /^(?:years?|yrs?)$/.test(wordAt(tokens, unit)) && wordAt(tokens, unit + 1) === 'olds' ? count : undefined
}

const sizes: ReadonlySet<string> = new Set('big large huge small little wee good full'.split(' '))
const countsOff: ReadonlySet<string> = new Set('of about around roughly'.split(' '))
const groups: ReadonlySet<string> = new Set(
  'family group party household house houseful flat flatshare crowd gang bunch table team'.split(' '),
)

/** A larger number after a bare 'for' counts minutes or dollars. */
const mostLoosely = 29

/** "we're 3", 'we are 3', 'there will be 3', "it'll be 3": words before the number. */
function weAreAt(tokens: readonly Token[], at: number): number {
  const [one = '', two, three] = [0, 1, 2].map((ahead) => wordAt(tokens, at + ahead))
  if (one === 'were' && !/^(?:we|they|there|you)$/.test(wordAt(tokens, at - 1))) return 1
  if (/^(?:well|itll|therell)$/.test(one) && two === 'be') return 2
  if (!/^(?:we|there)$/.test(one)) return 0
  if (two === 'are') return 2
  return two === 'will' && three === 'be' ? 3 : 0
}

/** '2 adults and 3 kids', 'for my 6 kids', 'for me and my 3 kids': kinds of people added up. */
function crowdAt(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
  let place = at
  let value = 0
  let isAsked = false
  if (servingVerbs.has(wordAt(tokens, place)) || /^(?:cooking|dinner|lunch)$/.test(wordAt(tokens, place))) {
    isAsked = true
    place += wordAt(tokens, place + 1) === 'for' ? 2 : 1
  }
  let kinds = 0
  // who cooks for a child and says no more may eat too
  let childrenAlone = true
  for (;;) {
    const from = place
    while (owners.has(wordAt(tokens, place))) place += 1
    const child = wordsOfChildAt(tokens, place - 1)
    if (child) {
      kinds += 1
      value += 1
      childrenAlone &&= !isAsked
      place += child - 1
      if (/^(?:and|plus|with)$/.test(wordAt(tokens, place))) place += 1
      else if (tokens[place]?.after !== 'comma') break
      continue
    }
    const number = numberAt(tokens, place)
    const counted = number && Number.isInteger(number.value) && number.value <= 30 ? number : undefined
    let after = place + (counted?.length ?? 0)
    if (counted || after > from) while (kindWords.has(wordAt(tokens, after))) after += 1
    const who = wordAt(tokens, after)
    if (counted && (youngsters.has(who) || eaterWords.has(who))) value += counted.value
    else if (!counted && alones.has(who) && !isTeller(tokens, after)) value += 1
    else {
      place = from
      break
    }
    kinds += 1
    childrenAlone = false
    place = after + 1
    // 'one person (me)'
    if (who === 'person' && wordAt(tokens, place) === 'me') break
    if (/^(?:and|plus|with)$/.test(wordAt(tokens, place))) place += 1
    // '2 adults 2 kids'
    else if (tokens[place]?.after !== 'comma' && !(counted && numberAt(tokens, place))) break
  }
  // two kids may be among four who eat; eight girls are the party
  const isParty = value >= 6 && youngsters.has(wordAt(tokens, place - 1))
  const isCrowd =
    value > 1 && !childrenAlone && (kinds > 1 || isParty || (isAsked && youngsters.has(wordAt(tokens, place - 1))))
  // the joint before what is no eater is not part of it
  const last = /^(?:and|plus|with)$/.test(wordAt(tokens, place - 1)) ? place - 1 : place
  return isCrowd ? { value, length: last - at } : undefined
}

/** Words of 'a 4 year old' or 'our 5yo', from its article on; 0 where it is none. */
function wordsOfChildAt(tokens: readonly Token[], at: number): number {
  const number = owners.has(wordAt(tokens, at)) ? numberAt(tokens, at + 1) : undefined
  if (!number) return 0
  const next = at + 1 + number.length
  if (wordAt(tokens, next) === 'yo') return next + 1 - at
  const isYears = /^(?:years?|yrs?|months?)$/.test(wordAt(tokens, next)) && wordAt(tokens, next + 1) === 'old'
  return isYears ? next + 2 - at : 0
}
const owners: ReadonlySet<string> = new Set('my our the his her their a'.split(' '))
const kindWords: ReadonlySet<string> = new Set(
  `hungry little small young growing picky fussy greedy starving teenage old great other year yr month vegan vegetarian pescatarian
  coeliac celiac`.split(/\s+/),
)
const alones: ReadonlySet<string> = new Set(
  'me myself wife husband partner girlfriend boyfriend mum mom dad i roommate flatmate housemate daughter son brother sister mother father toddler'.split(
    ' ',
  ),
)
/** 'They have a toddler and I think', 'for 3 people, and I can only find': whoever tells of it is not counted. */
function isTeller(tokens: readonly Token[], at: number): boolean {
  const isApart = tokens[at - 1]?.after === 'comma' && tokens[at + 1]?.after === ''
  return wordAt(tokens, at) === 'i' && (isApart || thinking.has(wordAt(tokens, at + 1)))
}
const thinking: ReadonlySet<string> = new Set(
  'think want need would am have dont cant know hear believe like'.split(' '),
)
const youngsters: ReadonlySet<string> = new Set(
  `kid kids child children toddler toddlers teen teens teenager teenagers boy boys girl girls son sons daughter daughters grandkids
  grandchildren friend friends colleagues coworkers roommates flatmates housemates women men ladies guys lads blokes mates fellas students enfants ninos
  hijos bambini amis amigos amici`.split(/\s+/),
)

export const eaterWords: ReadonlySet<string> = new Set(
  `people person persons serving servings portion portions lunches dinners adults guests eaters pax diners mouths lads blokes ppl peeps folks heads personnes personne personas
  persone personen log logon`.split(/\s+/),
)
const servingVerbs: ReadonlySet<string> = new Set(
  'for serves serve serving feeds feed feeding pour para per makes sirve'.split(' '),
)
/** What may follow 'for two' when two are people. */
const closers: ReadonlySet<string> = new Set(
  `please tonight today with without and in under that no of us my but using who at on hungry adults kids girls boys friends because
  so this tomorrow only quick i we after anniversary birthday valentine valentines date weeknight weekend before thats whats which avec sans con sin using from by for $ thanks thank ty cheers lol
  but main mains entree entrees starter starters appetizer appetizers dessert desserts side sides buffet potluck brunch where what whatever something anything nothing max maximum budget it must should can could need dont also x then asap a an the if is are`.split(
    /\s+/,
  ),
)
const things: ReadonlySet<string> = new Set('recipe recipes dish thing things of more last pot pan tray'.split(' '))
const alone: readonly (readonly [readonly string[], number])[] = (
  [
    ['just the two of us', 2],
    ['just us two', 2],
    ['only us two', 2],
    ['us two', 2],
    ['just us 2', 2],
    ['just us both', 2],
    ['the two of us', 2],
    ['both of us', 2],
    ['my partner and i', 2],
    ['my wife and i', 2],
    ['my husband and i', 2],
    ['me and my wife', 2],
    ['me and my husband', 2],
    ['me and my girlfriend', 2],
    ['me and my boyfriend', 2],
    ['me and my partner', 2],
    ['cooking for myself', 1],
    ['cook for myself', 1],
    ['just one of me', 1],
    ['only one of me', 1],
    ['one of me', 1],
    ['just for me', 1],
    ['only for me', 1],
    ['just me', 1],
    ['only me', 1],
    ['for one', 1],
    ['for myself', 1],
    ['by myself', 1],
    ['on my own', 1],
    ['home alone', 1],
    ['i live alone', 1],
    ['living alone', 1],
    ['live by myself', 1],
    ['solo', 1],
    ['a dinner for me', 1],
  ] as const
).map(([phrase, value]) => [phrase.split(' '), value])
