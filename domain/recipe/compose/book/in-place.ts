import { isFlesh } from '#domain/food/flesh.ts'
import type { Cut, Kind } from '#domain/recipe/compose/behaviour.ts'
import { formOf } from '#domain/recipe/compose/book/book-forms.ts'
import { bookDishes } from '#domain/recipe/compose/book/book-forms.ts'
import { likenessIn } from '#domain/recipe/compose/book/cooked-alike.ts'
import type { Frame } from '#domain/recipe/compose/book/name-frames.ts'
import { type BookLine, ownFoodOf } from '#domain/recipe/compose/book/read-dish.ts'
import { stepsFor } from '#domain/recipe/compose/book/stand-in-heat.ts'
import { titleInPlace } from '#domain/recipe/compose/book/title-names.ts'
import type { DishFood } from '#domain/recipe/compose/dish-food.ts'
import type { Form } from '#domain/recipe/compose/form.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import { rememberedBy } from '#domain/remembered.ts'

/** What the cook calls the food and the dish. */
interface Said {
  food: string
  name: string
}

/** A dish of the catalogue with another food in the place of its own, as a form; undefined where that cannot be cooked as the dish is. */
export function formInPlace({ dish, line }: Frame, food: DishFood, said: Said): Form | undefined {
  const likeness = likenessIn(dish, line, food)
  const steps = likeness && stepsFor(dish, line, food, likeness)
  if (!steps) return undefined
  const own = ownFoodOf(line)
  const row: BookLine = {
    ...line,
    foods: [food.id],
    writtenFor: own,
    grams: gramsOf(line, food),
    preparation: preparationOf(line, food),
    boughtAs: boughtAs(food, said.food),
    mayGo: false,
  }
  const title = titleInPlace(dish.title, own, said)
  return formOf({ ...dish, title, titles: [], steps, lines: dish.lines.map((each) => (each === line ? row : each)) })
}

/** A shape of pasta that the table counts with another is bought by its own name. */
function boughtAs({ id, food, behaviour }: DishFood, said: string): BookLine['boughtAs'] {
  const isByName = behaviour.kind !== 'pasta' || food.name.includes(said)
  return isByName ? {} : { [id]: [said, said] }
}

/** As much as dishes of the catalogue have of its kind, beside what they have of the kind that it is in the place of. */
function gramsOf(line: BookLine, food: DishFood): number {
  const own = namedFood(ownFoodOf(line))
  const [was, is] = [own && usualGrams(own.behaviour.kind), usualGrams(food.behaviour.kind)]
  if (own?.behaviour.kind === food.behaviour.kind || !was || !is) return line.grams
  return own?.behaviour.kind === 'vegetable' ? is : (line.grams * is) / was
}
const usualGrams = rememberedBy(
  (kind: Kind) => kind,
  (kind): number | undefined => {
    const known = [...bookDishes.values()].flatMap(({ lines, types }) =>
      types[0] === 'Main Dish'
        ? lines.flatMap(({ slot, foods: [id = ''], grams }) =>
            slot === 'protein' && namedFood(id)?.behaviour.kind === kind ? [grams] : [],
          )
        : [],
    )
    return known.toSorted((one, other) => one - other)[Math.floor(known.length / 2)]
  },
)

/** As the dish has its own cut, in so far as the food is cut at all; shellfish, tofu and crumbs have their own words. */
function preparationOf({ preparation, ...line }: BookLine, food: DishFood): string {
  const own = namedFood(ownFoodOf({ preparation, ...line }))
  const { kind, cuts = {} } = food.behaviour
  if (own?.behaviour.kind === kind || (isFlesh(food.food) && meats.has(kind) && own && meats.has(own.behaviour.kind)))
    return preparation
  const cut = cutOf(preparation)
  return cuts[cut] ?? cuts.default ?? ''
}
const meats: ReadonlySet<Kind> = new Set<Kind>(['poultry', 'steak', 'pork'])

function cutOf(preparation: string): Cut {
  if (/\bstrips?\b|\bsliced\b/.test(preparation)) return 'strip'
  if (/\bdice\b/.test(preparation)) return 'dice'
  return /\b(?:pieces|cubes?|chunks)\b/.test(preparation) ? 'bite' : 'whole'
}
