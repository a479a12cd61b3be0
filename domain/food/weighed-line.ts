import type { Food } from '#domain/food/food.ts'
import type { IngredientLine, Weight } from '#domain/food/line.ts'

/** A line with what it weighs: the shape that nutrition and prices are worked out from. */
export interface WeighedLine {
  line: IngredientLine
  /** One entry for each food that the line asks for; `weight` is missing where no amount can be weighed. */
  portions: readonly Portion[]
  /** Share of the weight that is eaten, 0 to 1: frying oil and the salt of cooking water mostly stay behind. */
  eaten: number
  /** 'For the sauce:': a heading, not something to weigh. */
  heading: boolean
}
export interface Portion {
  food?: Food
  weight?: Weight
}

/** Frying oil that the food takes up, by weight: deep-fried foods take up about a tenth to a fifth of the oil in home pans. */
const fryingOil = 0.15
/** Grams of 2 tablespoons and of half a cup of oil. */
const spoonfuls = 30
const panful = 120
/** Salt of cooking water and brines that ends up in the food. */
const brineSalt = 0.1

/** How much of a line of so many grams is eaten, read from its own words. Two spoons of oil go into the dish, a potful stays behind. */
export function eatenShare(text: string, grams = Number.POSITIVE_INFINITY): number {
  if (/\bfor (?:deep[- ]|shallow[- ]|pan[- ])?frying\b|\bfor the fryer\b/i.test(text))
    return grams <= spoonfuls ? 1 : grams <= panful ? 0.5 : fryingOil
  if (/\bfor (?:the )?(?:pasta|cooking|boiling|blanching|poaching)? ?(?:water|brine|brining|soaking)\b/i.test(text))
    return brineSalt
  return 1
}

const headings =
  /^(?:for|to serve|to finish|to garnish|to assemble|optional|garnish|toppings?|dressing|sauce|filling|dough|batter|marinade)\b[^\d]*:\s*$/i

/** 'For the sauce:' and the like. Anything with an amount is an ingredient. */
export function isHeading(text: string): boolean {
  return headings.test(text.trim())
}

/** Share of the lines' weight that is matched to a food, 0 to 1. A line of unknown weight counts as an average line. */
export function coverageOf(lines: readonly WeighedLine[], known: (portion: Portion) => boolean): number {
  let matched = 0
  let missing = 0
  let weighed = 0
  let unweighed = 0
  for (const { line, portions, heading } of lines) {
    if (heading) continue
    for (const portion of portions) {
      if (!portion.weight) {
        if (!(portion.food && (line.optional || line.toTaste || isTrifle(line)))) unweighed += 1
        continue
      }
      weighed += 1
      if (known(portion)) matched += portion.weight.grams
      else missing += portion.weight.grams
    }
  }
  const total = matched + missing
  if (total === 0) return weighed > 0 && unweighed === 0 ? 1 : 0
  const average = total / weighed
  return matched / (total + unweighed * average)
}

/** Garnishes and things to serve with, without an amount: they weigh next to nothing or are not part of the dish. */
export function isTrifle(line: IngredientLine): boolean {
  return /\b(?:garnish|to serve|for serving|to taste|for dusting|for greasing|for drizzling|for sprinkling)\b/i.test(
    line.text,
  )
}
