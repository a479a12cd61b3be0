import { bookDishes } from '#domain/recipe/compose/book/book-forms.ts'
import type { FormId } from '#domain/recipe/compose/form-ids.ts'
import { type DishMeaning, type Meaning, type Phrases, phrasesFor } from '#domain/recipe/compose/free-text/meaning.ts'
import type { Said } from '#domain/recipe/compose/free-text/said.ts'

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
  ['belgian, belgium', 'moules-marinieres waffles'],
  [
    'british, english, england, uk',
    'fish-and-chips shepherds-pie toad-in-the-hole bangers-and-mash steak-and-ale-pie full-english-breakfast',
  ],
  ['irish, ireland', 'irish-stew corned-beef-and-cabbage colcannon shepherds-pie irish-soda-bread'],
  ['scottish, scotland, burns night', 'haggis-neeps-and-tatties scotch-broth scotch-eggs'],
  ['welsh, wales', 'welsh-rarebit'],
  ['jewish, ashkenazi, jewish deli', 'latkes beef-brisket noodle-kugel challah rugelach'],
  ['hanukkah, chanukah', 'latkes beef-brisket noodle-kugel rugelach'],
  ['rosh hashanah', 'beef-brisket noodle-kugel challah'],
  ['hawaiian, hawaii', 'huli-huli-chicken poke-bowl'],
  ['salvadoran, el salvador', 'pupusas'],
  ['australian, australia, new zealand', 'pavlova'],
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
  ...rows.flatMap(([phrases, ids]) =>
    phrasesFor(
      phrases,
      originOf(
        phrases,
        ids.split(' ').map((id): FormId => `dish-${id}`),
      ),
    ),
  ),
  ...unknown.split(';').flatMap((phrases) => phrasesFor(phrases, originOf(phrases, nearest, true))),
])

function originOf(phrases: string, forms: readonly FormId[], unlisted?: true): Meaning {
  const [name = ''] = phrases.trim().split(',')
  const words = `${name.replace(/\b\w/g, (letter) => letter.toUpperCase())} food`
  return { is: 'dish', dish: { words, forms, families: [], foods: [], isOrigin: true, ...(unlisted && { unlisted }) } }
}

/**
 * The dishes that were named, once all is heard: beside any other dish a country says only where that one is from, and of its own dishes
 * those are meant that hold the wanted foods. Where none does, as in Irish coffee, the country was part of a name.
 */
export function settledOrigins({ dishes, foods }: Said): DishMeaning[] {
  const others = dishes.filter(({ isOrigin }) => !isOrigin)
  if (others.length) return others
  const wanted = foods.filter(({ as, anyOf }) => as === 'wanted' && anyOf.length > 0)
  return dishes.flatMap((dish) => {
    const forms = dish.forms.filter((id) => wanted.every(({ anyOf }) => holds(id, anyOf)))
    return forms.length ? [{ ...dish, forms }] : []
  })
}

function holds(id: FormId, anyOf: readonly string[]): boolean {
  const lines = bookDishes.get(id)?.lines
  return !lines || lines.some(({ foods }) => foods.some((food) => anyOf.includes(food)))
}
