import { wholeText } from '#domain/measure/figures.ts'
import { type DayMiss, type DayNutrient, type DayTargets, dailyValues } from '#domain/plan/menu/day-targets.ts'

/** A whole day of a menu for one person: what it was to come to, and what it doesn't keep. */
export interface DayOfMenu extends DayTargets {
  readonly misses: readonly DayMiss[]
}

/** 'One person’s day meets the FDA’s Daily Values for 2,000 kcal.', or which of them it doesn't, and by how much; and which were looked at. */
export function dayWords({ misses, ...targets }: DayOfMenu): string {
  const kept = isUsual(targets)
    ? 'the FDA’s Daily Values for 2,000 kcal'
    : `your targets of ${figure('calories', targets.calories)} and ${figure('protein', targets.protein)} of protein and the FDA’s Daily Values`
  if (misses.length === 0) return `One person’s day meets ${kept}. ${checked}`
  return `One person’s day doesn’t meet ${kept}: it has ${misses.map(missWords).join('; ')}. ${checked}`
}

/** Of the values of a label, those of which recipes have figures and which are more than what the others leave over. */
const checked = 'Checked: calories, protein, fiber, fat, saturated fat and sodium.'

function isUsual({ calories, protein }: DayTargets): boolean {
  return calories === dailyValues.calories && protein === dailyValues.protein
}

/** '24 g of fiber, 4 g short of 28 g' */
function missWords({ of, has, bound, value }: DayMiss): string {
  const off = figure(of, Math.abs(has - value))
  const by = bound === 'least' ? `${off} short of ${figure(of, value)}` : `${off} over ${figure(of, value)}`
  return `${figure(of, has)}${names[of] && ` of ${names[of]}`}, ${by}`
}

const names: Readonly<Record<DayNutrient, string>> = {
  calories: '',
  protein: 'protein',
  fiber: 'fiber',
  fat: 'fat',
  saturatedFat: 'saturated fat',
  sodium: 'sodium',
}

function figure(of: DayNutrient, value: number): string {
  const unit = of === 'calories' ? 'kcal' : of === 'sodium' ? 'mg' : 'g'
  return `${wholeText(value)} ${unit}`
}
