import { useEffect, useState, useSyncExternalStore } from 'react'
import { watchConnection } from '#client/ui/browser/connection.ts'
import { Notice } from '#client/ui/signs/notice.tsx'

/** Before this they are only on their way. */
const patience = 2500

/** Says that changes have not been heard of yet, once that takes longer than a moment. */
export function WaitingNote({ count }: { count: number }) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  const isLate = useLate(count > 0)
  const isShown = count > 0 && (!isOnline || isLate)
  const words = `${count === 1 ? '1 change is' : `${count} changes are`} saved on this device until you’re back online.`
  return (
    <div className={isShown ? 'mb-5 print:hidden' : 'sr-only'}>
      <output className="sr-only">{isShown && words}</output>
      {isShown && (
        <Notice>
          <span aria-hidden>{words}</span>
        </Notice>
      )}
    </div>
  )
}

/** Whether something has gone on for longer than a moment. */
function useLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  if (!isWaiting && isLate) setIsLate(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLate(true), patience)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}
