import { foodsIn, writeSteps } from '#domain/catalogue/book/fill-steps.ts'
import { minutesToBoil } from '#domain/catalogue/book/pot-to-boil.ts'
import { type BookDish, type BookLine, ownFoodOf, readDish } from '#domain/catalogue/book/read-dish.ts'
import { namesOfSpared, type SparedNames, spareLines, withoutSpared } from '#domain/catalogue/book/spare-lines.ts'
import { type Retelling, retelling } from '#domain/catalogue/book/stand-in-words.ts'
import { standIns } from '#domain/catalogue/book/stand-ins.ts'
import { versionNames } from '#domain/catalogue/book/version-names.ts'
import { dishEntries } from '#domain/catalogue/dishes.ts'
import { isHot } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form, Slot } from '#domain/catalogue/forms/form.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import type { Nutrients } from '#domain/food/food.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** Slots of what a dish is built on, the first that it has. */
const hearts = ['main', 'protein', 'pulse', 'egg', 'starch', 'vegetable']

function saltOf(id = ''): number {
  return id === 'salt' ? 0 : (namedFood(id)?.food.salt ?? 0)
}
function dollarsOf(id = ''): number {
  return namedFood(id)?.food.tablePrice.usd ?? 0
}
/** Milligrams in a gram of salt. */
const sodiumOfSalt = 393

/** Home cooks salt a little less than cookbooks do: about 750 mg of sodium a dinner, not the 950 of a restaurant. */
const homeSalt = 0.72

