import type { DishEntry, DishPart } from '#domain/catalogue/dish-entry.ts'
import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { BoughtAs } from '#domain/catalogue/forms/form.ts'
import { type DishId, type FormId, formIds } from '#domain/catalogue/forms/form-ids.ts'
import {
  type CookingMethod,
  type CuisineOfRecipe,
  cookingMethods,
  cuisinesOfRecipes,
  type MealTime,
  mealTimes,
  type RecipeType,
  recipeTypes,
} from '#domain/options/options.ts'

/** A line of a dish's list. Grams are a serving's. */
export interface BookLine {
  slot: SlotId
  /** The dish's own food, then what may stand in for it, the most like it first. */
  foods: readonly string[]
  /** The dish's own food, by which its steps know the line, where another that the cook named is in its place. */
  writtenFor?: string
  /** What a food is bought as here, and what the steps call it, by its id: 'dry Marsala', 'Marsala'. */
  boughtAs: BoughtAs
  grams: number
  mayGo: boolean
  /** Somebody will not have it, and the dish is made without. */
  isLeftOut?: true
  preparation: string
}
export interface BookStep {
  active: number
  waiting: number
  meanwhile: boolean
  /** The minutes of hands are for as many as the dish serves: for more it goes on longer, by turns. */
  byTurns: boolean
  text: string
}
/** A part that a dish may be made without; grams are a serving's, undefined where all of the food is for it. */
export interface BookPart {
  names: readonly string[]
  foods: readonly { id: string; grams: number | undefined }[]
  adds: readonly BookLine[]
  end: readonly BookStep[]
  title?: string | undefined
  face?: string | undefined
  why?: string | undefined
  instead?: DishId
}
/** A dish of the catalogue as the composer reads it. */
export interface BookDish {
  id: DishId
  entry: DishEntry
  names: readonly string[]
  title: string
  titles: readonly (readonly [food: string, title: string])[]
  near: readonly FormId[]
  /** Undefined where the entry does not say what is served with it. */
  beside?: readonly DishId[]
  /** Where the dish says so itself; its family's otherwise. */
  cuisines?: readonly CuisineOfRecipe[]
  types: readonly RecipeType[]
  meals: readonly MealTime[]
  methods: readonly CookingMethod[]
  equipment: readonly (readonly string[])[]
  lines: readonly BookLine[]
  steps: readonly BookStep[]
  parts: readonly BookPart[]
}

/** The food that the words of a dish are written for. */
export function ownFoodOf({ writtenFor, foods: [own = ''] }: BookLine): string {
  return writtenFor ?? own
}

function dishId(id: string): DishId {
  return `dish-${id}`
}

/** The entry of a dish, read. Throws, naming the dish, where a word of it is not known. */
export function readDish(id: string, entry: DishEntry): BookDish {
  const names = listOf(entry.names)
  return {
    id: dishId(id),
    entry,
    names,
    title: entry.title ?? capitals(names[0] ?? refuse(id, 'no name')),
    titles: rows(entry.titles ?? '').map((row) => splitAt(row, ':') ?? refuse(id, `title '${row}'`)),
    near: entry.near
      .split(/\s+/)
      .filter(Boolean)
      .map((each) => formIds.find((form) => form === each) ?? dishId(each.replace(/^dish-/, ''))),
    ...(entry.beside !== undefined && { beside: entry.beside.split(' ').filter(Boolean).map(dishId) }),
    ...(entry.cuisine && { cuisines: listOf(entry.cuisine).map((each) => member(id, cuisinesOfRecipes, each)) }),
    types: listOf(entry.types).map((each) => member(id, recipeTypes, each)),
    meals: listOf(entry.meals).map((each) => member(id, mealTimes, each)),
    methods: methodsOf(id, entry),
    equipment: listOf(entry.equipment).map((each) => each.split('/')),
    lines: rows(entry.list).map((row) => readLine(id, row, entry.serves)),
    steps: stepsOf(id, entry),
    parts: (entry.parts ?? []).map((part) => readPart(id, part, entry)),
  }
}

function readPart(id: string, part: DishPart, { serves, list }: DishEntry): BookPart {
  const { names, foods = '', adds = '', end = '', title, face, why, instead } = part
  const own = new Set(rows(list).map((row) => row.split(' ')[1]?.split(/[|=]/)[0]))
  return {
    names: listOf(names),
    foods: listOf(foods).map((each) => {
      const [food = '', grams] = each.split(' ')
      if (!own.has(food)) refuse(id, `part of '${food}'`)
      return { id: food, grams: grams === undefined ? undefined : Number(grams) / serves }
    }),
    adds: rows(adds).map((row) => readLine(id, row, serves)),
    end: rows(end).map((row) => readStep(id, row)),
    title,
    face,
    why,
    ...(instead && { instead: dishId(instead) }),
  }
}

