import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findPhrases } from '#domain/food/allergens/allergen-words.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'
import { readWords } from '#domain/food/match/word-keys.ts'
import { allergenTerms } from '#domain/food/table/words/allergen-terms.ts'
import { madeFriends, plainFriends } from '#domain/food/table/words/false-friends.ts'

function worded(text: string, words: string): IngredientLine {
  return { text, foods: [{ words }], alternatives: [], preparation: '', optional: false, toTaste: false }
}

function split(rows: readonly (readonly [string, string])[]): [contains: string, term: string][] {
  return rows.flatMap(([contains, terms]) =>
    terms.split(',').map((term): [string, string] => [contains, term.trim().replace(/\s+/g, ' ')]),
  )
}

const reviewed = new URL('../../../shared/data/hidden-allergens.json', import.meta.url)

describe('words', () => {
  test('number, accents, hyphens and spelling in one or two words make no difference', () => {
    const keyOf = (text: string) =>
      readWords(text)
        .map(({ key }) => key)
        .join('')
    for (const [one, other] of [
      ['Anchovies', 'anchovy'],
      ['quiches', 'quiche'],
      ['bread crumbs', 'breadcrumb'],
      ['Crème Fraîche', 'creme fraiche'],
      ['half & half', 'half and half'],
      ["goat's cheese", 'goat cheese'],
      ['œuf', 'oeufs'],
      ['bay leaves', 'bay leaf'],
      ['mousse', 'mousses'],
    ]) {
      expect(keyOf(one ?? '')).toBe(keyOf(other ?? ''))
    }
    expect(keyOf('ground nuts')).not.toBe(keyOf('groundnuts'))
  })
  test('a run of words never crosses a comma or a bracket', () => {
    const terms = findPhrases(readWords('peanut, butter')).map(({ start, end }) => end - start)
    expect(Math.max(...terms)).toBe(1)
  })
})

describe('the tables', () => {
  test('name known allergens only', () => {
    for (const [contains] of [...allergenTerms, ...plainFriends, ...madeFriends]) {
      for (const code of contains.split(' ').filter(Boolean)) expect(allergens).toContain(code.replace('?', ''))
    }
  })
  test('write gluten wherever wheat stands, but for starch made free of it', () => {
    const wheatOnly = split(allergenTerms).filter(([contains]) => /wheat/.test(contains) && !/gluten/.test(contains))
    expect(wheatOnly.map(([, term]) => term)).toEqual([
      'caputo gluten-free flour',
      'fioreglut',
      'gluten-free wheat starch',
    ])
  })
  test('no false friend hides a term: what is said of either is found in the line', () => {
    for (const [contains, term] of [...split(allergenTerms), ...split(plainFriends), ...split(madeFriends)]) {
      const found = lineAllergens(worded(`1 cup ${term}, chopped`, term))
      for (const code of contains.split(' ').filter(Boolean)) {
        expect([term, ...found.map(({ allergen }) => allergen)]).toContain(code.replace('?', ''))
      }
    }
  })
  test('a false friend clears its own words only', () => {
    for (const [, friend] of split(plainFriends)) {
      const found = lineAllergens(worded(`1 cup ${friend}, 2 eggs, milk and walnuts`, friend))
      const certain = found.filter(({ certainty }) => certainty === 'certain').map(({ allergen }) => allergen)
      expect([friend, ...certain]).toEqual(expect.arrayContaining(['egg', 'milk', 'tree_nut']))
    }
  })
})

describe.skipIf(!existsSync(reviewed))(
  'against the reviewed list of terms (skipped where the data folder is absent)',
  () => {
    const Reviewed = z.object({
      terms: z.record(z.string(), z.array(z.object({ allergen: z.string(), certainty: z.string() }))),
      falseFriends: z.record(z.string(), z.array(z.string())),
    })
    const list = existsSync(reviewed) ? Reviewed.parse(JSON.parse(readFileSync(reviewed, 'utf8'))) : undefined

    test('every term is found with its certainty, and is known', () => {
      const missed = Object.entries(list?.terms ?? {}).filter(([term, claims]) => {
        const line = worded(`1 cup ${term}`, term)
        const found = lineAllergens(line)
        const all = claims.every(({ allergen, certainty }) =>
          found.some((one) => one.allergen === allergen && one.certainty === certainty),
        )
        return !all || !lineIsKnown(line)
      })
      // Caramel and caramels are one word here, so that caramel is told as the worse of the two. Butternuts are no tree nuts
      // any more by FDA's list of January 2025, and the word is one with the squash: 'butternut nuts' are told.
      expect(missed.map(([term]) => term).toSorted()).toEqual(['butternuts', 'caramel'])
    })
    test('no term is given an allergen that it does not have', () => {
      const more = Object.entries(list?.terms ?? {}).filter(([term, claims]) =>
        lineAllergens(worded(`1 cup ${term}`, term)).some((one) =>
          claims.every(({ allergen }) => allergen !== one.allergen),
        ),
      )
      // 'Fish cakes' may hold soy; 'fishcakes' are the same.
      expect(more.map(([term]) => term).toSorted()).toEqual(['caramel', 'fishcakes'])
    })
    test('no false friend is taken for the allergen whose name it borrows', () => {
      const taken = Object.entries(list?.falseFriends ?? {}).flatMap(([allergen, friends]) =>
        friends.filter((friend) => {
          const line = worded(`1 cup ${friend}`, friend)
          if (allergen === 'meat') return lineDiet(line, 'vegetarian').verdict === 'breaks'
          return lineAllergens(line).some((one) => one.allergen === allergen)
        }),
      )
      expect(taken).toEqual([])
    })
  },
)
