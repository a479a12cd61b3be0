/**
 * Calls close once when the process is asked to end, and ends it: by a signal, or by the end of npm, which does not pass
 * a signal on to what it started. A second signal ends it at once.
 */
export function endInOrder(startedByNpm: boolean, close: () => Promise<void>): void {
  let ending = false
  const end = () => {
    if (ending) process.exit(1)
    ending = true
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The server did not end in order: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  if (startedByNpm) whenParentEnds(() => ending || end())
}

function whenParentEnds(then: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    then()
  }, 250)
  watch.unref()
}
