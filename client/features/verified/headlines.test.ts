import { expect, it } from 'vitest'
import { dinner } from '#client/features/recipes/dinner.ts'
import { headlinesOf } from '#client/features/verified/headlines.ts'

const nobody = { allergies: ['none'], kitchenEquipment: [] }

it('puts the reader first: their diet, their allergies, their kitchen', () => {
  const { diet, allergens, equipment } = headlinesOf(dinner({ diet: 'vegetarian', allergens: ['peanut'] }), {
    allergies: ['peanuts'],
    kitchenEquipment: ['stovetop'],
  })
  expect(diet).toMatchObject({ kind: 'fits', word: 'Vegetarian', detail: '3 of 3 lines read' })
  expect(allergens).toMatchObject({
    kind: null,
    word: 'Peanuts not found',
    detail: 'Contains dairy. Check labels.',
  })
  expect(equipment).toMatchObject({ kind: 'fits', word: 'Stovetop', detail: 'all in your kitchen' })
})

it('blocks where the reader’s diet is broken or their allergen is in it', () => {
  const { diet, allergens } = headlinesOf(dinner({ diet: 'vegan', allergens: ['milk'] }), {
    ...nobody,
    allergies: ['dairy'],
  })
  expect(diet).toMatchObject({ kind: 'blocks', word: 'Not vegan', detail: expect.stringContaining('line 2') })
  expect(allergens).toMatchObject({ kind: 'blocks', word: 'Contains dairy', detail: 'on your allergy list' })
})

it('tells a cook without allergies what is in it, and never that something is not', () => {
  const { diet, allergens } = headlinesOf(dinner(), nobody)
  expect(diet.word).toMatch(/^Fits \d+ of 11 diets$/)
  expect(allergens).toMatchObject({ kind: 'warns', word: 'Contains dairy' })
  expect(
    Object.values(headlinesOf(dinner(), nobody))
      .map(({ word, detail }) => `${word} ${detail}`)
      .join(' '),
  ).not.toMatch(/free from|-free\b.*\bfree/)
})

it('names the machine that is missing', () => {
  expect(
    headlinesOf(dinner({ equipment: ['microwave'] }), { ...nobody, kitchenEquipment: ['microwave'] }).equipment,
  ).toMatchObject({
    kind: 'blocks',
    word: 'Stovetop missing',
  })
})

it('gives figures with their range, their month and their clock', () => {
  const { energy, cost, time } = headlinesOf(dinner(), nobody)
  expect(energy.word).toMatch(/^\d+ kcal$/)
  expect(energy.detail).toMatch(/^range \d+ to \d+$/)
  expect(cost.word).toMatch(/^\$\d+\.\d\d$/)
  expect(cost.detail).toMatch(/^.*20\d\d prices$/)
  expect(time.word).toMatch(/min|h/)
  expect(time.detail).toMatch(/ unattended$/)
})

it('warns where too little is known to trust a figure', () => {
  const strange = dinner({}, [{ amount: '900', unit: 'g', name: 'qwertz of the moon' }])
  const { energy, cost } = headlinesOf(strange, nobody)
  for (const figure of [energy, cost])
    expect(figure).toMatchObject({ kind: 'warns', detail: 'without line 4', isTold: true })
})

it('says what a line that nobody knows is counted as, and trusts no figure that rests on it', () => {
  const borrowed = dinner({}, [
    { amount: '1', unit: 'tbsp', name: 'flurbian paste' },
    { amount: '1', unit: '', name: 'qwertz' },
    { amount: '1', unit: '', name: 'frobnicated wub' },
  ])
  const { energy, cost } = headlinesOf(borrowed, nobody)
  for (const figure of [energy, cost])
    expect(figure).toMatchObject({ kind: 'warns', detail: 'line 4 counted as tomato paste; without lines 5 and 6' })
  expect(borrowed.verification.findings.map(({ message }) => message)).toContain(
    'Line 4 (flurbian paste) isn’t in our food database, so the figures count it as tomato paste.',
  )
})

it('never says that a diet fits which leaves out an allergen', () => {
  expect(headlinesOf(dinner({ diet: 'nut-free' }), nobody).diet).toEqual({
    name: 'Diet',
    kind: null,
    word: 'Tree nuts and peanuts not found',
    detail: 'In the listed ingredients. Check labels.',
  })
})

it('doubts a time in which raw food is not said to be done', () => {
  const recipe = dinner()
  for (const code of ['no_doneness_cue', 'raw_meat'] as const) {
    const finding = { severity: 'warns', code, line: 0, message: 'No step says when the chicken is done.' } as const
    const verification = { ...recipe.verification, findings: [finding] }
    expect(headlinesOf({ ...recipe, verification }, nobody).time).toMatchObject({
      kind: 'warns',
      detail: 'may take longer: some cooking isn’t in the steps',
    })
  }
})

it('warns of a time that its own words contradict', () => {
  const recipe = dinner()
  const finding = {
    severity: 'warns',
    code: 'time_contradiction',
    step: 0,
    message: 'Step 1 says 20, reads 50.',
  } as const
  const verification = { ...recipe.verification, findings: [finding] }
  expect(headlinesOf(recipe, nobody).time.kind).toBe('fits')
  expect(headlinesOf({ ...recipe, verification }, nobody).time.kind).toBe('warns')
})
