import { useQuery } from '@tanstack/react-query'
import { timelineQuery } from '#client/features/menus/queries.ts'
import { clockAt, usualServing } from '#client/features/menus/timeline/clock.ts'
import type { MenuWithRecipes } from '#contract/menus.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { minutesOfDay } from '#domain/plan/timeline/timeline-words.ts'

/** When to begin and when to eat, and how long it keeps one busy: the line that a menu is read for. */
export function StartLine({ menu, time }: { menu: MenuWithRecipes; time: string }) {
  const { data: timeline } = useQuery(timelineQuery(menu))
  const serving = minutesOfDay(time) ?? usualServing
  return (
    <p className="num mt-5 min-h-[1.4em] text-lead leading-snug font-semibold">
      {timeline &&
        `Start at ${clockAt(serving, -timeline.minutes)}, eat at ${clockAt(serving, 0)}, busy for ${minutesText(timeline.activeMinutes)}`}
    </p>
  )
}
