import { doneAt } from '#domain/catalogue/writing/browning.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import type { Mention } from '#domain/catalogue/writing/sentences.ts'

interface Searing {
  text: string
  active: number
  rest: number
  /** How it goes over the salad. */
  laid: string
}

/** Boils the eggs or sears the meat, fish or cheese that goes over a salad; `oil` is what it is rubbed with. Beans are crisped. */
export function cookForSalad(kit: Kit, line: DishLine, oil: Mention | undefined): void {
  if (line.behaviour.kind === 'egg') {
    kit.step(
      `Lower ${kit.the(line)} into boiling water and cook for 9 minutes, for yolks set but still bright. Cool in cold water, peel and ${kit.isMany(line) ? 'quarter' : 'cut into four'}`,
      { active: 4, waiting: 14 },
    )
    return
  }
  const searing = searings[line.behaviour.kind]
  if (!searing) return
  const rub = kit.the(oil, kit.salt())
  const name = kit.the(line)
  const start = rub
    ? `Rub ${rub} over ${name}. In a skillet over medium-high heat,`
    : `In a nonstick skillet over medium-high heat put ${name} and`
  kit.step(`${start} ${searing.text}`, { active: searing.active, waiting: searing.rest })
}

/** 'Lay the salmon over.' */
export function layOver(kit: Kit, line: DishLine | undefined): string {
  if (!line) return ''
  if (line.behaviour.kind === 'egg') return `Tuck in ${kit.again(line)}.`
  const searing = searings[line.behaviour.kind]
  return searing ? `${searing.laid} ${kit.again(line)} over.` : ''
}

const searings: Partial<Record<string, Searing>> = {
  steak: {
    text: `cook, turning every minute or two, until the center reads ${doneAt.whole}, 9 to 11 minutes. Rest for 5 minutes, then slice thinly across the grain`,
    active: 11,
    rest: 5,
    laid: 'Lay',
  },
  poultry: {
    text: `cook until golden and ${doneAt.poultry} at the thickest part, 6 minutes a side. Rest for 5 minutes, then slice`,
    active: 13,
    rest: 5,
    laid: 'Lay',
  },
  fish: {
    text: `cook skin side down until crisp, 5 minutes, then turn and cook until it flakes (${doneAt.whole}), 3 minutes. Break into large pieces`,
    active: 9,
    rest: 0,
    laid: 'Lay',
  },
  shrimp: { text: 'cook until pink and just firm, 1 1/2 minutes a side', active: 4, rest: 0, laid: 'Scatter' },
  tofu: { text: 'fry until golden, 4 minutes a side', active: 9, rest: 0, laid: 'Scatter' },
  bean: {
    text: 'fry, shaking the pan, until dry and crisp at the edges, 6 minutes',
    active: 7,
    rest: 0,
    laid: 'Scatter',
  },
  'frying cheese': { text: 'fry until golden, 2 minutes a side', active: 5, rest: 0, laid: 'Lay' },
}
