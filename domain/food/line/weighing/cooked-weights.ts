import type { Food } from '#domain/food/food.ts'
import type { IngredientLine, NamedFood, Weight } from '#domain/food/line/line.ts'
import { cookedCuts } from '#domain/food/losses/rendered-fat.ts'
import { unitById } from '#domain/measure/unit.ts'
import { withoutAsides } from '#domain/plain-text.ts'

/**
 * '1 lb cooked ground beef' as what it weighed raw, where the table has the cut raw alone: meat keeps its protein, so a gram of the cooked cut
 * was as much more raw as it holds more of it (USDA SR28, `cookedCuts`); 1.33 where SR28 pairs none. What is counted, and what is cooked after it
 * was weighed ('1 lb ground beef, cooked'), stays as it is.
 */
export function asRaw(line: IngredientLine, { food }: NamedFood, weight: Weight | undefined): Weight | undefined {
  const dimension = unitById(line.unit ?? '')?.dimension
  if (!weight || !food || (dimension !== 'mass' && dimension !== 'volume') || !isCookedFirst(line.text, food))
    return weight
  const times = timesOfCooked(food)
  const { grams, low, high, how, source } = weight
  const raw = Math.round(grams * times)
  return {
    grams: grams * times,
    low: low * times * 0.9,
    high: high * times * 1.1,
    how: `${how} cooked, ${raw} g raw`,
    source: source === 'weighed' ? 'portion' : source,
    prepared: true,
  }
}

/** Whether a meat that the table has raw is said to be cooked before its own name is. */
function isCookedFirst(text: string, { id, aisle, name, facts }: Food): boolean {
  const isRaw = aisle === 'Meat' && facts.has('meat') && !/\b(?:cooked|corned|smoked|pulled|ham|hot dog)s?\b/.test(name)
  // sold cooked, as sausages and meatballs are
  if (/\b(?:fully|pre)[ -]?cooked\b/i.test(text) || (facts.has('processed-meat') && !cookedCuts[id])) return false
  const said = withoutAsides(text).split(',')[0]?.toLowerCase() ?? ''
  const cooked = said.search(/\bcooked\b/)
  return isRaw && cooked >= 0 && cooked < said.lastIndexOf(name.slice(name.lastIndexOf(' ') + 1))
}

function timesOfCooked({ id, nutrients }: Food): number {
  const cooked = cookedCuts[id]
  return cooked && nutrients.protein > 0 ? cooked.protein / nutrients.protein : usual
}
const usual = 1.33
