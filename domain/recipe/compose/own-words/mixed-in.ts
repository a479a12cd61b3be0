import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { type DishLine, hasFact } from '#domain/catalogue/writing/dish-line.ts'
import type { DishStep, Kit } from '#domain/catalogue/writing/kit.ts'

/** What a named food is mixed into before it is baked: a dough with yeast, a batter, or what is spread in a dish. */
type Mixture = 'dough' | 'batter'

/** Grams a serving of a food that is baked in a dough or a batter; undefined where the dish is neither, or the food is not put in one. Our own figures. */
export function gramsMixedIn({ behaviour }: DishFood, slots: readonly Slot[]): number | undefined {
  const mixture = mixtureOf(slots.flatMap(({ pool: [first] }) => namedFood(String([first].flat()[0])) ?? []))
  return mixture && mixed[mixture][behaviour.kind]
}
const mixed: Record<Mixture, Partial<Record<Kind, number>>> = {
  dough: {
    'woody herb': 0.5,
    herb: 1,
    'seed spice': 0.6,
    'quick aromatic': 2,
    brine: 9,
    cheese: 12,
    nut: 9,
    'small seed': 5,
    'dried fruit': 9,
  },
  batter: {
    nut: 9,
    'small seed': 4,
    'dried fruit': 10,
    chocolate: 11,
    berry: 18,
    fruit: 16,
    citrus: 1.5,
  },
}

/** What rises by yeast and has nothing on it is a dough; what rises by powder, soda or eggs is a batter. */
function mixtureOf(foods: readonly DishFood[]): Mixture | undefined {
  const has = (test: (food: DishFood) => boolean) => foods.some(test)
  if (!has(({ behaviour }) => behaviour.kind === 'flour')) return undefined
  if (has((food) => hasFact(food, 'raises dough'))) return foods.every(isOfPlainDough) ? 'dough' : undefined
  const isRisen = has(({ behaviour }) => behaviour.kind === 'leavener' || behaviour.kind === 'egg')
  return isRisen && has(({ behaviour }) => behaviour.kind === 'sweetener') && !has(isSavory) ? 'batter' : undefined
}
const isOfPlainDough = ({ behaviour }: DishFood) => ofPlainDough.has(behaviour.kind)
const ofPlainDough: ReadonlySet<Kind> = new Set([
  'flour',
  'leavener',
  'salt',
  'sweetener',
  'oil',
  'solid fat',
  'milk',
  'egg',
  'herb',
  'woody herb',
])
const isSavory = ({ behaviour, food }: DishFood) =>
  behaviour.kind === 'aromatic' ||
  behaviour.kind === 'quick aromatic' ||
  food.facts.has('meat') ||
  food.facts.has('fish')

/** Puts a food into the dough, the batter or what is spread in a dish, in the words of the step that has it: true where there is one. */
export function mixedIn(kit: Kit, line: DishLine): boolean {
  const mixture = mixtureOf(kit.lines.filter((each) => each !== line))
  if (!mixture || mixed[mixture][line.behaviour.kind] === undefined) return false
  if (mixture === 'dough') return onceItIsThere(kit, /\bdough\b/i, () => `Work in ${kit.the(line)}.`)
  const said = () => `Fold in ${kit.the(line)}.`
  return (
    beforeItIsFilled(kit, said) !== undefined ||
    onceItIsThere(kit, /\b(?:dough|batter)\b/i, said) ||
    beforeItIsBaked(kit, said)
  )
}

/** Adds a sentence to the step before the one that bakes; false where that is the first. */
function beforeItIsBaked(kit: Kit, said: () => string): boolean {
  const step = kit.steps[kit.steps.findIndex(({ text }) => /^bake\b/i.test(text)) - 1]
  if (!step) return false
  step.text = `${step.text.trimEnd()} ${said()}`
  return true
}

/** Strews a food over a pizza with the cheese, before it is baked: true where the dish is one. */
export function strewnOnPizza(kit: Kit, line: DishLine): boolean {
  const cheese = kit.lines.find(({ behaviour }) => behaviour.kind === 'cheese')
  const isRisen = kit.lines.some((each) => hasFact(each, 'raises dough'))
  if (!cheese || !toppings.has(line.behaviour.kind) || !isRisen) return false
  const bakes = kit.steps.findIndex(({ text }) => /\bbake\b/i.test(text))
  const step = kit.steps.slice(0, bakes).findLast(({ text }) => text.includes(kit.name(cheese)))
  if (!step) return false
  step.text = `${step.text.trimEnd()} Scatter with ${kit.the(line)}.`
  return true
}
const toppings: ReadonlySet<Kind> = new Set(['brine', 'vegetable', 'aromatic', 'cured meat', 'fruit', 'fresh chile'])

/** Adds a sentence behind the first that makes a dough or a batter, or before the first that does something with it; false where none does. */
function onceItIsThere(kit: Kit, mixture: RegExp, said: () => string): boolean {
  const step = kit.steps.find(({ text }) => mixture.test(text))
  if (!step) return false
  const sentences = sentencesOf(step)
  const at = sentences.findIndex((sentence) => mixture.test(sentence))
  sentences.splice(worked.test(sentences[at] ?? '') ? at : at + 1, 0, said())
  step.text = sentences.join(' ')
  return true
}
const worked =
  /^(?:drop|scoop|roll|shape|turn|ladle|let|leave|chill|cover|pat|press|divide|heat|put|spoon|scrape|cut|wrap|rest)\b/i

/** Adds a sentence before the one that puts a mixture whole into its pan or dish, and gives the step; undefined where none does. */
export function beforeItIsFilled(kit: Kit, said: () => string): DishStep | undefined {
  const fillings = kit.steps.filter(({ text }) => filling.test(text))
  const [step] = fillings
  if (!step || fillings.length > 1) return undefined
  const sentences = sentencesOf(step)
  const at = sentences.findIndex((sentence) => filling.test(sentence))
  if (inParts.test(sentences[at] ?? '')) return undefined
  sentences.splice(at, 0, said())
  step.text = sentences.join(' ')
  return step
}
const filling =
  /\b(?:spread|pour|scrape|spoon|turn|heap|pile|divide|pack|tip|level)\b[^.]{0,80}\b(?:(?<!sheet )pans?|baking dish|casserole|pie dish|cups|tins?|muffin cases|molds?|skillet)\b/i
const inParts = /\b(?:half|third|quarter|some|a little|thin layer|sauce|gravy|topping|crumbs|butter)\b/i

/** The sentences of a step. */
export function sentencesOf({ text }: DishStep): string[] {
  return text.split(/(?<=\.)\s+(?=[A-Z{])/)
}
