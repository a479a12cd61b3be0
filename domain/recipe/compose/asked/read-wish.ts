import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { plainWords, singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Diet } from '#domain/food/diets.ts'
import { foods } from '#domain/food/foods.ts'
import type { CookingMethod, Cuisine, MealTime, RecipeType } from '#domain/options/options.ts'
import type { NutrientBound } from '#domain/options/wish.ts'
import { wordSet } from '#domain/plain-text.ts'
import { asNamed } from '#domain/recipe/compose/asked/as-named.ts'
import { companionsOf } from '#domain/recipe/compose/asked/companions.ts'
import { isShareOfRoast, leftoverForms, leftoverOf } from '#domain/recipe/compose/asked/leftover-wants.ts'
import { isMuch } from '#domain/recipe/compose/asked/much-said.ts'
import { chilledFoods } from '#domain/recipe/compose/asked/needs-fridge.ts'
import { refusedFormsIn } from '#domain/recipe/compose/asked/refused-forms.ts'
import { leftOutFoods } from '#domain/recipe/compose/asked/taken-foods.ts'
import { typicalBeside } from '#domain/recipe/compose/asked/typical-foods.ts'
import { tasteWants, type Want, wantOf } from '#domain/recipe/compose/asked/want.ts'
import { isHalfHeard, notKnown, shown, unheardNotes } from '#domain/recipe/compose/asked/wish-notes.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { forbiddenBy, isFood, wantedBy } from '#domain/wish/allergies/boxed-foods.ts'
import { nutrientsSaid } from '#domain/wish/figures/nutrient-figure.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import type { Intents, Quality } from '#domain/wish/intents.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning, Mood } from '#domain/wish/meaning.ts'
import { isFlesh } from '#domain/wish/parser/flesh.ts'
import { isBuiltOn, isOnlyCalledSo, ownedFirst, ownFoodsOf } from '#domain/wish/settled/heard-dishes.ts'
import { englishFor } from '#domain/wish/spelling/english-for.ts'
import { cleaned } from '#domain/wish/spelling/tokens.ts'

/** What the free text of a wish means to the kitchen. */
export interface Reading {
  wanted: readonly Want[]
  excluded: ReadonlySet<string>
  /** Forms that the cook's words name: 'soup', 'tacos'. Preferred, never binding. */
  forms: readonly FormId[]
  /** The dish that the cook's words name first. */
  dish: DishMeaning | undefined
  /** Forms, types, cuisines, their families and methods that the cook will not have. */
  refusedForms: readonly FormId[]
  refusedTypes: readonly RecipeType[]
  refusedCuisines: readonly Cuisine[]
  refusedFamilies: readonly string[]
  refusedMethods: readonly CookingMethod[]
  /** Families that the cook's words name: 'Sichuan', 'carbonara'. Preferred. */
  families: readonly string[]
  /** Countries and regions whose food is asked for, as they were said. */
  places: readonly string[]
  /** Foods that make a named dish what it is: looked for, never owed. */
  typical: readonly Want[]
  /** Diets besides the one of the wish; the foods that break them are excluded. */
  diets: readonly Diet[]
  /** Machines that the dish should be made with. */
  machines: readonly string[]
  /** Lines of the list at most; salt, pepper, oil and water are not counted. */
  maxIngredients: number | undefined
  nutrients: readonly NutrientBound[]
  /** Whether no dish keeps these bounds with the rest of the wish: then the nearest comes. */
  areBoundsEased: boolean
  /** The cook's words for foods that the notes refuse. */
  refusedInNotes: readonly string[]
  moods: ReadonlySet<Mood>
  /** The meal and the type that are asked for. */
  meal: MealTime | undefined
  type: RecipeType | undefined
  /** There is nothing else to cook with than the wanted foods; there is no fridge. */
  onlyHas: boolean
  isUnchilled: boolean
  /** How the dish is to be, or not to be: 'smoky', no kneading. */
  qualities: readonly Quality[]
  /** Dishes that the cook wants beside this one. */
  besides: readonly string[]
  /** What the catalogue sets beside what the cook has, with the share of it that is eaten so. */
  companions: ReadonlyMap<FormId, number>
  /** Words of the notes as they stand there, in the singular: 'crispy', 'creamy'. */
  told: ReadonlySet<string>
  quick: boolean
  /** Part of the words meant nothing, and what was understood names neither dish nor food. */
  isHalfHeard: boolean
  light: boolean
  cheap: boolean
  /** What was not understood, in a sentence each. */
  notes: readonly string[]
}

