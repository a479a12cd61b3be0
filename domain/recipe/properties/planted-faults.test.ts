import { describe, expect, test } from 'vitest'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import type { Ingredient, RecipeDraft } from '#domain/recipe/recipe.ts'
import { type FindingCode, findingCodes } from '#domain/recipe/verify/codes.ts'
import { type AskedFigures, wishFindings } from '#domain/recipe/verify/eater/wish-findings.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** Sound recipes without meat, fish or eggs, so that each fault is the only one of its kind. */
const drafts = (['Main Dish', 'Soup', 'Salad', 'Side Dish'] as const).flatMap((recipeType) =>
  Array.from({ length: 10 }, (_, seed) => compose({ ...anyWish, diet: 'vegan', recipeType }, seed)).flatMap((answer) =>
    'draft' in answer ? [answer.draft] : [],
  ),
)

interface Fault {
  plant: (draft: RecipeDraft) => RecipeDraft
  eater?: Partial<EaterProfile>
  asked?: AskedFigures
}

const line = (amount: string, unit: string, name: string): Ingredient => ({ amount, unit, name })
const plain = (draft: RecipeDraft) => draft

/** For every code that verification knows, the fault that it is there for; a new code without one does not compile. */
const faults: Readonly<Record<FindingCode, Fault>> = {
  allergen: { plant: (draft) => added(draft, line('1', 'tbsp', 'tahini')), eater: { allergens: ['sesame'] } },
  allergen_note: {
    plant: (draft) => added(draft, line('1', 'cup', 'coconut milk')),
    eater: { allergens: ['tree_nut'] },
  },
  diet: { plant: (draft) => added(draft, line('2', 'tbsp', 'unsalted butter')), eater: { diet: 'vegan' } },
  diet_unknown: { plant: (draft) => added(draft, line('1', 'cup', 'zorblax')), eater: { diet: 'vegan' } },
  disliked: { plant: (draft) => added(draft, line('1', '', 'parsnip')), eater: { dislikes: ['parsnips'] } },
  missing_equipment: {
    plant: (draft) => withStep(draft, 'Puree everything in a blender until smooth.'),
    eater: { equipment: ['Stovetop', 'Oven', 'Rice Cooker', 'Grill', 'Microwave'] },
  },
  unknown_ingredient: { plant: (draft) => added(draft, line('1', 'cup', 'zorblax')) },
  unweighed: { plant: (draft) => added(draft, line('', '', 'kohlrabi')) },
  implausible_serving: { plant: (draft) => ({ ...added(draft, line('4', 'cups', 'sugar')), servings: 1 }) },
  no_amount_known: { plant: (draft) => added(draft, line('3', 'lb', 'zorblax')) },
  time_contradiction: {
    plant: (draft) => withStep(draft, 'Simmer for 1 hour.', { time: 1, active: 1, waiting: 0 }),
  },
  unsafe_temperature: { plant: (draft) => withChicken(draft, 'Fry the chicken until it reaches 120°F (49°C).') },
  cold_sous_vide: {
    plant: (draft) =>
      onlySteps(added(draft, line('1', 'lb', 'chicken breast')), 'Cook the chicken sous vide at 130°F for 2 hours.'),
  },
  time_unstated: {
    plant: (draft) => ({
      ...draft,
      instructions: [...draft.instructions, { step: 9, description: 'Cover and bake until golden.', time: 0 }],
    }),
  },
  sous_vide_time: {
    plant: (draft) =>
      onlySteps(added(draft, line('1', 'lb', 'chicken breast')), 'Cook the chicken sous vide at 150°F.'),
  },
  short_sous_vide: {
    plant: (draft) =>
      onlySteps(added(draft, line('1', 'lb', 'chicken breast')), 'Cook the chicken sous vide at 140°F for 30 minutes.'),
  },
  // a step that crumbles plants as if they were meat would be taken for it
  no_doneness_cue: {
    // what is baked with the rest for half an hour afterward is no fault
    plant: (draft) => onlySteps(added(draft, line('1', 'lb', 'chicken breast')), 'Fry the chicken for 8 minutes.'),
  },
  raw_meat: {
    plant: (draft) => onlySteps(added(draft, line('1', 'lb', 'chicken breast')), 'Mix everything, the chicken too.'),
  },
  raw_beans: {
    // the water of something else boils, the beans only simmer
    plant: (draft) =>
      onlySteps(
        added(draft, line('1', 'cup', 'dried kidney beans')),
        'Bring a pot of salted water to a boil for the rest.',
        'Add the kidney beans and simmer for 10 minutes.',
      ),
  },
  raw_egg: {
    plant: (draft) =>
      onlySteps(added(draft, line('2', '', 'large eggs')), 'Beat the eggs and pour them over the rest.'),
  },
  raw_flour: {
    plant: (draft) => onlySteps(added(draft, line('1', 'cup', 'all-purpose flour')), 'Mix the flour with the rest.'),
  },
  used_marinade: {
    plant: (draft) =>
      onlySteps(
        added(added(draft, line('1', 'lb', 'chicken breast')), line('1/2', 'cup', 'soy sauce')),
        'Marinate the chicken in the soy sauce in the fridge for 2 hours.',
        'Grill the chicken to 165°F (74°C).',
        'Drizzle the marinade over the chicken and serve.',
      ),
  },
  poisonous_raw: {
    plant: (draft) =>
      onlySteps(added(draft, line('1', 'cup', 'fresh elderberries')), 'Mash the elderberries with the rest.'),
  },
  rice_cooling: {
    plant: (draft) =>
      withStep(
        added(draft, line('2', 'cups', 'cooked jasmine rice')),
        'Leave the cooked rice at room temperature overnight.',
      ),
  },
  left_out: {
    plant: (draft) =>
      withStep(added(draft, line('1', 'lb', 'ground beef')), 'Leave the ground beef out on the counter overnight.'),
  },
  garlic_in_oil: {
    plant: (draft) =>
      only(
        draft,
        [line('1', 'cup', 'garlic cloves'), line('2', 'cups', 'olive oil')],
        'Put the garlic and the oil in a jar.',
        'Store at room temperature for a month.',
      ),
  },
  unsafe_canning: {
    plant: (draft) =>
      only(
        draft,
        [line('2', 'lb', 'green beans'), line('1', 'tsp', 'salt')],
        'Pack the beans into jars.',
        'Process the jars in a water bath for 20 minutes.',
      ),
  },
  frozen_slow_cooker: {
    plant: (draft) =>
      withStep(
        added(draft, line('2', 'lb', 'frozen chicken thighs')),
        'Cook the chicken in a slow cooker until 165°F.',
      ),
  },
  honey_for_infant: {
    plant: (draft) => ({ ...added(draft, line('1', 'tbsp', 'honey')), description: 'Your baby will love it.' }),
  },
  rhubarb_leaves: {
    plant: (draft) => withStep(added(draft, line('2', 'cups', 'rhubarb')), 'Stir in the rhubarb leaves.'),
  },
  too_much_nitrite: {
    plant: (draft) => added(added(draft, line('2', 'lb', 'beef brisket')), line('1', 'tbsp', 'pink curing salt')),
  },
  pure_nitrite: { plant: (draft) => added(draft, line('1/4', 'tsp', 'sodium nitrite')) },
  unknown_nitrite: { plant: (draft) => added(draft, line('1', 'tsp', 'Prague powder')) },
  oil_not_eaten: {
    plant: (draft) =>
      onlySteps(
        added(draft, line(String(draft.servings * 2), 'cups', 'olive oil')),
        'Toss everything with the olive oil.',
      ),
  },
  more_than_listed: {
    plant: (draft) => withStep(added(draft, line('2', '', 'large eggs')), 'Beat 5 eggs and fry them.'),
  },
  servings_contradiction: { plant: (draft) => withStep(draft, `Divide among ${draft.servings * 3} bowls.`) },
  total_time_contradiction: {
    plant: (draft) => ({
      ...withStep(draft, 'Simmer for 3 hours.', { time: 180, active: 0, waiting: 180 }),
      description: 'Ready in 15 minutes.',
    }),
  },
  // what is pickled is salted by rules of its own, and what is fried leaves its oil in the pan
  too_salty: { plant: (draft) => salted(onlySteps(draft, 'Cook everything for 20 minutes.'), 0.017) },
  far_too_salty: { plant: (draft) => salted(onlySteps(draft, 'Cook everything for 20 minutes.'), 0.08) },
  amount: { plant: (draft) => added(draft, line(String(draft.servings * 15), 'g', 'vanilla extract')) },
  portion: { plant: (draft) => added(draft, line(String(draft.servings * 1500), 'g', 'parsnips')) },
  absurd_portion: { plant: (draft) => added(draft, line(String(draft.servings * 5), 'kg', 'parsnips')) },
  unused_ingredient: { plant: (draft) => added(draft, line('2', '', 'plantains')) },
  unlisted_food: { plant: (draft) => withStep(draft, 'Stir in the rhubarb.') },
  unlisted_allergen: {
    plant: (draft) => withStep(draft, 'Stir in the crayfish.'),
    eater: { allergens: ['crustacean'] },
  },
  claimed_food: { plant: (draft) => ({ ...draft, title: `${draft.title} with Rhubarb` }) },
  untrue_name: { plant: (draft) => ({ ...draft, title: `${draft.title}, 3-Minute Supper` }) },
  over_time: { plant: plain, asked: { maxMinutes: 4 } },
  over_budget: { plant: plain, asked: { budget: 0.5 } },
  off_calories: { plant: plain, asked: { calories: 2400 } },
  hidden_meat: {
    plant: (draft) => ({ ...added(draft, line('1', 'lb', 'ground beef')), title: 'Sunday Supper', description: '' }),
  },
}

