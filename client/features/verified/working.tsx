import type { ReactNode } from 'react'

/** A working: its lines at the left, what stands behind them at the right. */
export function Working({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-8 @min-[880px]:grid-cols-[minmax(0,1fr)_340px] @min-[880px]:gap-12">
      <div className="min-w-0">
        <p className="serif mb-3 pr-12 text-3 leading-tight font-[520]">{title}</p>
        {children}
      </div>
      {aside && (
        <div className="note grid content-start gap-3 self-start @min-[880px]:sticky @min-[880px]:top-6 @min-[880px]:pr-12">
          {aside}
        </div>
      )}
    </div>
  )
}

/** The heading of what stands beside a working. */
export function WorkingAside({ children }: { children: string }) {
  return <p className="serif text-3 leading-tight font-[520] text-ink">{children}</p>
}

/** A food of a working's table; what can be done with its line stands at the end of the column. */
export function WorkingFood({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-baseline justify-between gap-2">
      <span className="min-w-0">{children}</span>
      {action}
    </span>
  )
}

interface Column {
  name: string
  /** Left out where there is no room. */
  isExtra?: boolean
}

/** Lines with their figures; the first cell of a row is the line's number, the second its name, the rest line up. */
export function WorkingTable({
  caption,
  columns,
  rows,
  sums,
}: {
  caption: string
  columns: readonly Column[]
  rows: readonly { id: number; cells: readonly ReactNode[] }[]
  sums: readonly { name: string; cells: readonly ReactNode[] }[]
}) {
  const extra = (index: number) => (columns[index]?.isExtra ? '@max-[559px]:hidden' : '')
  return (
    <table className="w-full border-collapse text-ui leading-snug">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name }, index) => (
            <th
              key={name}
              scope="col"
              className={`pb-2 align-bottom text-note font-medium text-ink-3 ${index < 2 ? 'pr-[6px] text-left' : 'pl-[12px] text-right'} ${extra(index)}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, index) => (
              <td
                key={columns[index]?.name}
                className={`border-t border-hair py-[7px] align-baseline ${index < 2 ? 'wrap-anywhere' : 'pl-[12px] text-right @min-[20rem]:whitespace-nowrap'} ${index === 0 ? 'w-[28px] @min-[560px]:w-[40px]' : ''} ${extra(index)}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ name, cells }, row) => (
          <tr key={name} className="font-[650]">
            <th
              scope="row"
              colSpan={2}
              className={`py-2 text-left font-[650] ${row === 0 ? 'border-t-[1.5px] border-ink' : 'border-t border-hair'}`}
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 2]?.name}
                className={`py-2 pl-[12px] text-right @min-[20rem]:whitespace-nowrap ${row === 0 ? 'border-t-[1.5px] border-ink' : 'border-t border-hair'} ${extra(index + 2)}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
