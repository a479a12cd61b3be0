import type { Food } from '#domain/food/food.ts'
import { sodiumOfSalt } from '#domain/food/foods.ts'
import { saidWords } from '#domain/food/match/food-words.ts'
import { nutrientsOf } from '#domain/food/table/entry.ts'
import { groundByLeanness, kindsBySaying, type LeanerKind, leanerKinds } from '#domain/food/table/said-kinds.ts'
import { usdaNutrients } from '#domain/food/table/usda-nutrients.ts'
import { wordSet } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'

type Level = 'light' | 'low' | 'free'

/**
 * The food with the figures of the kind that its line asks for: 'light coconut milk', 'fat-free cream cheese', 'ground beef (80/20)', 'peaches in
 * syrup'. It stays the same food in everything else.
 */
export function asKindSaid(food: Food, said: string): Food {
  const kinds = leanerKinds[food.id]
  const shares = groundByLeanness[food.id]
  const forms = kindsBySaying[food.id]
  if (!kinds && !shares && !forms) return food
  // 'Regular or light mayonnaise' asks for the regular one
  const text = (said.split(/\bor\b/i)[0] ?? '').slice(0, longest)
  if (forms) {
    const [, usda, each] = forms.find(([form]) => form.test(text)) ?? []
    return usda === undefined ? food : kindOf(food, usda, each)
  }
  if (shares) {
    const share = leanShare(text)
    const nearest = share === undefined ? undefined : nearestOf(Object.keys(shares).map(Number), share)
    const usda = nearest === undefined ? undefined : shares[nearest]
    return usda === undefined ? food : kindOf(food, usda)
  }
  const level = levelOf(text)
  const kind = level && leanerKind(food.id, level)
  return kind === undefined ? food : kindOf(food, kind)
}
const longest = 200

/** The kind at this level, else the nearest that the table has. */
function leanerKind(id: string, level: Level): LeanerKind | undefined {
  const { light, low, free } = leanerKinds[id] ?? {}
  if (level === 'light') return light ?? low
  return level === 'low' ? (low ?? light) : (free ?? low ?? light)
}

/** The food with the figures of a kind; the same object for the same kind, as much hangs on foods. */
function kindOf(food: Food, kind: LeanerKind, each?: number): Food {
  const known = kindsMade(food)
  const key = `${typeof kind === 'string' ? kind : kind.from} ${each}`
  const found = known.get(key) ?? withFigures(food, kind, each)
  known.set(key, found)
  return found
}
const kindsMade = rememberedFor<Food, Map<string, Food>>(() => new Map())

function withFigures(food: Food, kind: LeanerKind, each: number | undefined): Food {
  const isNumber = typeof kind === 'string'
  const row = isNumber ? usdaNutrients[kind] : kind.per100
  if (!row) return food
  const nutrients = nutrientsOf(row)
  return {
    ...food,
    ...(isNumber && { usda: kind }),
    ...(each !== undefined && { portions: { ...food.portions, ...ofOne(food, each) } }),
    nutrients,
    nutrientSource: isNumber ? `USDA SR28 ${kind}` : kind.from,
    salt: nutrients.sodium / sodiumOfSalt,
  }
}

/** The grams of one, however a line counts it. */
function ofOne({ portions }: Food, grams: number): Record<string, number> {
  return Object.fromEntries(
    ['each', ...Object.keys(portions).filter((name) => counted.has(name))].map((name) => [name, grams]),
  )
}
const counted = wordSet('small medium large piece sheet')

/** How much less fat the words ask for; undefined where they ask for none, or deny it: 'full-fat', 'not light'. */
function levelOf(text: string): Level | undefined {
  if (denied.test(text)) return undefined
  const words = saidWords(text)
  const levels = new Set(words.map((word, at) => levelAt(word, words[at - 1] ?? '', words[at + 1] ?? '')))
  return (['free', 'low', 'light'] as const).find((level) => levels.has(level))
}

function levelAt(word: string, before: string, after: string): Level | undefined {
  if (word === 'nonfat' || word === '0%' || (word === 'skim' && before !== 'part' && before !== 'semi')) return 'free'
  if (word === 'lowfat' || word === '1%' || word === '2%') return 'low'
  if (word === 'neufchatel' || (word === 'light' && !shades.has(after))) return 'light'
  if (word === 'reduced' && after === 'calorie') return 'light'
  if (word !== 'fat') return undefined
  if (after === 'free' || none.has(before)) return 'free'
  if (before === 'low') return 'low'
  return less.has(before) ? 'light' : undefined
}
const none = wordSet('no zero non')
const less = wordSet('reduced less lower lowered half')
const shades = wordSet('brown golden green amber yellow colored')
const denied =
  /\b(?:full|whole)[- ]?(?:fat|milk)\b|\bregular\b|\b(?:not|never|avoid|don['’]t use|do not use)\s+(?:the\s+)?(?:light|lite|low|reduced|fat[- ]?free|non-?fat)\b/i

/** The share of meat that is lean, in percent: '80/20', '93% lean', '5% fat', 'extra lean', and what the cuts are ground to. */
function leanShare(text: string): number | undefined {
  const [, lean, fat] = /\b([6-9]\d) ?(?:%|\/ ?\d{1,2}\b)|\b(\d{1,2}) ?% ?fat\b(?! ?-?free)/i.exec(text) ?? []
  if (lean !== undefined) return Number(lean)
  if (fat !== undefined) return 100 - Number(fat)
  if (/\bextra[- ]lean\b|\bbreast\b/i.test(text)) return 99
  if (/\bchuck\b/i.test(text)) return 80
  if (/\blean\b/i.test(text)) return 85
  return undefined
}

function nearestOf(shares: readonly number[], share: number): number | undefined {
  return shares.toSorted((one, other) => Math.abs(one - share) - Math.abs(other - share))[0]
}
