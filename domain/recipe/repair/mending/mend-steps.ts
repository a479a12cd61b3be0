import { plain } from '#domain/plain-text.ts'
import { type Instruction, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Mended } from '#domain/recipe/repair/swapping/swap-line.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { unusedLines } from '#domain/recipe/verify/claims/unused-lines.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { innerTemperatures } from '#domain/recipe/verify/safety/doneness.ts'
import { meatKindOf, safeTemperatures } from '#domain/recipe/verify/safety/safe-temperatures.ts'

/** Puts the safe temperature of the meat that a step cooks in the place of a lower one. */
export function mendTemperature(draft: RecipeDraft, { step = 0, message }: Finding): Mended | undefined {
  const old = draft.instructions[step]
  if (!old) return undefined
  const { lines, steps } = readRecipe(draft)
  const meats = lines.flatMap((line, index) => {
    const kind = meatKindOf(line)
    return kind ? [{ index, name: line.name, safe: safeTemperatures[kind] }] : []
  })
  const meat = meats.find(({ name }) => message.includes(name)) ?? meats[0]
  if (!meat) return undefined
  const inner = innerTemperatures(steps[step]?.text ?? '')
  let read = 0
  /** Where what was read ends in the plain words of the step. */
  let place = 0
  const description = old.description.replace(degrees, (stated, number: string, unit: string, at: number) => {
    const celsius = /^f/i.test(unit) ? ((Number(number) - 32) * 5) / 9 : Number(number)
    place += plain(old.description.slice(read, at)).length
    read = at
    // said again without a word, it is the same one
    const isInner = inner.some((one) => one.at <= place && Math.abs(one.celsius - celsius) < 1.2)
    if (!isInner || celsius >= meat.safe.celsius - 1) return stated
    return /^f/i.test(unit) ? `${meat.safe.fahrenheit}°F` : `${meat.safe.celsius}°C`
  })
  if (description === old.description) return undefined
  return changedStep(
    draft,
    step,
    description,
    meat.index,
    `${meat.name} is safe at ${meat.safe.fahrenheit}°F (${meat.safe.celsius}°C)`,
  )
}
const degrees = /(\d{2,3})\s*(?:(?:°|º|˚|degrees?|deg\.?)\s*)?(F|C|Fahrenheit|Celsius)\b/gi

/** Says in the last step that cooks a meat when it is done. */
export function mendDonenessCue(draft: RecipeDraft, { line = 0 }: Finding): Mended | undefined {
  const { lines, steps } = readRecipe(draft)
  const read = lines[line]
  const kind = read && meatKindOf(read)
  if (!read || !kind) return undefined
  const cooking = steps.flatMap(({ text }, index) =>
    /\b(?:cook|bake|roast|fry|saute|sear|grill|broil|simmer|poach|steam|braise|brown)\w*\b/.test(text) ? [index] : [],
  )
  const naming = cooking.filter((index) => steps[index]?.words.some(({ stem }) => read.nameWords.includes(stem)))
  const step = naming.at(-1) ?? cooking.at(-1)
  const old = step === undefined ? undefined : draft.instructions[step]
  if (step === undefined || !old) return undefined
  const { celsius, fahrenheit } = safeTemperatures[kind]
  const safe = `${fahrenheit}°F (${celsius}°C)`
  const name = shortName(read.name).toLowerCase()
  const sentence =
    kind === 'ground'
      ? `Cook until no pink is left in the ${name}, ${safe}.`
      : `Check that the thickest part of the ${name} reaches ${safe}.`
  const description = `${withStop(old.description)} ${sentence}`
  return changedStep(draft, step, description, line, 'no step said when it is done')
}

/** Where more lines than this are named by no step, the steps are written loosely, and sentences about each would say less. */
const fewUnused = 2

