/**
 * Generations that this process is writing, so that a cancel can reach the writer at once. One that runs in another
 * process is stopped by its reservation, which is gone when that process wants to deliver.
 */
const running = new Map<string, AbortController>()

export const runningGenerations = {
  start(id: string): AbortSignal {
    const controller = new AbortController()
    running.set(id, controller)
    return controller.signal
  },
  abort(id: string): void {
    running.get(id)?.abort()
  },
  end(id: string): void {
    running.delete(id)
  },
}
