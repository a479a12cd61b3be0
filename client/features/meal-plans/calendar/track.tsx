import { clsx } from 'clsx'
import { type Bounds, standing, trackOf } from '#client/features/meal-plans/figures.ts'

interface Props extends Bounds {
  value: number
  /** For the scale where nothing is asked. */
  daily: number
  className?: string
}

/** A figure as a bar, with ticks at what it is to keep to. Words stand beside it: it is not read out. */
export function Track({ value, least, most, daily, className }: Props) {
  const at = trackOf(value, { least, most }, daily)
  const fits = !['short', 'over'].includes(standing(value, { least, most }))
  return (
    <span aria-hidden className={clsx('relative block h-2 rounded-[2px] bg-hair', className)}>
      <span
        className={clsx('absolute inset-y-0 left-0 rounded-[2px]', fits ? 'bg-basil' : 'bg-saffron')}
        style={{ width: `${at.value}%` }}
      />
      {[at.least, at.most].map(
        (place, tick) =>
          place !== undefined && (
            <span
              key={tick === 0 ? 'least' : 'most'}
              className="absolute -inset-y-[3px] w-[2.5px] bg-ink"
              style={{ left: `${place}%` }}
            />
          ),
      )}
      {at.advised !== undefined && (
        <span className="absolute -inset-y-[3px] w-px bg-ink-2" style={{ left: `${at.advised}%` }} />
      )}
    </span>
  )
}