/** Uses an ingredient that no step uses: with its neighbour in the list, or at the end where it is a garnish or a seasoning. */
export function mendUnused(draft: RecipeDraft, { line = 0 }: Finding): Mended | undefined {
  const recipe = readRecipe(draft)
  const { lines, steps } = recipe
  const read = lines[line]
  if (!read?.known || unusedLines(recipe).length > fewUnused) return undefined
  const name = shortName(read.name).toLowerCase()
  const is = (...roles: readonly string[]) => read.foods.some((food) => food.roles.some((role) => roles.includes(role)))
  const last = steps.length - 1
  const stepOf = (index: number) =>
    steps.findIndex(({ words }) => words.some(({ stem }) => lines[index]?.nameWords.includes(stem)))
  const cooking = steps.findIndex(({ text }) => /\b(?:add|stir|mix|cook|toss|season|simmer|boil)\b/.test(text))
  if (is('leaf', 'herb') && /\b(?:bay|dried|ground)\b/i.test(read.line.text))
    return addedSentence(draft, Math.max(cooking, 0), `Add the ${name}.`, line)
  if (is('herb', 'crunch') && !is('vegetable', 'base', 'protein'))
    return addedSentence(draft, last, `Scatter with the ${name} to serve.`, line)
  if (is('acid')) return addedSentence(draft, last, `Finish with the ${name}.`, line)
  if (is('salt', 'spice', 'heat')) {
    return addedSentence(draft, Math.max(cooking, 0), `Season with the ${name}.`, line)
  }
  for (const neighbour of [line - 1, line + 1, line - 2, line + 2]) {
    const step = neighbour >= 0 && neighbour < lines.length ? stepOf(neighbour) : -1
    const beside = lines[neighbour]?.name
    if (step >= 0 && beside && !/\b(?:garnish|serve|sprinkle|scatter|top with)\b/.test(steps[step]?.text ?? ''))
      return addedSentence(draft, step, `Add the ${name} along with the ${shortName(beside).toLowerCase()}.`, line)
  }
  return addedSentence(draft, Math.max(cooking, 0), `Add the ${name}.`, line)
}

/** Kidney beans from dry are soaked for 5 hours and boiled for 30 minutes before anything else (FDA, Bad Bug Book, second edition). */
export function mendRawBeans(draft: RecipeDraft, { line = 0 }: Finding): Mended | undefined {
  const ingredient = draft.ingredients[line]
  if (!ingredient || draft.instructions.length >= 40) return undefined
  const isSoaked = /\bsoaked\b/i.test(ingredientText(ingredient))
  const boil = 'cover with fresh water, boil hard for 30 minutes, and drain'
  const first: Instruction = isSoaked
    ? {
        step: 1,
        description: `Put the ${ingredient.name} in a pot, ${boil}: slow cooking alone leaves them poisonous.`,
        time: 35,
        active: 5,
        waiting: 30,
      }
    : {
        step: 1,
        description: `Soak the ${ingredient.name} in plenty of water for 5 hours. Drain, ${boil}: slow cooking alone leaves them poisonous.`,
        time: 335,
        active: 5,
        waiting: 330,
      }
  const instructions = [first, ...draft.instructions].map((step, index) => ({ ...step, step: index + 1 }))
  return {
    draft: { ...draft, instructions },
    change: {
      line,
      from: '',
      to: first.description,
      reason: 'raw kidney beans are poisonous until they have boiled hard',
    },
  }
}

function addedSentence(draft: RecipeDraft, step: number, sentence: string, line: number): Mended | undefined {
  const old = draft.instructions[step]
  // a step that breaks off in the middle of a sentence takes none
  if (!old || brokenOff.test(old.description.trim())) return undefined
  return changedStep(draft, step, `${withStop(old.description)} ${sentence}`, line, 'no step used it')
}

const brokenOff = /\b(?:the|a|an|of|or|and|to|with|in|for|your)$|,$|[.!?]\s\S+(?:\s\S+){0,2}(?<![.!?)])$/i

function changedStep(
  draft: RecipeDraft,
  step: number,
  description: string,
  line: number,
  reason: string,
): Mended | undefined {
  const old = draft.instructions[step]
  if (!old || description.length > 2000) return undefined
  return {
    draft: { ...draft, instructions: draft.instructions.with(step, { ...old, description }) },
    change: { line, from: old.description, to: description, reason },
  }
}

function withStop(text: string): string {
  return /[.!?]\)?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
}
function shortName(name: string): string {
  const bare = name.replace(/\s+/g, ' ')
  return (
    bare.replace(/^(?:(?:boneless|skinless|bone-in|skin-on|freshly|fresh|large|medium|small|lean|raw)\b[, ]*)+/i, '') ||
    bare
  )
}
