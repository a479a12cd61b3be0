import { useEffect, useEffectEvent, useState } from 'react'

const restMs = 150

/**
 * What stands in the search box, and tells it when the fingers rest. The address follows it; where the address changes by
 * itself (back, a chip that is taken away), the box follows the address.
 */
export function useTyped(asked: string, ask: (text: string) => void) {
  const [text, setText] = useState(asked)
  const [known, setKnown] = useState(asked)
  /** Told already, and not yet in the address. */
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  if (asked !== known) {
    setKnown(asked)
    if (underWay.includes(asked)) setUnderWay(underWay.slice(underWay.indexOf(asked) + 1))
    else setText(asked)
  }
  const wanted = text.trim()
  const isNew = wanted !== (underWay.at(-1) ?? known)
  const tell = useEffectEvent((said: string) => {
    setUnderWay((before) => [...before, said])
    ask(said)
  })
  useEffect(() => {
    if (!isNew) return
    const { pathname } = window.location
    // whoever is on the way to another page stays on it
    const timer = setTimeout(() => window.location.pathname === pathname && tell(wanted), restMs)
    return () => clearTimeout(timer)
  }, [wanted, isNew])
  return [text, setText] as const
}
