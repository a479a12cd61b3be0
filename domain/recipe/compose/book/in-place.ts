import type { Cut, Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes, formOf } from '#domain/catalogue/book/book-forms.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { shortNames } from '#domain/catalogue/writing/dish-line.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { type Likeness, likenessIn } from '#domain/recipe/compose/book/cooked-alike.ts'
import type { Frame } from '#domain/recipe/compose/book/name-frames.ts'
import { type Beside, likenessOfKind } from '#domain/recipe/compose/book/of-one-kind.ts'
import { stepsFor } from '#domain/recipe/compose/book/stand-in-heat.ts'
import { shapedAs } from '#domain/recipe/compose/book/stand-in-shapes.ts'
import { titleInPlace, titleWith } from '#domain/recipe/compose/book/title-names.ts'
import { rememberedBy } from '#domain/remembered.ts'

/** What the cook calls the food and the dish. */
interface Said {
  food: string
  name: string
}

/** A dish of the catalogue with another food in the place of its own, as a form; undefined where that cannot be cooked as the dish is. */
export function formInPlace({ dish, line }: Frame, food: DishFood, said: Said): Form | undefined {
  const likeness = likenessIn(dish, line, food, said.food)
  const title = titleInPlace(dish.title, ownFoodOf(line), said)
  return likeness && swapped({ dish, line, title, said: said.food, likeness }, food)
}

/** The same of a food that is named with the dish and is of one kind with its own: toad in the hole with veggie sausages. */
export function formWith(dish: BookDish, line: BookLine, food: DishFood, beside: Beside): Form | undefined {
  const likeness = likenessOfKind(dish, line, food, beside)
  const { said } = beside
  const title = titleWith(dish.title, ownFoodOf(line), said)
  return likeness && swapped({ dish, line, title, said, likeness }, food)
}

/** What a dish is to be with another food in one of its lines. */
interface Swap {
  dish: BookDish
  line: BookLine
  title: string
  /** The cook's word for the food. */
  said: string
  likeness: Likeness
}

function swapped({ dish, line, title, said, likeness }: Swap, food: DishFood): Form | undefined {
  const steps = stepsFor(dish, line, food, likeness)
  if (!steps) return undefined
  const own = ownFoodOf(line)
  const row: BookLine = {
    ...line,
    foods: [food.id, ...glutenFree(line, food)],
    writtenFor: own,
    grams: gramsOf(line, food),
    preparation: preparationOf(line, food),
    boughtAs: { ...withItsSkin(dish, own, food), ...boughtAs(line, food, said) },
    mayGo: false,
  }
  const shape = { own: namedFood(own)!, food, line }
  const { face, why } = dish.entry
  const entry = {
    ...dish.entry,
    face: shapedAs(face, shape, 'face'),
    why: isFlesh(food.food) ? shapedAs(why, shape, 'face') : why,
  }
  return formOf({
    ...dish,
    entry,
    title,
    titles: [],
    steps,
    lines: dish.lines.map((each) => (each === line ? row : each)),
  })
}

/** Where the skin of a fish is crisped, another is bought with its skin too. */
function withItsSkin({ steps }: BookDish, own: string, food: DishFood): BookLine['boughtAs'] {
  const isSkinned = (of: DishFood | undefined) => of?.behaviour.listed?.[0].startsWith('skin-on') ?? false
  const isTold = steps.some(({ text }) => /\bskin\b/.test(text))
  if (food.behaviour.kind !== 'fish' || !isTold || !isSkinned(namedFood(own)) || isSkinned(food)) return {}
  return { [food.id]: [`skin-on ${food.food.name.replace('skinless ', '')}`, shortNames(food)[0]] }
}

/** A shape of pasta that the table counts with another is bought by its own name. */
function boughtAs(line: BookLine, { id, food, behaviour }: DishFood, said: string): BookLine['boughtAs'] {
  if (behaviour.kind !== 'pasta') return {}
  const free = glutenFree(line, { id, food, behaviour }).map((each) => [each, [`gluten-free ${said}`, said]])
  return { ...Object.fromEntries(free), ...(!food.name.includes(said) && { [id]: [said, said] }) }
}

/** Pasta for who may not have wheat is made in every shape. */
export function glutenFree({ foods }: BookLine, { behaviour }: DishFood): string[] {
  const isFree = (id: string) => {
    const other = namedFood(id)
    return other?.behaviour.kind === 'pasta' && !other.food.allergens.certain.includes('gluten')
  }
  return behaviour.kind === 'pasta' ? foods.filter(isFree) : []
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
  { bytes: 50_000 },
)

/** As the dish has its own cut, in so far as the food is cut at all; shellfish, tofu and crumbs have their own words. */
function preparationOf({ preparation, ...line }: BookLine, food: DishFood): string {
  const own = namedFood(ownFoodOf({ preparation, ...line }))
  const { kind, cuts = {} } = food.behaviour
  const cut = own?.behaviour.kind === 'shrimp' ? 'bite' : cutOf(preparation)
  const isCutAlike = own && (own.behaviour.kind === kind || (meats.has(kind) && meats.has(own.behaviour.kind)))
  // half a chicken thigh is a piece, half a leg of lamb is a roast
  if (isHalved.test(preparation) && kind !== own?.behaviour.kind) return cuts.bite ?? usualCuts.bite ?? ''
  if (!isCutAlike && meats.has(kind) && cut !== 'whole') return cuts[cut] ?? usualCuts[cut] ?? ''
  if (!isCutAlike)
    return (
      [cuts[cut], cut === 'whole' ? undefined : cuts.bite, cuts.default].find(
        (words) => words && !words.includes('crumbled'),
      ) ?? ''
    )
  // what a dish's own food may be instead, 'or bangers', is nothing that another is
  if (/\bor\b/.test(preparation)) return ''
  // the skin of a salmon comes off before it is cut
  const [first = ''] = (cuts[cut === 'whole' ? 'whole' : 'bite'] ?? '').split(', ')
  return cut !== 'whole' && /\bremoved$/.test(first) ? `${first}, ${preparation}` : preparation
}
/** How meat of which the table tells no cut is cut for a pan. */
const usualCuts: Partial<Record<Cut, string>> = {
  bite: 'cut into 1-inch pieces',
  strip: 'cut into thin strips',
  dice: 'cut into 1/2-inch pieces',
}
const isHalved = /\bin half\b|\bhalved\b/
const meats: ReadonlySet<Kind> = new Set<Kind>(['poultry', 'steak', 'pork'])

function cutOf(preparation: string): Cut {
  if (/\bstrips?\b|\bsliced\b/.test(preparation)) return 'strip'
  if (/\bdice\b/.test(preparation)) return 'dice'
  return /\b(?:pieces|cubes?|chunks)\b/.test(preparation) ? 'bite' : 'whole'
}
