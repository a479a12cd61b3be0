import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

interface SafetyRecipe {
  /** The list, and its place there. */
  readonly id: string
  readonly title: string
  readonly servings: number
  readonly ingredients: readonly string[]
  readonly instructions: readonly string[]
  /** What an editor of food safety would want found in it. */
  readonly finds: keyof typeof codes | null
}

/** Written without sight of the rules, in three lists one after the other; docs/method.md says how each list was read the first time. */
const recipes = JSON.parse(
  readFileSync(join(import.meta.dirname, 'table/safety-recipes.json'), 'utf8'),
) as readonly SafetyRecipe[]

const codes = {
  marinade: ['used_marinade'],
  flour: ['raw_flour'],
  'sous vide': ['cold_sous_vide', 'short_sous_vide', 'unsafe_temperature'],
  nitrite: ['pure_nitrite'],
} as const

/** Two marinades that are warmed for 20 seconds, three that go by other words; lamb that the Food Code doesn't let be as rare as beef. */
const misread: ReadonlySet<string> = new Set(['1-4', '2-15', '1-11', '2-18', '2-21', '2-61'])

describe('recipes that were written blind', () => {
  it.each(Object.keys(codes) as (keyof typeof codes)[])(
    'have what is unsafe about %s found, and nothing else',
    (kind) => {
      const wrong = recipes.filter((recipe) => isFound(recipe, kind) !== (recipe.finds === kind)).map(({ id }) => id)
      expect(wrong.filter((id) => !misread.has(id))).toEqual([])
    },
  )

  it('are misread no less than is said here', () => {
    const isRight = (recipe: SafetyRecipe) =>
      (Object.keys(codes) as (keyof typeof codes)[]).every((kind) => isFound(recipe, kind) === (recipe.finds === kind))
    expect(
      recipes
        .filter(({ id }) => misread.has(id))
        .filter(isRight)
        .map(({ id }) => id),
    ).toEqual([])
  })
})

function isFound(recipe: SafetyRecipe, kind: keyof typeof codes): boolean {
  const { findings } = verifyRecipe(recipe, undefined, { author: 'cook' })
  const sought: readonly string[] = codes[kind]
  return findings.some(({ code }) => sought.includes(code))
}
