/** Sets the clock of a phone right that is more than a minute out, by what it says of now. */
export function timed<Change extends { readonly at?: number | undefined }>(
  changes: readonly Change[],
  clock: number | undefined,
  now: Date,
): Change[] {
  const ahead = clock === undefined ? 0 : clock - now.getTime()
  const shift = Math.abs(ahead) > minute ? ahead : 0
  return changes.map((change) =>
    change.at === undefined
      ? change
      : { ...change, at: Math.max(0, Math.min(change.at - shift, now.getTime() + minute)) },
  )
}

const minute = 60_000
