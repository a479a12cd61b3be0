import { crossed, type Meaning, type Phrases, phrasesFor } from '#domain/recipe/compose/free-text/meaning.ts'

const alcohol = 'wine, beer, spirits, liqueur, sherry, sake, mirin, shaoxing wine'
/** CDC, Choking Hazards: what is round, hard or sticky. */
const choking =
  'nuts, pumpkin seeds, sunflower seeds, popcorn, grapes, cherries, raisins, dried cranberries, cherry tomatoes, hot dog, sausage, marshmallow, caramels, tortilla chips, granola'

/**
 * Babies before their first birthday, and toddlers: what the pages for parents of the CDC (Foods and Drinks to Avoid or Limit; Choking Hazards)
 * and the American Academy of Pediatrics leave out for them, as remembered.
 */
const rows: readonly (readonly [phrases: readonly string[], without: string, note: string])[] = [
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
    `honey, salty food, coffee, black tea, green tea, swordfish, chile, red pepper flakes, hot sauce, ${choking}, ${alcohol}`,
    'For {} we left out honey, added salt, alcohol and what babies choke on most. Cut or mash everything to suit, and ask a pediatrician what is right at this age',
  ],
  [
    [
      ...'toddler, toddlers, toddler friendly, for a toddler, for my toddler, year old toddler'.split(', '),
      ...crossed('1, one, 2, two, 3, three', 'year old, year olds, yr old, yo'),
      ...crossed('12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, eighteen', 'month old, months old, month olds'),
      ...crossed(
        'shes, hes, she is, he is, who is, aged',
        '12 months, 14 months, 15 months, 16 months, 18 months, 20 months, 22 months',
      ),
    ],
    `coffee, ${choking}, ${alcohol}`,
    'For {} we left out alcohol and what young children choke on most. Cut what is round or firm into small pieces',
  ],
]

export const youngEaters: Phrases = new Map<string, Meaning>(
  rows.flatMap(([phrases, without, note]) =>
    phrasesFor(phrases.join(), {
      is: 'need',
      asks: [
        { is: 'mood', mood: 'mild' },
        { is: 'mood', mood: 'soft' },
      ],
      without: without.split(', '),
      isFrail: true,
      note,
    }),
  ),
)
