import { useState } from 'react'
import { DayChart } from '#client/features/admin/figures/day-chart.tsx'
import { countText, dayText } from '#client/features/desk/admin-words.ts'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import type { Analytics } from '#contract/desk/admin-views.ts'

const firstDays = 10

/** Who came, day by day: as bars, and as the list that they are drawn from. */
export function Signups({ days }: { days: Analytics['dailySignups'] }) {
  const [isWhole, setIsWhole] = useState(false)
  const bars = days.map(({ date, signups, paidSignups }) => ({ date, free: signups - paidSignups, paid: paidSignups }))
  return (
    <section aria-labelledby="signups-heading" className="grid min-w-0 content-start gap-5">
      <h2 id="signups-heading" className="text-[1.625rem]">
        Daily signups
      </h2>
      <DayChart
        label="Signups"
        days={bars}
        parts={[
          { key: 'paid', label: 'on a paid plan now', fill: 'fill-aubergine' },
          { key: 'free', label: 'on the Free plan', fill: 'fill-edge' },
        ]}
      />
      <div>
        <table className="w-full border-collapse text-ui">
          <caption className="sr-only">Signups by day, newest first</caption>
          <thead>
            <tr className="text-note text-ink-3">
              <th scope="col" className="pb-1.5 text-left font-medium">
                Day (UTC)
              </th>
              <th scope="col" className="pb-1.5 text-right font-medium">
                Signups
              </th>
              <th scope="col" className="pb-1.5 text-right font-medium">
                On a paid plan now
              </th>
            </tr>
          </thead>
          <tbody>
            {days.slice(0, isWhole ? days.length : firstDays).map(({ date, signups, paidSignups }) => (
              <tr key={date} className="border-t border-hair">
                <th scope="row" className="py-1.5 text-left font-normal">
                  <time dateTime={date}>{dayText(date)}</time>
                </th>
                <td className="py-1.5 text-right font-semibold">{countText(signups)}</td>
                <td className="py-1.5 text-right text-ink-2">{countText(paidSignups)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <TextButton aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} className="mt-1">
          {isWhole ? `Show the last ${firstDays} days` : `Show all ${days.length} days`}
        </TextButton>
      </div>
    </section>
  )
}