/** Reads exclude, include and notes. Words that mean nothing to the kitchen come back as notes, and nothing throws. */
export const readWish: (wish: HeardWish) => Reading = rememberedFor((wish: HeardWish): Reading => {
  const notes: string[] = []
  const { intents } = wish
  const excluded = new Set([...leftOutFoods(wish), ...chilledFoods(intents)])
  for (const words of entries(wish.exclude)) {
    const ids = forbiddenBy(words)
    for (const id of ids) excluded.add(id)
    if (!ids.length && !isFood(words) && !intents.needs.some((need) => need.words === words)) {
      notes.push(`We don’t recognize “${shown(words)}” as a food, so it isn’t in this dish`)
    }
  }
  const wanted: Want[] = []
  for (const words of entries(wish.include)) {
    const anyOf = wantedBy(words)
    if (anyOf.length) wanted.push({ ...wantOf(englishFor(words), anyOf), words: shown(words) })
    else notes.push(notKnown(words))
  }
  const said = nutrientsSaid(intents.figures)
  const refused = refusedIn(intents)
  for (const words of refused) for (const id of forbiddenBy(words)) excluded.add(id)
  if (intents.isMeatless && !wanted.some(({ anyOf }) => anyOf.some(isFlesh)))
    for (const id of foods.keys()) if (isFlesh(id)) excluded.add(id)
  const dishes = intents.dishes
  const diets = [...(wish.alsoDiets ?? []), ...intents.diets]
  const barred = barredBy([...(wish.diet ? [wish.diet] : []), ...diets], excluded)
  const named = distinct([...wanted, ...wantsIn(intents, notes)])
  return {
    wanted: named.map(barred),
    excluded,
    forms: [
      ...new Set([
        ...leftoverForms(intents),
        ...ownedFirst(
          dishes.flatMap((dish) => dish.forms.filter((id) => !isUsuallyMadeIn(id, intents.refusedMethods))),
          wish,
        ),
      ]),
    ],
    dish: dishes[0],
    refusedForms: refusedFormsIn(intents),
    refusedTypes: intents.refusedTypes,
    refusedCuisines: intents.refusedCuisines,
    refusedFamilies: intents.refusedFamilies,
    refusedMethods: intents.refusedMethods,
    places: intents.places,
    families: [...new Set([...intents.families, ...dishes.flatMap(({ families }) => families)])],
    typical: typicalBeside(distinct([...dishes.flatMap(typicalOf), ...tasteWants(intents)]), named).map(barred),
    diets: [...new Set(diets)].filter((diet) => diet !== wish.diet),
    machines: intents.onlyMachines ? [] : intents.machines,
    maxIngredients: mostIngredients(intents),
    nutrients: wish.nutrients ?? said,
    areBoundsEased: wish.nutrients === undefined && said.length > 0,
    refusedInNotes: refused,
    moods: intents.moods,
    meal: wish.mealTime,
    type: wish.recipeType,
    onlyHas: intents.onlyHas,
    isUnchilled: intents.isUnchilled,
    qualities: intents.qualities,
    besides: intents.besides,
    companions: companionsOf(intents),
    told: intents.told,
    quick: intents.moods.has('quick') || intents.moods.has('soon'),
    isHalfHeard: isHalfHeard(intents),
    light: intents.moods.has('light') || intents.moods.has('lean-calories'),
    cheap: intents.moods.has('cheap'),
    notes: [...notes, ...unheardNotes(intents)].slice(0, 6),
  }
})

/** Foods wanted by the notes; 'chicken or tofu' is one want. A food that the text refuses elsewhere is not wanted. */
function wantsIn(intents: Intents, notes: string[]): Want[] {
  const wants: Want[] = []
  const plain = new Set(['salt', 'pepper', 'water', 'oil', 'ice', 'black pepper', 'sea salt'])
  for (const [index, food] of intents.foods.entries()) {
    if (food.as !== 'wanted' || (plain.has(food.words) && !food.amount)) continue
    const before = intents.foods[index - 1]?.anyOf.length ? wants.at(-1) : undefined
    if (!food.anyOf.length) notes.push(notKnown(food.words))
    else if (food.either && before) {
      const anyOf = [...new Set([...before.anyOf, ...food.anyOf])]
      wants[wants.length - 1] = { words: `${before.words} or ${food.words}`, anyOf, best: [] }
    } else {
      const want = food.leftover ? leftoverOf(food.words, food.anyOf) : asNamed(food)
      const { grams, said: words, isLoose } = (isShareOfRoast(food) ? undefined : food.amount) ?? {}
      wants.push({
        ...want,
        ...(isMuch(food, intents) && { much: true }),
        ...(grams !== undefined && words !== undefined && { grams, said: words }),
        ...(isLoose && { isLoose }),
      })
    }
  }
  for (const dish of intents.dishes) {
    for (const words of dish.foods) {
      // 'pasta' and 'lentil soup' are dishes by their food: they hold it
      const [first = ''] = singular(words).split(' ')
      const ids = ownFoods.has(words) || singular(dish.words).includes(first) ? foodNamed(words) : undefined
      if (ids?.length) wants.push(wantOf(words, ids))
    }
    // 'chicken salad' has chicken, 'banana bread' bananas
    for (const word of singular(dish.words).split(' ')) {
      const isNamed = wants.some(({ words }) => singular(words).split(' ').includes(word))
      const ids = isNamed ? undefined : foodNamed(word)
      const isTold = tellingFoods.has(word) || isOneOfTwo(dish.words, word) || (ids && isBuiltOn(dish, ids))
      if (ids?.length && isTold && !isOnlyCalledSo(dish, word, ids))
        wants.push(wantOf(word, [...new Set([...ids, ...ownFoodsOf(dish, word)])]))
    }
  }
  // a moussaka has its lamb, unless the cook names what else is to be in it
  const isMain = ({ anyOf }: Want) =>
    anyOf.length > 0 && anyOf.every((id) => namedFood(id)?.food.roles.includes('protein'))
  if (!wants.some(({ anyOf }) => anyOf.some((id) => namedFood(id)?.food.roles.includes('protein')))) {
    wants.push(
      ...intents.dishes
        .slice(0, 1)
        .flatMap(typicalOf)
        .filter(isMain)
        .map(({ owed: _owed, ...want }) => want),
    )
  }
  return wants
}

