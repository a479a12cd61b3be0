export interface Message {
  title: string
  description?: string
  variant?: 'plain' | 'destructive'
  /** It tells what the page shows already: a quiet line that lies over nothing that can be pressed. */
  isAside?: boolean
  /** One thing to do about it, such as Undo; pressing it sends the message away. */
  action?: ToastAction
  /** The way back where the first thing leads on. */
  back?: ToastAction
}

export interface ToastAction {
  label: string
  onPress: () => void
}

type Show = (message: Message) => void

let show: Show | null = null
let waiting: readonly Message[] = []
const watchers = new Set<() => void>()

/** Shows a message for five seconds, for ten where something can be done about it; it takes the place of the one before. */
export function toast(message: Message): void {
  if (show) return show(message)
  waiting = [...waiting, message]
  for (const watcher of watchers) watcher()
}

/** Whether a message waits for its place to be there. */
export const toastWaits = () => waiting.length > 0

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The place of toasts takes over, with what has waited. */
export function takeToasts(take: Show): () => void {
  show = take
  for (const message of waiting) take(message)
  waiting = []
  return () => {
    show = null
  }
}
