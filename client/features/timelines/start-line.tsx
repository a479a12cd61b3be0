import { clockAt, usualServing } from '#client/features/timelines/clock.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import type { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import { minutesOfDay } from '#domain/plan/timeline/timeline-words.ts'

/** When to begin and when to eat, and how long it keeps one busy: the line that a menu is read for. Room for it until it is there. */
export function StartLine({ timeline, time }: { timeline: TitledTimeline | undefined; time: string }) {
  const serving = minutesOfDay(time) ?? usualServing
  return (
    <p className="num text-balance min-h-[1.4em] text-lead leading-snug font-semibold text-ink">
      {timeline &&
        `Start at ${clockAt(serving, -timeline.minutes)}, eat at ${clockAt(serving, 0)}, ${minutesText(timeline.activeMinutes)} hands-on`
          // an hour keeps its half of the day, and what it is of
          .replaceAll(/(?<=at) | (?=[AP]M)/g, '\u00a0')}
    </p>
  )
}
