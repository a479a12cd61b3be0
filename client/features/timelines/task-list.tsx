import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { clockAt } from '#client/features/timelines/clock.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import type { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import {
  type NamedTask,
  namedTasks,
  type ReadyDish,
  readyDishes,
  taskFigures,
} from '#domain/plan/timeline/timeline-words.ts'

/** A dish as far as its steps are read. */
export interface DishInSteps {
  readonly instructions: readonly { readonly description: string }[]
}

interface Props {
  /** In the order of the timeline. */
  dishes: readonly DishInSteps[]
  timeline: TitledTimeline
  /** Minutes after midnight. */
  serving: number
}

/** What to begin when, in the words of the recipes, and which dish is ready when. */
export function TaskList({ dishes, timeline, serving }: Props) {
  const tasks = namedTasks(timeline)
  const ready = readyDishes(timeline)
  const before = (start: number, end: number) => ready.filter(({ at }) => at > start && at <= end && at < 0)
  const [isOpen, setIsOpen] = useState(false)
  const fold = tasks.length > shown + 1
  const hidden = (index: number) => (fold && !isOpen && index >= shown ? 'hidden print:grid' : '')
  return (
    <div>
      <ol aria-label="The steps by the clock">
        {tasks.map((named, index) => {
          const { key, task } = named
          return [
            <TaskRow
              key={key}
              named={named}
              isAlone={timeline.dishes.length === 1}
              clock={clockAt(serving, task.start)}
              className={hidden(index)}
              words={dishes[task.dish]?.instructions[task.step]?.description}
            />,
            ...before(task.start, tasks[index + 1]?.task.start ?? 0).map((dish) => (
              <ReadyRow
                key={`${dish.dish} ready`}
                ready={dish}
                clock={clockAt(serving, dish.at)}
                className={hidden(index)}
              />
            )),
          ]
        })}
        <li className={clsx(rowClass, hidden(tasks.length))}>
          <p className="num font-[650]">{clockAt(serving, 0)}</p>
          <p className="font-semibold">Serve</p>
          <p className="text-ui wrap-anywhere max-tablet:col-start-2">{justReady(ready)}</p>
        </li>
      </ol>
      {fold && (
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className="mt-4 print:hidden">
          {isOpen ? 'Show fewer steps' : `Show all ${tasks.length} steps`}
        </Button>
      )}
    </div>
  )
}

/** Tasks that are seen before the others are asked for. */
const shown = 3

interface RowProps {
  clock: string
  className: string
}

interface TaskProps extends RowProps {
  named: NamedTask
  /** No other dish is cooked with it: its name says nothing. */
  isAlone: boolean
  words: string | undefined
}

function TaskRow({ named, isAlone, clock, words, className }: TaskProps) {
  const all = taskFigures(named)
  // a step says nothing by its number, where it is told what to do
  const [head, ...figures] = !isAlone ? [named.dish, ...all] : words ? byTimes(named) : all
  return (
    <li className={clsx(rowClass, className)}>
      <p className="num font-[650]">{clock}</p>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{head}</p>
        <p className="num text-ui text-ink-2">
          {figures.map((figure, place) => (
            <Fragment key={figure}>
              {place > 0 && ' '}
              {/* '5 min hands-on' is broken only where it has no line to itself */}
              <span className="inline-block">{place < figures.length - 1 ? `${figure},` : figure}</span>
            </Fragment>
          ))}
        </p>
      </div>
      {words && (
        <p className="by-the-stove text-ui text-pretty wrap-anywhere max-tablet:col-start-2">
          <Fractions>{words}</Fractions>
        </p>
      )}
    </li>
  )
}

/** '2 min hands-on, 20 min on its own', 'Step 1', 'burner 1' */
function byTimes(named: NamedTask): string[] {
  const { what, place } = named
  const times = taskFigures(named).filter((figure) => figure !== what && figure !== place)
  return [times.join(', '), what, place].filter(Boolean)
}

function ReadyRow({ ready: { dish, standing }, clock, className }: RowProps & { ready: ReadyDish }) {
  return (
    <li className={clsx(rowClass, className)}>
      <p className="num font-[650] text-basil-ink">{clock}</p>
      <p className="flex min-w-0 items-start gap-2 font-semibold text-basil-ink">
        <Check aria-hidden className="icon-small mt-1" />
        <span className="min-w-0 wrap-anywhere">{dish} is ready</span>
      </p>
      {standing && <p className="num text-ui max-tablet:col-start-2">It {standing}.</p>}
    </li>
  )
}

/** 'Just finished: A, B.' */
function justReady(ready: readonly ReadyDish[]): string {
  const dishes = ready.filter(({ at }) => at === 0).map(({ dish }) => dish)
  return dishes.length > 0 ? `Just finished: ${dishes.join(', ')}.` : ''
}

const rowClass =
  'grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 break-inside-avoid border-b border-hair py-3 last:border-b-0 tablet:grid-cols-[6rem_minmax(0,2fr)_minmax(0,3fr)]'
