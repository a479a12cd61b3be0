import { isDeepStrictEqual } from 'node:util'
import type { Input } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { mealPlans } from '#contract/planning/meal-plans.ts'
import { planSentences } from '#contract/planning/plan-sentences.ts'
import { isSeated, type PlanChange } from '#contract/planning/plan-wish.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { type Eater, type PlanEntry, type PlanRules, planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import type { AppContext } from '#server/context.ts'
import { lockUser, type UserRow } from '#server/features/accounts/store.ts'
import { mealsOf } from '#server/features/meal-plans/changed-meals.ts'
import { applyChanges } from '#server/features/meal-plans/changing/apply-changes.ts'
import { ownRecipeIds } from '#server/features/meal-plans/entry-store.ts'
import { endOf, foundPlan, noSuchRecipe } from '#server/features/meal-plans/own-plan.ts'
import { assertLetters } from '#server/features/meal-plans/planned-recipes.ts'
import { joinedWishes, seatedRow, seatedRules } from '#server/features/meal-plans/planning/joined-wishes.ts'
import { letGoOf } from '#server/features/meal-plans/planning/let-go.ts'
import { entriesOf, lockPlan, type PlanChanges, saveEntries, updatePlan } from '#server/features/meal-plans/store.ts'
import type { StoredEntry, StoredPlan } from '#server/features/meal-plans/tables.ts'
import { menusNamed } from '#server/features/menus/store.ts'
import { timed } from '#server/phone-clock.ts'

type Wish = Input<typeof mealPlans.update>['body']

/** Does what happened to a plan, on the plan as it is by now. What proves or prices it is forgotten once it is another plan. Throws not_found. */
export async function changePlan(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  owner: UserRow,
  id: number,
  { changes = [], clock, was, ...asked }: Wish,
): Promise<StoredPlan> {
  return database.transaction(async () => {
    // before the plan, as everyone who makes one active does
    if (asked.isActive) await lockUser(database, owner.id)
    const plan = foundPlan(await lockPlan(database, owner.id, id))
    const change = columnsOf(plan, was ? joined(plan, asked, was) : asked)
    const days = daysOfPlan({ ...plan, ...change })
    const before = await entriesOf(database, id)
    await assertOwnRecipes({ database }, owner, before, changes)
    const placed = await withOwnMenus({ database }, owner, changes)
    const { eaters = plan.eaters } = change
    assertSeated(changes, eaters)
    assertWithin(changes, days)
    const at = now()
    const heard = applyChanges(before, timed(placed, clock, at), { planId: id, days, now: at.getTime() })
    const touched = new Set(heard.map((row) => row.id))
    const after = [...before.filter((row) => !touched.has(row.id)), ...heard].map((row) => seatedRow(row, eaters, at))
    const known = new Set(before)
    const rows = after.filter((row) => !known.has(row))
    // what stood beyond the end, or was taken out, comes as anything that is added
    const shown = {
      before: shownEntries(before, daysOfPlan(plan), plan),
      after: shownEntries(after, days, { ...plan, ...change }),
    }
    if (after.length > mostRowsEver && after.length > before.length) throw changedTooOften()
    assertFits(shown.before, shown.after)
    await assertLetters(database, owner, recipesIn(shown.before), recipesIn(shown.after))
    await saveEntries(database, rows)
    const changed = Object.entries(change).filter(([key, value]) => !isSame(value, plan[key as keyof StoredPlan]))
    if (changed.length === 0 && isSame(shown.before, shown.after)) return plan
    const isOther = changed.some(([key]) => planned.has(key)) || !isSame(mealsOf(shown.before), mealsOf(shown.after))
    const isWishedAnew = changed.some(([key]) => key === 'eaters' || key === 'rules')
    const forgotten = isOther ? { proof: isWishedAnew ? null : letGoOf(plan.proof), prices: null } : {}
    return foundPlan(await updatePlan(database, owner.id, id, { ...Object.fromEntries(changed), ...forgotten }, at))
  })
}

const planned: ReadonlySet<string> = new Set(['startDate', 'endDate', 'eaters', 'rules'])

type Asked = Omit<Wish, 'changes' | 'clock' | 'was'>

/** What is asked with what another device has changed meanwhile. */
function joined(plan: StoredPlan, asked: Asked, was: NonNullable<Wish['was']>): Asked {
  const given = { eaters: asked.eaters ?? was.eaters, rules: rulesWith(was.rules, asked.rules) }
  const wishes = joinedWishes(given, was, plan)
  return { ...asked, ...wishes }
}

/** Rules of which some are changed. */
function rulesWith(rules: PlanRules, changed: Asked['rules'] = {}): PlanRules {
  return { ...rules, ...Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) }
}

