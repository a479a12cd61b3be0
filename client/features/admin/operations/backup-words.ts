import type { System } from '#contract/desk/operations.ts'

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

/** How PostgreSQL's continuous archiving goes, in a sentence. */
export function archiveText(
  { isOn, lastAt, lastFailedAt }: NonNullable<System['backups']['archive']>,
  now: Date,
): string {
  if (!isOn) return 'Continuous archiving is off in PostgreSQL (archive_mode).'
  const last = lastAt === null ? 'has archived nothing yet' : `last archived its log ${ageText(lastAt, now)} ago`
  if (lastFailedAt === null || (lastAt !== null && lastAt > lastFailedAt)) return `PostgreSQL ${last}.`
  return `PostgreSQL ${last}, and failed to ${ageText(lastFailedAt, now)} ago. Its own log says why.`
}
