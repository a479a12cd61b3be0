import type { Food } from '#domain/food/food.ts'
import { withoutAsides } from '#domain/plain-text.ts'

/**
 * What is eaten of a boneless cut that a line buys with its bones, or of a fillet that it buys as a whole fish: 100% less the refuse of that cut in
 * USDA SR28 (the number beside it). Cuts that the table has with their bones say so themselves.
 */
const eaten: Readonly<Record<string, number>> = {
  'pork-shoulder': 0.76, // 10080
  'pork-loin': 0.78, // 10020
  ham: 0.82, // 10150
  'lamb-shoulder': 0.78, // 17242
  'beef-chuck': 0.79, // 13809
  'turkey-breast': 0.86, // 05732
  ribeye: 0.86, // 23192
}
/** Of a whole fish, cleaned or not: 15274. */
const ofFish = 0.47

/** Undefined where a line says nothing of bones. */
export function eatenWithBones(text: string, { id, aisle, name }: Food): number | undefined {
  const said = withoutAsides(text)
  if (aisle === 'Seafood')
    return name.endsWith('fillet') && wholeFish.test(said) && !filleted.test(text) ? ofFish : undefined
  return boneIn.test(text) ? eaten[id] : undefined
}

const boneIn = /\bspiral[- ](?:cut|sliced)\b|\bbone[- ]in\b|\bon the bone\b|\bwith (?:the |its )?bones?\b(?! removed)/i
const wholeFish = /\bwhole\b/i
const filleted = /\bfillet(?:ed|s)?\b|\bbone[ds]\b|\bde-?boned\b/i
