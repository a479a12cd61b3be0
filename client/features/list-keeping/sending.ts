import { deviceStore } from '#client/features/accounts/device-store.ts'
import { beforeLeaving } from '#client/features/accounts/last-words.ts'
import { createOutbox, type Sent, type Wish } from '#client/features/list-keeping/outbox.ts'
import { tellWaiting, watchWaiting } from '#client/features/list-keeping/waiting.ts'
import type { WaitingChange } from '#client/features/list-keeping/waiting-changes.ts'

interface Sending {
  userId: string
  post: (listId: number, wish: Wish) => Promise<Sent>
  onRefused: (change: WaitingChange) => void
}

const firstWait = 1000
const longestWait = 60_000

/**
 * Sends what a member has done to the lists, as long as it is not ended: at once, and after a failure again when there is
 * reception, when the page is looked at, and after 1, 2, 4 … 60 s.
 */
export function startSending({ userId, post, onRefused }: Sending): () => void {
  const outbox = createOutbox({
    store: deviceStore,
    userId,
    post,
    onRefused,
    onChange: tellWaiting,
  })
  let wait = firstWait
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const again = (after: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void send(), after)
  }
  async function send(): Promise<void> {
    clearTimeout(timer)
    if (isOver || !navigator.onLine) return
    const sent = await outbox.send()
    if (sent === 'unheard') {
      again(wait)
      wait = Math.min(longestWait, wait * 2)
    } else if (sent === 'joined') {
      wait = firstWait
    }
  }
  const atOnce = () => {
    wait = firstWait
    void send()
  }
  const whenSeen = () => document.visibilityState === 'visible' && atOnce()

  // A change just made goes out with the next ones of the same moment, and does not jump over a wait after a failure.
  const stopWatching = watchWaiting(() => wait === firstWait && again(0))
  const stopSpeaking = beforeLeaving(() => outbox.send())
  window.addEventListener('online', atOnce)
  document.addEventListener('visibilitychange', whenSeen)
  atOnce()
  return () => {
    isOver = true
    clearTimeout(timer)
    stopWatching()
    stopSpeaking()
    window.removeEventListener('online', atOnce)
    document.removeEventListener('visibilitychange', whenSeen)
  }
}
