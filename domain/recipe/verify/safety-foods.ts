import { inTurn, plain } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/read-recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/read-step.ts'

/** Kidney beans boiled, eggs cooked, rice cooled in time. */
export function foodSafety(recipe: ReadRecipe): Finding[] {
  if (!recipe.hasSteps) return []
  return [...rawBeans(recipe), ...rawEggs(recipe), ...warmRice(recipe.steps)]
}

/** Phytohaemagglutinin in red and white kidney beans is destroyed by boiling, not by a slow cooker (FDA, Bad Bug Book). */
function rawBeans({ lines, steps }: ReadRecipe): Finding[] {
  // pasta boiled before the beans are even named says nothing of the beans
  const from = firstWith(steps, ['kidney', 'cannellini', 'rajma']) ?? firstWith(steps, ['bean']) ?? 0
  const boiled = steps
    .slice(from)
    .some(
      ({ text }) =>
        /\b(?:rolling |hard |full |rapid )?boil\w*\b/.test(text) && !/\b(?:do not|don't|never|without) boil/.test(text),
    )
  if (boiled || steps.some(({ text }) => /\bpressure[- ]cook|\binstant pot\b/.test(text))) return []
  return lines.flatMap((line, index) =>
    isDryKidneyBean(line) ? [finding('raw_beans', {}, { line: index, name: line.name })] : [],
  )
}

function firstWith(steps: readonly ReadStep[], stems: readonly string[]): number | undefined {
  const found = steps.findIndex(({ words }) => words.some(({ stem }) => stems.includes(stem)))
  return found < 0 ? undefined : found
}

function isDryKidneyBean(line: ReadLine): boolean {
  const text = plain(line.line.text)
  if (!/\b(?:kidney|cannellini|rajma|red beans)\b/.test(text)) return false
  if (/\b(?:can|cans|canned|tin|tins|tinned|jar|cooked|drained|boiled)\b/.test(text)) return false
  return (
    /\b(?:dry|dried|raw|uncooked|soaked|overnight)\b/.test(text) ||
    line.foods.some(({ name }) => /\bdr(?:y|ied)\b/.test(name))
  )
}

/** Eggs that meet no heat, or only what is left of it off the stove. */
function rawEggs({ lines, steps }: ReadRecipe): Finding[] {
  return lines.flatMap((line, index) => {
    if (!isRawEgg(line)) return []
    const from = steps.findIndex(({ words }) => words.some(({ stem }) => eggWords.has(stem)))
    const rest = steps.slice(Math.max(from, 0))
    return rest.some(({ text }) => cooksEgg(text)) ? [] : [finding('raw_egg', {}, { line: index, name: line.name })]
  })
}
const eggWords = new Set(['egg', 'yolk', 'white', 'custard'])

function isRawEgg(line: ReadLine): boolean {
  const text = plain(line.line.text)
  return (
    line.portions.some(
      ({ food }) => food?.id === 'egg' || /^(?:large )?eggs?(?: yolks?| whites?)?$/.test(food?.name ?? ''),
    ) && !/\b(?:pasteuri[sz]ed|hard[- ]?boiled|boiled|cooked|powder)\b/.test(text)
  )
}

function cooksEgg(text: string): boolean {
  const withHeat = text.replace(/\b(?:off|from|without) (?:the )?heat\b|\bheatproof\b|\bheat off\b|\boff\b/g, ' ')
  return (
    /\b(?:cook|bake|roast|fry|fries|saute|boil|simmer|poach|steam|scramble|oven|grill|broil|brown|griddle|waffle|microwave|freez|set|thicken|medium|heat|air fryer)\w*\b/.test(
      withHeat,
    ) && !setsCold.test(withHeat)
  )
}
const setsCold = inTurn(/\b(?:refrigerat|chill)\w*/, /\bset\b/)

/** Bacillus cereus grows in rice left warm: cool it within an hour, keep it cold (USDA: two hours at most; FSA: one). */
function warmRice(steps: readonly ReadStep[]): Finding[] {
  return steps.flatMap(({ text }, step) => {
    const kept =
      /\b(?:fridge|refrigerat\w*|chill\w*|spread|within (?:an|one|1|two|2) hours?|vinegar|freez\w*|ice)\b/.test(text)
    return standing.test(text) && !kept && !/\brice (?:vinegar|noodles?|paper|flour|wine|pudding)\b/.test(text)
      ? [finding('rice_cooling', {}, { step })]
      : []
  })
}
const standing = inTurn(
  /\brice\b/,
  /\b(?:overnight|room temperature|for (?:several|a few|\d+) hours|cool completely|cool\b)/,
)
