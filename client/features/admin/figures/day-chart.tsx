import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { useParentSize } from '@visx/responsive'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStack } from '@visx/shape'
import { clsx } from 'clsx'
import { type PointerEvent, useState } from 'react'
import { countText, dayText } from '#client/features/desk/admin-words.ts'

interface Part {
  readonly key: string
  /** As the legend and the reading below the chart say it: 'free', 'paid'. */
  readonly label: string
  /** The same for one, where that reads otherwise: 'recipe'. */
  readonly one?: string
  /** Its colour, of a mark in the chart and in the legend. */
  readonly fill: string
}

export type Day = { readonly date: string } & Readonly<Record<string, number | string>>

interface Props {
  /** What the bars count: 'Signups'. */
  label: string
  /** Newest first. */
  days: readonly Day[]
  parts: readonly Part[]
  height?: number
}

const margin = { top: 8, right: 2, bottom: 26, left: 36 }

/**
 * A bar for each day, in parts that lie on each other. The day under the pointer is read out below; whoever sees no chart has the table that
 * stands beside it on the page.
 */
export function DayChart({ label, days, parts, height = 220 }: Props) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 })
  const [shown, setShown] = useState<string>()
  const shownDays = days.toReversed()
  const sums = shownDays.map((day) => parts.reduce((sum, { key }) => sum + Number(day[key]), 0))
  const inner = { width: Math.max(0, width - margin.left - margin.right), height: height - margin.top - margin.bottom }
  const x = scaleBand({ domain: shownDays.map(({ date }) => date), range: [0, inner.width], paddingInner: 0.28 })
  // a week, or two where the words of two would touch
  const every = 7 * x.step() < 60 ? 14 : 7
  const most = Math.max(4, ...sums)
  const y = scaleLinear({ domain: [0, most], range: [inner.height, 0], nice: true })
  const read = shownDays.find(({ date }) => date === shown) ?? shownDays.at(-1)
  const point = ({ currentTarget, clientX }: PointerEvent<SVGElement>) => {
    const at = clientX - currentTarget.getBoundingClientRect().left - margin.left
    const place = Math.floor(at / Math.max(1, x.step()))
    setShown(shownDays[Math.min(shownDays.length - 1, Math.max(0, place))]?.date)
  }
  return (
    <figure
      aria-label={`${label} by day, ${countText(sums.reduce((sum, each) => sum + each, 0))} in ${days.length} days`}
      className="grid gap-2"
    >
      {/* the drawing never holds the page open: it follows when that gets narrower */}
      <div ref={parentRef} style={{ height }} className="overflow-x-clip contain-inline-size">
        {width > 0 && (
          <svg
            aria-hidden
            width={width}
            height={height}
            className="block touch-pan-y"
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setShown(undefined)}
          >
            <g transform={`translate(${margin.left},${margin.top})`}>
              <GridRows scale={y} width={inner.width} numTicks={4} stroke="var(--hair)" strokeWidth={1} />
              {read && shown && (
                <rect
                  x={(x(read.date) ?? 0) - x.step() * x.paddingInner() * 0.5}
                  width={x.step()}
                  height={inner.height}
                  className="fill-well"
                />
              )}
              <BarStack<Day, string>
                data={[...shownDays]}
                keys={parts.map(({ key }) => key)}
                x={({ date }) => date}
                xScale={x}
                yScale={y}
                color={(key) => key}
              >
                {(stacks) =>
                  stacks.flatMap((stack) =>
                    stack.bars.map((bar) => (
                      <rect
                        key={`${stack.key} ${bar.index}`}
                        x={bar.x}
                        y={bar.y}
                        width={bar.width}
                        // a hair's breadth of paper between what lies on each other
                        height={Math.max(0, bar.height - (stack.index < stacks.length - 1 ? 0 : 1))}
                        className={parts[stack.index]?.fill ?? ''}
                      />
                    )),
                  )
                }
              </BarStack>
              <AxisLeft
                scale={y}
                numTicks={4}
                hideAxisLine
                hideTicks
                tickFormat={(value) => shortText(Number(value))}
                tickLabelProps={{ ...tickText, textAnchor: 'end', dx: -4, dy: 4 }}
              />
              <AxisBottom
                top={inner.height}
                scale={x}
                stroke="var(--ink)"
                hideTicks
                // none so near the end that its words would be cut
                tickValues={shownDays.filter((_, place) => place % every === 1 && place < 28).map(({ date }) => date)}
                tickFormat={dayText}
                tickLabelProps={{ ...tickText, textAnchor: 'middle', dy: 4 }}
              />
            </g>
          </svg>
        )}
      </div>
      <figcaption className="num flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 text-ui">
        <span className="flex flex-wrap gap-x-4 text-ink-2">
          {parts.length > 1 &&
            parts.map(({ key, label: words, fill }) => <Legend key={key} label={words} fill={fill} />)}
        </span>
        {read && (
          <span aria-hidden>
            <span className="text-ink-2">{dayText(read.date)}: </span>
            {parts.map(({ key, label: words, one = words }, place) => (
              <span key={key}>
                {place > 0 && ', '}
                <b className="font-[650]">{countText(Number(read[key]))}</b> {Number(read[key]) === 1 ? one : words}
              </span>
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

/** '950', '2.5K', '1M'; half a thing is none. */
function shortText(count: number): string {
  return Number.isInteger(count) ? count.toLocaleString('en-US', { notation: 'compact' }) : ''
}

const tickText = { fill: 'var(--ink-3)', fontSize: 12, fontFamily: 'inherit' } as const

function Legend({ label, fill }: Pick<Part, 'label' | 'fill'>) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <svg aria-hidden width="11" height="11" className={clsx('flex-none self-center', fill)}>
        <rect width="11" height="11" rx="2" />
      </svg>
      {label}
    </span>
  )
}
