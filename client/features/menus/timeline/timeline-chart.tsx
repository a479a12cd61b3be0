import { clsx } from 'clsx'
import { clockAt, namedTasks } from '#client/features/menus/timeline/clock.ts'
import type { MenuTimeline } from '#contract/menus.ts'

/** A row a dish: what keeps the hands is filled, what cooks by itself is striped in the oven and dotted on the stove. The list below says the same. */
export function TimelineChart({ timeline, serving }: { timeline: MenuTimeline; serving: number }) {
  const { minutes, titles } = timeline
  if (minutes === 0) return null
  const tasks = namedTasks(timeline)
  const share = (part: number) => `${(100 * part) / minutes}%`
  return (
    <figure aria-hidden className="num grid gap-2 text-note break-inside-avoid">
      <div className="grid gap-2.5">
        {[...titles.entries()].map(([dish, title]) => (
          <div
            key={dish}
            className="grid items-center gap-x-4 gap-y-1 tablet:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
          >
            <p className="truncate font-semibold text-ui">{title}</p>
            <div className="relative h-7 rounded-[3px] bg-well">
              {tasks
                .filter(({ task }) => task.dish === dish)
                .map(({ key, task }) => (
                  <span key={key}>
                    <Bar className="bg-tomato" from={share(task.start + minutes)} length={share(task.active)} />
                    <Bar
                      className={clsx(
                        'inset-ring inset-ring-edge',
                        task.oven !== null ? 'bg-oven' : task.burner !== null ? 'bg-stove' : 'bg-sheet',
                      )}
                      from={share(task.start + task.active + minutes)}
                      length={share(task.waiting)}
                    />
                  </span>
                ))}
            </div>
          </div>
        ))}
      </div>
      <div className="grid gap-x-4 tablet:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <p className="flex justify-between text-ink-2 tablet:col-start-2">
          <span>{clockAt(serving, -minutes)}</span>
          <span>{clockAt(serving, 0)}</span>
        </p>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
        {legend.map(([name, look]) => (
          <span key={name} className="inline-flex items-center gap-2">
            <span className={clsx('size-4 rounded-[2px] inset-ring inset-ring-edge', look)} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

const legend = [
  ['hands', 'bg-tomato'],
  ['oven', 'bg-oven'],
  ['stove', 'bg-stove'],
  ['by itself', 'bg-sheet'],
] as const

function Bar({ className, from, length }: { className: string; from: string; length: string }) {
  return (
    <span
      className={clsx('absolute inset-y-0 rounded-[2px]', className)}
      style={{ insetInlineStart: from, inlineSize: length }}
    />
  )
}
