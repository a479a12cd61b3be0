import type { Food } from '#domain/food/food.ts'
import { foodById, foods } from '#domain/food/foods.ts'
import { withoutLabels } from '#domain/food/line/evidence/line-labels.ts'
import type { IngredientLine, NamedFood, Weight } from '#domain/food/line/line.ts'
import { juiceOrZest, pieceAsSold } from '#domain/food/line/weighing/usual-weights.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { gramsAsSold, isFree } from '#domain/food/prices/cost.ts'
import { kindOf } from '#domain/plan/products/kinds/kinds.ts'
import { claimOf } from '#domain/plan/products/product-claims.ts'
import { type Product, productOf } from '#domain/plan/products/product-kinds.ts'

/** 'whole', or the name of a part; several parts can come from the same piece: the zest and the juice of a lemon. */
export type Part = string

/** What a shop sells for a food of a recipe, and the grams of it that are paid for. */
export interface Bought extends Product {
  part: Part
  /** As bought: with peel, stones and bones; null where no amount can be weighed. */
  grams: number | null
  /** Whether a recipe's amount is no amount of what is bought: '2 cups cooked rice', '3 tbsp lemon juice'. */
  isOther: boolean
}

/** The line that a food stands in, whether it names other foods too, and what it says that the food is without. */
type Line = Pick<IngredientLine, 'text' | 'unit' | 'amount'> & {
  preparation?: string
  isShared?: boolean
  labels: readonly string[]
}

/** The food that is bought for one that a line names; undefined for what comes out of the tap. */
export function boughtFor(named: NamedFood, weight: Weight | undefined, line: Line): Bought | undefined {
  const { food } = named
  if (!food || isFree(food)) return undefined
  if (!isBottled(line.text)) {
    const part = pieceFor(named, line)
    if (part) {
      const pieces = weight ? weight.grams / part.each : null
      return {
        ...part,
        claim: claimOf(part.food, '', line.labels),
        grams: pieces === null ? null : pieces * part.one,
        isOther: true,
      }
    }
  }
  const words = line.isShared
    ? named.words
    : `${named.words} ; ${withoutLabels(`${claimsIn(line.text)} ; ${asidesIn(line)}`)}`
  const raw = uncooked[food.id]
  if (raw) {
    const dry = productOf(dryFood(named.words, food) ?? foodById(raw.food), words, line.labels)
    return { ...dry, part: 'whole', grams: weight ? weight.grams * raw.share : null, isOther: true }
  }
  const plain = same[food.id]
  const unit = line.unit ?? (/\bcans?\)/i.test(line.text) ? 'can' : undefined)
  const product = productOf(plain ? foodById(plain) : food, words, line.labels, unit)
  return { ...product, part: 'whole', grams: weight ? gramsAsSold(food, weight) : null, isOther: false }
}

/** Of the rest of a line only what is said of allergens, diets and the grind of flour: 'or frozen' is no demand. */
function claimsIn(text: string): string {
  const said = text.replace(/\([^()]*\b(?:any|other|substitute|regular)\b[^()]*\)/gi, ' ').replace(ifWished, ' ')
  return [...said.matchAll(/\b(?:(?<![\d.,:/])00|\w+[- ]free|halal|bone-in|DF)\b/gi)].map(([found]) => found).join(' ')
}

/** 'Gluten-free if needed' is whoever cooks to say. */
const ifWished =
  /\b(?:use\s+)?(?:\w+[- ]free|vegan|plant[- ]based|vegetarian|halal)\s+(?:(?:if|when|as|where)\s+(?:\w+\s+){0,3}?(?:need(?:ed)?|prefer(?:red)?|desired|necessary|required|like|want(?:ed)?|wish(?:ed)?|possible|available|intolerant)|works?|is fine|optional)\b|\b(?:can|could|may) be (?:\w+[- ]free|vegan)\b/gi

/** 'Artichokes (marinated)', 'thyme, dried': a word by itself beside the name tells which one is bought; a sentence is advice. */
function asidesIn({ text, preparation = '' }: Line): string {
  if (/\b(?:fresh|washed|rinsed|cleaned|pat(?:ted)?)\b.{0,300}\bdried\b/i.test(text)) return ''
  const bracketed = [
    ...text.replace(/\b(?:tinned or canned|canned or tinned)\b/gi, 'canned').matchAll(/\(([^()]*)\)/g),
  ].map(([, found = '']) => found)
  const said = [...bracketed, preparation].filter((aside) => !/\b(?:or|like|such as|e\.g)\b/i.test(aside))
  const parts = said.flatMap((aside) => aside.split(/[,;]/)).map((part) => part.trim())
  return parts.filter((part) => /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(part)).join(' ')
}