/** What is written of the plan itself. A start alone moves the whole plan; a template is nobody's plan of today. */
function columnsOf(plan: StoredPlan, words: Asked): PlanChanges {
  const { startDate = plan.startDate } = words
  const endDate = words.endDate ?? endOf(startDate, daysOfPlan(plan))
  const days = daysOfPlan({ startDate, endDate })
  if (days < 1 || days > planBounds.days) {
    const sentence = `A plan has 1 to ${planBounds.days} days and can’t end before it starts.`
    throw new AppError('invalid_input', sentence)
  }
  const isTemplate = words.isTemplate ?? plan.isTemplate
  if (isTemplate && words.isActive)
    throw new AppError('invalid_input', 'This is a template. Please make a plan from it first.')
  const { eaters = plan.eaters } = words
  const meals = words.rules?.meals
  if (meals && !isSeated({ eaters, rules: { meals } })) throw new AppError('invalid_input', planSentences.noSuchEater)
  const turn = (isTemplate || words.isActive !== undefined) && { restedAt: null }
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
  const isOther = words.eaters !== undefined || words.rules !== undefined
  const rules = isOther && { rules: seatedRules(rulesWith(plan.rules, words.rules), eaters) }
  return { ...given, ...rules, startDate, endDate, ...(isTemplate && { isActive: false }), ...turn }
}

/** Throws where what is done just now is for somebody who is not in the plan; what comes late may have been. */
function assertSeated(changes: readonly PlanChange[], eaters: readonly Eater[]): void {
  const known = new Set(eaters.map(({ id }) => id))
  const named = changes.flatMap((change) =>
    'dish' in change && 'eaters' in change.dish && change.at === undefined ? change.dish.eaters : [],
  )
  if (named.some((id) => !known.has(id))) throw new AppError('invalid_input', planSentences.noSuchEater)
}

/** Throws where something is put just now on a day that the plan does not have; what comes late may have been put within it. */
function assertWithin(changes: readonly PlanChange[], days: number): void {
  if (changes.some((change) => change.at === undefined && 'day' in change && change.day >= days))
    throw new AppError('invalid_input', 'That day is after the end of the plan. Please choose one within it.')
}

/** Of what changes name; what stands in the plan already has been theirs, and may be gone since. */
async function assertOwnRecipes(
  { database }: Pick<AppContext, 'database'>,
  owner: UserRow,
  before: readonly StoredEntry[],
  changes: readonly PlanChange[],
): Promise<void> {
  const known = new Set(before.map(({ recipeId }) => recipeId))
  const named = changes.flatMap((change) =>
    'dish' in change && change.dish.kind === 'recipe' && !known.has(change.dish.recipeId) ? change.dish.recipeId : [],
  )
  const theirs = await ownRecipeIds(database, owner.id, named)
  if (named.some((id) => !theirs.has(id))) throw noSuchRecipe()
}

/** What was placed with a menu that is no longer there, or never was theirs, stands by itself: nobody's dinner is lost for that. */
async function withOwnMenus(
  { database }: Pick<AppContext, 'database'>,
  owner: UserRow,
  changes: readonly PlanChange[],
): Promise<PlanChange[]> {
  const menuOf = (change: PlanChange) =>
    'dish' in change && change.dish.kind === 'recipe' ? change.dish.menuId : undefined
  const named = [...new Set(changes.flatMap((change) => menuOf(change) ?? []))]
  const theirs = new Set((await menusNamed(database, owner.id, named)).map(({ id }) => id))
  return changes.map((change) => {
    const menu = menuOf(change)
    if (menu === undefined || theirs.has(menu) || !('dish' in change)) return change
    return { ...change, dish: { ...change.dish, menuId: undefined } } as PlanChange
  })
}

/** Dishes of one meal: as many as the largest menu has. */
const mostDishes = 8
/** Rows that a plan may have had, those that were taken out included. */
const mostRowsEver = 10 * planBounds.entries

const changedTooOften = () =>
  new AppError('invalid_input', 'This plan has been changed too many times. Please continue with a copy of it.')

/** Throws where changes bring more than a plan may have; one that has it already can still be changed otherwise. */
function assertFits(was: readonly PlanEntry[], is: readonly PlanEntry[]): void {
  if (is.length > planBounds.entries && is.length > was.length)
    throw new AppError('invalid_input', `A plan can have at most ${planBounds.entries} entries.`)
  const dishes = (entries: readonly PlanEntry[]) =>
    Map.groupBy(
      entries.filter(({ kind }) => kind === 'recipe'),
      ({ day, meal: at }) => `${day} ${at}`,
    )
  const had = dishes(was)
  for (const [place, { length }] of dishes(is))
    if (length > mostDishes && length > (had.get(place)?.length ?? 0))
      throw new AppError('invalid_input', `A meal can have at most ${mostDishes} dishes.`)
}

const recipesIn = (entries: readonly PlanEntry[]) => [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))]

function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other)
}
