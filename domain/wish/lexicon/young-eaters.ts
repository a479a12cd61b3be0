import { numberOfWord } from '#domain/measure/number-words.ts'
import { wordSet } from '#domain/plain-text.ts'
import { crossed, type Meaning, type Mood, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

const alcohol = 'wine, beer, spirits, liqueur, sherry, sake, mirin, shaoxing wine'
/** CDC, Choking Hazards: what is round, hard or sticky. */
const choking =
  'nuts, pumpkin seeds, sunflower seeds, popcorn, grapes, cherries, raisins, dried cranberries, cherry tomatoes, hot dog, sausage, marshmallow, caramels, tortilla chips, granola'
/** The same page: what babies are not given whole, and no recipe cuts. */
const uncut = 'corn, edamame, beans, chickpeas, blueberries, dried fruit'
/** NHS, Foods to avoid giving babies and young children: no whole nuts below five. USDA, Choking Hazards (preschoolers): what is round and the size of a nickel, popcorn, chips. */
const chokingBelowFive =
  'nuts, pumpkin seeds, sunflower seeds, popcorn, grapes, cherries, cherry tomatoes, hot dog, marshmallow, caramels, tortilla chips'

/** '4 year old', 'a 4yo', 'four-year-olds'. */
function yearsOld(years: string): string[] {
  return crossed(years, 'year old, year olds, years old, yr old, yrs old, yr olds, yo, yos, y o')
}

/**
 * Babies before their first birthday, toddlers and children: what the pages for parents of the CDC (Foods and Drinks to Avoid or Limit; Choking Hazards)
 * and the American Academy of Pediatrics leave out for them, as remembered.
 */
const rows: readonly (readonly [phrases: readonly string[], without: string, note: string, moods: readonly Mood[]])[] =
  [
    [
      [
        ...crossed('baby, babies, my baby, our baby, the baby, a baby', 'food, puree, purees, can eat').filter(
          (each) => !/^(?:my|our|the|a) baby (?:food|puree)/.test(each),
        ),
        ...'baby, babies, infant, infants, newborns, weaning, baby led weaning, baby led, blw, teething, under one year old, under 1 year old, under a year old, less than a year old, not yet one'.split(
          ', ',
        ),
        ...crossed(
          '4, 5, 6, 7, 8, 9, 10, 11, four, five, six, seven, eight, nine, ten, eleven',
          'month old, months old, month olds, mo old',
        ),
      ],
      `honey, added sugar, salty food, coffee, black tea, green tea, swordfish, chile, red pepper flakes, hot sauce, ${choking}, ${uncut}, ${alcohol}`,
      'For {} we left out honey, added sugar and salt, alcohol and what babies choke on most. Cut or mash everything to suit, and ask a pediatrician what is right at this age',
      ['mild', 'soft'],
    ],
    [
      [
        ...'toddler, toddlers, toddler friendly, for a toddler, for my toddler, year old toddler'.split(', '),
        ...yearsOld('1, one, 2, two, 3, three'),
        ...crossed('12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, eighteen', 'month old, months old, month olds'),
        ...crossed(
          'shes, hes, she is, he is, who is, aged',
          '12 months, 14 months, 15 months, 16 months, 18 months, 20 months, 22 months',
        ),
      ],
      `coffee, ${choking}, ${alcohol}`,
      'For {} we left out alcohol and what young children choke on most. Cut what is round or firm into small pieces',
      ['mild', 'soft', 'for children'],
    ],
    [
      yearsOld('4, four'),
      `coffee, ${chokingBelowFive}, ${alcohol}`,
      'For {} we kept it mild and left out alcohol, nuts and what young children choke on most. Take out bones, and cut what is round or firm into pieces of less than 1/2 inch',
      ['mild', 'for children'],
    ],
    [
      yearsOld('5, five, 6, six, 7, seven, 8, eight, 9, nine, 10, ten'),
      `coffee, ${alcohol}`,
      'For {} we kept it mild and left out alcohol. Take out bones before you serve it',
      ['mild', 'for children'],
    ],
  ]

type Need = Extract<Meaning, { is: 'need' }>

const meanings = rows.map(([phrases, without, note, moods]): readonly [readonly string[], Need] => [
  phrases,
  {
    is: 'need',
    asks: moods.map((mood) => ({ is: 'mood', mood })),
    without: without.split(', '),
    isFrail: true,
    note,
  },
])

export const youngEaters: Phrases = new Map<string, Meaning>(
  meanings.flatMap(([phrases, meaning]) => phrasesFor(phrases.join(), meaning)),
)

/** A child whose age is told at a place among words: 'my son is 6', 'the kids are 4 and 7', 'our daughter just turned 5'. The youngest counts. */
export function childAt(
  words: readonly string[],
  at: number,
  end: number,
): { length: number; words: string; meaning: Need } | undefined {
  let place = at
  while (place < end && before.has(words[place] ?? '')) place += 1
  if (place >= end || !children.has(words[place] ?? '')) return undefined
  const telling = ++place
  while (place < end && place < telling + mostTold && told.has(words[place] ?? '')) place += 1
  const ages: number[] = []
  let last = place
  for (; place < end; place += 1) {
    const word = words[place] ?? ''
    const age = /^(?:[1-9]|1[0-2])$/.test(word) ? Number(word) : numberOfWord(word)
    if (age === undefined || age > 12) {
      if (word === 'and' || word === 'almost' || word === 'nearly') continue
      break
    }
    ages.push(age)
    last = place + 1
  }
  const next = words[last] ?? ''
  if (!ages.length || (last < end && measures.has(next))) return undefined
  const tail = /^years?$/.test(next) ? (words[last + 1] === 'old' ? 2 : 1) : /^months?$/.test(next) ? 1 : 0
  const years = /^months?$/.test(next) ? Math.floor(Math.min(...ages) / 12) : Math.min(...ages)
  const found = youngEaters.get(years < 1 ? 'baby' : `${years} year old`)
  if (found?.is !== 'need') return undefined
  return {
    length: last + tail - at,
    words: years < 1 ? 'a baby' : `${years === 8 || years === 11 ? 'an' : 'a'} ${years}-year-old`,
    meaning: found,
  }
}
/** Words at most between who they are and how old. */
const mostTold = 4
const children = wordSet(`
  son sons daughter daughters kid kids child children boy boys girl girls toddler grandson granddaughter grandkids grandchild grandchildren nephew niece
  one ones he she hes shes twins twin aged age`)
const before = wordSet('my our the his her their little small young')
const told = wordSet(
  'is are who whos just only turned turns turning now age aged about almost nearly coming visiting staying over round for to tea dinner lunch supper',
)
/** What a number counts that is no age. */
const measures = wordSet(
  'feet foot minutes minute min mins hours hour people person pounds lb lbs ounces oz cups cup servings serving kids children eggs of pm am ingredients dollars weeks week days',
)
