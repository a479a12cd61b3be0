import { clsx } from 'clsx'
import { clockAt, ticksOf } from '#client/features/timelines/clock.ts'
import type { TimelineTask, TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import { namedTasks } from '#domain/plan/timeline/timeline-words.ts'

/**
 * A row a dish: what keeps the hands is filled, what cooks on its own is striped in the oven and dotted on the stove, a line runs on from
 * where it is ready. The list below says the same.
 */
export function TimelineChart({ timeline, serving }: { timeline: TitledTimeline; serving: number }) {
  const { minutes, titles, dishes } = timeline
  if (minutes === 0) return null
  const tasks = namedTasks(timeline)
  const ticks = ticksOf(minutes).filter((tick) => hasRoom(tick, minutes))
  // a dish that waits may have a last touch to come
  const readyAt = (dish: number) => {
    const ends = tasks.filter(({ task }) => task.dish === dish).map(({ task }) => task.end)
    return ends.length > 0 ? Math.max(...ends) : 0
  }
  const share = (part: number) => `${(100 * part) / minutes}%`
  const at = (offset: number) => share(offset + minutes)
  const occurs = new Set<string>([
    'hands-on',
    ...tasks.flatMap(({ task }) => (task.waiting > 0 ? [waitsOn(task)] : [])),
    ...([...dishes.keys()].some((dish) => readyAt(dish) < 0) ? ['ready'] : []),
  ])
  return (
    <figure aria-hidden className="num grid gap-2 text-note break-inside-avoid [print-color-adjust:exact]">
      <div className="grid gap-2.5">
        {[...titles.entries()].map(([dish, title]) => (
          <div key={dish} className={rowClass}>
            <p className="font-semibold text-ui leading-tight wrap-anywhere">{title}</p>
            <div className="relative h-7 rounded-[3px] bg-well">
              {ticks.map((tick) => (
                <span
                  key={tick}
                  className="absolute inset-y-0 w-px bg-edge/50"
                  style={{ insetInlineStart: at(tick) }}
                />
              ))}
              <Bar className="inset-y-3 bg-basil" from={at(readyAt(dish))} length={share(-readyAt(dish))} />
              {tasks
                .filter(({ task }) => task.dish === dish)
                .map(({ key, task }) => (
                  <span key={key}>
                    <Bar className="inset-y-0 bg-tomato" from={at(task.start)} length={share(task.active)} />
                    <Bar
                      className={clsx('inset-y-0 inset-ring inset-ring-edge', grounds[waitsOn(task)])}
                      from={at(task.start + task.active)}
                      length={share(task.waiting)}
                    />
                  </span>
                ))}
            </div>
          </div>
        ))}
      </div>
      <div className={rowClass}>
        <div className="relative h-5 text-ink-2 tablet:col-start-2">
          <span className="absolute start-0">{clockAt(serving, -minutes)}</span>
          {ticks.map((tick) => (
            <span key={tick} className="absolute -translate-x-1/2" style={{ insetInlineStart: at(tick) }}>
              {clockAt(serving, tick)}
            </span>
          ))}
          <span className="absolute end-0">{clockAt(serving, 0)}</span>
        </div>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
        {legend
          .filter(([name]) => occurs.has(name))
          .map(([name, look]) => (
            <span key={name} className="inline-flex items-center gap-2">
              <span className={clsx('w-4 rounded-[2px]', look)} />
              {name}
            </span>
          ))}
      </figcaption>
    </figure>
  )
}

/** Beside the words at both ends. */
function hasRoom(tick: number, minutes: number): boolean {
  return -tick / minutes > 0.22 && -tick / minutes < 0.78
}

const rowClass = 'grid items-center gap-x-4 gap-y-1 tablet:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]'

function waitsOn({ oven, burner }: TimelineTask) {
  return oven !== null ? 'oven' : burner !== null ? 'stove' : 'on its own'
}

const grounds = { oven: 'bg-oven', stove: 'bg-stove', 'on its own': 'bg-sheet' } as const
const boxed = 'h-4 inset-ring inset-ring-edge'
const legend = [
  ['hands-on', `${boxed} bg-tomato`],
  ['oven', `${boxed} ${grounds.oven}`],
  ['stove', `${boxed} ${grounds.stove}`],
  ['on its own', `${boxed} ${grounds['on its own']}`],
  ['ready', 'h-1 bg-basil'],
] as const

function Bar({ className, from, length }: { className: string; from: string; length: string }) {
  return (
    <span
      className={clsx('absolute rounded-[2px]', className)}
      style={{ insetInlineStart: from, inlineSize: length }}
    />
  )
}
