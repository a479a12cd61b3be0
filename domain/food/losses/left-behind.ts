import { type Cooking, says, stepsWith } from '#domain/food/losses/cooked-step.ts'

/** The share of a line that is eaten, 0 to 1, and why it is not all. */
export interface Eaten {
  share: number
  how?: string
}

const all: Eaten = { share: 1 }
/** Frying oil that the food takes up, by weight: deep-fried foods take up about a tenth to a fifth of the oil in home pans. */
const fryingOil = 0.15
/** Grams of 2 tablespoons, of half a cup and of a cup of oil. */
const spoonfuls = 30
const panful = 120
const potful = 200
/** Salt of cooking water and brines that ends up in the food; our own assumption, as the two below. */
const brineSalt = 0.1
/** Of a marinade that is poured away, and of flour or oil that is spread and wiped. */
const clinging = 0.5

/**
 * How much of a line of so many grams is eaten, read from its own words: two spoons of oil go into the dish, a potful stays behind.
 * What is 'plus more for frying' is not part of the amount.
 */
export function eatenOf(said: string, grams = Number.POSITIVE_INFINITY): Eaten {
  if (!forWhat.test(said)) return all
  const text = said.replace(besides, '')
  if (frying.test(text)) return fried(grams)
  if (brine.test(text)) return left(brineSalt, 'stays in the water')
  if (marinade.test(text)) return left(clinging, 'stays in the marinade')
  if (coating.test(text)) return left(clinging, 'stays on the board')
  if (greasing.test(text)) return left(clinging, 'stays in the pan')
  return all
}

/** As `eatenOf`, where the steps say that a pot of oil is for frying, or that the marinade is thrown away. */
export function eatenBySteps(
  { isOil, isPoured, grams }: { isOil: boolean; isPoured: boolean; grams: number },
  names: readonly string[],
  { steps, deepFries, marinadeGoes }: Cooking,
): Eaten {
  if (isOil && grams >= potful && deepFries()) return fried(grams)
  if (!isPoured || !marinadeGoes()) return all
  const soaking = steps.findIndex((step) => says(step, marinating))
  const used = stepsWith(steps, names)
  const isOnlyThere = used.length > 0 && used.every((step) => steps.indexOf(step) <= soaking)
  return isOnlyThere ? left(clinging, 'goes with the marinade') : all
}

function fried(grams: number): Eaten {
  if (grams <= spoonfuls) return all
  // a fuller pan is no leaner
  const share = grams <= panful ? Math.max(0.5, spoonfuls / grams) : Math.max(fryingOil, panful / 2 / grams)
  return left(share, 'stays in the pan')
}

function left(share: number, where: string): Eaten {
  return { share, how: `${Math.round((1 - share) * 100)}% of it ${where}` }
}

/** Every one of these says what for. */
const forWhat = /\b(?:for|to) /i
const besides = /\b(?:plus|and|with)\s+(?:more|extra|additional|some|a (?:little|bit))\b.*$/i
const frying = /\b(?:for|to) (?:(?:deep|shallow|pan)[- ])?fry(?:ing)?\b|\bfor the fryer\b|\bfor deep frying\b/i
const brine = /\bfor (?:the )?(?:pasta|cooking|boiling|blanching|poaching)? ?(?:water|brine|brining|soaking)\b/i
const marinade = /\bfor (?:the )?(?:marinade|marinating)\b/i
const coating = /\bfor (?:dredging|coating|flouring|rolling|(?:dusting|flouring) the|the (?:work|counter|board))\b/i
const greasing = /\b(?:for (?:greasing|oiling|buttering)|to grease|for the (?:pan|tin|dish|baking))\b/i
const marinating = /\bmarina(?:te|d)/
