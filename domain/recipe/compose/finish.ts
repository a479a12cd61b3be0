import type { Kit } from '#domain/recipe/compose/kit.ts'

/**
 * The last step: what is stirred in, the seasoning, how it is served, and what goes on top.
 * `lead` is whole sentences; `served` is one without a full stop ('Serve over the rice').
 */
export function finish(kit: Kit, lead: string, served: string, minutes = 2): void {
  const rest = kit.lines.filter((line) => line.id === 'scallion' && kit.used(line) > 0.01)
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
  kit.step([lead, seasoned(kit, seasoning), plated(kit, served, top)].filter(Boolean).join(' '), { active: minutes })
}

function seasoned(kit: Kit, seasoning: string): string {
  if (!seasoning) return ''
  if (!seasoning.includes('salt'))
    return kit.vary(`Finish with ${seasoning}.`, `Season with ${seasoning}.`, `Grind ${seasoning} over it.`)
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