describe('a fault that was planted', () => {
  test('stands in sound recipes', () => {
    expect(drafts.length).toBeGreaterThan(30)
  })

  test.each(Object.entries(faults))('%s is found in every one', (code, { plant, eater, asked }) => {
    const missed = drafts.filter((draft) => {
      const verification = verifyRecipe(plant(draft), { ...nobody, ...eater })
      const found = [...verification.findings, ...wishFindings(verification, asked ?? {})]
      return !found.some((finding) => finding.code === code)
    })
    expect(missed.map(({ title }) => title)).toEqual([])
  })

  test('was not there before', () => {
    const said = new Set(drafts.flatMap((draft) => verifyRecipe(draft).findings).map(({ code }) => code))
    expect(Object.keys(findingCodes).filter((code) => said.has(code))).toEqual([])
  })
})

function added(draft: RecipeDraft, ...lines: Ingredient[]): RecipeDraft {
  return { ...draft, ingredients: [...draft.ingredients, ...lines] }
}
function withStep(draft: RecipeDraft, description: string, minutes = { time: 5, active: 5, waiting: 0 }): RecipeDraft {
  const step = { step: draft.instructions.length + 1, description, ...minutes }
  return { ...draft, instructions: [...draft.instructions, step] }
}
function onlySteps(draft: RecipeDraft, ...steps: string[]): RecipeDraft {
  return { ...draft, instructions: steps.map((description, at) => ({ step: at + 1, description, time: 5 })) }
}
function only(draft: RecipeDraft, ingredients: Ingredient[], ...steps: string[]): RecipeDraft {
  return onlySteps({ ...draft, ingredients }, ...steps)
}
function withChicken(draft: RecipeDraft, step: string): RecipeDraft {
  return withStep(added(draft, line('1', 'lb', 'chicken breast')), step)
}
/** With the salt that brings all salt of the dish to this share of its weight; 393 mg of sodium are a gram of it. */
function salted(draft: RecipeDraft, share: number): RecipeDraft {
  const { lines, perServing } = verifyRecipe(draft).nutrition
  const isEaten = (place: number) => !draft.ingredients[place]?.preparation?.includes('frying')
  const grams = lines.reduce((sum, { grams }, place) => sum + (isEaten(place) ? (grams ?? 0) : 0), 0)
  const there = (perServing.sodium * draft.servings) / 393
  const plain = lines.reduce(
    (sum, { grams }, place) => sum + (/\bsalt$/.test(draft.ingredients[place]?.name ?? '') ? (grams ?? 0) : 0),
    0,
  )
  // what is salty by what it is made of has another bound: here most of the salt is poured in
  const poured = Math.max(1, 1.1 * (there - plain) - plain, (grams * share - there) / (1 - share))
  return added(draft, line(poured.toFixed(0), 'g', 'table salt'))
}