/** A food is used up in two parts at most: what is left is named by its second, and a third would be gone without a word. */
function stepsOf(id: string, entry: DishEntry): readonly BookStep[] {
  const parts = [...entry.steps.matchAll(/\{([^@?{}][^{}]*)\}/g)].flatMap(([, inside = '']) => listOf(inside))
  const shared = parts.flatMap((part) => /^(?:1\/2|1\/3|most) (.+)/.exec(part)?.[1] ?? [])
  const third = shared.find((food, at) => shared.indexOf(food) < at && parts.includes(food))
  if (third) refuse(id, `three parts of ${third}`)
  return rows(entry.steps).map((row) => readStep(id, row))
}

function methodsOf(id: string, { methods, steps }: DishEntry): CookingMethod[] {
  const said = listOf(methods).map((each) => member(id, cookingMethods, each))
  const kept = said.filter((each) => ways[each].test(steps))
  return kept.length ? kept : said.slice(0, 1)
}

/** A method is claimed where the steps say that it is what cooks the dish. */
const ways: Readonly<Record<CookingMethod, RegExp>> = {
  Baked: /\b(?:bake|oven)/i,
  Grilled: /\b(?:grill|broil|barbecue)/i,
  Fried: /\b(?:fry|fried|fries)/i,
  Steamed: /\bsteam/i,
  Roasted: /\b(?:roast|oven)/i,
  Sautéed: /\b(?:skillet|wok|frying pan|saut)/i,
  Boiled: /\b(?:boil|simmer|poach)/i,
  Braised: /\b(?:brais|cover|simmer)/i,
  'Slow Cooked': /\bslow cooker/i,
  'Raw/No Cook': /^(?!.*\b(?:oven|skillet|simmer|boil|bake|fry|grill)\b)/is,
}

function readLine(id: string, row: string, serves: number): BookLine {
  if (row === 'salt') return { slot: 'salt', foods: ['salt'], boughtAs: {}, grams: 1, mayGo: true, preparation: '' }
  const [, slot = '', foods = '', grams = '', mayGo = '', preparation = ''] =
    /^(\S+) (\S+) ([\d.]+)(\?)?(?: (.*))?$/.exec(row) ?? refuse(id, `line '${row}'`)
  const said = foods.split('|').map((each) => each.split('='))
  const ids = said.map(([food = '']) => food)
  for (const each of ids) if (!namedFood(each)) refuse(id, `food '${each}'`)
  const boughtAs = Object.fromEntries(said.flatMap(([food, words]) => (words ? [[food, namesOf(words)]] : [])))
  return {
    slot: slot as SlotId,
    foods: ids,
    boughtAs,
    grams: Number(grams) / serves,
    mayGo: mayGo === '?',
    preparation,
  }
}

/** 'dry_Marsala/Marsala': the words of the list, and those of the steps where they are shorter. */
function namesOf(words: string): readonly [string, string] {
  const [listed = '', short = listed] = words.replaceAll('_', ' ').split('/')
  return [listed, short]
}

function readStep(id: string, row: string): BookStep {
  const [, active = '', each, waiting = '0', meanwhile, text = ''] =
    /^(\d+)(\*)?(?:\+(\d+))?(~)? (.*)$/.exec(row) ?? refuse(id, `step '${row.slice(0, 30)}'`)
  const [share] = strangeShare.exec(text) ?? []
  if (share) refuse(id, `the share '${share}'`)
  return {
    active: Number(active),
    waiting: Number(waiting),
    meanwhile: meanwhile !== undefined,
    byTurns: each !== undefined || byTurns.test(text),
    text,
  }
}

/** Parts of a food that no step can take: its sentence would be left out without a word. */
const strangeShare = /(?<=\{(?:[^@{}][^{}]{0,200},)? ?)(?!1\/[23] )\d\/\d [a-z-]+/

/** What goes into the pan by turns takes as many more minutes as there is more of it. */
const byTurns =
  /\b(?:fry|cook|sear|brown)\b[^.]{0,300}\b(?:in (?:\w+ ){0,3}batches|(?:half|few|one|two|three|panful|layer)(?: cutlets| of them)? at a time|by turns|one by one)\b/i

function rows(block: string): string[] {
  return block
    .split('\n')
    .map((row) => row.trim().replace(/ {2,}/g, ' '))
    .filter(Boolean)
}
function listOf(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}
function splitAt(row: string, sign: string): [string, string] | undefined {
  const at = row.indexOf(sign)
  return at < 0 ? undefined : [row.slice(0, at).trim(), row.slice(at + 1).trim()]
}
function member<Word extends string>(id: string, words: readonly Word[], said: string): Word {
  return words.find((word) => word === said) ?? refuse(id, `'${said}'`)
}
function refuse(id: string, what: string): never {
  throw new Error(`The dish ${id} has ${what}, which is not known.`)
}
function capitals(name: string): string {
  return name.replace(
    /(^|[\s-])(?!(?:and|of|with|in|on|the|a|al|alla|de|la|n)\b)(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}