interface PartOfPiece {
  food: Food
  part: Part
  /** Edible grams of the part in one piece, and grams of the whole piece as sold. */
  each: number
  one: number
}

/** Lemons are bought for their juice and eggs for their yolks; what is sold as a drink only where it is to be pressed. */
function pieceFor(named: NamedFood, { text, unit, amount }: Line): PartOfPiece | undefined {
  const { food } = named
  if (!food?.partOf) return undefined
  // 'Yuzu juice' is no lime's, and dried peel stands in a jar.
  const kind = kindOf(food, named.words)
  if (kind !== undefined && !/^(?:lime|grapefruit) zest$/.test(kind)) return undefined
  const found = juiceOrZest({ words: kind ?? named.words }) ?? juiceOrZest(named)
  const piece = foods.get(found?.fruit ?? food.partOf.food)
  if (!piece) return undefined
  const isCounted = amount !== undefined && unit === undefined
  if (
    food.aisle === 'Drinks' &&
    !isCounted &&
    !/\bfresh|squeezed|juice (?:of|from)|\bjuiced?\b.{0,200}\d\s?\w{0,20}\s?(?:orange|grapefruit)/i.test(text)
  )
    return undefined
  return {
    food: piece,
    part: partOfPiece(food, kind ?? named.words),
    each: found?.grams ?? food.partOf.grams,
    one: pieceAsSold(piece),
  }
}

/** Which part of its piece a food is. */
export const partOfPiece = (food: Food, words: string): Part => juiceOrZest({ words, food })?.part ?? food.name

/** What is sold as the part alone: a bottle of juice, a carton of whites, powder. */
function isBottled(text: string): boolean {
  return /\b(?:bottled?|carton|liquid egg|powder(?:ed)?|dried|pasteurized|concentrate|store-?bought|frozen)\b/i.test(
    text,
  )
}

/** 'cooked jasmine rice' is bought as jasmine rice. */
function dryFood(words: string, cooked: Food): Food | undefined {
  const { food } = knownFood(words.replace(/\b(?:freshly|hot|pre-?cooked|cooked|leftover|steamed|boiled)\b/gi, ' '))
  return food && food !== cooked && food.aisle === cooked.aisle && !(food.id in uncooked) ? food : undefined
}

/** What is made at home from the dry: the plainest kind, and grams of dry in a gram of it (USDA SR28 weights of a cup of each). */
const uncooked: Readonly<Record<string, { food: string; share: number }>> = {
  'cooked-rice': { food: 'long-rice', share: 0.36 },
  'cooked-brown-rice': { food: 'brown-rice', share: 0.36 },
  'cooked-quinoa': { food: 'quinoa', share: 0.36 },
  'cooked-couscous': { food: 'couscous', share: 0.4 },
  'cooked-bulgur': { food: 'bulgur', share: 0.33 },
  'cooked-pasta': { food: 'penne', share: 0.45 },
  'cooked-egg-noodles': { food: 'egg-noodles', share: 0.45 },
  'cooked-rice-noodles': { food: 'rice-noodles', share: 0.4 },
  'cooked-chickpeas': { food: 'chickpeas', share: 1 / 0.6 },
  'cooked-black-beans': { food: 'black-beans', share: 1 / 0.6 },
  'cooked-white-beans': { food: 'white-beans', share: 1 / 0.6 },
  'cooked-kidney-beans': { food: 'kidney-beans', share: 1 / 0.6 },
  'cooked-pinto-beans': { food: 'pinto-beans', share: 1 / 0.6 },
  'flax-egg': { food: 'flax', share: 7 / 51 },
}

/** Foods that the table tells apart for their figures, and a cupboard does not. */
const same: Readonly<Record<string, string>> = { salt: 'table-salt' }

/** Whether a food is bought as another one that differs in its figures alone. */
export function isSame(bought: Food, named: Food | undefined): boolean {
  return named !== undefined && same[named.id] === bought.id
}

/** What a shopper calls a food when the recipes call it differently: what is grated at home is bought whole. */
export function plainName({ id, name }: Food): string {
  return plainNames[id] ?? name.replace(/^(?:finely grated|freshly ground) /, '')
}
const plainNames: Readonly<Record<string, string>> = {
  'table-salt': 'salt',
  pepper: 'black pepper',
  yogurt: 'plain yogurt',
  sausage: 'sausage',
  cod: 'white fish',
  penne: 'pasta',
  'gf-pasta': 'gluten-free pasta',
  'chicken-nuggets': 'chicken nuggets',
  'canned-tomatoes': 'canned tomatoes',
  olives: 'olives',
  almonds: 'almonds',
  cashews: 'cashews',
  flax: 'flaxseed',
  'mustard-seed': 'mustard seeds',
}
