import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

interface ProbedLine {
  readonly line: string
  /** Allergens, and 'meat', 'honey' and 'rennet', that whoever reads the line knows to be in it, or that may be; and those that are plainly not. */
  readonly has?: string
  readonly hasNot?: string
  /** It is not read so yet. */
  readonly misread?: true
}

/** Thought up by somebody who looked for lines that lose an allergen or claim one: docs/method.md says what they found. */
const lines = JSON.parse(
  readFileSync(join(import.meta.dirname, 'table/probed-lines.json'), 'utf8'),
) as readonly ProbedLine[]

/** Diets that what is in a line rules out. */
const ruledOut: Readonly<Record<string, readonly string[]>> = {
  milk: ['vegan', 'dairy-free'],
  egg: ['vegan'],
  fish: ['vegan', 'vegetarian'],
  crustacean: ['vegan', 'vegetarian'],
  mollusc: ['vegan', 'vegetarian'],
  tree_nut: ['nut-free'],
  peanut: ['nut-free'],
  gluten: ['gluten-free'],
  meat: ['vegan', 'vegetarian', 'pescatarian'],
  honey: ['vegan'],
  rennet: ['vegetarian'],
}

function told(line: string): { allergens: ReadonlyMap<string, string>; diets: ReadonlyMap<string, string> } {
  const { allergens, diets } = verifyRecipe({
    title: 'Line',
    servings: 4,
    ingredients: [ingredientOfLine(line)],
    instructions: [{ description: 'Mix.' }],
  })
  return {
    allergens: new Map(allergens.map(({ allergen, verdict }) => [allergen, verdict])),
    diets: new Map(diets.map(({ diet, verdict }) => [diet, verdict])),
  }
}

/** Whether something is told of what the words name as nobody who can read would tell it. */
function isMisread({ line, has = '', hasNot = '' }: ProbedLine): boolean {
  const { allergens, diets } = told(line)
  const isLost = (one: string) =>
    allergens.get(one) === 'not_found' || ruledOut[one]?.some((diet) => diets.get(diet) === 'fits')
  const isClaimed = (one: string) =>
    allergens.get(one) === 'contains' || ruledOut[one]?.some((diet) => diets.get(diet) === 'breaks')
  return wordsOf(has).some(isLost) || wordsOf(hasNot).some(isClaimed)
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean)
}

describe.each([
  ['holds something', lines.filter(({ has }) => has)],
  ['only seems to', lines.filter(({ hasNot }) => hasNot)],
])('a line that %s', (_, probed) => {
  it('is read as whoever can read would, but for those that are marked', () => {
    const misread = probed.filter(isMisread)
    expect(misread.map(({ line }) => line)).toEqual(probed.flatMap(({ line, misread }) => (misread ? [line] : [])))
  })
})
