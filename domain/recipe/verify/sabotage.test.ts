import { describe, expect, it } from 'vitest'
import { diets } from '#domain/food/diets.ts'
import { foodById } from '#domain/food/foods.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { nobody } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { FindingCode } from '#domain/recipe/verify/codes.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { meatKindOf } from '#domain/recipe/verify/safety/safe-temperatures.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** Sound recipes of many kinds, written by the kitchen. */
const drafts = diets.flatMap((diet, row) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((seed) => {
    const composed = compose(
      seed < 4 ? { ...anyWish, diet } : { ...anyWish, maxMinutes: 20 + seed * 10 },
      row * 10 + seed,
    )
    return 'draft' in composed ? [composed.draft] : []
  }),
)

interface Sabotage {
  name: string
  expected: readonly FindingCode[]
  /** The draft with the fault, or nothing where it cannot have it. */
  spoil: (draft: RecipeDraft) => RecipeDraft | undefined
}

const sabotages: readonly Sabotage[] = [
  {
    name: 'fifteen times the salt',
    expected: ['far_too_salty', 'too_salty', 'amount'],
    spoil: (draft) => {
      const at = draft.ingredients.findIndex(({ name }) => /\bsalt$/.test(name))
      const [old] = at < 0 ? [] : [draft.ingredients[at]]
      return old && isSavoury(draft) ? withLine(draft, at, { ...old, amount: '3/4', unit: 'cup' }) : undefined
    },
  },
  {
    name: 'an ingredient that no step uses',
    expected: ['unused_ingredient'],
    // 'the salad' and 'the vegetables' speak for any vegetable that no step names
    spoil: (draft) =>
      draft.instructions.some(({ description }) => /\b(?:salad|vegetable)/i.test(description))
        ? undefined
        : added(draft, { amount: '2', unit: 'cups', name: absent(draft, ['parsnip', 'kohlrabi', 'turnip']) }),
  },
  {
    name: 'a food in a step that is not listed',
    expected: ['unlisted_food'],
    spoil: (draft) =>
      step(draft, 0, (text) => `${text} Stir in the ${absent(draft, ['parsnips', 'rhubarb', 'salmon'])}.`),
  },
  {
    name: 'a food in the title that is not listed',
    expected: ['claimed_food'],
    spoil: (draft) => ({ ...draft, title: `${draft.title} with ${absent(draft, ['Parsnips', 'Rhubarb', 'Salmon'])}` }),
  },
  {
    name: 'an inner temperature far too low',
    expected: ['unsafe_temperature'],
    spoil: (draft) => {
      if (!hasMeat(draft)) return undefined
      const spoiled = everyStep(draft, (text) => text.replace(/\b1[4-7]\d°F(?:\s*[/(]\s*\d\d°C\)?)?/g, '110°F'))
      return spoiled.instructions.some(({ description }) => description.includes('110°F')) ? spoiled : undefined
    },
  },
  {
    name: 'beef that the title hides',
    expected: ['hidden_meat'],
    spoil: (draft) => {
      const meat =
        /beef|steak|burger|chili|bolognese|stroganoff|meat|krapow|ragu|kebab|kofta|paella|jambalaya|pho|bibimbap|lasagna|mapo|larb|ceviche|keema|gumbo|ramen|hash|cobb/i
      return meat.test(`${draft.title} ${draft.description}`) || hasMeat(draft)
        ? undefined
        : added(draft, { amount: '1', unit: 'lb', name: foodById('ground-beef').name })
    },
  },
  {
    name: 'five kilograms of its first food for each person',
    expected: ['absurd_portion'],
    spoil: (draft) => {
      const [old] = draft.ingredients
      return old && withLine(draft, 0, { ...old, amount: String(draft.servings * 5), unit: 'kg' })
    },
  },
  {
    name: 'a step that claims a minute for an hour',
    expected: ['time_contradiction'],
    spoil: (draft) => {
      const [old] = draft.instructions
      const description = `${old?.description} Simmer for 1 hour.`
      return (
        old && {
          ...draft,
          instructions: draft.instructions.with(0, { ...old, description, time: 1, active: 1, waiting: 0 }),
        }
      )
    },
  },
]

describe('a sound recipe', () => {
  it('has nothing said against it', () => {
    expect(drafts.length).toBeGreaterThan(60)
    const faulty = drafts.flatMap((draft) =>
      verifyRecipe(draft).findings.filter(({ severity }) => severity === 'blocks'),
    )
    expect(faulty).toEqual([])
  })

  it.each(sabotages)('is found out when it has $name', ({ expected, spoil }) => {
    const spoiled = drafts.flatMap((draft) => spoil(draft) ?? [])
    const missed = spoiled.filter(
      (draft) => !verifyRecipe(draft).findings.some(({ code }) => expected.includes(code as FindingCode)),
    )
    expect(spoiled.length).toBeGreaterThan(8)
    expect(missed.map(({ title }) => title)).toEqual([])
  })

  it('is stopped when it has an allergen of the eater, by whatever name', () => {
    const names = {
      milk: 'paneer',
      egg: 'mayonnaise',
      wheat: 'couscous',
      soy: 'tempeh',
      peanut: 'peanut butter',
      fish: 'Worcestershire sauce',
      sesame: 'tahini',
      tree_nut: 'almond flour',
    } as const
    for (const draft of drafts.slice(0, 40)) {
      for (const [allergen, name] of Object.entries(names)) {
        const spoiled = added(draft, { amount: '1', unit: 'tbsp', name })
        const { findings } = verifyRecipe(spoiled, { ...nobody, allergens: [allergen as keyof typeof names] })
        expect(findings).toContainEqual(
          expect.objectContaining({ severity: 'blocks', code: 'allergen', line: draft.ingredients.length }),
        )
      }
    }
  })
})

function withLine(draft: RecipeDraft, at: number, line: RecipeDraft['ingredients'][number]): RecipeDraft {
  return { ...draft, ingredients: draft.ingredients.with(at, line) }
}
function added(draft: RecipeDraft, line: RecipeDraft['ingredients'][number]): RecipeDraft {
  return { ...draft, ingredients: [...draft.ingredients, line] }
}
function step(draft: RecipeDraft, at: number, change: (text: string) => string): RecipeDraft {
  return {
    ...draft,
    instructions: draft.instructions.map((one, index) =>
      index === at ? { ...one, description: change(one.description) } : one,
    ),
  }
}
function everyStep(draft: RecipeDraft, change: (text: string) => string): RecipeDraft {
  return { ...draft, instructions: draft.instructions.map((one) => ({ ...one, description: change(one.description) })) }
}
function hasMeat(draft: RecipeDraft): boolean {
  return readRecipe(draft).lines.some((line) => meatKindOf(line) !== undefined)
}
function isSavoury({ recipeType }: RecipeDraft): boolean {
  return !['Dessert', 'Beverage', 'Snack'].includes(recipeType)
}
/** A food that this draft does not have. */
function absent(draft: RecipeDraft, names: readonly string[]): string {
  const text = JSON.stringify(draft).toLowerCase()
  return names.find((name) => !text.includes(name.toLowerCase().replace(/s$/, ''))) ?? 'durian'
}
