import type { Behaviour } from '#domain/catalogue/behaviours/behaviour.ts'
import { behaviours } from '#domain/catalogue/behaviours/behaviours.ts'
import type { Food, Role } from '#domain/food/food.ts'

/**
 * How a dish changes on the tongue when one food stands in for another, from their figures and roles: 'richer, saltier'; and in the pot, where
 * one is done long before the other: 'soft, cooked in about 20 minutes instead of 30'.
 */
export function tasteChange(from: Food, to: Food): string {
  const isPinch = scented.some((role) => from.roles.includes(role) && to.roles.includes(role))
  const said = [
    ...(isPinch ? [] : figures(from, to)),
    ...roleWords.flatMap(([role, gained, lost]) => {
      const [had, has] = [from.roles.includes(role), to.roles.includes(role)]
      return had === has ? [] : [has ? gained : lost]
    }),
  ]
  const told = [...filling(from, to), ...said.slice(0, 3), ...inThePot(from, to)]
  if (told.length > 0) return told.join(', ')
  return scented.some((role) => from.roles.includes(role)) ? 'a different aroma' : 'much the same'
}

/** Of two that are done in water alone, as grains and lentils are: the minutes of the one, where they are clearly not those of the other. */
function inThePot(from: Food, to: Food): string[] {
  const [own, other] = [boiled(from), boiled(to)]
  if (!own || !other) return []
  const [less, more] = [Math.min(own.simmered, other.simmered), Math.max(own.simmered, other.simmered)]
  if (more - less < 5 || more < less * 1.3) return []
  const texture = other.texture?.wet
  return [
    ...(texture && texture !== own.texture?.wet ? [texture] : []),
    `cooked in about ${other.simmered} minutes instead of ${own.simmered}`,
  ]
}

function boiled({ id }: Food): (Behaviour & { simmered: number }) | undefined {
  const behaviour = behaviours[id]
  const isOnlyBoiled = behaviour && !behaviour.sauteed && !behaviour.roasted && !behaviour.steamed && !behaviour.grilled
  return isOnlyBoiled && behaviour.simmered ? { ...behaviour, simmered: behaviour.simmered } : undefined
}

/** A vegetable in the place of a grain, or the other way round. */
function filling(from: Food, to: Food): string[] {
  const [had, has] = [from, to].map(({ facts }) => staples.some((fact) => facts.has(fact)))
  return had === has ? [] : [has ? 'more filling' : 'lighter, with a taste of its own']
}
const staples = ['grain', 'pseudograin', 'starchy-root'] as const

function figures({ nutrients: from }: Food, { nutrients: to }: Food): string[] {
  return [
    ...compared(from.sugar, to.sugar, 4, 'less sweet', 'sweeter'),
    ...compared(from.fat, to.fat, 6, 'leaner', 'richer'),
    ...compared(from.sodium, to.sodium, 250, 'less salty', 'saltier'),
  ]
}

/** Figures of 100 g: a difference that a tongue notices. */
function compared(from: number, to: number, noticed: number, less: string, more: string): string[] {
  if (Math.abs(to - from) < noticed) return []
  return [to > from ? more : less]
}

const roleWords: readonly (readonly [Role, string, string])[] = [
  ['heat', 'hotter', 'without the heat'],
  ['acid', 'sharper', 'less sharp'],
  ['umami', 'more savory', 'less savory'],
  ['crunch', 'with more bite', 'softer'],
]
const scented: readonly Role[] = ['herb', 'spice', 'aromatic']
