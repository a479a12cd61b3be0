import type { Food, Role } from '#domain/food/food.ts'

/** How a dish changes on the tongue when one food stands in for another, from their figures and roles: 'richer, saltier'. */
export function tasteChange(from: Food, to: Food): string {
  const isPinch = scented.some((role) => from.roles.includes(role) && to.roles.includes(role))
  const said = [
    ...(isPinch ? [] : figures(from, to)),
    ...roleWords.flatMap(([role, gained, lost]) => {
      const [had, has] = [from.roles.includes(role), to.roles.includes(role)]
      return had === has ? [] : [has ? gained : lost]
    }),
  ]
  if (said.length > 0) return said.slice(0, 3).join(', ')
  return scented.some((role) => from.roles.includes(role)) ? 'a different aroma' : 'much the same'
}

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
