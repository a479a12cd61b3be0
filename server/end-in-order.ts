/**
 * Calls close once when the process is asked to end, and ends it: by a signal, or by the end of npm, which does not pass
 * a signal on to what it started. `close` is told the signal; a second one ends the process at once.
 */
export function endInOrder(startedByNpm: boolean, close: (signal: NodeJS.Signals) => Promise<void>): void {
  let ending = false
  const end = (signal: NodeJS.Signals) => {
    if (ending) process.exit(1)
    ending = true
    close(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The server did not shut down cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  if (startedByNpm) whenParentEnds(() => ending || end('SIGTERM'))
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
