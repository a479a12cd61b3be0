import { performance } from 'node:perf_hooks'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import { anything } from '#domain/options/wish.ts'
import { ingredientOfLine } from '#domain/recipe/ingredient-of-line.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { printedBreaches } from './composing/printed-breaches.ts'
import { recipesWithSteps } from './data.ts'
import { atShare, type Extent, type Outcome, percent } from './outcome.ts'

/** Row 12: recipes of others, with their steps, mended for eaters who may not have them as they are. */
export function repaired({ quick }: Extent): Outcome[] {
  const drafts = recipesWithSteps().flatMap((recipe, at) => (quick && at % 4 > 0 ? [] : draftOf(recipe)))
  const all = Object.entries(eaters).map(([name, eater]) => tallyOf(name, drafts, eater))
  return [...all.map(shareOf), soundness(all), ...words(all), size(all), speed(all)]
}

const eaters: Readonly<Record<string, EaterProfile>> = {
  vegan: on('vegan'),
  vegetarian: on('vegetarian'),
  'gluten-free': on('gluten-free'),
  'dairy-free': on('dairy-free'),
  'nut-free': on('nut-free'),
  'no milk': without('milk'),
  'no egg': without('egg'),
  'no wheat, no gluten': without('wheat', 'gluten'),
  'no nuts, no peanuts': without('peanut', 'tree_nut'),
  'no soy': without('soy'),
  'no fish, no shrimp': without('fish', 'crustacean'),
}
function on(diet: Diet): EaterProfile {
  return { ...nobody, diet }
}
function without(...allergens: Allergen[]): EaterProfile {
  return { ...nobody, allergens }
}

interface Tally {
  name: string
  asked: number
  failing: number
  /** Titles and what still blocked them. */
  lost: string[]
  /** What a repair left worse than it was. */
  worse: string[]
  /** Lines that a repair wrote whose words break the diet all the same, and lines as they were published. */
  breaching: string[]
  asPublished: string[]
  /** Sentences that a repair wrote, and titles. */
  said: string[]
  changes: number[]
  milliseconds: number[]
}

function tallyOf(name: string, drafts: readonly RecipeDraft[], eater: EaterProfile): Tally {
  const tally: Tally = {
    name,
    asked: 0,
    failing: 0,
    lost: [],
    worse: [],
    breaching: [],
    asPublished: [],
    said: [],
    changes: [],
    milliseconds: [],
  }
  for (const draft of drafts) {
    tally.asked += 1
    const before = verifyRecipe(draft, eater).findings
    const blocked = before.filter(({ severity }) => severity === 'blocks')
    if (blocked.length === 0) continue
    tally.failing += 1
    const start = performance.now()
    const mended = repairRecipe(draft, eater)
    tally.milliseconds.push(performance.now() - start)
    if ('failed' in mended) {
      tally.lost.push(`${name}: ${draft.title}: ${mended.failed.map(({ message }) => message).join(' ')}`)
      continue
    }
    tally.changes.push(mended.changes.length)
    const { findings } = mended.verification
    if (findings.some(({ severity }) => severity === 'blocks') || findings.length > before.length)
      tally.worse.push(`${name}: ${draft.title}: ${findings.map(({ message }) => message).join(' ')}`)
    const breaches = breachesOf(mended.draft, eater)
    const old = new Set(breachesOf(draft, eater))
    tally.breaching.push(...breaches.filter((one) => !old.has(one)).map((one) => `${draft.title}: ${one}`))
    tally.asPublished.push(...breaches.filter((one) => old.has(one)).map((one) => `${draft.title}: ${one}`))
    const spokenBefore = new Set(breachesOf(spoken(draft), eater))
    tally.said.push(
      ...breachesOf(spoken(mended.draft), eater)
        .filter((one) => !spokenBefore.has(one))
        .map((one) => `${draft.title}: ${one}`),
    )
  }
  return tally
}

