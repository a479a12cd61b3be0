import { sentenceOf } from '#client/failure.ts'
import { clockAt, unprovedText, usualServing } from '#client/features/timelines/clock.ts'
import { type DishInSteps, TaskList } from '#client/features/timelines/task-list.tsx'
import { TimelineChart } from '#client/features/timelines/timeline-chart.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import { minutesOfDay, standingNotes } from '#domain/plan/timeline/timeline-words.ts'

interface Props {
  /** In the order of the timeline. */
  dishes: readonly DishInSteps[]
  /** Undefined until it is there. */
  timeline: TitledTimeline | undefined
  /** Why it isn't. */
  error?: unknown
  onRetry?: () => void
  /** When it is served, '19:00'. */
  time: string
  onTime: (time: string) => void
}

/** When to start what, so that all dishes are ready at the hour: as a list by the clock, of several dishes as a chart too. */
export function TimelineSection({ timeline, error, onRetry, ...shown }: Props) {
  return (
    <section aria-labelledby="timeline" className="double-rule grid gap-6 pt-6">
      <h2 id="timeline" className="text-2">
        {timeline?.dishes.length === 1 ? 'When to start' : 'When to start each dish'}
      </h2>
      {timeline ? (
        <Shown timeline={timeline} {...shown} />
      ) : error ? (
        <ErrorState sentence={sentenceOf(error, 'The timeline couldn’t be loaded.')} onRetry={() => onRetry?.()} />
      ) : (
        <Loading words="Loading the timeline">
          <Skeleton className="h-40" />
        </Loading>
      )}
    </section>
  )
}

function Shown({
  dishes,
  timeline,
  time,
  onTime,
}: Pick<Props, 'dishes' | 'time' | 'onTime'> & { timeline: TitledTimeline }) {
  const serving = minutesOfDay(time) ?? usualServing
  const notes = standingNotes(timeline)
  const isSeveral = timeline.dishes.length > 1
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <TextField
          label="Serve at"
          type="time"
          value={time}
          onChange={({ target }) => onTime(target.value)}
          className="w-40 print:hidden"
        />
        <p className="num max-w-prose flex-1 basis-60 text-ui text-ink-2">
          {isSeveral && (
            <>
              For one cook with one oven and four burners. Start at{' '}
              <b className="text-ink">{clockAt(serving, -timeline.minutes)}</b>.{' '}
            </>
          )}
          {unprovedText(timeline)}
        </p>
      </div>
      {notes.length > 0 && (
        <ul className="grid gap-1 rounded-ctl bg-saffron-wash px-4 py-3 text-ui">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              <Verdict kind="warns">{note}</Verdict>
            </li>
          ))}
        </ul>
      )}
      {isSeveral && <TimelineChart timeline={timeline} serving={serving} />}
      <TaskList dishes={dishes} timeline={timeline} serving={serving} />
    </>
  )
}
