import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { joined } from '#domain/catalogue/writing/sentences.ts'

/** What a dish tastes of, read off its list and never off the family's prose. Pairs of food and word, the loudest first. */
const signatures: readonly (readonly [string, string])[] = [
  ['red-curry-paste', 'red curry paste'],
  ['vegan-curry-paste', 'red curry paste'],
  ['green-curry-paste', 'green curry paste'],
  ['vegan-green-curry-paste', 'green curry paste'],
  ['curry-powder', 'curry powder'],
  ['coconut-milk', 'coconut'],
  ['thai-basil', 'Thai basil'],
  ['thai-chile', 'hot chile'],
  ['doubanjiang', 'chili bean paste'],
  ['gochujang', 'gochujang'],
  ['doenjang', 'doenjang'],
  ['aji-amarillo', 'aji amarillo'],
  ['black-bean-ferment', 'fermented black beans'],
  ['kecap-manis', 'kecap manis'],
  ['annatto', 'annatto'],
  ['tamarind', 'tamarind'],
  ['chipotle', 'smoky chipotle'],
  ['harissa', 'harissa'],
  ['smoked-paprika', 'smoked paprika'],
  ['zaatar', 'za’atar'],
  ['panch-phoron', 'panch phoron'],
  ['star-anise', 'star anise'],
  ['sichuan', 'Sichuan pepper'],
  ['mustard-seed', 'mustard seed'],
  ['curry-leaves', 'curry leaf'],
  ['sumac', 'sumac'],
  ['cumin-seed', 'toasted cumin'],
  ['cumin', 'cumin'],
  ['coriander', 'coriander'],
  ['garam-masala', 'garam masala'],
  ['oregano', 'oregano'],
  ['ancho', 'ancho chile'],
  ['allspice', 'allspice'],
  ['chili-powder', 'chili powder'],
  ['caraway', 'caraway'],
  ['sweet-paprika', 'paprika'],
  ['rosemary', 'rosemary'],
  ['thyme', 'thyme'],
  ['herbes', 'herbes de Provence'],
  ['dried-thyme', 'thyme'],
  ['dried-mint', 'dried mint'],
  ['saffron', 'saffron'],
  ['cinnamon', 'cinnamon'],
  ['turmeric', 'turmeric'],
  ['nutmeg', 'nutmeg'],
  ['five-spice', 'five-spice'],
  ['cardamom', 'cardamom'],
  ['cardamom-pods', 'cardamom'],
  ['cinnamon-stick', 'cinnamon'],
  ['rose-water', 'rose water'],
  ['vanilla', 'vanilla'],
  ['ground-ginger', 'ginger'],
  ['kimchi', 'kimchi'],
  ['vegan-kimchi', 'kimchi'],
  ['miso', 'miso'],
  ['mirin', 'mirin'],
  ['soy-sauce', 'soy'],
  ['tamari', 'tamari'],
  ['fish-sauce', 'fish sauce'],
  ['gochugaru', 'gochugaru'],
  ['tahini', 'tahini'],
  ['sesame-oil', 'toasted sesame'],
  ['dijon', 'mustard'],
]
const aromatics: readonly (readonly [string, string])[] = [
  ['lemongrass', 'lemongrass'],
  ['ginger', 'ginger'],
  ['fennel', 'fennel'],
  ['leek', 'sweet leek'],
  ['preserved-lemon', 'preserved lemon'],
  ['olives', 'olives'],
  ['green-olives', 'olives'],
  ['capers', 'capers'],
  ['white-wine', 'white wine'],
  ['red-wine', 'red wine'],
  ['garlic', 'garlic'],
]
const lifts: readonly (readonly [string, string])[] = [
  ['lime', 'lime'],
  ['lemon', 'lemon'],
  ['sherry-vinegar', 'sherry vinegar'],
  ['balsamic-vinegar', 'balsamic vinegar'],
  ['white-wine-vinegar', 'a little vinegar'],
  ['black-vinegar', 'black vinegar'],
  ['orange-juice', 'orange'],
  ['red-vinegar', 'a little vinegar'],
  ['rice-vinegar', 'rice vinegar'],
  ['cider-vinegar', 'cider vinegar'],
  ['dill', 'dill'],
  ['mint', 'mint'],
  ['basil', 'basil'],
  ['cilantro', 'cilantro'],
  ['parsley', 'parsley'],
  ['chives', 'chives'],
]

/** Up to three tastes: signatures, an aromatic, something sharp or green; words already in `named` are not said again. */
export function tasteOf(lines: readonly DishLine[], named: string): string {
  const ids = new Set(lines.filter(({ slot }) => !leads.has(slot)).map(({ id }) => id))
  const found = (list: readonly (readonly [string, string])[], most: number) =>
    list
      .filter(([id, word]) => ids.has(id) && !named.includes(word))
      .slice(0, most)
      .map(([, word]) => word)
  const loud = found(signatures, 2)
  const quiet = found(aromatics, loud.length > 1 ? 1 : 2).slice(0, 3 - loud.length)
  const tastes = [...new Set([...loud, ...quiet, ...found(lifts, 1)])].slice(0, 3)
  return joined(tastes)
}
const leads: ReadonlySet<SlotId> = new Set(['vegetable', 'raw', 'leaf', 'protein', 'main', 'fruit'])
