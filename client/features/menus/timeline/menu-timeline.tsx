import { useQuery } from '@tanstack/react-query'
import { ChefHat } from 'lucide-react'
import { sentenceOf } from '#client/failure.ts'
import { timelineQuery } from '#client/features/menus/queries.ts'
import { clockAt, minutesOfDay, standingNotes } from '#client/features/menus/timeline/clock.ts'
import { useServeTime } from '#client/features/menus/timeline/serve-time.ts'
import { TaskList } from '#client/features/menus/timeline/task-list.tsx'
import { TimelineChart } from '#client/features/menus/timeline/timeline-chart.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import type { MenuTimeline, MenuWithRecipes } from '#contract/menus.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** When to start what, so that all dishes are ready at the hour: as a chart, and as a list by the clock. */
export function TimelineSection({ menu }: { menu: MenuWithRecipes }) {
  const { data: timeline, error, refetch } = useQuery(timelineQuery(menu))
  return (
    <section aria-labelledby="timeline" className="double-rule grid gap-6 pt-6">
      <h2 id="timeline" className="text-2">
        When to start what
      </h2>
      {timeline ? (
        <Shown menu={menu} timeline={timeline} />
      ) : error ? (
        <ErrorState sentence={sentenceOf(error, 'The timeline couldn’t be loaded.')} onRetry={() => void refetch()} />
      ) : (
        <Loading words="The timeline is on its way">
          <Skeleton className="h-40" />
        </Loading>
      )}
    </section>
  )
}

function Shown({ menu, timeline }: { menu: MenuWithRecipes; timeline: MenuTimeline }) {
  const [time, setTime] = useServeTime(menu.id, menu.mealType)
  const serving = minutesOfDay(time) ?? 19 * 60
  const { minutes, activeMinutes, isBest } = timeline
  const notes = standingNotes(timeline)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-5">
        <TextField
          label="Served at"
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
          className="w-40 print:hidden"
        />
        <p className="num max-w-prose flex-1 basis-72 text-ui text-ink-2">
          For one cook with one oven and four burners: start at <b className="text-ink">{clockAt(serving, -minutes)}</b>
          , {minutesText(minutes)} before you serve
          {activeMinutes < minutes && `, ${minutesText(activeMinutes)} of it hands-on`}.
          {isBest && ' No other order of the steps keeps hot dishes waiting less or lets you start later.'}
        </p>
        <ButtonLink look="go" {...paths.cookMenu(menu.id)} className="print:hidden">
          <ChefHat aria-hidden className="icon" />
          Start cooking
        </ButtonLink>
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
      <TimelineChart timeline={timeline} serving={serving} />
      <TaskList menu={menu} timeline={timeline} serving={serving} />
    </>
  )
}
