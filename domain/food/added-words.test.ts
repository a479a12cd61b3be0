import { array, assert, constantFrom, oneof, pre, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordsOfFoods } from '#domain/food/find-food.ts'
import type { Food } from '#domain/food/food.ts'
import { foodWords } from '#domain/food/food-words.ts'
import { foods } from '#domain/food/foods.ts'
import { isDenial } from '#domain/food/head-words.ts'
import { readIngredientLine } from '#domain/food/ingredient-line.ts'
import { lineAllergens, lineIsKnown } from '#domain/food/line-allergens.ts'
import { makers } from '#domain/food/table/makers.ts'
import { plainAdjectives } from '#domain/food/table/plain-adjectives.ts'

const all = [...foods.values()]
const anyFood = constantFrom(...all)

/** How a food was made ready, of which quality, by whom and how large; none of these words stands in a name of the table. */
const described = (
  'soft, hand-picked, well-stirred, barn-laid, house-made, oven-warm, twice-rinsed, milk-fed, ' +
  'rustic, artisanal, pasture-raised, sustainably sourced, top-notch, everyday, exquisite, day-old, ' +
  "Lurpak, Waitrose, Cathedral City, Gold Medal, Bob's Red Mill, Yeo Valley, store-brand, " +
  'family-size, medium-sized, plump, generously cut'
).split(', ')
const anyDescription = oneof(constantFrom(...described), constantFrom(...plainAdjectives), constantFrom(...makers))
/** Words that nobody has read of. */
const anyWord = oneof(anyDescription, stringMatching(/^[a-z]{3,9}$/))

function lost(text: string, { allergens: { certain } }: Food): readonly string[] {
  const line = readIngredientLine(text)
  const told = new Set(lineAllergens(line).map(({ allergen }) => allergen))
  return lineIsKnown(line) ? certain.filter((allergen) => !told.has(allergen)) : []
}

describe('a word beside the name of a food', () => {
  it('loses no allergen, wherever it stands: each is told, or the line is unknown', () => {
    const unread = (word: string) => foodWords(word).every((one) => !wordsOfFoods().has(one) && !isDenial(one))
    const places = constantFrom('before', 'behind', 'in brackets', 'after a comma')
    assert(
      property(anyFood, array(anyWord, { minLength: 1, maxLength: 3 }), places, (food, words, place) => {
        pre(words.every(unread))
        const said = words.join(' ')
        const text = { before: `${said} ${food.name}`, behind: `${food.name} ${said}` }
        const line =
          place === 'before' || place === 'behind'
            ? text[place]
            : place === 'in brackets'
              ? `${food.name} (${said})`
              : `${food.name}, ${said}`
        expect([line, lost(`100 g ${line}`, food)]).toEqual([line, []])
      }),
      { numRuns: 600 },
    )
  })

  it('leaves the food what it is, where it describes it', () => {
    assert(
      property(anyFood, anyDescription, (food, word) => {
        const line = readIngredientLine(`100 g ${word} ${food.name}`)
        const read = line.foods.map((one) => one.food?.id)
        expect([line.text, read, lineIsKnown(line)]).toEqual([line.text, [food.id], true])
      }),
      { numRuns: 600 },
    )
  })

  it.each([
    ['200 g butter soft', 'butter'],
    ['250 g cheddar extra mature', 'cheddar'],
    ['4 bone-in loin pork chops', 'pork-chops'],
    ['1 cup soft, unsalted butter', 'butter'],
    ['2 cups oat-based milk', 'oat-milk'],
    ['2 cups Bob’s Red Mill 1-to-1 gluten free flour', 'gf-flour'],
    ['juice ½ lemon', 'lemon-juice'],
  ])('%s: %s', (text, id) => {
    expect(readIngredientLine(text).foods[0]?.food?.id).toBe(id)
  })

  it.each(['200 g butter flavored', '1 cup false crab', '1 cup pseudo egg', '1 lb shea butter'])(
    'which makes another food of it, is no description: %s',
    (text) => {
      expect(readIngredientLine(text).foods[0]?.food).toBeUndefined()
    },
  )

  it('that clears what is in it leaves it unread, near enough for figures: nut-free granola', () => {
    const [named] = readIngredientLine('1 cup nut-free granola').foods
    expect([named?.food, named?.standIn?.id]).toEqual([undefined, 'granola'])
  })
})

describe('every food of the table', () => {
  it('is read as itself by each of its names, one and several, with an amount and a weight', () => {
    assert(
      property(anyFood, (food) => {
        for (const name of new Set([food.name, food.plural, ...food.aliases]))
          for (const text of [name, `100 g ${name}`, `2 tbsp ${name}`]) {
            const line = readIngredientLine(text)
            expect([text, line.foods.map((one) => one.food?.id), line.alternatives]).toEqual([text, [food.id], []])
            expect([text, lost(text, food)]).toEqual([text, []])
          }
      }),
      { numRuns: 120 },
    )
  })
})
