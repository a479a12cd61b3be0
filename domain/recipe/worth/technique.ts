import { hashOf } from '#domain/chance.ts'
import type { Food } from '#domain/food/food.ts'
import {
  type CookedDish,
  calledIn,
  type DishLine,
  type DishStep,
  isCalledIn,
  isNamedFor,
  nameOf,
  onlySeasons,
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

/** What a note gains that is about the kind of dish, or about the food that the dish is named for. */
const ofTheDish = 2

/**
 * The note of technique that matters most for what the steps really do; undefined where none of the table fits. Of those that matter as
 * much, the title decides, so that one kind of dish does not always say the same.
 */
export function techniqueOf(dish: CookedDish): TechniqueNote | undefined {
  const fitting = techniquesFor(dish).filter((each) => !isOfRiceBeside(each, dish))
  const matters = ({ technique, line }: Fitting) =>
    technique.weight + (technique.title || (line && isNamedFor(line.food, dish.title)) ? ofTheDish : 0)
  const most = Math.max(...fitting.map(matters))
  const choice = fitting.filter((each) => matters(each) === most)
  const chosen = choice[hashOf(dish.title) % choice.length]
  return chosen && noteOf(chosen, dish)
}

/** Whether it is about the rice that another dish is eaten with. */
function isOfRiceBeside({ line }: Fitting, { title, lines }: CookedDish): boolean {
  return (
    line?.kind === 'rice' && !isNamedFor(line.food, title) && lines.some(({ food }) => food.roles.includes('protein'))
  )
}

interface Fitting {
  technique: Technique
  step: DishStep
  line: DishLine | undefined
}

/** Every technique of the table that the steps use, at the first step that does. */
function techniquesFor(dish: CookedDish): Fitting[] {
  return techniques.flatMap((technique): Fitting[] => {
    const { unless, title, gluten, after } = technique
    if (title && !says(dish.title, title)) return []
    if (gluten && !dish.lines.some(({ food }) => food.allergens.certain.includes('gluten'))) return []
    const wanted = wantedLines(technique, dish)
    if (wanted?.size === 0 || (unless && says(dish.text, unless))) return []
    const first = after ? dish.steps.findIndex(({ text }) => says(text, after)) : 0
    if (first < 0) return []
    const isLater = laterIn(dish)
    for (let at = first; at < dish.steps.length; at += 1) {
      const step = dish.steps[at]!
      const found = fits(technique, step, at, wanted, isLater)
      if (found) return [{ technique, step, line: found.line }]
    }
    return []
  })
}

/** The lines that a technique is about; undefined where it is about whatever is in the pan. */
function wantedLines({ of, foods, butNot }: Technique, { lines }: CookedDish): ReadonlySet<DishLine> | undefined {
  if (of === undefined && foods === undefined) return undefined
  return new Set(
    lines.filter(
      ({ kind, food }) =>
        ((kind && of?.includes(kind)) || (foods !== undefined && says(nameOf(food), foods))) &&
        !(butNot && says(nameOf(food), butNot)),
    ),
  )
}

type Later = (words: string, place: number, sentence: number) => boolean

/** Whether words are said behind a sentence of a step; each step is searched for them once. */
function laterIn({ steps }: CookedDish): Later {
  const last = new Map<string, number>()
  return (words, place, sentence) => {
    const found = last.get(words) ?? steps.findLastIndex(({ text }) => says(text, words))
    last.set(words, found)
    return found > place || steps[place]!.sentences.slice(sentence + 1).some((each) => says(each, words))
  }
}

function fits(
  { at, before, notAfter, notHere, alone, minutes = 0 }: Technique,
  step: DishStep,
  place: number,
  wanted: ReadonlySet<DishLine> | undefined,
  isLater: Later,
): { line: DishLine | undefined } | undefined {
  if (step.minutes < minutes || (notHere && says(step.text, notHere))) return undefined
  const lines = wanted ? step.lines.filter((line) => wanted.has(line)) : []
  if (wanted && lines.length === 0) return undefined
  const foods = [...new Set(lines.map(({ food }) => food))]
  const parts = at.split(' & ')
  const others = alone ? step.lines.filter((line) => !lines.includes(line) && !onlySeasons(line.food)) : []
  const sentence = step.deeds.findIndex(
    (deeds, index) =>
      parts.every((part) => says(deeds, part)) &&
      (!wanted || isAbout(step.sentences[index] ?? '', foods)) &&
      !others.some(({ food }) => isCalledIn(step.sentences[index] ?? '', food)),
  )
  if (sentence < 0) return undefined
  const about = step.sentences[sentence] ?? ''
  const line = lines.find(({ food }) => isCalledIn(about, food)) ?? lines[0]
  if (before && !isLater(before, place, sentence)) return undefined
  return notAfter && isLater(notAfter, place, sentence) ? undefined : { line }
}

/** Whether a sentence is about one of these foods: by its name, or by what stands for it. */
function isAbout(sentence: string, foods: readonly Food[]): boolean {
  return says(sentence, standIns) || foods.some((food) => isCalledIn(sentence, food))
}
const standIns =
  'it\\b|them\\b|they|both|all of|everything|the (?:meat|fish|shellfish|pieces|cutlets|patties|balls|steaks|chops|fillets|dough|batter|pasta|noodles|mixture|vegetables|spices|greens|beans|bird|skin)'

function noteOf({ technique: { id, note }, step, line }: Fitting, { title }: CookedDish): TechniqueNote {
  const words = typeof note === 'string' ? note : note[hashOf(`${title} ${id}`) % note.length]!
  const said = line ? words.replaceAll('{food}', calledIn(step.text, line.food)) : words
  return { id, step: step.number, note: said }
}
