import type { BookDish, BookStep } from '#domain/catalogue/book/read-dish.ts'
import { kindOf, retold, sentencesOf } from '#domain/recipe/compose/book/other-ways/told-steps.ts'

/** A joint that is baked in its liquid under foil, told as the braise under a lid that it is; any other dish as it stands. */
export function outOfFoil(dish: BookDish): BookDish {
  const isJoint = dish.lines.some((line) => kindOf(line) === 'tough meat')
  const at = dish.steps.findIndex(({ text }) => foil.test(text))
  if (!isJoint || at < 0) return dish
  return {
    ...dish,
    steps: dish.steps.map((step, place) => (place > at ? uncovered(step) : underLid(step))),
  }
}

const foil = /(?:,? and )?\b(?:cover|seal)(?: (?:the pan|it))? (?:very )?tightly with [^.]{0,40}foil\b/i
const pan = /\b(?:a|the) (?:roasting pan|baking dish)(?: (?:just larger than|that just holds) the meat)?/

function underLid(step: BookStep): BookStep {
  const isSealed = foil.test(step.text)
  const sentences = sentencesOf(step.text.replace(foil, '').replace(pan, 'a Dutch oven').replace(/^\. /, ''))
  return retold(
    step,
    isSealed ? sentences.map((each) => each.replace(/^(?:Bake|Roast) until\b/, 'Cover and braise until')) : sentences,
  )
}

/** Its top browns on a pan of its own. */
function uncovered(step: BookStep): BookStep {
  const text = step.text
    .replace(/\bTurn the oven (?:up )?to\b/, 'Heat the oven to')
    .replace(/\bUncover(?: the \w+)?(?:,| and) /, 'Lift the meat onto a rimmed sheet pan, ')
  return text === step.text ? step : { ...step, text }
}
