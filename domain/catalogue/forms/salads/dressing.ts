import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import type { Mention } from '#domain/catalogue/writing/sentences.ts'
import type { Order } from '#domain/options/wish.ts'

/** Sentences that salads share. */

/**
 * Whisks the dressing; an oil that the dish was also cooked in is one line, and what the pan left of it goes in here.
 * 'In a large bowl whisk the lemon juice, garlic and half the salt. Beat in the olive oil until thick.'
 */
export function whiskDressing(kit: Kit, extra: readonly (DishLine | Mention | undefined)[] = []): string {
  const dressing = kit.all('dressing')
  const oils = [...dressing.filter(isOil), ...kit.all('fat')]
  const said = kit.the(
    dressing.filter((line) => !oils.includes(line)),
    kit.all('chile', 'acid', 'ground-spice'),
    ...extra,
  )
  const oil = kit.the(oils)
  const where = kit.vary('In a large bowl', 'In the bottom of a large salad bowl')
  if (!said) return `${where} put ${oil || 'a squeeze of something sharp'}.`
  const whisked = `${where} ${/,| and /.test(said) ? 'whisk' : 'put'} ${said}.`
  if (!oil) return whisked
  // a thin sauce of soy and vinegar never thickens, however it is beaten
  const binds = kit.lines.some((line) => binding.has(line.id) || isKind(line, 'nut paste', 'yogurt'))
  return binds
    ? `${whisked} Beat in ${oil} ${kit.vary('until the dressing thickens', 'in a thin stream')}.`
    : `${whisked} ${kit.vary(`Beat in ${oil} in a thin stream.`, `Stir in ${oil}; it will part, so stir once more before you toss.`)}`
}

/** What holds oil and vinegar together; olive oil does so for as long as a salad lasts. */
const binding: ReadonlySet<string> = new Set([
  'olive-oil',
  'dijon',
  'mayonnaise',
  'vegan-mayonnaise',
  'miso',
  'gochujang',
  'honey',
  'egg',
])

export function isOil(line: DishLine): boolean {
  return isKind(line, 'oil', 'solid fat')
}

/** Whether this cook can cook something for a salad: a stove, the time, and no wish for raw food. */
export function cooksForSalad(wish: Order): boolean {
  const stove = !wish.equipment.length || wish.equipment.includes('Stovetop')
  return stove && wish.cookingMethod !== 'Raw/No Cook' && (wish.maxMinutes ?? 60) > 25
}

/** Toasts the nuts of a salad where there is time for it; roasted ones and raw dishes are left alone. */
export function toastNuts(kit: Kit): void {
  const nut = kit.one('crunch')
  if (!nut || !cooksForSalad(kit.wish) || /^(?:roasted|toasted)/.test(nut.listed)) return
  const small = isKind(nut, 'small seed')
  const minutes = nut.id === 'sesame' ? 2 : small ? 3 : 4
  kit.step(
    `Toast the ${kit.name(nut)} in a dry skillet over medium heat, shaking often, until ${small ? 'they start to pop and turn golden' : 'they smell nutty'}, ${minutes} minutes. ${kit.vary('Transfer to a plate, or they keep browning in the pan', 'Transfer to a plate at once; a hot pan keeps toasting them', 'Set aside on a plate')}`,
    { active: minutes },
  )
}

/** Cheeses that crumble or tear over a salad. */
export const saladCheeses: readonly string[] = [
  'feta',
  'goat-cheese',
  'queso-fresco',
  'cotija',
  'blue-cheese',
  'fresh-mozzarella',
]
