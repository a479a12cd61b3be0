import type { Food } from '#domain/food/food.ts'
import type { IngredientLine, Weight } from '#domain/food/line/line.ts'
import { isTool } from '#domain/food/line/words/tool-lines.ts'
import type { Eaten } from '#domain/food/losses/left-behind.ts'
import type { Loss } from '#domain/food/losses/loss.ts'
import { wordSet } from '#domain/plain-text.ts'

/** A line with what it weighs: the shape that nutrition and prices are worked out from. */
export interface WeighedLine {
  line: IngredientLine
  /** One entry for each food that the line asks for; `weight` is missing where no amount can be weighed. */
  portions: readonly Portion[]
  /** The share of the weight that is eaten: frying oil and the salt of cooking water mostly stay behind. */
  eaten: Eaten
  /** 'For the sauce:': a heading, not something to weigh. */
  heading: boolean
}
export interface Portion {
  food?: Food
  weight?: Weight
  /** Fat and alcohol that do not reach the plate. */
  losses?: readonly Loss[]
  /** Where the name was not wholly read: the share by which the figures of the food may be off, and how it was read. */
  doubt?: { share: number; how: string }
}

/** First words of the headings that recipes have. */
const headings =
  wordSet(`for optional garnish topping toppings dressing sauce filling dough batter marinade spice spices seasoning seasonings condiment
  condiments crust frosting icing glaze salad base main vegetables`)
const longHeadings = /^(?:to (?:serve|finish|garnish|assemble)|(?:other|dry|wet) ingredients)\b/i
const beginsHeading = (said: string) =>
  !/\d/.test(said) && (headings.has(/^\w{1,20}\b/.exec(said)?.[0].toLowerCase() ?? '') || longHeadings.test(said))

/** 'For the sauce:' and the like, a tool ('8 wooden skewers'), a note to the reader: nothing to weigh. Anything with an amount of food is an ingredient. */
export function isHeading(text: string): boolean {
  const said = text.trim()
  return (said.endsWith(':') && (beginsHeading(said) || partOfDish.test(said))) || isTool(said) || notes.test(said)
}
/** 'For the roasted parsnips:' */
const partOfDish = /^\W*(?:for|to)\s[^\d:]{1,60}:\s*$/i
const notes = /^\W*(?:not included|see (?:the )?(?:recipe )?notes?|for (?:the )?full ingredient list)\b.{0,40}$/i

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

/** Whether grams are those of a food as bought, with its peel and bones: what was weighed, unless it was weighed without them. */
export function isAsBought({ source, prepared }: Weight): boolean {
  return source === 'weighed' && prepared === undefined
}

/** Garnishes and things to serve with, without an amount: they weigh next to nothing or are not part of the dish. */
export function isTrifle(line: IngredientLine): boolean {
  return /\b(?:garnish|to serve|for serving|to taste|for dusting|for greasing|for drizzling|for sprinkling)\b/i.test(
    line.text,
  )
}