let audit: ReturnType<typeof printedBreaches> | undefined
function breachesOf(draft: RecipeDraft, { allergens, diet }: EaterProfile): string[] {
  audit ??= printedBreaches()
  return audit(draft, { ...anything, allergens: [...allergens], ...(diet && { diet }) })
}

/** Title and sentences of the steps in the place of the lines, so that the same audit reads them. */
function spoken({ instructions, ...draft }: RecipeDraft): RecipeDraft {
  const sentences = instructions.flatMap(({ description }) => description.split(/(?<=[.!?;])\s+/))
  const lines = [draft.title, ...sentences].map((name) => ({ amount: '', unit: '', name }))
  return { ...draft, instructions, ingredients: lines }
}

function shareOf({ name, failing, lost, asked }: Tally): Outcome {
  return {
    what: `12 recipes repaired: ${name}`,
    target: '90%',
    measured: `${percent(failing - lost.length, failing)} of ${failing} that fail, of ${asked}`,
    met: failing - lost.length >= failing * 0.9,
    cases: lost,
  }
}

function soundness(all: readonly Tally[]): Outcome {
  const worse = all.flatMap((tally) => tally.worse)
  return {
    what: '12 repaired recipes with more findings than before',
    target: '0',
    measured: `${worse.length} of ${sum(all)}`,
    met: worse.length === 0,
    cases: worse,
  }
}

function words(all: readonly Tally[]): Outcome[] {
  const written = all.flatMap(({ breaching }) => breaching)
  const certain = written.filter((one) => one.includes('(certain '))
  const published = all.flatMap(({ asPublished }) => asPublished)
  const sentences = all.flatMap(({ said }) => said)
  return [
    {
      what: '12 lines written by a repair whose words break the request',
      target: '0 for certain',
      measured: `${certain.length}, ${written.length - certain.length} more "usually," in ${sum(all)} recipes`,
      met: certain.length === 0,
      cases: written,
    },
    {
      what: '12 lines left as published that only the word audit objects to',
      target: 'no target',
      measured: `${published.length}`,
      cases: published,
    },
    {
      what: '12 sentences written by a repair with a word that breaks the request',
      target: 'no target',
      measured: `${sentences.length}, names of dishes and of gluten-free flour among them`,
      cases: sentences,
    },
  ]
}

function size(all: readonly Tally[]): Outcome {
  const changes = all.flatMap((tally) => tally.changes)
  return {
    what: '12 changes made to a repaired recipe',
    target: 'median 3 or fewer',
    measured: `median ${atShare(changes, 0.5)}, 90th percentile ${atShare(changes, 0.9)}, at most ${Math.max(...changes)}`,
    met: atShare(changes, 0.5) <= 3,
    cases: [],
  }
}

function speed(all: readonly Tally[]): Outcome {
  const times = all.flatMap(({ milliseconds }) => milliseconds)
  return {
    what: '12 time to repair someone else’s recipe',
    target: 'median 10 ms',
    measured: `median ${atShare(times, 0.5).toFixed(1)} ms, 99th percentile ${atShare(times, 0.99).toFixed(0)} ms, of ${times.length}`,
    met: atShare(times, 0.5) <= 10,
    cases: [],
  }
}

function sum(all: readonly Tally[]): number {
  return all.reduce((total, { changes }) => total + changes.length, 0)
}

/** The published words in the shape that repair works on; none where there are more lines or steps than a recipe may have. */
function draftOf({ title, ingredients, steps }: ReturnType<typeof recipesWithSteps>[number]): RecipeDraft[] {
  const instructions = steps.flatMap((text, at) =>
    text ? [{ step: at + 1, description: text.slice(0, 2000), time: 0 }] : [],
  )
  if (ingredients.length === 0 || ingredients.length > 60 || instructions.length === 0 || instructions.length > 40)
    return []
  return [
    {
      title,
      description: '',
      servings: 4,
      cuisine: '',
      recipeType: '',
      difficulty: 'Beginner',
      ingredients: ingredients.map(ingredientOfLine),
      instructions,
      reasons: [],
      notes: [],
    },
  ]
}
