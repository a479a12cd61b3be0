import { countText, momentText } from '#client/features/admin/admin-words.ts'
import { ageText, sizeText } from '#client/features/admin/operations/backup-words.ts'
import { Badge, LeaderRow } from '#client/ui/page.tsx'
import type { RestoreTrial, System } from '#contract/operations.ts'

/** The newest backup as old as it is now, those before it, and whether one could be restored. */
export function BackupsSection({ backups: { areOurs, kept, trials }, now }: { backups: System['backups']; now: Date }) {
  if (!areOurs)
    return (
      <p className="max-w-prose">
        The data is in a PostgreSQL of yours, whose backups you make: with pg_dump, or as its provider offers. This
        server can’t see them.
      </p>
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
          'There is none yet. The first is made within the hour.'
        )}
      </p>
      <div className="grid gap-2 empty:hidden">
        {kept.map(({ name, at, bytes }) => (
          <LeaderRow key={name} name={momentText(at)}>
            {sizeText(bytes)}
          </LeaderRow>
        ))}
      </div>
      <h3>Trials</h3>
      {trials.length === 0 && <p className="text-ink-2">None so far. The first is on Sunday.</p>}
      <ul aria-label="Trials" className="border-t border-hair empty:hidden">
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
          {failure === null ? 'Restored' : 'Could not be restored'}
        </Badge>
        <time dateTime={at}>{momentText(at)}</time>
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
