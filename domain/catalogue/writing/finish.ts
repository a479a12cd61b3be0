import { hasFact } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'

/**
 * The last step: what is stirred in, the seasoning, how it is served, and what goes on top.
 * `lead` is whole sentences; `served` is one without a full stop ('Serve over the rice').
 */
export function finish(kit: Kit, lead: string, served: string, minutes = 2): void {
  const rest = kit.lines.filter((line) => hasFact(line, 'green on top') && kit.used(line) > 0.01)
  const top = kit.the(rest, kit.all('herb', 'crunch', 'cheese'))
  const seasoning = kit.the(kit.season())
  const before = kit.steps.at(-1)
  // two words to the table are no step of their own
  if (
    !lead &&
    !top &&
    !seasoning &&
    before &&
    !before.meanwhile &&
    /^Serve (?:at once|hot|warm|straight)/.test(served)
  ) {
    before.text = `${before.text} ${served}.`
    before.active += 1
    return
  }
  const text = [lead, seasoned(kit, seasoning, lead), plated(kit, served, top)].filter(Boolean).join(' ')
  kit.step(unrepeated(text), { active: minutes })
}

/** 'Sprinkle with the lemon juice. Sprinkle with the parsley.' is said in two ways. */
function unrepeated(text: string): string {
  for (const [verb, other] of otherVerbs) {
    const said = [...text.matchAll(new RegExp(`\\b${verb} `, 'gi'))]
    const last = said.at(-1)
    if (said.length < 2 || !last) continue
    const rest = text.slice(last.index + last[0].length).replace(/^(?!with )([^.]*?) over the top/, 'with $1')
    return `${text.slice(0, last.index)}${last[0].startsWith(verb[0] ?? '') ? other : other.toLowerCase()} ${rest}`
  }
  return text
}
const otherVerbs = [
  ['Sprinkle', 'Scatter'],
  ['Scatter', 'Top'],
] as const

function seasoned(kit: Kit, seasoning: string, lead: string): string {
  if (!seasoning) return ''
  if (!seasoning.includes('salt') && lead.includes('Finish with')) return `Season with ${seasoning}.`
  if (!seasoning.includes('salt'))
    return kit.vary(`Finish with ${seasoning}.`, `Season with ${seasoning}.`, `Grind ${seasoning} over the top.`)
  return kit.vary(
    `Taste, then season with ${seasoning}.`,
    `Season to taste with ${seasoning}.`,
    `Season with ${seasoning}.`,
  )
}

/** The garnish goes on after the plate, never before; a pan that is brought to the table is garnished first. */
function plated(kit: Kit, served: string, top: string): string {
  if (!top) return `${served}.`
  if (/^(?:Divide|Ladle|Spoon)/.test(served) && / and |,/.test(served)) return `${served}. ${onTop(kit, top)}`
  if (/^Bring| and |,/.test(served)) return `${onTop(kit, top)} ${served}.`
  // 'Scatter with the nuts and serve hot': what calls people to the table comes last
  if (/^Serve (?:straight|at|warm$|hot$|cool$)/.test(served)) {
    return kit.vary(
      `${served}, scattered with ${top}.`,
      `Scatter with ${top} and ${served[0]!.toLowerCase()}${served.slice(1)}.`,
    )
  }
  return kit.vary(
    `${served}, scattered with ${top}.`,
    `${served} and scatter with ${top}.`,
    `${served}. Scatter with ${top}.`,
  )
}

function onTop(kit: Kit, top: string): string {
  return kit.vary(`Scatter ${top} over the top.`, `Top with ${top}.`, `Sprinkle with ${top}.`)
}
