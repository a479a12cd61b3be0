/** A figure inside its range, on a scale a little wider than both. */
export function RangeBar({
  value,
  low,
  high,
  print,
}: {
  value: number
  low: number
  high: number
  print: (value: number) => string
}) {
  const room = Math.max((high - low) * 0.45, high * 0.02, 0.01)
  const from = Math.max(0, low - room)
  const scale = 100 / (high + room - from)
  const at = (figure: number) => (figure - from) * scale
  return (
    <figure className="num relative h-16">
      <figcaption className="sr-only">
        {print(value)}, range {print(low)} to {print(high)}
      </figcaption>
      <svg aria-hidden viewBox="0 0 100 24" preserveAspectRatio="none" className="absolute inset-x-0 top-5 h-6 w-full">
        <rect x="0" y="7" width="100" height="10" className="fill-well" />
        <rect x={at(low)} y="7" width={at(high) - at(low)} height="10" className="fill-basil" />
        <rect x={at(value) - 0.5} y="0" width="1" height="24" className="fill-ink" />
      </svg>
      <Figure at={at(value)} className="top-0 font-[650] text-ink">
        {print(value)}
      </Figure>
      <Figure at={at(low)} className="bottom-0">
        {print(low)}
      </Figure>
      <Figure at={at(high)} className="bottom-0">
        {print(high)}
      </Figure>
    </figure>
  )
}

function Figure({ at, className, children }: { at: number; className: string; children: string }) {
  return (
    <span
      aria-hidden
      className={`absolute -translate-x-1/2 text-note leading-none whitespace-nowrap text-ink-2 ${className}`}
      style={{ left: `${at}%` }}
    >
      {children}
    </span>
  )
}
