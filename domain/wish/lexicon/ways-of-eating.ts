import { type Choice, type Meaning, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

type Need = Extract<Meaning, { is: 'need' }>

/** A way of eating of which a part can be kept for certain. */
interface Way {
  phrases: string
  asks?: Need['asks']
  without?: string
  keepsApart?: true
  /** What was done, and what nobody can see from a recipe; '{}' is where the cook's words go. */
  note: string
}

const lowSalt: Choice = { is: 'mood', mood: 'low-salt' }
const pig = 'pork, bacon, ham, prosciutto, salami, pepperoni, chorizo, mortadella, lard'
const alliums = 'onion, garlic, garlic powder, onion powder, leek, scallion, shallot, chives'
const roots = 'potato, sweet potato, carrot, beet, radish, turnip, parsnip, ginger, celery root'

/**
 * Faiths and ways of eating: what they leave out by the pages named, as remembered. What depends on who made a food, or on the eater's
 * own community, is told and not decided.
 */
const ways: readonly Way[] = [
  {
    // Orthodox Union, OU Kosher: Kosher Food, What Makes Food Kosher or Not
    phrases: 'kosher, glatt kosher, glatt, keep kosher, keeps kosher, kashrut, kashrus',
    without: `${pig}, shellfish, rabbit, catfish, swordfish, gelatin`,
    keepsApart: true,
    note: 'For {} we left out pork, shellfish and gelatin and kept meat and dairy apart. Whether meat, cheese and wine are certified is on their labels: we can’t check that',
  },
  {
    // Orthodox Union, OU Kosher Passover: chametz, and kitniyot as most Ashkenazi families leave them out
    phrases: `passover, pesach, kosher for passover, pesach friendly, passover friendly, passover dinner, seder, passover seder, no kitniyot, without kitniyot, no kitniyos, kitniyot free, kosher l pesach`,
    without: `chametz, flour, bread, tortilla, noodles, pasta, oats, barley, couscous, bulgur, farro, rye bread, panko breadcrumbs, beer, whiskey,
      soy sauce, malt vinegar, ${pig}, shellfish, gelatin, rice, corn, cornstarch, beans, lentils, chickpeas, peas, tofu, powdered sugar,
      mustard, sesame seeds, tahini`,
    keepsApart: true,
    note: 'For {} we left out leavened grain, rice, corn and legumes and kept meat and dairy apart. We don’t know the rules of your family, and only labels tell what is kosher for Passover',
  },
  {
    // Islamic Food and Nutrition Council of America: What Is Halal
    phrases: 'halal, zabiha, strictly halal, muslim, muslims, islamic',
    without: `${pig}, pancetta, alcohol, gelatin, marshmallow`,
    note: 'For {} we left out pork, alcohol and gelatin. Whether meat, cheese and extracts are certified is on their labels: we can’t check that',
  },
  {
    // JAINA, Jain Food
    phrases: 'jain, jains, jainism, jain food, jain friendly',
    asks: [{ is: 'diet', diet: 'vegetarian' }],
    without: `meat, fish, egg, honey, mushroom, alcohol, ${alliums}, ${roots}`,
    note: 'For {} we left out meat, fish, eggs, honey, mushrooms and all roots, onion and garlic. We don’t know the rules of your family: please read the list with them in mind',
  },
  {
    phrases: 'hindu, hindus, hinduism, hindu family, hindu household',
    without: 'beef, veal, beef stock, gelatin',
    note: 'For {} we left out beef and gelatin. Write “vegetarian” or “no eggs” if that goes for you, too',
  },
  {
    phrases: 'sattvic, satvic, sattvik, hare krishna, iskcon, vaishnava',
    asks: [{ is: 'diet', diet: 'vegetarian' }],
    without: `egg, mushroom, alcohol, coffee, chile, ${alliums}`,
    note: 'For {} we left out meat, fish, eggs, mushrooms, onion and garlic. We don’t know the rules of your tradition beyond that',
  },
  {
    phrases: `buddhist, buddhists, buddhist vegetarian, pungent vegetables, no pungent vegetables, five pungent vegetables, shojin ryori`,
    asks: [{ is: 'diet', diet: 'vegetarian' }],
    without: `alcohol, ${alliums}`,
    note: 'For {} we left out meat, fish, alcohol, onion, garlic and other alliums. We don’t know the rules of your tradition beyond that',
  },
  {
    // General Conference of Seventh-day Adventists, Nutrition Council
    phrases:
      'adventist, adventists, seventh day adventist, seventh day adventists, 7 th day adventist, 7th day adventist',
    asks: [{ is: 'diet', diet: 'vegetarian' }],
    without: 'alcohol, coffee, black tea',
    note: 'For {} we left out meat, fish, alcohol and coffee: many Adventists eat some of these, so tell us if you do',
  },
  {
    // The Church of Jesus Christ of Latter-day Saints, Word of Wisdom
    phrases: 'mormon, mormons, latter day saint, latter day saints, word of wisdom',
    without: 'alcohol, coffee, black tea, green tea',
    note: 'For {} we left out alcohol, coffee and tea. Extracts may hold some alcohol: that is on their labels',
  },
  {
    phrases: 'ital, ital food, ital diet, rastafari, rastafarian, rastafarians, rastafarianism',
    asks: [{ is: 'diet', diet: 'vegan' }, lowSalt],
    without: 'alcohol, salty food',
    note: 'For {} we left out all animal foods, alcohol and salty foods. We don’t know how strictly you keep it: leave out the salt as well if that is how you do',
  },
  {
    // USCCB, Fast and Abstinence: no meat on these days; fish, eggs and dairy are allowed
    phrases: 'good friday, ash wednesday, lenten friday, lent friday, friday in lent, fridays in lent',
    asks: [{ is: 'diet', diet: 'pescatarian' }],
    note: 'For {} we left out meat',
  },
  {
    // Greek Orthodox Archdiocese of America, Fasting
    phrases: `great lent, orthodox lent, orthodox fast, orthodox fasting, orthodox great lent, nistisimo, nistisima, nativity fast, dormition fast, ethiopian fasting`,
    asks: [{ is: 'diet', diet: 'vegan' }],
    without: 'alcohol',
    note: 'For {} we left out meat, fish, eggs, dairy and alcohol. On strict days oil is left out too: we don’t keep the calendar',
  },
  {
    phrases: 'flexitarian, flexitarians, flexitarian diet, mostly vegetarian, semi vegetarian',
    asks: [{ is: 'diet', diet: 'vegetarian' }],
    note: 'For {} we kept this one meatless',
  },
  {
    // The Whole30 Program Rules
    phrases: 'whole 30, whole30, whole thirty, whole 30 compliant, whole 30 diet',
    asks: [{ is: 'diet', diet: 'paleo' }],
    without: 'sugar, honey, maple syrup, corn syrup, alcohol, peanut',
    note: 'For {} we kept to paleo and left out every sweetener and alcohol. Broths, sauces and bacon may have sugar: read their labels',
  },
  {
    phrases: 'carnivore, carnivore diet, lion diet',
    asks: [{ is: 'diet', diet: 'keto' }],
    note: 'For {} we kept to keto, but this recipe still has plants in it: we don’t know the rules of a diet of meat alone',
  },
]

export const waysOfEating: Phrases = new Map<string, Meaning>(
  ways.flatMap(({ phrases, asks = [], without = '', keepsApart, note }) =>
    phrasesFor(phrases, {
      is: 'need',
      asks,
      without: without.split(',').flatMap((food) => food.trim() || []),
      isWay: true,
      note,
      ...(keepsApart && { keepsApart }),
    }),
  ),
)
