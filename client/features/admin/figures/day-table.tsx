import { Unfolding } from '#client/features/admin/figures/unfolding.tsx'
import { countText, dayText } from '#client/features/desk/admin-words.ts'

/** What a chart shows, as a table that opens below it. */
export function DayTable({ name, days }: { name: string; days: readonly { date: string; count: number }[] }) {
  return (
    <Unfolding name={`${name} as a table`}>
      <table className="mt-1 w-full border-collapse">
        <caption className="note pb-1 text-left">Created each day and not deleted since</caption>
        <tbody>
          {days.map(({ date, count }) => (
            <tr key={date} className="border-t border-hair">
              <th scope="row" className="py-1 text-left font-normal">
                <time dateTime={date}>{dayText(date)}</time>
              </th>
              <td className="py-1 text-right">{countText(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unfolding>
  )
}
