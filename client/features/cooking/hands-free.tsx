import { Mic } from 'lucide-react'
import { useState } from 'react'
import { useReadingAloud } from '#client/features/cooking/use-reading-aloud.ts'
import { useVoice } from '#client/features/cooking/use-voice.ts'
import type { Command } from '#client/features/cooking/voice-commands.ts'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'

/** Cooking by voice: off until it is asked for, and it says first where the words go. Nothing where the browser has no ear. */
export function HandsFree({
  spoken,
  isLast,
  onCommand,
}: {
  /** The step in words. */
  spoken: string
  /** Whether it is the last step. */
  isLast: boolean
  onCommand: (command: Exclude<Command, 'read'>) => void
}) {
  const { canRead, isReading, read } = useReadingAloud(spoken)
  const { canHear, isOn, isRefused, turn } = useVoice(
    (command) => (command === 'read' ? read() : onCommand(command)),
    isReading,
  )
  const [asks, setAsks] = useState(false)
  if (!canHear) return null
  const small = '!min-h-11 !px-3.5 !py-1 text-ui'
  if (isOn)
    return (
      <div className="order-first flex basis-full flex-wrap items-center gap-x-4 gap-y-1 rounded-ctl bg-basil-wash px-3 py-1.5 text-ui">
        <Mic aria-hidden className="icon-small flex-none text-basil-ink" />
        <output className="min-w-0 flex-1">
          {isReading
            ? 'Reading the step aloud'
            : `Listening: say “${isLast ? 'done' : 'next'},” “back,” ${canRead ? '“timer” or “read.”' : 'or “timer.”'}`}
        </output>
        <Button className={small} onClick={() => turn(false)}>
          Stop listening
        </Button>
      </div>
    )
  if (asks)
    return (
      <section
        aria-label="Hands-free"
        className="order-first grid basis-full gap-2 rounded-ctl bg-well px-4 py-3 text-ui"
      >
        <p className="max-w-prose">
          Your browser listens while you cook. To understand you, it may send what the microphone hears to the company
          that makes the browser. We never receive the audio.{' '}
          <TextLink {...paths.privacy()} className="in-sentence">
            Privacy
          </TextLink>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            look="go"
            className={small}
            onClick={() => {
              turn(true)
              setAsks(false)
            }}
          >
            Start listening
          </Button>
          <Button className={small} onClick={() => setAsks(false)}>
            Not now
          </Button>
        </div>
      </section>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button className={small} onClick={() => setAsks(true)}>
        <Mic aria-hidden className="icon-small" />
        Hands-free
      </Button>
      {isRefused && (
        <p role="alert" className="text-ui text-saffron-ink">
          We can’t use the microphone. Please check your browser’s settings.
        </p>
      )}
    </div>
  )
}
