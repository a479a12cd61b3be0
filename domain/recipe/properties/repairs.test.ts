import { isDeepStrictEqual } from 'node:util'
import { array, assert, constantFrom, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import type { Ingredient, RecipeDraft } from '#domain/recipe/recipe.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

const drafts = Array.from({ length: 24 }, (_, seed) => compose(anyWish, seed)).flatMap((answer) =>
  'draft' in answer ? [answer.draft] : [],
)

/** What may have gone wrong in a draft: a food that some may not have, a wrong number, a line that is not used. */
const faults: readonly ((draft: RecipeDraft) => RecipeDraft)[] = [
  (draft) => withLine(draft, { amount: '2', unit: 'tbsp', name: 'unsalted butter' }, 'Stir in the butter.'),
  (draft) => withLine(draft, { amount: '3', unit: 'tbsp', name: 'soy sauce' }, 'Season with the soy sauce.'),
  (draft) => withLine(draft, { amount: '2', unit: 'tbsp', name: 'peanut butter' }, 'Whisk in the peanut butter.'),
  (draft) => withLine(draft, { amount: '1', unit: 'tbsp', name: 'fish sauce' }, 'Add the fish sauce.'),
  (draft) => withLine(draft, { amount: '1/2', unit: 'cup', name: 'table salt' }, 'Add the table salt.'),
  (draft) => withLine(draft, { amount: '1', unit: 'cup', name: 'parsnips' }),
  (draft) =>
    withLine(draft, { amount: '1', unit: 'cup', name: 'dried kidney beans' }, 'Simmer the kidney beans for 5 minutes.'),
  (draft) => everyStep(draft, (text) => text.replace(/\b1[4-7]\d°F(?:\s*[/(]\s*\d\d°C\)?)?/g, '110°F')),
  (draft) => everyStep(draft, (text) => text.replace(/[^.;,]*\b1[4-7]\d°F[^.;,]*/g, '')),
  (draft) => withLine(draft, { amount: '1', unit: 'lb', name: 'chicken breast' }, 'Fry the chicken for 5 minutes.'),
]

const eater = record({
  allergens: uniqueArray(constantFrom(...allergens), { maxLength: 3 }),
  diet: constantFrom(undefined, ...diets),
  dislikes: uniqueArray(constantFrom('onion', 'garlic', 'mushrooms', 'cilantro', 'rice'), { maxLength: 2 }),
}).map((asked): EaterProfile => ({ ...nobody, ...asked }))

const blocking = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'blocks')

test('a repair ends, leaves nothing that blocks and no more findings than before, or tells what blocked', () => {
  assert(
    property(
      constantFrom(...drafts),
      array(constantFrom(...faults), { maxLength: 3 }),
      eater,
      (sound, wrong, reader) => {
        const draft = wrong.reduce((spoilt, fault) => fault(spoilt), sound)
        expect(faultsOfRepair(draft, reader)).toEqual([])
      },
    ),
    { numRuns: 150 },
  )
})

/** What a repair did that it must not do. */
function faultsOfRepair(draft: RecipeDraft, reader: EaterProfile): string[] {
  const before = verifyRecipe(draft, reader).findings
  const repaired = repairRecipe(draft, reader)
  if ('failed' in repaired)
    return isDeepStrictEqual(repaired.failed, blocking(before)) ? [] : ['told other findings than the draft has']
  const { findings } = repaired.verification
  return [
    ...blocking(findings).map(({ message }) => `still blocked: ${message}`),
    ...(isDeepStrictEqual(repaired.verification, verifyRecipe(repaired.draft, reader))
      ? []
      : ['verified another draft']),
    ...(findings.length > before.length ? [`${findings.length} findings, ${before.length} before`] : []),
    ...(repaired.changes.length === 0 && repaired.draft !== draft ? ['a change that is not told'] : []),
  ]
}

function withLine(draft: RecipeDraft, line: Ingredient, step?: string): RecipeDraft {
  const last = { step: draft.instructions.length + 1, description: step ?? '', time: 2, active: 2, waiting: 0 }
  return {
    ...draft,
    ingredients: [...draft.ingredients, line],
    instructions: step ? [...draft.instructions, last] : draft.instructions,
  }
}
function everyStep(draft: RecipeDraft, change: (text: string) => string): RecipeDraft {
  return {
    ...draft,
    instructions: draft.instructions.map((one) => ({ ...one, description: change(one.description) || 'Serve.' })),
  }
}