/** Pots and pans that the steps bring in, and the one in which rice or pasta cooks meanwhile. */
function vesselsIn({ steps }: BookDish): number {
  const isApart = steps.some(({ text, meanwhile }) => meanwhile && boiled.test(text) && text.search(vessels) < 0)
  const named = new Set(steps.flatMap(({ text }) => text.match(vessels) ?? [])).size
  const broughtIn = steps.flatMap(({ text }) => text.match(newVessel) ?? []).length
  return Math.max(named, broughtIn) + (isApart ? 1 : 0)
}
const boiled = /{water|\b(?:boil|simmer|cook)\b/i
const newVessel =
  /(?:\{@|\b(?:an?|another) (?:[\w,]+ ){0,2})(?:skillet|saucepan|pot|wok|sheet[- ]pans?|baking[- ]dish|roasting pan|Dutch oven|griddle)\b/g
const vessels = /\b(?:skillet|saucepan|pot|wok|sheet[- ]pans?|baking[- ]dish|roasting pan|Dutch oven|griddle)\b/g

const knifeWork = /\b(?:chop|slice|dice|cut|mince|halve|quarter|shred|cube)/

/** The dish that a form of the catalogue is made from: by its own list, or with what the cook named in the place of its main food. */
export function dishOfForm(form: Form): BookDish | undefined {
  return dishes.get(form)
}
const dishes = new WeakMap<Form, BookDish>()

/** A dish of the catalogue as a form. */
export function formOf(dish: BookDish): Form {
  const form = asForm(dish)
  dishes.set(form, dish)
  return form
}

function asForm(dish: BookDish): Form {
  const { entry } = dish
  const spare = spareLines(dish)
  const ofServing = (nutrient: keyof Nutrients) =>
    dish.lines.reduce(
      (sum, { foods, grams }) => sum + (grams * (namedFood(foods[0] ?? '')?.food.nutrients[nutrient] ?? 0)) / 100,
      0,
    )
  const calories = ofServing('calories')
  const minutes = dish.steps.reduce((sum, step, at) => {
    const waiting = step.waiting + minutesToBoil(step, dish.steps.slice(0, at), entry.serves)
    return sum + step.active + (step.meanwhile ? 0 : waiting)
  }, 0)
  return {
    id: dish.id,
    label: dish.names[0] ?? '',
    book: dish.lines.flatMap(({ foods }) => foods),
    must: dish.lines.flatMap((line) => (line.mayGo || spare.has(line) ? [] : [line.foods])),
    families: [entry.family],
    weight: entry.weight,
    kin: dish.near.filter((id) => !id.startsWith('dish-')),
    ...(dish.cuisines && { cuisines: dish.cuisines }),
    ...mainOf(dish),
    told: {
      steps: dish.steps.map(({ text }) => text).join(' '),
      end:
        dish.steps
          .at(-1)
          ?.text.split(/(?<=[.!?]) +/)
          .at(-1) ?? '',
      lines: dish.lines.length,
      vessels: vesselsIn(dish),
      hot:
        /\bspicy\b/i.test(dish.title) ||
        dish.lines.some(
          (line) => !line.mayGo && line.slot !== 'chile' && !spare.has(line) && line.foods.every(isFieryFood),
        ),
      heat: dish.lines.some(isFiery),
      per: {
        calories,
        protein: ofServing('protein'),
        carbs: ofServing('carbs'),
        unused: ofServing('unused'),
        fat: ofServing('fat'),
        fiber: ofServing('fiber'),
        sugar: ofServing('sugar'),
        saturatedFat: ofServing('saturatedFat'),
        sodium: ofServing('sodium'),
      },
      grams: dish.lines.reduce((sum, { grams }) => sum + grams, 0),
      dollars: dish.lines.reduce((sum, { foods, grams }) => sum + (grams * dollarsOf(foods[0])) / 100, 0),
      sodium: dish.lines.reduce((sum, { foods, grams }) => sum + (grams * saltOf(foods[0])) / 100, 0) * sodiumOfSalt,
      cuts: dish.lines.filter(({ preparation }) => knifeWork.test(preparation)).length,
    },
    ...fewOf(dish),
    types: dish.types,
    meals: dish.meals,
    methods: dish.methods,
    level: entry.level,
    equipment: dish.equipment,
    quickest: Math.round(minutes * 0.85),
    calories: [calories * (dish.lines.some(isInOne) ? 1.1 : 0.55), calories * 1.6],
    texture: 'none',
    fixedSize: true,
    ...(entry.weather && { weather: entry.weather }),
    ...(entry.sweet && { sweet: true }),
    ...(!dish.lines.some(isSaltInGrams) && !entry.sweet && { saltPercent: (entry.salt ?? 0.4) * homeSalt }),
    ...(cooksGrainInIt(dish) && { is: ['grain in it'] }),
    ...(entry.part && { part: true }),
    ...(entry.least && { feeds: (eaters: number) => Math.max(eaters, entry.least ?? 0) }),
    ...(entry.batch && { feeds: (eaters: number) => wholeBatches(dish, eaters) }),
    slots: () => slotsOf(dish),
    write: (kit) => writeSteps(dish, kit),
    name: (kit) => titleOf(dish, kit),
    face: [entry.face],
    whys: [entry.why],
    words: (kit) => wordsOf(dish, retelling(dish, kit), namesOfSpared(dish, kit.lines)),
    cuts: Object.fromEntries(
      dish.lines.flatMap(({ preparation, foods }) => (preparation ? alike(foods).map((id) => [id, preparation]) : [])),
    ),
  }
}

/** Whether its grain is cooked with what it is eaten with, and not by itself beside it. */
function cooksGrainInIt({ lines, steps }: BookDish): boolean {
  return lines.some((line) => {
    const food = ownFoodOf(line)
    const step = line.slot === 'starch' ? steps.find(({ text }) => foodsIn(text).includes(food)) : undefined
    return step !== undefined && foodsIn(step.text).some((name) => name !== food)
  })
}

/** A machine that few kitchens have, or few cook a meal in, and that nothing else in the dish's row stands in for. */
function fewOf({ equipment }: BookDish): Pick<Form, 'few'> {
  const [few] = equipment.flatMap((row) => (row.every((machine) => rare.has(machine)) ? (row[0] ?? []) : []))
  return few ? { few } : {}
}
const rare: ReadonlySet<string> = new Set([
  'Microwave',
  'Waffle Iron',
  'Ice Cream Maker',
  'Dehydrator',
  'Bread Machine',
  'Sous Vide',
  'Toaster',
  'Panini Press',
  'Electric Griddle',
  'Stand Mixer',
])

function isFiery({ foods: [id = ''] }: BookLine): boolean {
  return isFieryFood(id)
}
function isFieryFood(id: string): boolean {
  const food = namedFood(id)
  return food !== undefined && isHot(food)
}

function mainOf({ lines }: BookDish): Pick<Form, 'main'> {
  const main = hearts.map((heart) => lines.find(({ slot }) => slot === heart)?.foods[0]).find(Boolean)
  return main ? { main } : {}
}

/** The same for whoever asks, so made once. */
const slotsOf = rememberedFor((dish: BookDish): readonly Slot[] => {
  const spare = spareLines(dish)
  return dish.lines.map((line) => ({
    id: line.slot,
    pool: [line.foods],
    grams: line.grams,
    required: !line.mayGo,
    isSpare: spare.has(line),
    ...(isCutCitrus(line) && { cut: 'slice' as const }),
    boughtAs: line.boughtAs,
    ...flexOf(line, dish),
  }))
})

/** Salt that the list weighs out, as dough wants it; otherwise it is solved from the weight of the dish. */
function isSaltInGrams({ slot, foods }: BookLine): boolean {
  return foods[0] === 'salt' && slot !== 'salt'
}

/** A bun, of which each eater has one, so that little can be taken off the plate. */
function isInOne({ foods: [id = ''] }: BookLine): boolean {
  return namedFood(id)?.behaviour.kind === 'bun'
}

/** A lemon that is cut is no spoonful of juice. */
function isCutCitrus({ foods: [id = ''], preparation }: BookLine): boolean {
  return preparation !== '' && namedFood(id)?.behaviour.kind === 'citrus'
}

/** The dish's own food and the stand-ins that are cut and warmed as it is: vegan butter is melted too, and oil is not. */
function alike(foods: readonly string[]): string[] {
  const kindOf = (id: string) => namedFood(id)?.behaviour.kind
  return foods.filter((id) => kindOf(id) === kindOf(foods[0] ?? ''))
}

/** A loaf, a tray of cookies and a cake are made whole; the more eaters, the more of them. */
function wholeBatches({ entry: { serves } }: BookDish, eaters: number): number {
  return serves * Math.max(1, Math.round(eaters / serves + 0.25))
}

function flexOf({ slot }: BookLine, { entry }: BookDish): Pick<Slot, 'flex'> {
  if (entry.batch || fixed.has(slot)) return { flex: 'fixed' }
  if (slot === 'protein' || slot === 'starch' || slot === 'fat') return { flex: slot }
  return slot === 'bread' ? { flex: 'starch' } : rich.has(slot) ? { flex: 'rich' } : {}
}
const fixed: ReadonlySet<string> = new Set(['egg', 'flour', 'leavener', 'thickener'])
const rich: ReadonlySet<string> = new Set(['cheese', 'creamy', 'nut'])

/** 'Vegan Fettuccine Alfredo': a version says for whom it is one, and names what is in it. */
function titleOf(dish: BookDish, kit: Kit): string {
  const retold = retelling(dish, kit)
  const [told, own] = dish.titles.find(([food]) => kit.food(food)) ?? []
  const called = retold(own ?? dish.title, 'title') ?? dish.title
  const isVegan = kit.wish.diet === 'vegan' || kit.wish.alsoDiets?.includes('vegan') === true
  const title = isVegan ? called.replace(/\b(?:Vegetarian|Meatless)\b/, 'Vegan') : called
  const versions = versionNames(kit.wish, dish, standIns(dish, kit.lines), told)
  const isTold = (name: string) =>
    (name === 'Vegan' && ofPlants.test(title)) ||
    (name === 'Vegetarian' && (ofPlants.test(title) || inPlaceOfMeat.test(title)))
  return [...versions.filter((name) => !isTold(name)), title].join(' ')
}

const ofPlants = /\b(?:Vegan|Plant-Based)\b/
/** What a title names in the place of meat: it has told. */
const inPlaceOfMeat =
  /\b(?:Vegetarian|Veggie|Meatless|Tofu|Tempeh|Seitan|Paneer|Halloumi|Jackfruit|Mushrooms?|Lentils?|Chickpeas?|Beans?)\b/

/** Its sentences as this version keeps them: those that would not be true of what stands in, or name what was left out, are not said. */
function wordsOf(
  { entry: { face, why } }: BookDish,
  retold: Retelling,
  spared: SparedNames,
): Pick<Form, 'face' | 'whys'> {
  const told = (given: string, place: 'face' | 'why') => {
    const text = place === 'face' ? withoutSpared(given, spared) : given
    return spared.isSaid(text) ? [] : (retold(text, place) ?? [])
  }
  return {
    face: [face].filter(Boolean).flatMap((text) => told(text, 'face')),
    whys: [why].filter(Boolean).flatMap((text) => told(text, 'why')),
  }
}

/** The dishes of the catalogue by their ids. */
export const bookDishes: ReadonlyMap<string, BookDish> = new Map(
  Object.entries(dishEntries).map(([id, entry]) => {
    const dish = readDish(id, entry)
    return [dish.id, dish]
  }),
)

/** The dishes of the catalogue as forms: each has one family, its own foods and its own words. */
export const bookForms: readonly Form[] = [...bookDishes.values()].map(formOf)
