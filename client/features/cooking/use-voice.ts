import { useEffect, useEffectEvent, useState } from 'react'
import { type Command, commandIn } from '#client/features/cooking/voice-commands.ts'

/** As much of the browser's speech recognition as is used; some have it under an older name, some not at all. */
interface Recognition extends EventTarget {
  continuous: boolean
  lang: string
  start: () => void
  abort: () => void
}
interface HeardEvent extends Event {
  resultIndex: number
  results: ArrayLike<Heard>
}
type Heard = ArrayLike<{ transcript: string }> & { isFinal: boolean }
type Recognizer = new () => Recognition

/** What does not pass by itself. */
const fatal = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'network'])

/** Undefined where the browser does not understand speech. */
function recognizer(): Recognizer | undefined {
  const known = window as { SpeechRecognition?: Recognizer; webkitSpeechRecognition?: Recognizer }
  return known.SpeechRecognition ?? known.webkitSpeechRecognition
}

/** Hears commands as long as it is on, but for while something is read aloud. It goes on after every pause, and ends where the microphone is refused. */
export function useVoice(onCommand: (command: Command) => void, isReading: boolean) {
  const [isOn, setIsOn] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const hear = useEffectEvent((words: string) => {
    const command = commandIn(words)
    if (command) onCommand(command)
  })
  useEffect(() => {
    const Recognizer = isOn && !isReading ? recognizer() : undefined
    if (!Recognizer) return undefined
    const listening = new Recognizer()
    let isOver = false
    listening.continuous = true
    listening.lang = 'en-US'
    listening.addEventListener('result', (event) => {
      const { resultIndex, results } = event as HeardEvent
      for (const heard of Array.from(results).slice(resultIndex)) if (heard.isFinal) hear(heard[0]?.transcript ?? '')
    })
    listening.addEventListener('error', (event) => {
      if (!fatal.has((event as Event & { error: string }).error)) return
      isOver = true
      setIsRefused(true)
      setIsOn(false)
    })
    // browsers stop by themselves after a silence
    let again = 0
    listening.addEventListener('end', () => {
      if (!isOver) again = window.setTimeout(() => listening.start(), 250)
    })
    listening.start()
    return () => {
      isOver = true
      window.clearTimeout(again)
      listening.abort()
    }
  }, [isOn, isReading])
  return {
    canHear: recognizer() !== undefined,
    isOn,
    isRefused,
    turn: (on: boolean) => {
      setIsRefused(false)
      setIsOn(on)
    },
  }
}
