import { isA } from '#domain/food/food.ts'
import { everyFoodOf } from '#domain/food/line/line.ts'
import { plain } from '#domain/plain-text.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import { type Clause, clausesOf } from '#domain/recipe/verify/cooking/clauses.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { speaksOfInfant } from '#domain/recipe/verify/safety/infants.ts'
import { tokens } from '#domain/text/tokens.ts'

/** What must not be eaten, or not by everybody. */
export function notForEating(recipe: ReadRecipe): Finding[] {
  return [...honeyForInfant(recipe), ...rhubarbLeaves(recipe)]
}

/** Spores in honey can give infant botulism: none of it, baked or not, before the first birthday (CDC; FDA). */
function honeyForInfant(recipe: ReadRecipe): Finding[] {
  const index = recipe.lines.findIndex(({ line }) => everyFoodOf(line).some(({ facts }) => facts.has('honey')))
  const line = recipe.lines[index]
  if (!line) return []
  const texts = [recipe.title, recipe.description].map((text) => readText(text))
  const isForInfant = [...texts, ...recipe.steps].some((step) => {
    const clauses = clausesOf(step)
    if (clauses.some(({ denied }) => /\bhoney\b/.test(denied))) return false
    return clauses.some((clause) => speaksOfInfant(clause) && !warning.test(clause.affirmed))
  })
  return isForInfant ? [finding('honey_for_infant', {}, { line: index, name: line.name })] : []
}

function readText(text: string) {
  const said = plain(text)
  return { text: said, words: tokens(said) }
}

const warning =
  /\b(?:unsafe|dangerous|danger|warning|risk|risky|botulism|poison\w*|wait|older than|over (?:1|one|12)|until after|allerg\w*|unsuitable)\b/

/** The leaves hold oxalates in amounts that have killed (FDA Poisonous Plant Database; USDA). */
function rhubarbLeaves(recipe: ReadRecipe): Finding[] {
  const index = recipe.lines.findIndex(
    ({ line, name }) => everyFoodOf(line).some(isA('poisonous leaves')) || /\brhubarb\b/i.test(name),
  )
  if (index < 0) return []
  const actions = actionsOf(recipe)
  const used = actions.find(({ clause, foods }, at) => {
    const { affirmed, denied } = clause
    if (ofOthers.test(clause.text) || isThrownAway(actions, at)) return false
    const isOfIt =
      /\brhubarb\b/.test(clause.text) || foods.has(index) || /\bthe (?:\w+ )?lea(?:f|ves)\b/.test(clause.text)
    if (!isOfIt) return false
    return (
      (leaves.test(affirmed) && !discards.test(withoutPurpose(clause))) ||
      (leaves.test(denied) && discards.test(denied))
    )
  })
  return used ? [finding('rhubarb_leaves', {}, { step: used.step })] : []
}

/** 'If the leaves are still on, twist them off': a condition uses nothing, where what follows it does away with them. */
function isThrownAway(actions: readonly Action[], at: number): boolean {
  const { clause, step } = actions[at]!
  if (!/^(?:if|when|should)$/.test(clause.words[0]?.word ?? '')) return false
  let isGone = false
  for (const { step: other, clause: next, heat } of actions.slice(at + 1, at + soon)) {
    const them = /\b(?:them|they|those)\b/.exec(next.affirmed)
    const stalks = /\b(?:stalks?|stems?|rhubarb)\b/.exec(next.affirmed)
    if (other !== step || (stalks && stalks.index < (them?.index ?? Infinity))) break
    if (!them) continue
    if (heat !== undefined || next.verb?.kind === 'brings') return false
    isGone ||= discards.test(next.affirmed)
  }
  return isGone
}
/** Clauses within which 'them' are still the leaves. */
const soon = 5

/** 'To get rid of the bitterness' does away with no leaf. */
function withoutPurpose({ text, affirmed }: Clause): string {
  return drawnOut.test(text) ? affirmed.replace(purpose, '') : affirmed
}
const drawnOut =
  /\bto (?:remove|get rid of|draw out|drive out|take (?:out|away)|leach out|kill|destroy) (?:(?:the|its|their|all|any|of|most|that|some) ){0,3}(?!lea(?:f|ves)\b|them\b|it\b|those\b)[a-z]+/
const purpose = /\bto (?:remove|get rid|draw|drive|take|leach|kill|destroy)\b[^,;.]*/
const leaves = /\b(?:leaf|leaves|(?:rhubarb )greens)\b/
const discards =
  /\b(?:discard|remov|trim|throw|compost|strip|(?:cut|tear|pull|twist|snap|break|tak|slic)\w* (?:them |it |those )?(?:off|away)|get rid|(?:must|should|have to) come off|trash|garbage|rubbish|toxic|poison)/
const ofOthers =
  /\b(?:mint|bay|basil|lettuce|curry|lime|thyme|sage|spinach|celery|parsley|cilantro|coriander|tea|mustard|lemon|oregano|rosemary|tarragon|verbena|shiso|kale|chard|pastry|phyllo|filo)\b[^.]{0,20}\b(?:leaf|leaves)\b/
