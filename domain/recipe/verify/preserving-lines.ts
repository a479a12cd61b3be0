import type { Food, Role } from '#domain/food/food.ts'
import { wordSet } from '#domain/plain-text.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import { LineSet, linesAt, none, placesOf } from '#domain/recipe/verify/cooking/lines.ts'
import { type Act, actIn } from '#domain/recipe/verify/preserving-act.ts'
import type { ReadLine, ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * The salty lines, by their place in the list, that a step brines, cures, pickles or ferments with: those that the clause of the act names
 * or has in hand, else what was mixed for it before or is in the next clause. All other salt is eaten.
 */
export const preservingLines = rememberedFor((recipe: ReadRecipe): ReadonlySet<number> => {
  const { lines, steps } = recipe
  const used = new Set<readonly number[]>()
  /** The salt that was spoken of last, and where it was only mixed with what it dissolves in, that. */
  let last: Pick<Known, 'salts' | 'foods'> = { salts: [], foods: new LineSet(none) }
  let mixed: readonly number[] = []
  let isAwaited = false
  for (const action of actionsOf(recipe)) {
    const { clause, foods, step } = action
    const salts = saltsOf(lines)(foods)
    const isMixture = salts.length > 0 && isMixed(lines, action)
    if (isAwaited && (isMixture || clause.words[0]?.gap.includes(':'))) used.add(salts)
    const act = actIn(clause, steps[step]!.words)
    const ofAct = act && saltsOfAct(lines, action, act, { salts, foods, isMixture, mixed, last })
    if (ofAct) used.add(ofAct)
    isAwaited = ofAct?.length === 0 && (act?.kind === 'doing' || act?.kind === 'making')
    if (salts.length > 0) last = { salts, foods }
    if (isMixture) mixed = salts
    else if (salts.length > 0 && preservedOf(lines)(foods).length > 0) mixed = []
  }
  return new Set([...used].flat())
})

interface Known {
  salts: readonly number[]
  foods: LineSet
  isMixture: boolean
  mixed: readonly number[]
  last: Pick<Known, 'salts' | 'foods'>
}

function saltsOfAct(lines: readonly ReadLine[], action: Action, act: Act, known: Known): readonly number[] {
  const { salts, isMixture, mixed, last } = known
  if (act.kind === 'crust') return last.salts
  if (act.kind === 'use') return mixed
  if (act.kind !== 'doing') return isMixture ? salts : []
  if (act.isFermenting && doughsOf(lines)(action.along).length > 0) return []
  // 'season the beef with salt and brine the pork': what stands before the act is used by it only where it was mixed for it
  const before = new Set(action.clause.words.slice(0, act.at).map(({ stem }) => stem))
  const own = salts.filter((at) => isMixture || !lines[at]!.nameWords.some((word) => before.has(word)))
  // of two lines of salt 'for the brine' is the one that is
  const told = own.filter((at) => lines[at]!.eaten.share < 1)
  if (told.length > 0) return told
  if (own.length > 0 || act.isInFood) return own
  if (mixed.length > 0) return mixed
  const along = saltsOf(lines)(action.along)
  if (along.length > 0) return along
  // 'rub the pork with the salt. Let the pork cure'
  return preservedOf(lines)(action.foods).some((at) => last.foods.has(at)) ? last.salts : []
}

/** Salt that is mixed with water, acid, sugar or spices and with nothing that it would season. */
function isMixed(lines: readonly ReadLine[], { clause: { words }, foods }: Action): boolean {
  const isWithOther = foods.size > 1 || words.some(({ word }) => word === 'water')
  return isWithOther && words.some(({ word }) => mixing.has(word)) && preservedOf(lines)(foods).length === 0
}
const mixing = wordSet('mix combine whisk stir dissolve bring boil heat simmer warm blend shake')

/** The lines of such foods among some; sets of lines are few and shared by many clauses. */
function linesOf(isIt: (food: Food) => boolean) {
  return rememberedFor((lines: readonly ReadLine[]) => {
    const all = linesAt(lines.flatMap(({ foods }, at) => (foods.some(isIt) ? [at] : [])))
    return rememberedFor((some: LineSet): readonly number[] => placesOf(all & some.lines))
  })
}
/** Percent of salt in what preserves: in salt itself and soy sauce, not in the brine of olives. */
const keeping = 10
const saltsOf = linesOf(({ salt }) => salt > keeping)
const seasoned: ReadonlySet<Role> = new Set(['protein', 'base', 'vegetable', 'leaf', 'fruit'])
const preservedOf = linesOf(({ roles }) => roles.some((role) => seasoned.has(role)))
/** Dough ferments to rise, whatever its salt. */
const doughsOf = linesOf(
  ({ roles, aisle, facts }) => roles.includes('leavener') || (aisle === 'Baking' && facts.has('grain')),
)
