import { ArrowLeft, ArrowRight, Check, Sun } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { HandsFree } from '#client/features/cooking/hands-free.tsx'
import { TimerList } from '#client/features/cooking/timers/timer-list.tsx'
import { useTimers } from '#client/features/cooking/timers/use-timers.ts'
import { useTurning } from '#client/features/cooking/use-turning.ts'
import { useWakeLock } from '#client/features/cooking/use-wake-lock.ts'
import type { Command } from '#client/features/cooking/voice-commands.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FullScreen } from '#client/ui/overlays/full-screen.tsx'
import { Progress } from '#client/ui/signs/progress.tsx'

interface Props {
  title: string
  /** As people count. */
  step: number
  last: number
  /** The step, whose timers stand in it. */
  except: ComponentProps<typeof TimerList>['except']
  /** Where the step of another timer is cooked, if not on the page of its recipe. */
  placeOfTimer?: ComponentProps<typeof TimerList>['placeOf']
  /** The step in words, read out when it is turned to, and when a voice asks for it. */
  spoken: string | undefined
  onStep: (step: number) => void
  onLeave: () => void
  /** After the last step. */
  onDone: () => void
  children: ReactNode
}

/** One step at a time over the whole screen, by swipe, by arrow key, by voice or by a big button; the screen stays awake. */
export function CookingFrame({
  title,
  step,
  last,
  except,
  placeOfTimer,
  spoken,
  onStep,
  onLeave,
  onDone,
  children,
}: Props) {
  const { timers } = useTimers()
  const top = useRef<HTMLDivElement>(null)
  const isAwake = useWakeLock()
  const go = (to: number) => {
    if (to < 1 || to > last || to === step) return
    onStep(to)
    top.current?.parentElement?.scrollTo({ top: 0 })
  }
  const obey = (command: Exclude<Command, 'read'>) => {
    if (command === 'done') {
      if (step === last) onDone()
    } else if (command === 'timer') top.current?.parentElement?.querySelector<HTMLElement>('[data-step-timer]')?.click()
    else go(command === 'next' ? step + 1 : step - 1)
  }
  const swipe = useTurning((by) => go(step + by))
  return (
    <FullScreen
      open
      onClose={onLeave}
      title={title}
      closeLabel="Exit cooking mode"
      beside={
        isAwake && (
          <span className="note flex items-center gap-1.5">
            <Sun aria-hidden className="icon-small" />
            <span className="max-phone:sr-only">The screen stays on</span>
          </span>
        )
      }
      above={
        <>
          <div className={readFromAfar}>
            <TimerList except={except} placeOf={placeOfTimer} />
          </div>
          <div className="wrap flex flex-wrap items-end gap-x-4 gap-y-2 pt-4">
            <div className="min-w-40 flex-1">
              <Progress label={`Step ${step} of ${last}`} value={step} max={last} />
            </div>
            <HandsFree spoken={spoken ?? ''} isLast={step === last} onCommand={obey} />
          </div>
        </>
      }
      footer={
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 spread:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] spread:gap-x-16">
          <Button
            big
            disabled={step === 1}
            onClick={() => go(step - 1)}
            className="text-lead! tablet:min-h-16 spread:w-56"
          >
            <ArrowLeft aria-hidden className="icon" />
            Back
          </Button>
          {step < last ? (
            <Button big look="go" onClick={() => go(step + 1)} className="text-lead! tablet:min-h-16">
              Next step
              <ArrowRight aria-hidden className="icon" />
            </Button>
          ) : (
            <Button key="done" big look="go" onClick={onDone} className="text-lead! tablet:min-h-16">
              <Check aria-hidden className="icon" />
              Done
            </Button>
          )}
          {step === last && timers.length > 0 && (
            <p className="note col-span-full text-center">Timers keep running after you press Done.</p>
          )}
        </div>
      }
      {...swipe}
    >
      <div ref={top} />
      {children}
      <p aria-live="polite" className="sr-only">
        Step {step} of {last}: {spoken}
      </p>
    </FullScreen>
  )
}

/** Timers on a wide screen: two beside each other, with figures that are read across the kitchen. */
const readFromAfar =
  'spread:*:max-h-none spread:has-[li+li]:*:grid-cols-2 spread:[&_a]:min-h-18 spread:[&_a>.num]:min-w-25 spread:[&_a>.num]:text-[2.25rem] spread:[&_a>.text-ui]:whitespace-normal spread:[&_a>svg]:size-7 spread:[&_li:last-child:nth-child(odd)]:col-span-full'
