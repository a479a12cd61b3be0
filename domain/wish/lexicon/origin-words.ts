import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { type DishMeaning, type Meaning, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/**
 * Countries, peoples and feasts whose kitchen is none of the product's cuisines: the dishes of the catalogue that come from there, the best
 * known first. General culinary knowledge.
 */
const rows: readonly (readonly [phrases: string, dishes: string])[] = [
  ['polish, poland', 'pierogi stuffed-cabbage-rolls borscht latkes'],
  ['ukrainian, ukraine', 'borscht stuffed-cabbage-rolls chicken-kiev pierogi'],
  ['russian, russia', 'beef-stroganoff borscht chicken-kiev stuffed-cabbage-rolls'],
  [
    'eastern european, east european, czech, slovak, romanian, bulgarian, serbian, croatian, balkan',
    'stuffed-cabbage-rolls beef-goulash schnitzel borscht',
  ],
  ['hungarian, hungary', 'beef-goulash chicken-paprikash stuffed-cabbage-rolls'],
  ['german, germany, bavarian, oktoberfest', 'schnitzel sauerbraten bratwurst-and-sauerkraut spaetzle'],
  ['austrian, austria, viennese', 'schnitzel beef-goulash spaetzle'],
  ['swiss, switzerland', 'spaetzle schnitzel potato-gratin'],
  ['swedish, sweden, scandinavian, nordic, norwegian, norway, denmark, finnish, finland', 'swedish-meatballs'],
  ['portuguese, portugal', 'piri-piri-chicken'],
  ['belgian, belgium', 'moules-marinieres waffles'],
  [
    'british, english, england',
    'fish-and-chips shepherds-pie toad-in-the-hole bangers-and-mash steak-and-ale-pie full-english-breakfast',
  ],
  ['irish, ireland', 'irish-stew corned-beef-and-cabbage colcannon shepherds-pie irish-soda-bread'],
  ['scottish, scotland, burns night', 'haggis-neeps-and-tatties scotch-broth scotch-eggs'],
  ['welsh, wales', 'welsh-rarebit'],
  ['jewish, ashkenazi, jewish deli', 'latkes beef-brisket noodle-kugel challah rugelach'],
  ['hanukkah, chanukah, hannukah', 'latkes braised-brisket sufganiyot noodle-kugel rugelach'],
  ['rosh hashanah', 'braised-brisket roast-chicken honey-cake noodle-kugel challah'],
  ['hawaiian, hawaii', 'huli-huli-chicken poke-bowl'],
  ['salvadoran, el salvador', 'pupusas'],
  ['australian, australia, new zealand', 'pavlova'],
]

/** Feasts and the dishes that stand on their tables, the most usual first. General household knowledge. */
const feasts: readonly (readonly [phrases: string, dishes: string, without?: string])[] = [
  [
    'thanksgiving, friendsgiving, thanksgiving dinner, turkey day',
    `roast-turkey bread-stuffing green-bean-casserole sweet-potato-casserole pumpkin-pie mashed-potatoes pecan-pie cranberry-sauce
    roasted-brussels-sprouts sweet-potato-pie turkey-pot-pie seared-duck-breast nut-roast mushroom-wellington whole-roasted-cauliflower stuffed-acorn-squash lentil-loaf`,
  ],
  [
    'christmas, xmas, christmas eve, christmas day, christmas dinner',
    'prime-rib glazed-ham roast-turkey gingerbread-cookies bread-stuffing eggnog rack-of-lamb gingerbread beef-wellington seared-duck-breast nut-roast mushroom-wellington',
  ],
  [
    'sunday lunch, sunday family lunch, sunday lunch for the family',
    'sunday-roast-beef roast-chicken roast-lamb shepherds-pie fish-pie chicken-pot-pie pot-roast',
  ],
  [
    'easter, easter sunday, easter dinner, easter lunch, easter brunch',
    'glazed-ham roast-lamb roast-chicken baked-salmon hot-cross-buns rack-of-lamb deviled-eggs spinach-quiche mushroom-wellington',
  ],
  [
    `bonfire night, bonfire night food, bonfire night party, guy fawkes, guy fawkes night, fireworks night, bonfire party, fireworks party`,
    'sausage-casserole roasted-tomato-soup pumpkin-soup beef-chili vegetarian-chili baked-potatoes parkin toffee caramel-apples hot-apple-cider',
  ],
  [
    'halloween, halloween treat, halloween treats, halloween sweets, halloween party food, trick or treat, trick or treating, trick or treaters',
    'rice-krispie-treats caramel-apples popcorn caramel-corn pumpkin-muffins chocolate-cupcakes pumpkin-soup beef-chili barmbrack',
  ],
  [
    'eid, eid dinner, eid lunch, eid al fitr, eid al adha, eid ul fitr, eid ul adha, eid feast, eid table',
    'lamb-biryani roast-lamb lamb-tagine rogan-josh chicken-biryani maqluba haleem uzbek-plov kofta-kebabs baklava kheer basbousa',
    'pork, bacon, ham, prosciutto, pancetta, chorizo, wine, beer, spirits, sherry, sake, mirin',
  ],
  [
    'iftar, iftar dinner, iftar party, ramadan, ramadan dinner, breaking the fast, break the fast, break our fast',
    'harira chicken-biryani haleem lamb-tagine chicken-tagine nihari kofta-kebabs maqluba chicken-shawarma samosas pakoras fattoush lentil-soup',
    'pork, bacon, ham, prosciutto, pancetta, chorizo, wine, beer, spirits, sherry, sake, mirin',
  ],
  [
    'lunar new year, chinese new year, lunar new year dinner, chinese new year dinner, spring festival',
    'longevity-noodles dumplings spring-rolls lions-head-meatballs char-siu scallion-pancakes egg-rolls xiao-long-bao',
  ],
  [
    'st patricks day, saint patricks day',
    'irish-stew corned-beef-and-cabbage colcannon shepherds-pie irish-soda-bread dublin-coddle',
  ],
  [
    'meat and potatoes, meat and two veg, meat and potatoes dinner, meat and potatoes meal, proper meat and potatoes',
    'pot-roast meatloaf roast-chicken sunday-roast-beef steak-frites salisbury-steak shepherds-pie bangers-and-mash beef-and-potato-skillet slow-cooker-beef-stew',
  ],
  ['mardi gras, fat tuesday', 'gumbo jambalaya shrimp-etouffee shrimp-po-boy red-beans-and-rice'],
]

/** Kitchens that no dish of ours is from: each by its adjective first. */
const unknown = `ethiopian, ethiopia;
  eritrean, eritrea;
  somali, somalia;
  kenyan, kenya;
  nigerian, nigeria;
  ghanaian, ghana;
  senegalese, senegal;
  west african;
  east african;
  african, africa;
  south african, south africa;
  georgian;
  armenian, armenia;
  uzbek, uzbekistan;
  kazakh, kazakhstan;
  afghan, afghanistan;
  mongolian, mongolia;
  nepali, nepalese, nepal;
  tibetan, tibet;
  sri lankan, sri lanka;
  burmese, myanmar, burma;
  cambodian, cambodia;
  laotian, laos`

/** What is nearest in kind to a kitchen that is not known: a pot that simmers. */
const nearest: readonly FormId[] = ['braise', 'bean-pot']

export const originWords: Phrases = new Map<string, Meaning>([
  ...rows.flatMap(([phrases, ids]) => phrasesFor(phrases, originOf(phrases, idsIn(ids)))),
  ...feasts.flatMap(([phrases, ids, without = '']) =>
    phrasesFor(phrases, originOf(phrases, idsIn(ids), { isFeast: true, without: without.split(', ').filter(Boolean) })),
  ),
  ...unknown.split(';').flatMap((phrases) => phrasesFor(phrases, originOf(phrases, nearest, { unlisted: true }))),
])

function originOf(
  phrases: string,
  forms: readonly FormId[],
  more: Pick<DishMeaning, 'unlisted' | 'isFeast' | 'without'> = {},
): Meaning {
  const [name = ''] = phrases.trim().split(',')
  const words = `${name.replace(/\b\w/g, (letter) => letter.toUpperCase())} food`
  return { is: 'dish', dish: { words, forms, families: [], foods: [], isOrigin: true, ...more } }
}

function idsIn(list: string): FormId[] {
  return list.split(/\s+/).map((id): FormId => `dish-${id}`)
}
