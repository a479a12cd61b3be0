import { array, assert, constantFrom, oneof, pre, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { wordsOfFoods } from '#domain/food/match/find-food.ts'
import { foodWords } from '#domain/food/match/food-words.ts'
import { isDenial } from '#domain/food/match/head-words.ts'

const all = [...foods.values()]

/** What a food certainly contains and a line that is known does not tell. */
function lost(text: string, { allergens: { certain } }: Food): readonly string[] {
  const line = readIngredientLine(text)
  const told = new Set(lineAllergens(line).map(({ allergen }) => allergen))
  return lineIsKnown(line) ? certain.filter((allergen) => !told.has(allergen)) : []
}

describe('the names of the table', () => {
  it('are each read as their own food, with all that it certainly contains', () => {
    const wrong = all.flatMap((food) =>
      [...new Set([food.name, food.plural, ...food.aliases])].flatMap((name) => {
        const text = `100 g ${name}`
        const line = readIngredientLine(text)
        const read = line.foods.map((one) => one.food?.id).join(' and ')
        const hidden = lost(text, food)
        return read === food.id && hidden.length === 0 ? [] : [`${text}: ${read}, ${hidden.join(' ')} of ${food.id}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})

/** How a food was made ready, of which quality, by whom and how large; none of these words stands in a name of the table. */
const described = (
  'hand-picked, well-stirred, barn-laid, oven-warm, twice-rinsed, rustic, artisanal, sustainably sourced, top-notch, everyday, ' +
  'exquisite, day-old, Lurpak, Waitrose, Gold Medal, Yeo Valley, store-brand, family-size, plump, generously cut'
).split(', ')
const anyWord = oneof(constantFrom(...described), stringMatching(/^[a-z]{3,9}$/))

describe('words beside the name of a food', () => {
  it('hide no allergen, wherever they stand: each is told, or the line is unknown', () => {
    const isUnread = (word: string) => foodWords(word).every((one) => !wordsOfFoods().has(one) && !isDenial(one))
    assert(
      property(
        constantFrom(...all),
        array(anyWord, { minLength: 1, maxLength: 3 }),
        constantFrom('before', 'behind', 'in brackets', 'after a comma'),
        (food, words, place) => {
          pre(words.every(isUnread))
          const said = words.join(' ')
          const line = {
            before: `${said} ${food.name}`,
            behind: `${food.name} ${said}`,
            'in brackets': `${food.name} (${said})`,
            'after a comma': `${food.name}, ${said}`,
          }[place]
          expect([line, lost(`100 g ${line}`, food)]).toEqual([line, []])
        },
      ),
      { numRuns: 600 },
    )
  })
})
