import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type PastedRecipe, pastedRecipe } from '#domain/recipe/pasted/pasted-recipe.ts'

interface PastedText {
  readonly id: string
  readonly text: string
  readonly title: string | null
  readonly servings: number | null
  /** As they stand in the text, without what stood before them; broken lines whole. */
  readonly ingredients: readonly string[]
  /** How many, where the text tells them apart. */
  readonly steps: number | null
  /** Words of what a page, a letter or a reader says beside the recipe. */
  readonly beside: readonly string[]
}

/** Written without sight of the rules, in three lists; docs/method.md says how each was read the first time. */
const texts = JSON.parse(
  readFileSync(join(import.meta.dirname, 'table/pasted-texts.json'), 'utf8'),
) as readonly PastedText[]

const parts = {
  title: ({ title }, read) => title === null || alike(title) === alike(read.title),
  servings: ({ servings }, read) => (read.servings ?? null) === servings,
  ingredients: ({ ingredients }, read) => {
    // headings of the list are kept within it
    const found = read.ingredients.filter((line) => !line.endsWith(':')).map(alike)
    return alike(ingredients.join('\n')) === found.join(' ')
  },
  steps: ({ steps }, read) => steps === null || steps === read.instructions.length,
  beside: ({ beside }, read) => {
    const taken = alike([...read.ingredients, ...read.instructions].join('\n'))
    return !beside.some((words) => taken.includes(alike(words)))
  },
} satisfies Record<string, (text: PastedText, read: PastedRecipe) => boolean>

/** Each part of each text that is misread. */
const misread = {
  title: [
    '1-7',
    '1-46',
    '2-4',
    '2-10',
    '2-11',
    '2-12',
    '2-14',
    '2-16',
    '2-17',
    '2-20',
    '2-21',
    '2-22',
    '2-23',
    '2-27',
    '2-28',
    '2-34',
    '2-36',
    '2-38',
    '2-40',
    '2-41',
    '2-45',
    '3-7',
    '3-12',
    '3-16',
    '3-27',
    '3-29',
  ],
  servings: ['1-6', '2-3', '2-8', '2-26', '2-30', '2-31', '2-34', '2-36', '2-43', '3-4'],
  ingredients: [
    '1-2',
    '1-23',
    '2-3',
    '2-4',
    '2-8',
    '2-9',
    '2-14',
    '2-17',
    '2-20',
    '2-21',
    '2-23',
    '2-28',
    '2-29',
    '2-35',
    '2-38',
    '2-40',
    '2-43',
    '2-45',
    '3-18',
    '3-27',
  ],
  steps: [
    '1-6',
    '1-23',
    '1-26',
    '2-12',
    '2-18',
    '2-20',
    '2-21',
    '2-24',
    '2-27',
    '2-28',
    '2-30',
    '2-31',
    '2-34',
    '2-36',
    '2-37',
    '2-39',
    '2-41',
    '2-44',
    '2-45',
    '3-6',
    '3-18',
    '3-22',
    '3-28',
  ],
  beside: [
    '1-6',
    '1-26',
    '1-49',
    '2-3',
    '2-4',
    '2-5',
    '2-8',
    '2-9',
    '2-12',
    '2-14',
    '2-20',
    '2-21',
    '2-23',
    '2-27',
    '2-28',
    '2-29',
    '2-30',
    '2-31',
    '2-34',
    '2-36',
    '2-37',
    '2-39',
    '2-40',
    '2-41',
    '2-45',
    '3-6',
    '3-20',
    '3-22',
    '3-27',
  ],
} satisfies Record<keyof typeof parts, readonly string[]>

describe('texts that were written blind', () => {
  it.each(Object.keys(parts) as (keyof typeof parts)[])('are read, but for those named: %s', (part) => {
    const wrong = texts.filter((text) => !parts[part](text, pastedRecipe(text.text))).map(({ id }) => id)
    expect(wrong).toEqual(misread[part])
  })
})

function alike(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
