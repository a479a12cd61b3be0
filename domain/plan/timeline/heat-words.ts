import { machineOf } from '#domain/recipe/verify/equipment/heat-sources.ts'
import { preheats } from '#domain/recipe/verify/time/step-minutes.ts'

/** Whether food gets or keeps its heat in a step; an oven that is only turned on heats none. Takes plain text. */
export function heatsFood(text: string): boolean {
  return lastHeat(text) >= 0
}

/** Whether a step that heats food does so on a burner, as far as it names no other machine. */
export function mayNeedBurner(text: string): boolean {
  return heatsFood(text) && machineOf(text) === undefined && !/\b(?:oven|grill|broil(?:er)?)\b/.test(text)
}

/** Whether food stands in the oven during a step: 'roast for 10 minutes', and no roast, baking powder or baking sheet. */
export function bakesFood(text: string): boolean {
  return machineOf(text) === undefined && bakes.test(cleared(text))
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
const isOfKeeping = /\bkeeps?\b.{0,200}\b(?:days?|weeks?|months?|refrigerator|freezer)\b|\brefrigerator they keep\b/
const servedHot = /\b(?:hot|warm)\b/g

/** What has cooled for a few minutes is still warm. */
const stillWarm = String.raw`a little|slightly|briefly|enough|down a little|for (?:a few|five|ten|1?[0-4]|[5-9])\b|\d minutes`
const cools = anyOf(
  String.raw`chill(?:s|ed)?`,
  String.raw`refrigerat\w*`,
  String.raw`freez(?:e|es|ing|er)`,
  'frozen until',
  'ice-cold',
  'over ice',
  'rinsed? under cold',
  String.raw`cool(?:s|ed|ing)?(?! (?:${stillWarm}))`,
  String.raw`(?:serve|eat|served|eaten)[^.]{0,30} (?:cold|cool|chilled)`,
  'at room temperature',
  '(?:while it is|cleanly|until) cold',
)

function lastHeat(text: string): number {
  return lastOf(heats, cleared(text))
}
const heats = anyOf(
  // in the oven and under its broiler
  'bake|baking|roast(?:ing)?|broil|brown|toast',
  // at the stove
  'fry|frying|saute|sear|scramble|caramelize|sizzle|blister|char|melt|scald',
  'simmer|boil|boiling water|poach|steam|stew|braise|cook',
  String.raw`stir for \d+ seconds`,
  'return [^.]{0,40}to the (?:pan|pot|skillet|wok)',
  // anywhere
  String.raw`heat|reheat|warm (?:the|\d)|warm through`,
  'grill|microwave|air fryer',
)

/** Without words that only look like heat, each blanked so that places stay. */
function cleared(text: string): string {
  return text.replace(noHeat, blank).replace(preheats, blank)
}
const noHeat = anyOf(
  // vessels and foods
  'baking (?:powder|soda|sheets?|dish(?:es)?|trays?|tins?|pans?|paper|parchment)',
  'roasting (?:pan|tin|tray)',
  'brown (?:sugar|rice|lentils|butter|bread)',
  'stir[- ]fry (?:sauce|mix)',
  'london broil',
  // things that go by the name of what was done to them
  '(?:the|a|your|this) (?:roast|stew|grill|boil|bake|steam)',
  'on toast',
  // a machine that is only turned on
  'preheat (?:the |your |an )?air fryer',
  // heat that is over, or not yet there
  '(?:off|from) the heat',
  'while you cook',
  'heat through the',
)
const blank = (words: string) => ' '.repeat(words.length)

/** Any of some words, each pattern whole words. */
function anyOf(...words: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'g')
}

function lastOf(pattern: RegExp, text: string): number {
  let last = -1
  for (const { index } of text.matchAll(pattern)) last = index
  return last
}
