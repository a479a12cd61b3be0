import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { BellRing, Pause, Play, Timer as TimerIcon, X } from 'lucide-react'
import { isOfStep, type TimedStep } from '#client/features/cooking/timers/is-of-step.ts'
import { changeTimer } from '#client/features/cooking/timers/kept-timers.ts'
import { allowSound } from '#client/features/cooking/timers/sound.ts'
import { pausedOrNot, secondsLeft, type Timer, withMinute } from '#client/features/cooking/timers/timer.ts'
import { useTimers } from '#client/features/cooking/timers/use-timers.ts'
import { clockText, lengthText } from '#client/features/dishes/format.ts'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'

interface Props {
  /** The step whose timers are shown elsewhere. */
  except?: Omit<TimedStep, 'title'>
  /** Where the step of a timer is cooked, if not on the page of its recipe. */
  placeOf?: ((timer: Timer) => TimerPlace | undefined) | undefined
}

export type TimerPlace = ReturnType<
  typeof paths.recipe | typeof paths.sharedRecipe | typeof paths.cookMenu | typeof paths.cookMeal
>

/** The running timers, each with its recipe, step and time, to pause, to give a minute more and to end. */
export function TimerList({ except, placeOf }: Props) {
  const { timers: all, now } = useTimers()
  const timers = all.filter((timer) => !except || !isOfStep(timer, except))
  if (timers.length === 0) return null
  return (
    <ul aria-label="Timers" className="grid max-h-44 grid-cols-[minmax(0,1fr)] gap-px overflow-y-auto bg-hair">
      {timers.map((timer) => (
        <TimerRow
          key={timer.id}
          timer={timer}
          left={secondsLeft(timer, now)}
          place={placeOf?.(timer) ?? pageOf(timer)}
          nameClass={placeOf ? undefined : timer.path === except?.path ? 'sr-only' : 'max-phone:sr-only'}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  timer: Timer
  left: number
  place: TimerPlace
  /** Hides the dish where it stands above already, or there is little room. Among those of other dishes it does not, and their steps make room. */
  nameClass: string | undefined
}

function TimerRow({ timer, left, place, nameClass }: RowProps) {
  const isOver = left <= 0
  const isPaused = timer.endsAt === null
  const length = lengthText(timer.seconds)
  const named = `step ${timer.step} of ${timer.title}, ${length}`
  const Icon = isOver ? BellRing : isPaused ? Pause : TimerIcon
  return (
    <li className={isOver ? 'bg-saffron-wash text-saffron-ink' : 'bg-ink text-paper'}>
      <div className="wrap flex items-center gap-2">
        <Link
          {...place}
          className="no-underline flex min-h-14 min-w-0 flex-1 items-center gap-2.5 text-left leading-tight focus-visible:-outline-offset-4"
        >
          <Icon aria-hidden className={clsx('icon', !isOver && !isPaused && 'animate-pulse')} />
          <span className="num min-w-14 text-3 leading-none font-[650]">
            {isOver ? 'Time is up' : clockText(left)}
            {isPaused && <span className="sr-only">, paused</span>}
          </span>
          <span className="min-w-0 flex-1 text-ui max-phone:line-clamp-2 phone:truncate">
            <span className="font-semibold">
              <span className={nameClass ? undefined : 'max-phone:sr-only'}>Step {timer.step}, </span>
              <span className="whitespace-nowrap">{length}</span>
            </span>
            <span className={nameClass}> {timer.title}</span>
          </span>
        </Link>
        {!isOver && (
          <IconButton
            label={isPaused ? `Resume the timer for ${named}` : `Pause the timer for ${named}`}
            onClick={() => {
              allowSound()
              changeTimer(timer.id, pausedOrNot)
            }}
            className={buttonClass}
          >
            {isPaused ? <Play aria-hidden className="icon" /> : <Pause aria-hidden className="icon" />}
          </IconButton>
        )}
        <IconButton
          label={`+1 min for ${named}`}
          onClick={() => {
            allowSound()
            changeTimer(timer.id, withMinute)
          }}
          className={clsx(
            buttonClass,
            'num w-17! rounded-full! inset-ring inset-ring-current/40 text-ui font-semibold',
          )}
        >
          +1 min
        </IconButton>
        <IconButton
          label={`Stop the timer for ${named}`}
          onClick={() => changeTimer(timer.id, () => undefined)}
          // under the cross that leaves the page
          className={clsx(buttonClass, '-mr-3')}
        >
          <X aria-hidden className="icon" />
        </IconButton>
      </div>
    </li>
  )
}

/** The step of the timer, on the page of its recipe. */
function pageOf({ path, step }: Timer): TimerPlace {
  const [, kind, name = ''] = path.split('/')
  return kind === 'r' ? paths.sharedRecipe(name, { cook: step }) : paths.recipe(Number(name), { cook: step })
}

const buttonClass = 'text-current! hover:bg-transparent! hover:opacity-70'
