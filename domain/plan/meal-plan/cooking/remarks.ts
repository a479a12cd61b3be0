import { isAfter } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { eatersAt, householdOf, seatedAt } from '#domain/plan/meal-plan/eaters/seating.ts'
import type { Eater, PlanEntry, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import { eatenOf } from '#domain/plan/meal-plan/provisions/shopping-days.ts'
import { joined } from '#domain/recipe/verify/claims/words.ts'

/** A plan as far as it tells whom its dishes are for and what to know of each plate. */
export interface PlanOfPlates {
  readonly startDate: string
  readonly eaters: readonly Eater[]
  readonly rules: Pick<PlanRules, 'meals'>
  readonly entries: readonly PlanEntry[]
  readonly recipes: readonly {
    readonly id: number
    /** Days that what is left of it keeps; 0: it is eaten at once. */
    readonly keepsDays: number
    /** Eaters who may not have it as it is written, and why; lines that can be left off their plates, null where that doesn't do. */
    readonly troubles: readonly {
      readonly eater: string
      readonly words: string
      readonly without: readonly string[] | null
      /** They are allergic to what is left off. */
      readonly apart?: true
    }[]
  }[]
}

/** A remark on an entry: what is left off a plate, for whom it is not, or what is amiss with leftovers. */
export interface Remark {
  readonly kind: 'warns' | 'blocks'
  readonly words: string
  /** Where there is little room. */
  readonly brief: string
}

/** The recipe of an entry, also of what is left of one; undefined where it is gone or none. */
export function recipeOf<Recipe extends { readonly id: number }>(
  { entries, recipes }: { readonly entries: readonly PlanEntry[]; readonly recipes: readonly Recipe[] },
  entry: PlanEntry,
): Recipe | undefined {
  const cooked = entry.kind === 'leftover' ? entries.find(({ id }) => id === entry.cookedAt) : undefined
  const id = entry.recipeId ?? cooked?.recipeId
  return recipes.find((recipe) => recipe.id === id)
}

type Seats = Pick<PlanOfPlates, 'startDate' | 'eaters' | 'rules' | 'entries'>

/** Who sits at an entry: whom it names, else whom its meal has on that weekday. */
export function eatersOf(plan: Seats, entry: PlanEntry): { seated: Eater[]; isEveryone: boolean } {
  const { eaters } = plan
  const seated = eatersAt(entry, householdOf(plan)).map((place) => eaters[place]!)
  return { seated, isEveryone: seated.length === eaters.length }
}

/** 'for Ben and Mia'; undefined where everyone eats it, and of what nobody does. */
export function forSome(plan: Seats, entry: PlanEntry): string | undefined {
  const { seated, isEveryone } = eatersOf(plan, entry)
  return isDish(entry) && !isEveryone && seated.length > 0 ? `for ${joined(seated.map(({ name }) => name))}` : undefined
}

/** 'Eating out', 'Eating out: Ben and Mia' where others sit at that meal too. */
export function outTitle(plan: Seats, entry: PlanEntry): string {
  const household = householdOf(plan)
  const [out, all] = [seatedAt(entry, household), seatedAt({ ...entry, eaters: [] }, household)]
  if (all.every((place) => out.includes(place))) return 'Eating out'
  return `Eating out: ${joined(out.map((place) => plan.eaters[place]!.name))}`
}

/** What is to be said of an entry and of those who sit at it. */
export function remarksOf(plan: PlanOfPlates, entry: PlanEntry): Remark[] {
  return [...nobodysRemarks(plan, entry), ...restRemarks(plan, entry), ...plateRemarks(plan, entry)]
}

/** What whoever cooks an entry has to know of the plates of all who eat of it, then and later; each thing once. */
export function cooksRemarks(plan: PlanOfPlates, cooked: PlanEntry): Remark[] {
  const remarks = eatenOf(cooked, plan.entries).flatMap((entry) => plateRemarks(plan, entry))
  return [...new Map(remarks.map((remark) => [remark.words, remark])).values()]
}

/** 'Mia: no feta on their plate', with how to keep it from whoever is allergic; 'Not for Sam: contains peanuts': of those who sit at it, or of some of them. */
export function plateRemarks(
  plan: PlanOfPlates,
  entry: PlanEntry,
  seated: readonly Eater[] = eatersOf(plan, entry).seated,
): Remark[] {
  const recipe = recipeOf(plan, entry)
  if (!recipe || !isDish(entry)) return []
  return seated.flatMap(({ id, name }): Remark[] => {
    const trouble = recipe.troubles.find(({ eater }) => eater === id)
    const left = leftOffPlate(entry, recipe, id)
    if (left.length > 0) {
      const foods = joined(left.map(foodOf))
      const brief = `${name}: no ${foods}`
      const their = left.length > 1 || /[^s]s$/.test(foods) ? 'their' : 'its'
      const apart = trouble?.apart
        ? `. ${name} is allergic: serve the ${foods} separately, with ${their} own spoon`
        : ''
      return [{ kind: 'warns', words: `${brief} on their plate${apart}`, brief }]
    }
    if (!trouble) return []
    return [{ kind: 'blocks', words: `Not for ${name}: ${inSentence(trouble.words)}`, brief: `Not for ${name}` }]
  })
}

/** Lines of its recipe that are left off an eater's plate: as it was planned, else as it does for them. */
export function leftOffPlate(
  { without }: Pick<PlanEntry, 'without'>,
  recipe: PlanOfPlates['recipes'][number] | undefined,
  eaterId: string,
): readonly string[] {
  const trouble = recipe?.troubles.find(({ eater }) => eater === eaterId)
  const planned = without.find(({ eater }) => eater === eaterId)?.lines ?? trouble?.without ?? []
  // what once came off a plate no longer helps where the recipe has changed since
  if (trouble?.without === null) return []
  return trouble?.apart ? [...new Set([...planned, ...trouble.without])] : planned
}

/** Those who sit at an entry that isn’t for them, whatever is left off their plates. */
export function blockedAt(plan: PlanOfPlates, entry: PlanEntry): Eater[] {
  const { seated } = eatersOf(plan, entry)
  return seated.filter((eater) => plateRemarks(plan, entry, [eater]).some(({ kind }) => kind === 'blocks'))
}

/** Of a dish that nobody eats at its meal. */
function nobodysRemarks(plan: PlanOfPlates, entry: PlanEntry): Remark[] {
  if (!isDish(entry) || eatersOf(plan, entry).seated.length > 0) return []
  return [{ kind: 'warns', words: 'Nobody will eat this: everyone it’s for is eating out', brief: 'Nobody to eat it' }]
}

/** Of leftovers: nothing is cooked for them before, or they do not keep so long. */
function restRemarks(plan: PlanOfPlates, entry: PlanEntry): Remark[] {
  if (entry.kind !== 'leftover') return []
  const cooked = plan.entries.find(({ id }) => id === entry.cookedAt)
  if (!cooked || !isAfter(entry, cooked, plan)) {
    const words = 'The dish these leftovers come from isn’t planned before this meal'
    return [{ kind: 'blocks', words, brief: 'Not cooked by then' }]
  }
  const keeps = recipeOf(plan, entry)?.keepsDays
  const age = entry.day - cooked.day
  if (keeps === undefined || age <= keeps) return []
  const days = `${keeps} ${keeps === 1 ? 'day' : 'days'}`
  const [brief, words] =
    keeps === 0
      ? ['Doesn’t keep', 'Leftovers of this dish don’t keep: eat them the same day']
      : [`Keeps ${days}`, `Leftovers of this dish keep ${days}, not ${age}`]
  return [{ kind: 'warns', words, brief }]
}

const isDish = ({ kind }: PlanEntry) => kind === 'recipe' || kind === 'leftover'

/** What a line of a recipe is about, without how much of it: '6 slices gluten-free bread' is gluten-free bread. */
function foodOf(line: string): string {
  const amounts =
    /^(?:[\d.,/¼-¾⅐-⅞]+ ?)+(?:(?:slices?|cups?|tbsp|tsp|oz|lbs?|k?g|ml|l|cloves?|cans?|pieces?|pinch|sprigs?) )?/
  return line.replace(amounts, '') || line
}

/** A sentence of its own as the end of another. */
function inSentence(sentence: string): string {
  const ended = sentence.replace(/\.$/, '')
  return ended.charAt(0).toLowerCase() + ended.slice(1)
}
