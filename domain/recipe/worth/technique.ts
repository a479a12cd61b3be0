import { hashOf } from '#domain/chance.ts'
import { plain } from '#domain/plain-text.ts'
import {
  type CookedDish,
  calledIn,
  type DishLine,
  type DishStep,
  isCalledIn,
} from '#domain/recipe/worth/cooked-dish.ts'
import { says } from '#domain/recipe/worth/says.ts'
import type { Technique } from '#domain/recipe/worth/technique-entry.ts'
import { baking } from '#domain/recipe/worth/techniques/baking.ts'
import { eggsAndDairy } from '#domain/recipe/worth/techniques/eggs-and-dairy.ts'
import { grainsAndPots } from '#domain/recipe/worth/techniques/grains-and-pots.ts'
import { meatAndFish } from '#domain/recipe/worth/techniques/meat-and-fish.ts'
import { rawAndSweet } from '#domain/recipe/worth/techniques/raw-and-sweet.ts'
import { vegetables } from '#domain/recipe/worth/techniques/vegetables.ts'

/** A note of technique on one step. */
export interface TechniqueNote {
  readonly id: string
  /** Counted from 1. */
  readonly step: number
  readonly note: string
}

export const techniques: readonly Technique[] = [
  ...meatAndFish,
  ...eggsAndDairy,
  ...grainsAndPots,
  ...vegetables,
  ...baking,
  ...rawAndSweet,
]

/** Notes that matter about as much: the title decides between them, so that one kind of dish does not always say the same. */
const alike = 1

/** The note of technique that matters most for what the steps really do; undefined where none of the table fits. */
export function techniqueOf(dish: CookedDish): TechniqueNote | undefined {
  const fitting = techniquesFor(dish)
  const most = Math.max(...fitting.map(({ technique }) => technique.weight))
  const choice = fitting.filter(({ technique }) => technique.weight >= most - alike)
  const chosen = choice[hashOf(dish.title) % choice.length]
  return chosen && noteOf(chosen, dish)
}

interface Fitting {
  technique: Technique
  step: DishStep
  line: DishLine | undefined
}

/** Every technique of the table that the steps use, at the first step that does. */
function techniquesFor(dish: CookedDish): Fitting[] {
  return techniques.flatMap((technique): Fitting[] => {
    if (technique.unless && says(dish.text, technique.unless)) return []
    if (technique.title && !says(dish.title, technique.title)) return []
    if (technique.gluten && !dish.lines.some(({ food }) => food.allergens.certain.includes('gluten'))) return []
    for (const [at, step] of dish.steps.entries()) {
      const found = fits(technique, step, dish, at)
      if (found) return [{ technique, step, line: found.line }]
    }
    return []
  })
}

function fits(
  { of, foods, at, after, notAfter, before, notHere, minutes = 0 }: Technique,
  step: DishStep,
  { steps }: CookedDish,
  place: number,
): { line: DishLine | undefined } | undefined {
  if (step.minutes < minutes || (notHere && says(step.text, notHere))) return undefined
  const wanted = of !== undefined || foods !== undefined
  const lines = step.lines.filter(
    ({ kind, food }) => (kind && of?.includes(kind)) || (foods !== undefined && says(plain(food.name), foods)),
  )
  if (wanted && lines.length === 0) return undefined
  if (after && !steps.slice(0, place + 1).some(({ text }) => says(text, after))) return undefined
  const sentence = step.deeds.findIndex(
    (deeds, index) =>
      at.split(' & ').every((part) => says(deeds, part)) && (!wanted || isAbout(step.sentences[index] ?? '', lines)),
  )
  if (sentence < 0) return undefined
  const about = step.sentences[sentence] ?? ''
  const line = lines.find(({ food }) => isCalledIn(about, food)) ?? lines[0]
  const later = [...step.sentences.slice(sentence + 1), ...steps.slice(place + 1).map(({ text }) => text)]
  if (before && !later.some((words) => says(words, before))) return undefined
  return notAfter && later.some((words) => says(words, notAfter)) ? undefined : { line }
}

/** Whether a sentence is about one of these foods: by its name, or by what stands for it. */
function isAbout(sentence: string, lines: readonly DishLine[]): boolean {
  return says(sentence, standIns) || lines.some(({ food }) => isCalledIn(sentence, food))
}
const standIns =
  'it\\b|them\\b|they|both|all of|everything|the (?:meat|fish|shellfish|pieces|cutlets|patties|balls|steaks|chops|fillets|dough|batter|pasta|noodles|mixture|vegetables|spices|greens|beans|bird|skin)'

function noteOf({ technique: { id, note }, step, line }: Fitting, { title }: CookedDish): TechniqueNote {
  const words = typeof note === 'string' ? note : note[hashOf(`${title} ${id}`) % note.length]!
  const said = line ? words.replaceAll('{food}', calledIn(step.text, line.food)) : words
  return { id, step: step.number, note: said }
}
