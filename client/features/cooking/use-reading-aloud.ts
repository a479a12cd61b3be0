import { useEffect, useState } from 'react'

/** A browser that will not speak does not always say so: then it is given up this long after it was to begin. */
const beginsWithin = 1000

/** Reads these words aloud where the browser has a voice; once there are others, or the page is left, it falls silent. */
export function useReadingAloud(words: string) {
  const voice = 'speechSynthesis' in window ? window.speechSynthesis : undefined
  const [asked, setAsked] = useState<string>()
  const isReading = asked === words
  useEffect(() => {
    if (!voice || !isReading) return undefined
    const end = () => setAsked(undefined)
    const reading = new SpeechSynthesisUtterance(words)
    reading.lang = 'en-US'
    for (const over of ['end', 'error']) reading.addEventListener(over, end)
    voice.speak(reading)
    const wait = window.setTimeout(() => voice.speaking || end(), beginsWithin)
    return () => {
      window.clearTimeout(wait)
      for (const over of ['end', 'error']) reading.removeEventListener(over, end)
      voice.cancel()
      end()
    }
  }, [voice, isReading, words])
  return { canRead: voice !== undefined, isReading, read: () => setAsked(words) }
}
