/** '12.4 MB' of bytes; what is smaller in kB. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  const [size, unit] = bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB']
  return `${size.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`
}

/** '5 hours', '3 days': how long an instant is past. */
export function ageText(instant: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000))
  const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (minutes < 60) return many(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? many(hours, 'hour') : many(Math.floor(hours / 24), 'day')
}
