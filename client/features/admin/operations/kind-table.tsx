import type { ReactNode } from 'react'
import { momentOf } from '#client/desk-moment.ts'
import { jobText } from '#client/features/admin/operations/job-words.ts'
import { countText } from '#client/features/desk/admin-words.ts'
import type { JobKind } from '#contract/desk/operations.ts'

/** Each kind of job in a row; on a phone what waits and what failed. */
export function KindTable({ kinds }: { kinds: readonly JobKind[] }) {
  return (
    <table className="double-rule w-full border-collapse text-ui">
      <caption className="pb-4 text-left">
        <h2 className="text-[1.625rem]">By kind</h2>
      </caption>
      <thead>
        <tr className="text-note text-ink-3">
          <Head isFirst>Job</Head>
          <Head>Waiting</Head>
          <Head isWide>Running</Head>
          <Head>Failed</Head>
          <Head>Done in last 24&nbsp;hours</Head>
          <Head isWide>Last done</Head>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ name, waiting, running, failed, doneLately, lastDoneAt }) => (
          <tr key={name} className="border-t border-hair">
            <th scope="row" className="py-2 pr-3 text-left leading-snug font-normal">
              {jobText(name)}
              <span className="note block wrap-anywhere">{name}</span>
            </th>
            <Cell>{countText(waiting)}</Cell>
            <Cell isWide>{countText(running)}</Cell>
            <Cell>{failed > 0 ? <b className="font-bold text-beet-ink">{countText(failed)}</b> : '0'}</Cell>
            <Cell>{countText(doneLately)}</Cell>
            <Cell isWide>{lastDoneAt ? momentOf(lastDoneAt) : <span className="text-ink-3">not this week</span>}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head({ isFirst, isWide, children }: { isFirst?: boolean; isWide?: boolean; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={`py-2 align-bottom font-medium ${isFirst ? 'text-left' : 'pl-3 text-right'} ${isWide ? 'max-tablet:hidden' : ''}`}
    >
      {children}
    </th>
  )
}

function Cell({ isWide, children }: { isWide?: boolean; children: ReactNode }) {
  return <td className={`num py-2 pl-3 text-right ${isWide ? 'max-tablet:hidden' : ''}`}>{children}</td>
}
