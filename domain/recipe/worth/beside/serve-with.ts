import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { hashOf } from '#domain/chance.ts'
import { everyKitchen } from '#domain/options/every-kitchen.ts'
import type { RecipeType } from '#domain/options/options.ts'
import { plain } from '#domain/plain-text.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import { isStarchy, leadOf, roleOf } from '#domain/recipe/worth/beside/part-of-dish.ts'
import { handhelds, partsMissing } from '#domain/recipe/worth/beside/parts-missing.ts'
import type { RoomBeside } from '#domain/recipe/worth/beside/room-beside.ts'
import { isStarch } from '#domain/recipe/worth/beside/starches.ts'
import { type Part, whyBeside } from '#domain/recipe/worth/beside/why-beside.ts'
import type { CookedDish, DishWords } from '#domain/recipe/worth/cooked-dish.ts'
import { catalogue, firstMade, kinship } from '#domain/recipe/worth/dish-for-eater.ts'
import { says } from '#domain/recipe/worth/says.ts'

/** A dish of the catalogue to set beside another, and what it does there. */
export interface Beside {
  readonly id: string
  readonly dish: string
  /** 'for the sauce'. */
  readonly why: string
}

/** A dish with what its key tells of it, for an eater and the words that it was asked for with. */
export interface ForWhom {
  readonly eater: EaterProfile
  readonly room: RoomBeside
  readonly key?: string | null | undefined
}

/**
 * Up to two dishes of the catalogue that complete this one: those that its entry names, where it is a dish of the catalogue, by its `key`; else rice or bread where it has a sauce and nothing to take it up, something fresh
 * where it is rich, bread beside soup, a main dish beside a side. Each is one that the kitchen can make for this eater, and that the wish has room for.
 */
export function besideOf(recipe: DishWords, dish: CookedDish, { eater, room, key }: ForWhom): Beside[] {
  const book = bookDishes.get(key?.split('/')[0] ?? '')
  const found = new Map<Part, Beside & { lead: string | undefined }>()
  const add = (part: Part, others: readonly BookDish[], why: string) => {
    if (found.has(part) || !room.hasFor(part) || isThere(part, dish, recipe.servings)) return
    const leads = new Set([...found.values()].map(({ lead }) => lead))
    const fitting = others.filter(
      (each) => room.suits(each) && isMadeAnywhere(each, dish) && !leads.has(leadOf(each) ?? ''),
    )
    const made = firstMade(fitting, eater, recipe.servings)
    if (made && plain(made.title) !== dish.title)
      found.set(part, { id: made.id, dish: made.title, why, lead: leadOf(bookDishes.get(made.id)!) })
  }
  if (book?.beside) {
    for (const id of book.beside) {
      const other = bookDishes.get(id)
      const part = other && (roleOf(other) ?? usualParts[other.types[0] ?? 'Side Dish'])
      if (part && !isRepeated(other, part, dish)) add(part, [other], whySo(part, other, recipe, dish))
    }
  } else {
    for (const part of partsMissing(recipe, dish)) add(part, ranked(part, recipe, dish), whyBeside(part, recipe, dish))
  }
  return [...found.values()].map(({ id, dish: name, why }) => ({ id, dish: name, why }))
}

/** Whether a dish takes no machine that few kitchens have, but for those that stand on the counter for this one. */
export function isMadeAnywhere({ equipment }: BookDish, { text }: CookedDish): boolean {
  return equipment.every((either) => either.some((each) => everyKitchen.has(each) || text.includes(plain(each))))
}

/** Guacamole beside avocado tacos. */
function isRepeated(other: BookDish, part: Part, { lines }: CookedDish): boolean {
  const lead = leadOf(other)
  return part !== 'main' && lead !== undefined && lines.some(({ food, grams }) => food.id === lead && grams > 0)
}

