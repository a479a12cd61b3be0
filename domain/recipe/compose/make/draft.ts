import { dishOfForm } from '#domain/catalogue/book/book-forms.ts'
import { standIns } from '#domain/catalogue/book/stand-ins.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { placeGrain } from '#domain/catalogue/writing/grain-beside.ts'
import { type DishStep, Kit, MissingLine } from '#domain/catalogue/writing/kit.ts'
import { inWordsOf, tellsOf } from '#domain/catalogue/writing/method-word.ts'
import { mainLine } from '#domain/catalogue/writing/names.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { complexities } from '#domain/options/options.ts'
import { anything } from '#domain/options/wish.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import { isByHand, mashedByHand } from '#domain/recipe/compose/dish/by-hand.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { cuisinesOf, isOneOf, isTrueToKitchen } from '#domain/recipe/compose/dish/cuisines-of.ts'
import type { Dish, Misfit } from '#domain/recipe/compose/dish/dish.ts'
import { ingredientOf } from '#domain/recipe/compose/listing/list-line.ts'
import { printedLine } from '#domain/recipe/compose/listing/toasted.ts'
import { namesAbsentFlesh } from '#domain/recipe/compose/names/absent-flesh.ts'
import { titleOf } from '#domain/recipe/compose/names/title.ts'
import { trueTitle } from '#domain/recipe/compose/names/true-title.ts'
import { placeBeside } from '#domain/recipe/compose/own-words/beside-step.ts'
import { longListNotes } from '#domain/recipe/compose/own-words/fewer-lines.ts'
import { manyPans } from '#domain/recipe/compose/own-words/many-pans.ts'
import { unkeptMoods } from '#domain/recipe/compose/own-words/unkept-moods.ts'
import { caloriesOf, costOf, isBeyond, ordinaryGrams, weighOut } from '#domain/recipe/compose/portion/quantities.ts'
import { inRounds } from '#domain/recipe/compose/portion/rounds.ts'
import { withVesselsAtSize } from '#domain/recipe/compose/portion/vessel-sizes.ts'
import { inSoMany, yieldOf } from '#domain/recipe/compose/portion/yields.ts'
import { sizeOf } from '#domain/recipe/compose/select/candidates.ts'
import { choose } from '#domain/recipe/compose/select/choose.ts'
import { onHandNotes, servingsOnHand } from '#domain/recipe/compose/select/on-hand.ts'
import { withOwnPieces, withOwnTools } from '#domain/recipe/compose/select/owned-pieces.ts'
import { describe } from '#domain/recipe/compose/write/describe.ts'
import { forEaters } from '#domain/recipe/compose/write/eaters-words.ts'
import { withHerbsOut } from '#domain/recipe/compose/write/herbs-out.ts'
import { notesFor, reasonsFor } from '#domain/recipe/compose/write/reasons.ts'
import { type Instruction, ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import type { Mood } from '#domain/wish/meaning.ts'
import { refusedWayNotes, untoldNotes } from '#domain/wish/parser/qualities.ts'

/** Chooses foods and weighs them out; the name of what does not fit otherwise. */
export function weighedDish(candidate: Candidate, given: Asked): Dish | Misfit {
  const { form, flavour } = candidate
  const atSize = atItsSize(given, form)
  const picks = choose(candidate, atSize)
  if (!picks) return 'foods'
  const size = sizeOf(form, atSize.wish)
  const asked = form.feeds
    ? atSize
    : forSoMany(
        atSize,
        servingsOnHand(ordinaryGrams(picks, atSize.wish, size), atSize.wish.servings, atSize.reading, form),
      )
  const { wish } = asked
  if (wish.budget !== undefined && isBeyond(wish.budget, picks, wish, size)) return 'budget'
  const lines = weighOut(picks, form, wish, size)
  if (!lines) return 'calories'
  if (wish.calories) {
    const calories = caloriesOf(lines) / wish.servings
    if (Math.abs(calories - wish.calories) > wish.calories * 0.095) return 'calories'
  }
  if (wish.budget !== undefined && costOf(lines) > wish.budget) return 'budget'
  const missing = asked.reading.wanted
    .filter(({ anyOf }) => !lines.some(({ id }) => anyOf.includes(id)))
    .map(({ words }) => words)
  const guests = picks.filter(({ slot }) => slot.guest).length
  const key = [form.id, mainLine(lines)?.id ?? '', flavour.id].join('/')
  return { candidate, lines, key, missing, guests, servings: wish.servings }
}

/** Writes a dish down: title, description, list, steps, reasons and notes. Undefined when a line was left out of the steps, or is not there for the words. */
export function writtenDraft(dish: Dish, given: Asked): RecipeDraft | undefined {
  try {
    return inWords(dish, given)
  } catch (error) {
    if (error instanceof MissingLine) return undefined
    throw error
  }
}

function inWords(dish: Dish, given: Asked): RecipeDraft | undefined {
  const { form, flavour, machines } = dish.candidate
  const asked = forSoMany(given, dish.servings)
  const { wish } = asked
  const kit = new Kit({ lines: dish.lines, flavour, wish, machines, chance: asked.chance })
  form.write(kit)
  placeGrain(kit)
  placeBeside(kit)
  if (kit.unused().length) return undefined
  const own = withOwnPieces(asServed(form, kit), wish.preferEquipment, form)
  const ingredients = dish.lines.map((line) => withOwnTools(printedLine(line, form, kit), line, wish.preferEquipment))
  const title = trueTitle(titleOf(form, kit), ingredients)
  const description = describe(form, kit)
  const { cookingMethod: method } = wish
  const told = isLowInSalt(asked) ? own.steps.map(unsalted) : own.steps
  const made = yieldOf(form, given.wish)
  const smooth = isByHand(form, wish.intents) ? mashedByHand(told) : told
  const counted = made ? smooth.map((step) => ({ ...step, text: inSoMany(step.text, form, made) })) : smooth
  const instructions = (method ? inWordsOf(method, counted) : counted).map(instructionOf)
  const steps = instructions.map((each) => each.description).join(' ')
  if (method && !tellsOf(method, steps)) return undefined
  if (namesWhatIsReplaced(dish, `${title}. ${description} ${steps}`)) return undefined
  return {
    title,
    description,
    servings: (made?.isCut && made.count) || wish.servings,
    cuisine: cuisineOf(dish, title, wish),
    recipeType: wish.recipeType ?? form.types[0] ?? 'Main Dish',
    difficulty: complexities[form.level - 1] ?? 'Beginner',
    ingredients,
    instructions,
    reasons: [...reasonsFor(dish, wish), ...own.reasons].slice(0, 12),
    notes: [
      ...(made ? [made.note] : asked === given ? [] : wholeNotes(form, wish, given.wish)),
      ...notesFor(dish, title, asked),
      ...onHandNotes(
        dish.lines,
        { servings: wish.servings, asked: atItsSize(given, form).wish.servings },
        asked.reading,
      ),
      ...unkeptMoods(form, dish.lines, untold(asked)),
      ...manyPans(steps, asked.reading.moods),
      ...longListNotes(dish.lines, asked.reading.maxIngredients),
      ...untoldNotes(asked.reading.qualities, {
        face: [title, description, ...dish.lines.map(({ listed }) => listed)].join(' '),
        steps: `${steps} ${ingredients.map(ingredientText).join('. ')}`,
        foods: dish.lines.map(({ id }) => id),
      }),
      ...refusedWayNotes(form, asked.reading.refusedMethods),
    ],
  }
}

/** Moods but for those that are told of otherwise: what is heart-healthy has little saturated fat, and a note of its own says what was done for a toddler. */
function untold({ wish: { diet, alsoDiets = [], intents }, reading: { moods } }: Asked): ReadonlySet<Mood> {
  const told = new Set<Mood>()
  if (diet === 'heart-healthy' || alsoDiets.includes('heart-healthy')) told.add('little saturated fat')
  if (intents.needs.some(({ isFrail, note }) => isFrail && note)) told.add('for children')
  // who names a dish knows whether it comforts
  if (intents.dishes.length > 0) told.add('comforting')
  return told.size ? new Set([...moods].filter((mood) => !told.has(mood))) : moods
}

/** The kitchen that was asked for or is liked, or else its own: none where neither its foods nor its title are of it. */
function cuisineOf({ candidate, lines }: Dish, title: string, { cuisine, preferredCuisines }: HeardWish): string {
  const own = cuisinesOf(candidate)
  const liked = cuisine ? [cuisine] : preferredCuisines
  const said = own.find((each) => isOneOf(liked, each)) ?? own[0] ?? ''
  const words = [candidate.flavour.titleWord, said]
  return isTrueToKitchen(candidate, lines) || words.some((word) => title.includes(word)) ? said : ''
}

function isLowInSalt({ wish, reading }: Asked): boolean {
  const moods: readonly Mood[] = ['low-salt', 'no-salt']
  const isLeftOut = reading.refusedInNotes.includes('salty food')
  return wish.diet === 'heart-healthy' || isLeftOut || moods.some((mood) => reading.moods.has(mood))
}

/** Pasta water is not salted for who keeps from salt. */
function unsalted(step: DishStep): DishStep {
  return {
    ...step,
    text: step.text
      .replace(/\b(?:(?:well|generously|lightly|amply)[- ])?salted (?=(?:boiling )?water\b)/g, '')
      .replace(/(?:,| and) salt it(?: well| until it tastes like mild broth)?(?= and\b|[.]|$)/g, ''),
  }
}

/** Why it serves more than were asked for, where somebody said how many: nobody bakes half a cake or sells half a leg of lamb. What is at hand is told by itself. */
function wholeNotes(form: Form, { servings }: HeardWish, { servings: asked, intents }: HeardWish): string[] {
  if (asked === anything.servings && !intents.figures.some(({ of }) => of === 'servings')) return []
  const isRoast = dishOfForm(form)?.entry.least !== undefined
  return isRoast || form.feeds ? [`This recipe makes a whole ${isRoast ? 'roast' : 'batch'}: ${servings} servings`] : []
}

/** The steps for so many eaters: vessels and batches for what there is, bowls and glasses for who eats. */
function asServed(form: Form, kit: Kit): DishStep[] {
  const fitted = inRounds(form, kit, withVesselsAtSize(kit, withHerbsOut(form, kit, kit.steps)))
  return fitted.map((step) => ({ ...step, text: forEaters(step.text, kit.servings) }))
}

/** Whether a version of a dish of the catalogue names the meat or fish for which something stands in. */
function namesWhatIsReplaced({ candidate: { form }, lines }: Dish, text: string): boolean {
  const book = dishOfForm(form)
  if (!book || !standIns(book, lines).some(({ own }) => isFlesh(own.food))) return false
  return namesAbsentFlesh(text, readRecipe({ servings: 1, ingredients: lines.map(ingredientOf) }))
}

/** The same wish for as many as the dish is made for. */
function atItsSize(asked: Asked, form: Form): Asked {
  const made = yieldOf(form, asked.wish)
  return forSoMany(asked, made?.servings ?? form.feeds?.(asked.wish.servings) ?? asked.wish.servings)
}

function forSoMany(asked: Asked, servings: number): Asked {
  return servings === asked.wish.servings ? asked : { ...asked, wish: { ...asked.wish, servings } }
}

function instructionOf({ text, active, waiting, meanwhile }: DishStep, index: number): Instruction {
  return {
    step: index + 1,
    description: text,
    time: active + waiting,
    active,
    waiting,
    ...(meanwhile && { meanwhile }),
  }
}
