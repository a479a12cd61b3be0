import { dishWork } from '#domain/plan/timeline/dish-work.ts'
import { laterWhereFree } from '#domain/plan/timeline/later-where-free.ts'
import { type MenuWork, menuWork } from '#domain/plan/timeline/menu-work.ts'
import { bestOrder } from '#domain/plan/timeline/search.ts'
import type { Timeline, TimelineTask } from '#domain/plan/timeline/timeline-shape.ts'
import type { VerifiableIngredient, VerifiableStep } from '#domain/recipe/verify/read-recipe.ts'
import { burners } from '#domain/recipe/verify/step-work.ts'

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
 * task starts as late as it can. The first three are searched through within bounded work; `isBest` says whether that was enough. A hot dish
 * stands as long as it is kept waiting for others: what its own recipe has it wait is no standing. A dish without steps takes no time.
 */
export function timelineOf(dishes: readonly TimelineDish[]): Timeline {
  const menu = menuWork(dishes.map(dishWork))
  const { placed, isBest } = bestOrder(menu)
  const ago = laterWhereFree(menu, placed.ago)
  const tasks = tasksOf(menu, ago)
  const minutes = before(Math.min(0, ...tasks.map(({ start }) => start)))
  return {
    minutes,
    activeMinutes: tasks.reduce((sum, { active }) => sum + active, 0),
    isBest,
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
  return menu.blocks
    .flatMap(({ dish, steps, active, waiting, oven }, id) => {
      let start = before(ago[id]! + active)
      return steps.map(({ step, active }, at): TimelineTask => {
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
        }
        start += active
        return task
      })
    })
    .toSorted((one, other) => one.start - other.start || one.dish - other.dish || one.step - other.step)
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
