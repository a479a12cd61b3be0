import { preheats } from '#domain/recipe/verify/step-minutes.ts'

/** Whether food gets or keeps its heat in a step; an oven that is only turned on heats none. Takes plain text. */
export function heatsFood(text: string): boolean {
  return lastHeat(text) >= 0
}

/** Whether a step that heats food does so on a burner, as far as it names no other machine. */
export function mayNeedBurner(text: string): boolean {
  return (
    heatsFood(text) && !/\b(?:oven|microwave|air fryer|grill|broil(?:er)?|toaster|slow cooker|rice cooker)\b/.test(text)
  )
}

/** Whether food stands in the oven during a step: 'roast for 10 minutes', and no roast, baking powder or baking sheet. */
export function bakesFood(text: string): boolean {
  return bakes.test(cleared(text))
}
const bakes = /\b(?:in(?:to|side)? (?:the |a )?(?:(?!dutch)\w+ )?oven|bake|roast(?:ing)?|baking)\b/

/** Whether what baked goes on baking: 'cover again and cook 35 minutes more'. */
export function bakesOn(text: string): boolean {
  return (
    /\b(?:again|more|return|continue|longer)\b/.test(text) &&
    /\b(?:cook|brown|oven|uncovered?|crisp)\b/.test(text) &&
    !/\b(?:stove(?:top)?|skillet|saucepan|wok|simmer|boil|fry|over (?:low|medium|high))\b/.test(text)
  )
}

/** Whether a dish is eaten hot, from its steps in plain text: the last that is done to its heat decides, or how it says to serve it. */
export function isEatenHot(title: string, steps: readonly string[]): boolean {
  if (/\b(?:cold|chilled|iced)\b/i.test(title)) return false
  let isHot = false
  for (const sentence of steps.flatMap((step) => step.split(/[.;](?!\d)/))) {
    if (isOfKeeping.test(sentence)) continue
    const heat = Math.max(lastHeat(sentence), lastOf(servedHot, sentence))
    const cold = lastOf(cools, sentence)
    if (heat >= 0 || cold >= 0) isHot = heat > cold
  }
  return isHot
}

/** Of another day: 'in the refrigerator they keep for four days'. */
const isOfKeeping = /\bkeeps?\b.*\b(?:days?|weeks?|months?|refrigerator|freezer)\b|\brefrigerator they keep\b/
const servedHot = /\b(?:hot|warm)\b/g
/** What has cooled for a few minutes is still warm. */
const cools =
  /\b(?:chill(?:s|ed)?|refrigerat\w*|freez(?:e|es|ing|er)|frozen until|ice-cold|over ice|rinse(?:d)? under cold|cool(?:s|ed|ing)?(?! (?:a little|slightly|briefly|enough|down a little|for (?:a few|five|ten|1?[0-4]|[5-9])\b|\d minutes))|(?:serve|eat|served|eaten)[^.]{0,30} (?:cold|cool|chilled)|at room temperature|(?:while it is|cleanly|until) cold)\b/g

function lastHeat(text: string): number {
  return lastOf(heats, cleared(text))
}
const heats =
  /\b(?:bake|roast(?:ing)?|baking|fry|frying|saute|sear|brown|simmer|boil|boiling water|cook|steam|poach|grill|broil|toast|braise|stew|melt|warm (?:the|\d)|warm through|heat|char|scald|microwave|air fryer|reheat|blister|scramble|caramelize|sizzle|stir for \d+ seconds|return [^.]{0,40}to the (?:pan|pot|skillet|wok))\b/g

/** Without words that only look like heat, each blanked so that places stay. */
function cleared(text: string): string {
  return text.replace(preheats, blank).replace(noHeat, blank)
}
const noHeat =
  /\bbaking (?:powder|soda|sheets?|dish(?:es)?|trays?|tins?|pans?|paper|parchment)\b|\broasting (?:pan|tin|tray)\b|\b(?:the|a|your|this) (?:roast|stew|grill|boil|bake|steam)\b|\bbrown (?:sugar|rice|lentils|butter|bread)\b|\b(?:off|from) the heat\b|\bon toast\b|\bwhile you cook\b|\bstir[- ]fry (?:sauce|mix)\b|\bheat through the\b/g
const blank = (words: string) => ' '.repeat(words.length)

function lastOf(pattern: RegExp, text: string): number {
  let last = -1
  for (const { index } of text.matchAll(pattern)) last = index
  return last
}
