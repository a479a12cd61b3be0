import { Link } from '@tanstack/react-router'
import { momentOf } from '#client/desk-moment.ts'
import { actionText, changesOf, personText } from '#client/features/desk/admin-words.ts'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import type { AuditEntry } from '#contract/desk/admin-views.ts'

/** One act: who did it to whom and when, and beside it what was before and after. */
export function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-hair py-3.5 tablet:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="min-w-0">
        <p className="leading-snug wrap-anywhere">
          <b className="font-semibold">{actionText(entry.action)}</b>: <Person {...entry.subject} />
        </p>
        <p className="note mt-1 wrap-anywhere">
          <time dateTime={entry.at}>{momentOf(entry.at)}</time>, by <Person {...entry.actor} />
        </p>
      </div>
      <ul className="num grid min-w-0 content-start gap-0.5 text-ui">
        {changesOf(entry).map(({ field, before, after }) => (
          <li key={field} className="leading-snug wrap-anywhere">
            <span className="text-ink-2">{field}:</span>{' '}
            {before && (
              <>
                <del className="text-ink-2 no-underline">{before}</del> <span aria-hidden>→</span>
                <span className="sr-only">became</span>{' '}
              </>
            )}
            <ins className="font-semibold no-underline">{after || 'nothing'}</ins>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Whoever has an account has a page. */
function Person(person: AuditEntry['actor']) {
  if (person.email === null) return personText(person)
  return (
    <Link {...adminPaths.member(person.id)} className="underline decoration-1 underline-offset-4 hover:decoration-2">
      {personText(person)}
    </Link>
  )
}
