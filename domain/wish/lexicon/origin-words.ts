import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { type DishMeaning, type Meaning, type Phrases, phrasesFor } from '#domain/wish/meaning.ts'

/**
 * Countries, peoples and feasts whose kitchen is none of the product's cuisines: the dishes of the catalogue that come from there, the best
 * known first. General culinary knowledge.
 */
const rows: readonly (readonly [phrases: string, dishes: string])[] = [
  [
    'polish, poland',
    'pierogi bigos kielbasa-and-cabbage stuffed-cabbage-rolls haluski kielbasa-cabbage-noodles borscht latkes sernik paczki',
  ],
  ['ukrainian, ukraine', 'borscht stuffed-cabbage-rolls chicken-kiev pierogi kasha syrniki'],
  ['russian, russia', 'beef-stroganoff borscht pelmeni chicken-kiev stuffed-cabbage-rolls olivier-salad blini syrniki'],
  [
    'eastern european, east european, central european, czech, slovak, romanian, bulgarian, serbian, croatian, balkan',
    'stuffed-cabbage-rolls beef-goulash schnitzel bigos kielbasa-and-cabbage chicken-paprikash borscht lecso ajvar',
  ],
  ['hungarian, hungary', 'beef-goulash chicken-paprikash lecso stuffed-cabbage-rolls langos'],
  [
    'german, germany, bavarian, oktoberfest',
    'schnitzel bratwurst-and-sauerkraut sauerbraten beef-rouladen currywurst kasespatzle spaetzle german-potato-salad lebkuchen black-forest-cake',
  ],
  ['austrian, austria, viennese', 'schnitzel beef-goulash kaiserschmarrn kasespatzle spaetzle apple-strudel'],
  ['swiss, switzerland', 'cheese-fondue kasespatzle spaetzle schnitzel potato-gratin'],
  [
    'scandinavian, nordic, finnish, finland, norwegian, norway',
    'swedish-meatballs frikadeller smorrebrod janssons-temptation swedish-pancakes kladdkaka',
  ],
  ['swedish, sweden', 'swedish-meatballs janssons-temptation swedish-pancakes kladdkaka smorrebrod'],
  ['danish food, danish dinner, denmark, something danish', 'frikadeller smorrebrod swedish-meatballs'],
  ['portuguese, portugal', 'piri-piri-chicken caldo-verde'],
  ['belgian, belgium', 'moules-marinieres waffles steak-frites'],
  ['nigerian, nigeria', 'jollof-rice nigerian-stew beef-suya fried-plantains puff-puff'],
  ['ghanaian, ghana', 'red-red jollof-rice peanut-stew fried-plantains puff-puff'],
  [
    'west african, african, africa, cameroonian, cameroon, ivorian, gambian, sierra leonean',
    'jollof-rice peanut-stew chicken-yassa nigerian-stew red-red beef-suya doro-wat',
  ],
  ['senegalese, senegal', 'chicken-yassa peanut-stew jollof-rice'],
  ['ethiopian, ethiopia, eritrean, eritrea', 'doro-wat misir-wat shiro'],
  [
    'east african, kenyan, kenya, somali, somalia, tanzanian, tanzania, ugandan, uganda',
    'sukuma-wiki doro-wat misir-wat pilau-rice',
  ],
  ['south african, south africa', 'bobotie chakalaka piri-piri-chicken'],
  ['brazilian, brazil', 'feijoada brigadeiros pao-de-queijo'],
  ['puerto rican, puerto rico', 'arroz-con-gandules pernil arroz-con-pollo mofongo tostones'],
  ['georgian', 'khachapuri'],
  ['trinidadian, trinidad, trini', 'trinidad-curry-goat chicken-roti callaloo'],
  [
    'venezuelan, venezuela, colombian, colombia',
    'arepas empanadas black-beans-and-rice ropa-vieja tostones fried-plantains',
  ],
  ['chilean, chile food', 'pastel-de-choclo empanadas'],
  [
    'costa rican, costa rica, nicaraguan, central american, guatemalan, guatemala, honduran, honduras, panamanian',
    'gallo-pinto pupusas tostones arroz-con-pollo fried-plantains',
  ],
  ['taiwanese, taiwan', 'taiwanese-beef-noodle-soup lu-rou-fan three-cup-chicken scallion-pancakes'],
  ['uzbek, uzbekistan, central asian, kazakh, kazakhstan, afghan, afghanistan', 'uzbek-plov manti kofta-kebabs'],
  ['hawaiian, hawaii', 'huli-huli-chicken kalua-pork loco-moco poke-bowl spam-musubi'],
  ['welsh, wales', 'welsh-rarebit cawl glamorgan-sausages welsh-cakes bara-brith'],
  [
    'scottish, scotland, burns night',
    'haggis-neeps-and-tatties scotch-broth scotch-eggs rumbledethumps tattie-scones cranachan shortbread',
  ],
  [
    'irish, ireland',
    'irish-stew corned-beef-and-cabbage dublin-coddle colcannon shepherds-pie boxty champ irish-soda-bread',
  ],
  ['australian, australia, new zealand, kiwi', 'zucchini-slice pavlova lamingtons anzac-biscuits'],
  ['salvadoran, el salvador', 'pupusas gallo-pinto tostones'],
  [
    'british, english, england',
    'fish-and-chips shepherds-pie toad-in-the-hole bangers-and-mash steak-and-ale-pie full-english-breakfast',
  ],
  ['jewish, ashkenazi, jewish deli', 'latkes beef-brisket noodle-kugel challah rugelach'],
  ['hanukkah, chanukah, hannukah', 'latkes braised-brisket sufganiyot noodle-kugel rugelach'],
  ['rosh hashanah', 'braised-brisket roast-chicken honey-cake noodle-kugel challah'],
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

/** Chains of restaurants and what people go there for: who names one and no dish wants something of the kind. General knowledge. */
const restaurants: readonly (readonly [phrases: string, dishes: string])[] = [
  ['panda express', 'orange-chicken kung-pao-chicken chow-mein'],
  ['pf changs, p f changs', 'chicken-lettuce-wraps mongolian-beef kung-pao-chicken'],
  ['panera, panera bread', 'broccoli-cheddar-soup mac-and-cheese'],
  ['chick fil a, chickfila, popeyes', 'crispy-chicken-sandwich chicken-nuggets'],
  ['chipotle restaurant', 'burrito-bowl burritos'],
  ['olive garden', 'zuppa-toscana chicken-alfredo lasagna breadsticks'],
  ['cracker barrel', 'chicken-fried-steak meatloaf biscuits-and-gravy'],
  ['cheesecake factory, the cheesecake factory', 'cajun-chicken-pasta cheesecake'],
  ['texas roadhouse, outback, outback steakhouse', 'pan-seared-steak dinner-rolls'],
  ['red lobster', 'lemon-garlic-shrimp shrimp-scampi'],
  ['taco bell', 'hard-shell-tacos quesadillas burritos'],
  ['kfc', 'fried-chicken'],
  ['mcdonalds, burger king, wendys, five guys, shake shack, in n out', 'cheeseburger smash-burger french-fries'],
  ['ihop, dennys, waffle house', 'pancakes breakfast-sandwich'],
  ['dominos, pizza hut, papa johns, little caesars, pizza express, zizzi, zizzis', 'pepperoni-pizza pizza-margherita'],
  ['nandos', 'piri-piri-chicken'],
  ['wagamama, wagamamas', 'chicken-katsu-curry quick-ramen'],
  ['greggs', 'sausage-rolls'],
  ['wetherspoons, a wetherspoons, harvester', 'fish-and-chips steak-and-ale-pie'],
  ['toby carvery', 'sunday-roast-beef roast-chicken'],
  ['ikea', 'swedish-meatballs'],
  ['dishoom', 'butter-chicken dal-makhani'],
  ['itsu, yo sushi', 'poke-bowl quick-ramen'],
]

/** Kitchens that no dish of ours is from: each by its adjective first, and the dishes of a neighbor that are nearest to what is cooked there. */
const unknown: readonly (readonly [phrases: string, dishes: string])[] = [
  ['nepali, nepalese, nepal', 'dal chicken-curry dumplings'],
  ['sri lankan, sri lanka', 'chicken-curry dal lentil-coconut-curry'],
  ['tibetan, tibet', 'dumplings taiwanese-beef-noodle-soup'],
  ['mongolian, mongolia', 'dumplings'],
  ['burmese, myanmar, burma', 'laksa chicken-curry pad-thai'],
  ['cambodian, cambodia, laotian, laos', 'lemongrass-chicken pad-thai larb'],
  ['armenian, armenia', 'dolmades kofta-kebabs'],
  ['dutch, netherlands, holland', 'split-pea-soup pot-roast'],
]

export const originWords: Phrases = new Map<string, Meaning>([
  ...rows.flatMap(([phrases, ids]) => phrasesFor(phrases, originOf(phrases, idsIn(ids)))),
  ...restaurants.flatMap(([phrases, ids]) => phrasesFor(phrases, originOf(phrases, idsIn(ids)))),
  ...feasts.flatMap(([phrases, ids, without = '']) =>
    phrasesFor(phrases, originOf(phrases, idsIn(ids), { isFeast: true, without: without.split(', ').filter(Boolean) })),
  ),
  ...unknown.flatMap(([phrases, ids]) => phrasesFor(phrases, originOf(phrases, idsIn(ids), { unlisted: true }))),
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