/** What is held in the hand has no plate that a side fills, fries soak up no sauce, and only soup and salad are mopped up. */
function whySo(part: Part, other: BookDish, recipe: DishWords, dish: CookedDish): string {
  const isMopped = recipe.recipeType === 'Soup' || recipe.recipeType === 'Salad'
  const isOnTheSide =
    part === 'bite' ||
    (part === 'bread' && !isMopped) ||
    (part === 'starch' && (says(dish.title, handhelds) || says(plain(other.title), crisp)))
  return whyBeside(isOnTheSide ? 'side' : part, recipe, dish)
}

/** What soaks up nothing. */
const crisp = 'beans|corn|fries|home fries|hash|wedges|tostones|chips|tots|crispy|roast'

/** Whether there is enough of the same on the plate: rice where rice is, bread where bread is, leaves where the dish is a salad. */
function isThere(part: Part, { lines, title, type }: CookedDish, servings: number): boolean {
  if (part === 'raw') return type === 'Salad' || says(title, 'salad|slaw')
  const alike = lines.filter(({ kind, food }) => {
    const isBread = kind !== undefined && breadKinds.has(kind)
    return part === 'bread' ? isBread : part === 'starch' && !isBread && isStarch(kind, food.id)
  })
  return alike.reduce((sum, { grams }) => sum + grams, 0) / servings >= aPortion
}
/** Grams of bread, or of a grain as bought, that need no more of it beside them. */
const aPortion = 25
const breadKinds: ReadonlySet<Kind> = new Set(['bread', 'tortilla', 'bun'])
const usualParts: Partial<Record<RecipeType, Part>> = { 'Main Dish': 'main', 'Side Dish': 'side', Salad: 'raw' }

/** The dishes of the catalogue for a part, those that suit best first. */
function ranked(part: Part, { cuisine, title }: DishWords, dish: CookedDish): BookDish[] {
  const listed = new Set(dish.lines.filter(({ grams }) => grams > 0).map(({ food }) => food.id))
  const whole = dish.lines.reduce((sum, { grams }) => sum + grams, 0)
  const mains = new Set(dish.lines.filter(({ grams }) => grams > whole / 4).map(({ food }) => food.id))
  const isRich = dish.lines.some(({ kind }) => kind === 'cream' || kind === 'cheese')
  const isFried = says(dish.text, 'deep[- ]fr|fry')
  const isHeavy = dish.lines.some(({ kind, food, grams }) => grams > 100 && isStarch(kind, food.id))
  return catalogue
    .filter((each) => roleOf(each) === part && !mains.has(leadOf(each) ?? ''))
    .filter((each) => part !== 'hot drink' || !isSweetened(each))
    .filter((each) => anywhere.has(part) || kinship(each, cuisine) >= (part === 'main' && cuisine !== '' ? 1 : 0))
    .filter(({ names, title: own }) => ![own, ...names].some((name) => dish.title.includes(plain(name))))
    .map((each) => {
      const lead = leadOf(each)
      const points =
        (anywhere.has(part)
          ? Math.max(0, kinship(each, cuisine))
          : (part === 'main' ? 3.5 : 2.2) * kinship(each, cuisine)) +
        (anywhere.has(part) ? 0.15 : 0.45) * each.entry.weight -
        (lead && listed.has(lead) ? 4 : 0) -
        (isRich && each.lines.some(({ foods: [id = ''] }) => rich.has(namedFood(id)?.behaviour.kind ?? 'other'))
          ? 1.5
          : 0) -
        (isFried && each.methods.includes('Fried') ? 2 : 0) -
        (each.entry.batch ? 0.8 : 0) -
        (part === 'main' && isHeavy && isStarchy(each) ? 3 : 0) +
        (hashOf(`${title} ${each.id}`) % 100) / 70
      return { each, points }
    })
    .sort((one, other) => other.points - one.points)
    .map(({ each }) => each)
}

/** Beside something sweet a drink that is not. */
function isSweetened({ lines }: BookDish): boolean {
  return lines.some(({ foods: [id = ''] }) => namedFood(id)?.behaviour.kind === 'sweetener')
}

/** What is had with anything, wherever it is from. */
const anywhere: ReadonlySet<Part> = new Set(['cold drink', 'hot drink', 'scoop', 'sweet bite'])
const rich: ReadonlySet<Kind> = new Set(['cream', 'cheese'])
