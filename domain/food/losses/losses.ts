import type { Food } from '#domain/food/food.ts'
import type { Portion, WeighedLine } from '#domain/food/line/weighing/weighed-line.ts'
import { boiledOff } from '#domain/food/losses/alcohol.ts'
import type { Cooking } from '#domain/food/losses/cooked-step.ts'
import { eatenBySteps } from '#domain/food/losses/left-behind.ts'
import { meltedFat, meltingShare } from '#domain/food/losses/rendered-fat.ts'

/**
 * A line as it reaches the plate, given the words of its name (singular) and the steps of the dish; `cooking` is undefined where a list has
 * none. The same line is given back where nothing is lost.
 */
export function withLosses<T extends WeighedLine>(line: T, names: readonly string[], cooking: Cooking | undefined): T {
  const portions = line.portions.some(({ food }) => food && isLessened(food))
    ? line.portions.map((portion) => lessening(portion, line.line.text, names, cooking))
    : line.portions
  const eaten = line.eaten.share === 1 && cooking ? bySteps(line, names, cooking) : line.eaten
  return eaten === line.eaten && portions === line.portions ? line : { ...line, portions, eaten }
}

/** Whether steps can change what is eaten of a food; most foods are eaten as they are. */
export function canLose(food: Food): boolean {
  return isLessened(food) || isPoured(food)
}

/** Whether heat takes fat or alcohol out of a food. */
function isLessened(food: Food): boolean {
  return meltingShare(food) > 0 || food.facts.has('alcohol')
}

function lessening(portion: Portion, text: string, names: readonly string[], cooking: Cooking | undefined): Portion {
  const { food, weight } = portion
  if (!food || !weight) return portion
  const losses = [meltedFat(food, text, names, cooking), cooking && boiledOff(food, names, cooking.steps)].filter(
    (loss) => loss !== undefined,
  )
  return losses.length > 0 ? { ...portion, losses } : portion
}

function bySteps({ portions, eaten }: WeighedLine, names: readonly string[], cooking: Cooking) {
  const [portion] = portions
  if (!portion?.food || !portion.weight || portions.length > 1) return eaten
  const isOil = portion.food.aisle === 'Oils & Vinegars' && portion.food.roles.includes('fat')
  const found = eatenBySteps({ isOil, isPoured: isPoured(portion.food), grams: portion.weight.grams }, names, cooking)
  return found.share < 1 ? found : eaten
}

/** What a marinade is made of. */
function isPoured({ aisle, roles }: Food): boolean {
  return (
    aisle === 'Oils & Vinegars' || aisle === 'Sauces & Condiments' || roles.includes('liquid') || roles.includes('acid')
  )
}
