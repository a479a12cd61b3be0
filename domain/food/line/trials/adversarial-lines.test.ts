import { describe, expect, it } from 'vitest'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { gotThrough, triedInVain } from '#domain/food/line/trials/adversarial-lines.ts'

/** The allergens of 'milk egg | line' that the line is cleared of: none, if the kitchen is to be trusted. */
function cleared(row: string): readonly string[] {
  const [codes = ''] = row.split(' | ', 1)
  const text = row.slice(codes.length + 3)
  const line = readIngredientLine(text)
  const told = new Set<string>(lineAllergens(line).map(({ allergen }) => allergen))
  return lineIsKnown(line) ? codes.split(' ').filter((code) => !told.has(code)) : []
}

function rowsOf(text: string): readonly string[] {
  return text.trim().split('\n')
}

// Every line once came back as not containing what it contains.
describe('what once got through is told or not cleared', () => {
  const rows = rowsOf(gotThrough)
  it.each(rows)('%s', (row) => {
    expect(cleared(row)).toEqual([])
  })
})

describe('what is written in disguise is told or not cleared', () => {
  const words = [
    'peanut peanuts',
    'peanut peanut butter',
    'milk butter',
    'milk cheese',
    'egg mayonnaise',
    'wheat wheat flour',
    'sesame tahini',
    'soy soy sauce',
    'crustacean shrimp',
    'fish anchovy',
    'tree_nut almonds',
    'mollusc oyster',
    'gluten barley',
  ]
  const each = (turn: (letter: string, at: number) => string) => (word: string) => Array.from(word).map(turn).join('')
  const shifted = (by: number) =>
    each((letter) => (letter === ' ' ? ' ' : String.fromCodePoint(letter.charCodeAt(0) + by)))
  const disguises: readonly (readonly [string, (word: string) => string])[] = [
    ['invisible signs', each((letter) => `${letter}\u200B`)],
    ['soft hyphens', (word) => `${word.slice(0, 3)}\u00AD${word.slice(3)}`],
    ['letters of Cyrillic', each((letter) => ({ a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', y: 'у' })[letter] ?? letter)],
    ['letters of Greek', each((letter) => ({ a: 'α', o: 'ο', u: 'υ', n: 'ν' })[letter] ?? letter)],
    ['full width', shifted(0xfe_e0)],
    ['letters of mathematics', shifted(0x1_d4_1a - 97)],
    ['letters in circles', shifted(0x24_d0 - 97)],
    ['struck through', each((letter) => `${letter}\u0336`)],
    ['backwards', (word) => `\u202E${Array.from(word).reverse().join('')}`],
    ['entities', each((letter) => `&#${letter.charCodeAt(0)};`)],
    ['entities of base 16', each((letter) => `&#x${letter.charCodeAt(0).toString(16)};`)],
    ['a soft hyphen as entity', (word) => `${word.slice(0, 3)}&shy;${word.slice(3)}`],
    ['tags', (word) => `${word.slice(0, 2)}<b></b>${word.slice(2)}`],
    ['a footnote', (word) => `${word}¹`],
    ['a figure behind', (word) => `${word}2`],
    [
      'spelled with points',
      (word) =>
        word
          .split(' ')
          .map((one) => Array.from(one).join('.'))
          .join(' '),
    ],
    [
      'spelled with hyphens',
      (word) =>
        word
          .split(' ')
          .map((one) => Array.from(one).join('-'))
          .join(' '),
    ],
    ['bold', (word) => `${word.slice(0, 2)}**${word.slice(2)}**`],
    ['capitals', (word) => word.toUpperCase()],
  ]
  it.each(disguises)('%s', (_, disguise) => {
    const lines = words.flatMap((row) => {
      const [code, ...word] = row.split(' ')
      const hidden = disguise(word.join(' '))
      return [
        `${code} | 200 g rice, ${hidden}`,
        `${code} | 200 g rice with ${hidden}`,
        `${code} | 200 g rice (${hidden})`,
      ]
    })
    expect(lines.filter((row) => cleared(row).length > 0)).toEqual([])
  })
})

// These never got through, and are not to.
describe('what was tried in vain', () => {
  const rows = rowsOf(triedInVain)
  it.each(rows)('%s', (row) => {
    expect(cleared(row)).toEqual([])
  })
})

describe('what holds none of them is not called unknown', () => {
  it.each(
    rowsOf(`
1 butternut squash
1 can water chestnuts
1 eggplant
2 cups oyster mushrooms, torn
1 crab apple
1 cup buckwheat
1 onion, finely chopped
1 lb beef, cut into 1-inch cubes
4 carrots, peeled and cut on the bias
1 bunch cilantro, leaves and tender stems only
2 tbsp olive oil, plus more for drizzling
2 tbsp olive oil and a knob of ginger
1 tsp salt and a bit of pepper
1 lb carrots, peeled and a few left whole
1 lb chicken thighs, trimmed of excess fat
1 cup rice, rinsed until the water runs clear
2 potatoes, scrubbed, pierced all over with a fork
1 can black beans, rinsed and drained
1 cucumber, spiralized
1 turkey (about 12 lb), thawed, giblets removed
1 tbsp fresh thyme, or 1 tsp dried
3 scallions, white and green parts separated
1/2 lime, in wedges
1 apple (I like Fuji)
1 lb steak (grass-fed if you can find it)
1 bay leaf, from my garden
2 cups hot water from the kettle
1 clove garlic, crushed to a paste with salt
1 head cauliflower, riced
8 chicken wings, tips removed
1 lb brisket, fat cap on
1 stalk lemongrass, bashed
1 cup dried shiitake, soaked
1 red bell pepper, seeded, deribbed and chopped
`),
  )('%s', (text) => {
    const line = readIngredientLine(text)
    expect(lineIsKnown(line)).toBe(true)
    expect(lineAllergens(line).filter(({ allergen }) => allergens.includes(allergen))).toEqual([])
  })
})
