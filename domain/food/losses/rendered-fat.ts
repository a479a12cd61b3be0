import type { Food } from '#domain/food/food.ts'
import { type Cooking, says, stepsWith } from '#domain/food/losses/cooked-step.ts'
import type { Loss } from '#domain/food/losses/loss.ts'
import { groundBrowned } from '#domain/food/table/said-kinds.ts'

/**
 * The fat that cooking melts out of meat. USDA SR28 gives many cuts raw and cooked; meat keeps its protein, so the fat that is left is the
 * fat of the cooked cut for the protein of the raw one. Cuts that keep nine tenths of their fat, and cuts that SR28 has only raw, stand
 * not here.
 */
export const cookedCuts: Readonly<Record<string, { usda: string; protein: number; fat: number }>> = {
  'ground-beef': { usda: '23570', protein: 27.73, fat: 15.3 },
  'ground-pork': { usda: '10220', protein: 25.69, fat: 20.77 },
  'ground-lamb': { usda: '17225', protein: 24.75, fat: 19.65 },
  'ground-veal': { usda: '17424', protein: 25.83, fat: 11.78 },
  bacon: { usda: '10862', protein: 33.92, fat: 35.09 },
  sausage: { usda: '07089', protein: 19.12, fat: 27.31 },
  'lamb-leg': { usda: '17231', protein: 26.2, fat: 14.42 },
  'lamb-shoulder': { usda: '17243', protein: 29.46, fat: 23.57 },
  'lamb-chops': { usda: '17237', protein: 26.06, fat: 20.61 },
  'lamb-shanks': { usda: '17229', protein: 28.37, fat: 13.46 },
  'short-ribs': { usda: '13148', protein: 21.57, fat: 41.98 },
  'flank-steak': { usda: '13067', protein: 27.55, fat: 9.31 },
  'skirt-steak': { usda: '23214', protein: 29.36, fat: 14.2 },
  sirloin: { usda: '13930', protein: 26.96, fat: 14.23 },
  duck: { usda: '05140', protein: 18.99, fat: 28.35 },
  'whole-chicken': { usda: '05009', protein: 27.3, fat: 13.6 },
  'chicken-bone': { usda: '05094', protein: 23.26, fat: 14.71 },
  'chicken-legs': { usda: '05079', protein: 24.17, fat: 12.92 },
  drumsticks: { usda: '05069', protein: 23.35, fat: 10.15 },
  'chicken-breast-bone': { usda: '05060', protein: 29.8, fat: 7.78 },
}

/** Share of the fat of a raw cut that cooking melts out of it, 0 to 1. */
export function meltingShare({ id, usda = '', nutrients }: Food): number {
  const cooked = groundBrowned[usda] ?? cookedCuts[id]
  if (!cooked || nutrients.fat <= 0) return 0
  return Math.max(0, 1 - (cooked.fat * nutrients.protein) / cooked.protein / nutrients.fat)
}

/**
 * Melted fat that is not eaten. The steps say what becomes of it: poured off, dripping from what is roasted or grilled, or kept in the dish.
 * A list without steps does not say: it is taken as left behind, our own assumption, and the range reaches to where it is kept.
 */
export function meltedFat(
  food: Food,
  text: string,
  names: readonly string[],
  cooking: Cooking | undefined,
): Loss | undefined {
  const skin = underSkin[food.id]
  if (skin && skinned.test(text))
    return {
      of: 'fat',
      share: skin,
      unsure: 0,
      how: `its skin is taken off, and ${Math.round(skin * 100)}% of its fat with it`,
    }
  const melts = meltingShare(food)
  if (melts <= 0) return undefined
  const fate = drainedLine.test(text) ? 'gone' : cooking ? fateIn(cooking, names) : 'unknown'
  if (fate === 'kept') return undefined
  const how = `${Math.round(melts * 100)}% of its fat melts out and stays behind`
  return { of: 'fat', share: melts, unsure: fate === 'gone' ? 0 : melts, how }
}

function fateIn({ steps, fatGoes }: Cooking, names: readonly string[]): 'gone' | 'kept' {
  if (fatGoes()) return 'gone'
  const own = stepsWith(steps, [...names, 'meat'])
  if (own.some((step) => says(step, inSauce))) return 'kept'
  return own.some((step) => says(step, dripping)) ? 'gone' : 'kept'
}

/** Share of the fat of poultry that goes with its skin: USDA SR28, meat and skin against meat only, both raw. */
const underSkin: Readonly<Record<string, number>> = {
  'chicken-breast-bone': 0.72, // 05057, 05062
  'chicken-bone': 0.75, // 05091, 05096
  'chicken-legs': 0.74, // 05075, 05080
  drumsticks: 0.6, // 05066, 05071
  'whole-chicken': 0.8, // 05006, 05011
  duck: 0.85, // 05139, 05141
}
const skinned =
  /\bskin(?:s)? (?:removed|discarded|off|taken off)\b|\bskinless\b|\bskinned\b|\bwithout (?:the )?skin\b|\bremove(?:d)? (?:the )?skin\b/i

const drainedLine =
  /\b(?:fat|grease) drained\b|\bdrained of (?:fat|grease)\b|\bcrumbled\b.{0,300}\bcooked\b|\bcooked\b.{0,300}\b(?:crumbled|drained)\b/i
const dripping =
  /\b(?:roast|grill|broil|barbecu|rotisserie|air[- ]?fry|wire rack|baking sheet|sheet pan|skewer)(?!ed (?:red )?pepper)/
const inSauce = /\b(?:simmer|brais|stew|slow cooker|casserole|meatloaf)/
