import { useEffect, useState } from 'react'
import { counted } from '#client/features/meal-plans/plan-words.ts'
import { Notice, noticeActionClass } from '#client/ui/signs/notice.tsx'

/** Shown a moment after a change: what goes through at once needs no words. */
const patience = 2500

/** Changes that the server has not heard of, and sending them now. */
export function WaitingNotice({ waiting, onSend }: { waiting: number; onSend: () => void }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <div className="mb-5 print:hidden">
      <Notice
        action={
          <button type="button" onClick={onSend} className={noticeActionClass}>
            Send now
          </button>
        }
      >
        {counted(waiting, 'change')} {waiting === 1 ? 'is' : 'are'} saved on this device until you’re back online.
      </Notice>
    </div>
  )
}
