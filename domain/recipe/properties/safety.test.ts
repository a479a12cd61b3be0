import { describe, expect, test } from 'vitest'
import { neutral, safetyCases } from '#domain/recipe/properties/safety-cases.ts'
import { heldBackSafety } from '#domain/recipe/properties/table/held-back-safety.ts'
import { type Hazard, type SafetyPhrasings, safetyPhrasings } from '#domain/recipe/properties/table/safety-phrasings.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** The codes of a hazard that are found once a sentence stands in its recipe. */
function found(hazard: Hazard, phrasing: string, at: number, around: readonly string[] = []): readonly string[] {
  const { foods, recipe, expected } = safetyCases[hazard]
  const food = foods[at % foods.length]!
  const sentences = phrasing.split('|').map((sentence) => sentence.replaceAll('{food}', food).trim())
  const codes: readonly string[] = expected
  return verifyRecipe(recipe(food, [...around, ...sentences, ...around])).findings.flatMap(({ code }) =>
    codes.includes(code) ? [code] : [],
  )
}

function misreadIn(hazard: Hazard, { danger, safe }: SafetyPhrasings): readonly string[] {
  return [
    ...danger.filter((phrasing, at) => found(hazard, phrasing, at).length === 0),
    ...safe.filter((phrasing, at) => found(hazard, phrasing, at).length > 0),
  ]
}

const hazards = Object.keys(safetyCases) as Hazard[]

describe.each(hazards)('%s', (hazard) => {
  const phrasings = safetyPhrasings[hazard]

  test('is found, whatever words try to undo it, and not where the cook takes care', () => {
    expect(misreadIn(hazard, phrasings)).toEqual([])
  })

  test('is judged alike with sentences around it that change nothing', () => {
    const both = [...phrasings.danger, ...phrasings.safe]
    const changed = both.filter((phrasing, at) => {
      const around = [neutral[at % neutral.length]!]
      return found(hazard, phrasing, at).join() !== found(hazard, phrasing, at, around).join()
    })
    expect(changed).toEqual([])
  })
})

test('19 of 20 sentences that were held back are judged right', () => {
  const misread = hazards.flatMap((hazard) => misreadIn(hazard, heldBackSafety[hazard]))
  expect(misread.length).toBeLessThan(hazards.length)
})
