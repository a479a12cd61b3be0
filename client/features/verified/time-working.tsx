import type { CheckedRecipe } from '#client/features/verified/headlines.ts'
import { Working } from '#client/features/verified/working.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { minutesText } from '#domain/measure/minutes.ts'
import type { Verification } from '#domain/recipe/verification.ts'

type Entry = Verification['time']['schedule'][number]

/** The clock of one cook: a bar a step, hands and waiting apart. */
export function TimeWorking({ recipe: { verification } }: { recipe: CheckedRecipe }) {
  const { schedule, totalMinutes, activeMinutes, waitingMinutes } = verification.time
  return (
    <Working
      title="Where the time goes"
      aside={
        <>
          <p className="flex items-center gap-2">
            <Swatch kind="active" /> hands-on, {minutesText(activeMinutes)}
          </p>
          <p className="flex items-center gap-2">
            <Swatch kind="waiting" /> unattended
          </p>
          <p>
            One cook, one pair of hands. While a step takes care of itself, the next one starts. That leaves{' '}
            {minutesText(waitingMinutes)} with nothing to do.
          </p>
          <p>Prep comes first; “cook” is everything after it.</p>
          <HelpLink to="time">How is the time calculated?</HelpLink>
        </>
      }
    >
      <ol>
        {schedule.map((entry) => (
          <li
            key={entry.step}
            className="grid grid-cols-[72px_minmax(0,1fr)_88px] items-center gap-3 border-t border-hair py-2 text-ui"
          >
            <span>{entry.step < 0 ? 'Prep' : `Step ${entry.step + 1}`}</span>
            <Bar entry={entry} total={totalMinutes} />
            <span className="text-right leading-tight">
              <span className="sr-only">minutes </span>
              {Math.round(entry.start)} to {Math.round(entry.end)}
              <span className="note block">
                {[entry.active, entry.waiting].map(Math.round).filter(Boolean).join(' + ') || 0} min
              </span>
            </span>
          </li>
        ))}
        <li className="flex justify-between gap-3 border-t-[1.5px] border-ink py-2 text-ui font-[650]">
          <span>From start to table</span>
          <span>{minutesText(totalMinutes)}</span>
        </li>
      </ol>
    </Working>
  )
}

/** Hands are full, waiting is an outline: told apart without colour. */
function Bar({ entry: { start, active, end }, total }: { entry: Entry; total: number }) {
  const scale = 100 / Math.max(total, 1)
  const hands = Math.min(start + active, end)
  return (
    <svg aria-hidden viewBox="0 0 100 16" preserveAspectRatio="none" className="h-4 w-full">
      <line x1="0" x2="100" y1="8" y2="8" className="stroke-hair" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <rect x={start * scale} y="2" width={(hands - start) * scale} height="12" className="fill-tomato" />
      {end > hands && (
        <rect
          x={hands * scale}
          y="2"
          width={(end - hands) * scale}
          height="12"
          className="fill-saffron-wash stroke-saffron-ink"
          strokeWidth="1.5"
          strokeDasharray="3 2"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}

function Swatch({ kind }: { kind: 'active' | 'waiting' }) {
  return (
    <span
      aria-hidden
      className={
        kind === 'active'
          ? 'h-3 w-7 flex-none bg-tomato'
          : 'h-3 w-7 flex-none border border-dashed border-saffron-ink bg-saffron-wash'
      }
    />
  )
}
