import { joined, withArticle } from '#domain/catalogue/writing/sentences.ts'
import type { Mood } from '#domain/wish/meaning.ts'

/** That a dish takes more than the one pot or pan that was asked for, in a sentence without a full stop. */
export function manyPans(steps: string, moods: ReadonlySet<Mood>): string[] {
  if (!moods.has('one-pot')) return []
  const pans = [...new Set(steps.toLowerCase().match(onTheHeat) ?? [])]
  return pans.length > 1 ? [`This takes more than one pan: ${joined(pans.map(withArticle))}`] : []
}

const onTheHeat = /\b(?:skillet|saucepan|pot|wok|sheet pan|baking dish|roasting pan|dutch oven|frying pan)\b/g
