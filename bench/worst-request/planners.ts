import { planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import { weekMeals } from '#domain/plan/week/week.ts'
import type { Diner } from '../servers/diner.ts'
import type { Size } from './body.ts'
import type { Candidate } from './candidate.ts'
import type { Row } from './making.ts'

/** A member with the largest plan that there may be. */
interface Planner {
  readonly diner: Diner
  readonly planId: number
  /** What fills an empty plan as this one is filled. */
  readonly changes: readonly Row[]
}

/** What a planner is made with. */
interface World {
  readonly member: () => Promise<Diner>
  readonly recipes: (diner: Diner) => Promise<readonly number[]>
  readonly text: (letters: number) => string
  readonly send: (diner: Diner, method: string, path: string, body: unknown) => Promise<Row>
}

/** Of one planner: a call may leave 28 lists, of 500 that a member may have. */
const mostCalls = 15
/** Letters of the note of each entry: all of them are sent at once. */
const lettersOfNote = 300
const first = Date.UTC(2026, 10, 23)
const day = (after: number) => new Date(first + after * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** The planner for a candidate at a size, made when first asked for and again after some calls. */
export function openPlanners(): (candidate: Candidate, size: Size, world: World) => Promise<Planner> {
  const known = new WeakMap<Candidate, Map<string, { calls: number; planner: Promise<Planner> }>>()
  return (candidate, size, world) => {
    const ofCandidate = known.get(candidate) ?? new Map<string, { calls: number; planner: Promise<Planner> }>()
    known.set(candidate, ofCandidate)
    const key = `${size.letters} ${size.items}`
    let place = ofCandidate.get(key)
    if (!place || place.calls >= mostCalls) {
      place = { calls: 0, planner: newPlanner(size, world) }
      ofCandidate.set(key, place)
    }
    place.calls += 1
    return place.planner
  }
}

/** As many people as a plan may be for. */
export const everybody = Array.from({ length: planBounds.eaters }, (_, at) => ({
  id: `eater-${String(at).padStart(3, '0')}`,
  name: `Eater ${at}`,
  allergies: ['Peanuts', 'Soy'],
}))

/** Every day and every entry that a plan may have, each with a note, for everybody; of half the size are its entries. */
async function newPlanner({ letters, items }: Size, { member, recipes, text, send }: World): Promise<Planner> {
  const diner = await member()
  const recipeIds = await recipes(diner)
  const changes = Array.from({ length: Math.round(planBounds.entries * items) }, (_, at) => ({
    kind: 'add',
    entry: `entry-${String(at).padStart(4, '0')}`,
    day: at % planBounds.days,
    meal: weekMeals[Math.floor(at / planBounds.days) % weekMeals.length],
    dish: { kind: 'recipe', recipeId: recipeIds[at % recipeIds.length] ?? 1 },
    note: text(Math.floor(lettersOfNote * letters)),
  }))
  const plan = { title: 'All there is', startDate: day(0), endDate: day(planBounds.days - 1), eaters: everybody }
  const { id } = await send(diner, 'POST', '/api/meal-plans', plan)
  await send(diner, 'PATCH', `/api/meal-plans/${String(id)}`, { changes })
  return { diner, planId: Number(id), changes }
}