/** Whether a food is one of two that a name is made of, and nothing else: chicken and rice without rice is another dish. */
function isOneOfTwo(name: string, word: string): boolean {
  const parts = singular(name).split(' and ')
  return parts.length === 2 && parts.includes(word) && parts.every((part) => foodNamed(part)?.length)
}

/** The foods of a named dish: those that it is named for, then those that are usual in it and are not among them. */
function typicalOf({ foods, needs = [] }: DishMeaning): Want[] {
  const owed = needs.map((anyOf): Want => {
    const [first = ''] = anyOf
    return { words: namedFood(first)?.food.name ?? first, anyOf, best: [], owed: true }
  })
  const usual = foods.map((words) => {
    const want = wantOf(words, foodNamed(words) ?? [])
    return { ...want, anyOf: want.best.length ? want.best : want.anyOf, owed: true }
  })
  return [
    ...owed,
    ...usual.filter(({ anyOf }) => anyOf.length && !anyOf.some((id) => needs.some((need) => need.includes(id)))),
  ]
}

function barredBy(diets: readonly Diet[], excluded: ReadonlySet<string>): (want: Want) => Want {
  const noMeat = diets.some((diet) => diet === 'vegan' || diet === 'vegetarian' || diet === 'pescatarian')
  const noFish = diets.some((diet) => diet === 'vegan' || diet === 'vegetarian')
  const breaks = (id: string) => {
    const facts = namedFood(id)?.food.facts
    return (noMeat && facts?.has('meat')) || (noFish && facts?.has('fish')) || excluded.has(id)
  }
  return (want) => (want.anyOf.length && want.anyOf.every(breaks) ? { ...want, barred: true } : want)
}

/** Foods that the name of a dish promises when it holds their word. */
const tellingFoods = wordSet(`
  chicken beef pork lamb turkey duck fish tuna salmon shrimp crab egg tofu paneer lentil bean chickpea potato tomato onion mushroom
  wing carrot spinach kale avocado banana apple chocolate sausage spaghetti noodle oat miso`)

const ownFoods: ReadonlySet<string> = new Set(['pasta', 'noodles', 'rice noodles', 'lentils', 'rice', 'oats'])

/** Whether the usual way to cook a dish of the catalogue is refused: who wants salmon, and not baked, has another in mind. */
function isUsuallyMadeIn(id: FormId, refused: readonly CookingMethod[]): boolean {
  const [usual] = refused.length ? (bookDishes.get(id)?.methods ?? []) : []
  return usual !== undefined && refused.includes(usual)
}

function refusedIn(intents: Intents): string[] {
  const words = intents.foods.filter(({ as }) => as === 'refused' || as === 'allergy').map((food) => food.words)
  return [...new Set([...words, ...intents.banned])]
}

function mostIngredients(intents: Intents): number | undefined {
  const figure = intents.figures.find((each) => each.of === 'ingredients' && each.bound !== 'least')
  if (figure) return Math.max(1, figure.value)
  return intents.moods.has('few') ? 8 : undefined
}

/** 'mushrooms, olives and feta' in one box are three entries. */
function entries(list: readonly string[]): string[] {
  return list
    .flatMap((entry) => cleaned(entry).split(/[,;\n/]+|\band\b/i))
    .map((entry) => entry.trim())
    .filter((entry) => plainWords(entry).length > 0)
}

function distinct(wanted: readonly Want[]): Want[] {
  const seen = new Set<string>()
  return wanted.filter(({ anyOf }) => {
    const key = anyOf.join()
    return !seen.has(key) && Boolean(seen.add(key))
  })
}
