import { bestOrder } from '#domain/plan/timeline/best-order.ts'
import { dishWork } from '#domain/plan/timeline/dish-work.ts'
import { type MenuWork, menuWork } from '#domain/plan/timeline/menu-work.ts'
import { preparedInWaits } from '#domain/plan/timeline/prepare-in-waits.ts'
import type { Timeline, TimelineTask } from '#domain/plan/timeline/timeline-shape.ts'
import type { VerifiableIngredient, VerifiableStep } from '#domain/recipe/verify/reading/read-recipe.ts'
import { burners } from '#domain/recipe/verify/time/step-work.ts'

export type { Timeline }

/** A dish of a menu, as its recipe tells it. */
export interface TimelineDish {
  readonly id: number
  readonly title: string
  readonly ingredients: readonly VerifiableIngredient[]
  readonly instructions: readonly VerifiableStep[]
}

/**
 * When one cook with one oven and four burners starts what, so that all dishes are ready together, in whole minutes before serving. What is
 * best, in this order: hot dishes stand least beyond five minutes each (in sum), the first task starts latest, hot dishes stand least, each
 * task starts as late as it can. The first three are searched through within bounded work, each dish prepared before its first step; `isBest`
 * says whether that was enough. What of the preparing only later steps want is then put off into waits, where all begins later for it. A hot dish
 * stands as long as it is kept waiting for others: what its own recipe has it wait is no standing. A dish without steps takes no time.
 */
export function timelineOf(dishes: readonly TimelineDish[]): Timeline {
  const work = menuWork(dishes.map(dishWork))
  const found = bestOrder(work)
  const { menu, placed, ago } = preparedInWaits(work, found.placed)
  const tasks = tasksOf(menu, ago)
  const minutes = before(Math.min(0, ...tasks.map(({ start }) => start)))
  return {
    minutes,
    activeMinutes: tasks.reduce((sum, { active }) => sum + active, 0),
    isBest: found.isBest,
    tasks,
    dishes: dishes.map(({ id }, dish) => {
      const isHot = menu.dishes[dish]?.isHot ?? false
      const ends = tasks.filter((task) => task.dish === dish).map(({ end }) => end)
      const stands = isHot ? placed.stands[dish]! : before(ends.length > 0 ? Math.max(...ends) : 0)
      return { id, isHot, readyAt: before(stands), standsMinutes: stands }
    }),
  }
}

function tasksOf(menu: MenuWork, ago: readonly number[]): TimelineTask[] {
  const burnerOf = burnersOf(menu, ago)
  // blocks are counted back from serving: the last one that takes the oven is its first use
  const heatedFor = (dish: number) => menu.blocks.findLast((block) => block.dish === dish && block.oven)?.oven
  const tasks = menu.blocks
    .flatMap(({ dish, steps, active, waiting, oven }, id) => {
      let start = before(ago[id]! + active)
      return steps.map(({ step, active, lines }, at): TimelineTask => {
        const waits = at === steps.length - 1 ? waiting : 0
        const task = {
          dish,
          step,
          start,
          active,
          waiting: waits,
          end: start + active + waits,
          // what takes neither hands nor food turns the oven on
          oven: (step < 0 && active === 0 ? heatedFor(dish) : oven)?.heat ?? null,
          burner: burnerOf[id] ?? null,
          ...(active > 0 && lines && isInParts(menu, dish) && { prepares: prepared(menu, dish, lines) }),
        }
        start += active
        return task
      })
    })
    .toSorted(
      (one, other) =>
        one.start - other.start ||
        // what needs no hands is begun beside what does
        Number(one.active > 0) - Number(other.active > 0) ||
        one.dish - other.dish ||
        one.step - other.step,
    )
  return tasks.reduce<TimelineTask[]>((joined, task) => {
    const before = joined.at(-1)
    if (!before?.prepares || !task.prepares || before.dish !== task.dish || before.end < task.start)
      return [...joined, task]
    // what is prepared without a break between is one task
    const prepares = prepared(menu, task.dish, [...before.prepares.lines, ...task.prepares.lines])
    return joined.with(joined.length - 1, { ...before, active: before.active + task.active, end: task.end, prepares })
  }, [])
}

/** Whether a dish is not prepared all at once. */
function isInParts({ blocks, first }: MenuWork, dish: number): boolean {
  const own = blocks.slice(first[dish], first[dish + 1])
  return own.filter(({ steps, active }) => steps[0]?.step === -1 && active > 0).length > 1
}

function prepared({ dishes }: MenuWork, dish: number, lines: readonly number[]): TimelineTask['prepares'] {
  const sorted = lines.toSorted((one, other) => one - other)
  return { words: dishes[dish]!.words(sorted), lines: sorted }
}

/** The lowest burner that is free, first for what starts first. */
function burnersOf(menu: MenuWork, ago: readonly number[]): (number | undefined)[] {
  const freeAt = Array.from({ length: burners }, () => Number.NEGATIVE_INFINITY)
  const found: (number | undefined)[] = []
  const start = (id: number) => before(ago[id]! + menu.blocks[id]!.active)
  const cooked = [...menu.blocks.keys()].filter((id) => menu.blocks[id]!.onStove)
  for (const id of cooked.toSorted((one, other) => start(one) - start(other))) {
    const burner = freeAt.findIndex((free) => free <= start(id))
    freeAt[burner] = before(ago[id]! - menu.blocks[id]!.waiting)
    found[id] = burner + 1
  }
  return found
}

/** Minutes relative to serving, and back; 0 is never less than nothing. */
function before(minutes: number): number {
  return 0 - minutes
}
