import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#client/failure.ts'
import { shortNames } from '#client/features/menus/menu-words.ts'
import { timelineQuery } from '#client/features/menus/queries.ts'
import { clockAt, unprovedText, usualServing } from '#client/features/menus/timeline/clock.ts'
import { TaskList } from '#client/features/menus/timeline/task-list.tsx'
import { TimelineChart } from '#client/features/menus/timeline/timeline-chart.tsx'
import { TextField } from '#client/ui/field.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import type { MenuTimeline, MenuWithRecipes } from '#contract/menus.ts'
import { minutesOfDay, standingNotes } from '#domain/plan/timeline/timeline-words.ts'

interface Props {
  menu: MenuWithRecipes
  /** When it is served, '19:00'. */
  time: string
  onTime: (time: string) => void
}

/** When to start what, so that all dishes are ready at the hour: as a chart, and as a list by the clock. */
export function TimelineSection({ menu, time, onTime }: Props) {
  const { data: timeline, error, refetch } = useQuery(timelineQuery(menu))
  return (
    <section aria-labelledby="timeline" className="double-rule grid gap-6 pt-6">
      <h2 id="timeline" className="text-2">
        When to start each dish
      </h2>
      {timeline ? (
        <Shown menu={menu} timeline={timeline} time={time} onTime={onTime} />
      ) : error ? (
        <ErrorState sentence={sentenceOf(error, 'The timeline couldn’t be loaded.')} onRetry={() => void refetch()} />
      ) : (
        <Loading words="Loading the timeline">
          <Skeleton className="h-40" />
        </Loading>
      )}
    </section>
  )
}

function Shown({ menu, timeline, time, onTime }: Props & { timeline: MenuTimeline }) {
  const serving = minutesOfDay(time) ?? usualServing
  const called = { ...timeline, titles: shortNames(menu, timeline.titles) }
  const notes = standingNotes(called)
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <TextField
          label="Served at"
          type="time"
          value={time}
          onChange={({ target }) => onTime(target.value)}
          className="w-40 print:hidden"
        />
        <p className="num max-w-prose flex-1 basis-60 text-ui text-ink-2">
          For one cook with one oven and four burners. Start at{' '}
          <b className="text-ink">{clockAt(serving, -timeline.minutes)}</b>. {unprovedText(timeline)}
        </p>
      </div>
      {notes.length > 0 && (
        <ul className="grid gap-1 rounded-ctl bg-saffron-wash px-4 py-3 text-ui text-saffron-ink">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
      <TimelineChart timeline={called} serving={serving} />
      <TaskList menu={menu} timeline={called} serving={serving} />
    </>
  )
}
