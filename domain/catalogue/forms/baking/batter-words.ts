import { needsRubbing } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { countWord, sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Flaxseed must gel before it binds: a sentence for it, empty where there are eggs. */
export function flaxFirst(kit: Kit): string {
  const binder = kit.need('egg')
  if (isKind(binder, 'egg')) return ''
  return `Stir ${kit.the(binder)} with ${water((binder.grams / 7) * 45).words} and let stand for 5 minutes, until it is thick and slippery.`
}
/** The eggs, or the flaxseed that was stirred into water before. */
export function bindersNow(kit: Kit): string {
  const binder = kit.need('egg')
  return isKind(binder, 'egg') ? kit.the(binder) : kit.again(binder)
}

/** What is dry but the sugar: 'the flour, baking powder, cinnamon and salt'. */
export function dryWords(kit: Kit): string {
  return kit.the(
    kit.all('flour', 'oats', 'leavener'),
    kit.food('cocoa'),
    kit.all('sweet-spice').filter(({ id }) => !isWet(id)),
    kit.one('salt'),
  )
}
/** Scents that are poured. */
export function wetScents(kit: Kit): string {
  return kit.the(kit.all('sweet-spice').filter(({ id }) => isWet(id)))
}
function isWet(id: string): boolean {
  return ['vanilla', 'rose-water', 'almond-extract'].includes(id)
}

/** ', melted and cooled a little' for a fat that is solid, once it was named. */
export function meltedWords(kit: Kit): string {
  return needsRubbing(kit.need('fat')) ? ', melted' : ''
}

export interface Pan {
  words: string
  /** Minutes beside those of a middling pan. */
  more: number
}
/** Loaf pans by grams of flour or what stands for it. */
export function loafPan(grams: number): Pan {
  if (grams < 95) return { words: 'a mini loaf pan', more: -15 }
  if (grams < 165) return { words: 'a small (6-by-3-inch) loaf pan', more: -8 }
  if (grams < 235) return { words: 'an 8-by-4-inch loaf pan', more: 0 }
  if (grams < 340) return { words: 'a 9-by-5-inch loaf pan', more: 8 }
  return { words: 'two 8-by-4-inch loaf pans', more: 4 }
}
/** Round or square cake pans by the grams of batter in them. */
export function cakePan(grams: number): Pan {
  if (grams < 330) return { words: 'a small (5- to 6-inch) cake pan', more: -6 }
  if (grams < 620) return { words: 'a 7-inch round cake pan', more: -3 }
  if (grams < 950) return { words: 'an 8-inch square baking pan', more: 0 }
  if (grams < 1400) return { words: 'a 9-inch round cake pan', more: 5 }
  return { words: 'a 9-by-13-inch baking pan', more: 4 }
}

/** '30 to 35 minutes'. */
export function bakeMinutes(minutes: number): string {
  return sayMinutes(minutes, minutes + 5)
}

/** Grams of all lines but those that stay out of the batter. */
export function batterGrams(kit: Kit): number {
  return kit.lines.filter(({ slot }) => slot !== 'creamy').reduce((sum, { grams }) => sum + grams, 0)
}

/** 'a cookie', 'twelve cookies'. */
export function pieces(count: number, one: string, many: string): string {
  return count === 1 ? `one ${one}` : `${countWord(count)} ${many}`
}
