import { useEffect, useState } from 'react'

/** A value once it has rested for so many milliseconds: what is asked of the server follows the fingers only when they stop. */
export function useSettled<T>(value: T, restMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
