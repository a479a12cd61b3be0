import { clsx } from 'clsx'

/** How far along: `value` of `max`, with its words above the bar; the part that one is at stands out from those that are done. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <div className="grid gap-2">
      <p className="text-ui font-semibold">{label}</p>
      <progress aria-label={label} value={value} max={max} className="sr-only" />
      {max > mostParts ? (
        <div aria-hidden className="h-2 overflow-hidden rounded-[2px] inset-ring-[1.5px] inset-ring-edge">
          <div className="h-full bg-basil" style={{ inlineSize: `${(100 * value) / max}%` }} />
        </div>
      ) : (
        <div aria-hidden className="flex h-2 gap-1.5">
          {Array.from({ length: max }, (_, index) => index + 1).map((part) => (
            <span
              key={part}
              className={clsx(
                'flex-1 rounded-[2px]',
                part < value ? 'bg-basil' : part === value ? 'bg-ink' : 'inset-ring-[1.5px] inset-ring-edge',
              )}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** More would be hairlines on a phone. */
const mostParts = 12
