import { preheats } from '#domain/recipe/verify/time/step-minutes.ts'

/**
 * Where food gets its heat, and what shares one body. The broiler is the oven's own: what stands under it has the oven to itself, at a heat
 * that nothing bakes at. Every machine of `ownMachines` has a body of its own and wants neither oven nor burner; a kitchen has one of each,
 * which cooks for one dish at a time. An outdoor grill holds what a menu grills.
 */
export type OvenHeat = number | 'broil'

/** Whether two things can be in the oven together: degrees Celsius that a cook would bake at together, or both under the broiler. */
export function areAlike(one: OvenHeat, other: OvenHeat): boolean {
  if (one === 'broil' || other === 'broil') return one === other
  return Math.abs(one - other) <= alike
}
const alike = 15

/** Whether a step, in plain text, turns the broiler on. */
export function setsBroiler(text: string): boolean {
  return text.includes('broil') && text.search(broilerOn) >= 0
}
const broilerOn =
  /\b(?:pre)?(?:heat|turn on|set) (?:the |your |an? )?(?:oven )?broiler\b|\b(?:pre)?(?:heat|set|turn|switch) (?:the |your |an )?oven (?:on )?to (?:high |low )?broil\b/g

/** Whether food stands under the broiler during a step; 'under the grill' is British for it. */
export function broilsFood(text: string): boolean {
  if (under.test(text)) return true
  if (!text.includes('broil')) return false
  const rest = text.replace(broilerOn, '').replace(onlyCalledSo, '')
  if (/\bbroil(?:ing)?\b/.test(rest)) return true
  // 'Turn the oven to broil and cook until brown'
  return rest.length < text.length && setsBroiler(text) && afterwards.test(rest) && !atStove.test(rest)
}
const under =
  /\b(?:under|below|beneath) (?:the |a |your )?(?:(?:very|really|quite|medium|high|low|hot|heated|preheated)[ ,-]{1,2}){0,4}(?:broiler|grill(?! pan))\b/
const onlyCalledSo = /\blondon broil\b|\bbroiling pan\b/g
const afterwards = /\b(?:brown|cook|toast|melt|bubbl(?:e|es|ing)|char|crisp|blister|under it)\b/
const atStove = /\b(?:stove(?:top)?|skillet|saucepan|frying pan|wok|simmer|boil|fry|over (?:low|medium|high))\b/

/** The machine with a heat of its own in which food cooks during a step, if any; where the oven is named beside it, the oven is what counts. */
export function machineOf(text: string): string | undefined {
  const found = ownMachines.find(([, words]) => words.test(text))
  return found && !/(?<!toaster |dutch |microwave )\boven\b/.test(text.replace(preheats, '')) ? found[0] : undefined
}
const ownMachines: readonly (readonly [name: string, words: RegExp])[] = [
  ['toaster oven', /\btoaster oven\b/],
  ['air fryer', /\bair[- ]?fry(?:er|ing)?\b/],
  ['microwave', /\bmicrowave\b/],
  ['slow cooker', /\b(?:slow[- ]cook(?:er|ing)?|crock[- ]?pot)\b/],
  ['pressure cooker', /\b(?:pressure[- ]?cook(?:er|ing)?|instant[- ]?pot|multicooker)\b/],
  ['rice cooker', /\brice cooker\b/],
  ['waffle iron', /\bwaffle[- ](?:iron|maker)\b/],
  ['panini press', /\b(?:panini|sandwich) (?:press|maker)\b/],
  ['electric griddle', /\belectric griddle\b/],
  ['bread machine', /\bbread (?:machine|maker)\b/],
  ['toaster', /\btoaster\b/],
]
