import { momentOf } from '#client/desk-moment.ts'
import { ageText, archiveText, sizeText } from '#client/features/admin/operations/backup-words.ts'
import { countText } from '#client/features/desk/admin-words.ts'
import { Badge, LeaderRow } from '#client/ui/pages/page.tsx'
import type { RestoreTrial, System } from '#contract/desk/operations.ts'

/** The newest backup as old as it is now, those before it, and whether one could be restored. */
export function BackupsSection({
  backups: { areOurs, kept, trials, archive },
  now,
}: {
  backups: System['backups']
  now: Date
}) {
  if (!areOurs)
    return (
      <div className="grid max-w-prose gap-2">
        <p>
          Your data is in your own PostgreSQL database. Back it up with pg_dump or through your provider; this server
          can’t see those backups.
        </p>
        {archive && <p>{archiveText(archive, now)}</p>}
      </div>
    )
  const [newest] = kept
  return (
    <>
      <p>
        {newest ? (
          <>
            The newest is <b className="font-semibold">{ageText(newest.at, now)}</b> old and{' '}
            <b className="font-semibold">{sizeText(newest.bytes)}</b>.
          </>
        ) : (
          'None yet. The first will be made within the hour.'
        )}
      </p>
      <div className="grid gap-2 empty:hidden">
        {kept.map(({ name, at, bytes }) => (
          <LeaderRow key={name} name={momentOf(at)}>
            {sizeText(bytes)}
          </LeaderRow>
        ))}
      </div>
      <h3>Restore tests</h3>
      {trials.length === 0 && <p className="text-ink-2">None yet. The first runs on Sunday.</p>}
      <ul aria-label="Restore tests" className="border-t border-hair empty:hidden">
        {trials.map((trial) => (
          <Trial key={trial.at} trial={trial} />
        ))}
      </ul>
    </>
  )
}

function Trial({ trial: { at, backup, failure, tables, rows, seconds } }: { trial: RestoreTrial }) {
  return (
    <li className="grid gap-1 border-b border-hair py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={failure === null ? 'fits' : 'left'}>
          {failure === null ? 'Restored' : 'Couldn’t be restored'}
        </Badge>
        <time dateTime={at}>{momentOf(at)}</time>
      </p>
      <p className="note wrap-anywhere">
        {backup}
        {failure === null
          ? `: ${countText(tables)} tables with ${countText(rows)} rows in ${Math.ceil(seconds)} s`
          : `: ${failure}`}
      </p>
    </li>
  )
}
