import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { DishFacts, Form } from '#domain/catalogue/forms/form.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'

/** A line of a list with what its food is, and whether it is owed. */
export interface Line extends DishFood {
  grams: number
  slot: SlotId
  isOwed: boolean
}

/** A dish of the catalogue in figures and words: what is read of it to say how it is to eat and to make. */
export interface Read {
  dish: BookDish
  form: Form
  told: DishFacts
  lines: readonly Line[]
  /** Its title and what it says of itself, in small letters. */
  face: string
  /** Minutes of work at the counter and the stove, and until it is on the table. */
  hands: number
  minutes: number
  /** Grams a serving of foods of these kinds; of what is owed alone. */
  of: (...kinds: readonly Kind[]) => number
  owed: (...kinds: readonly Kind[]) => number
  /** Grams a serving of rice, pasta, bread, potatoes and their like. */
  starchy: number
}

export function readOf(dish: BookDish, form: Form, told: DishFacts): Read {
  const lines = dish.lines.flatMap(({ foods: [id = ''], grams, slot, mayGo }): Line[] => {
    const food = namedFood(id)
    return food ? [{ ...food, grams, slot, isOwed: !mayGo }] : []
  })
  return {
    dish,
    form,
    told,
    lines,
    face: `${dish.title} ${dish.entry.face} ${dish.entry.why}`.toLowerCase(),
    hands: dish.steps.reduce((sum, { active }) => sum + active, 0),
    minutes: dish.steps.reduce((sum, { active, waiting, meanwhile }) => sum + active + (meanwhile ? 0 : waiting), 0),
    of: (...kinds) => gramsOf(lines, (line) => isKind(line, ...kinds)),
    owed: (...kinds) => gramsOf(lines, (line) => line.isOwed && isKind(line, ...kinds)),
    starchy: gramsOf(lines, (line) => isKind(line, ...starches) || line.food.facts.has('starchy-root')),
  }
}

function gramsOf(lines: readonly Line[], test: (line: Line) => boolean): number {
  return lines.reduce((sum, line) => sum + (test(line) ? line.grams : 0), 0)
}
const starches: readonly Kind[] = [
  'rice',
  'risotto rice',
  'paella rice',
  'pasta',
  'noodles',
  'bread',
  'oats',
  'flour',
  'bean',
  'lentil',
  'couscous',
]
