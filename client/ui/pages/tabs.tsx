import { Tabs as Parts } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'

interface TabsProps<V extends string> {
  /** What the tabs are of. */
  label: string
  tabs: readonly { value: V; label: string; content: ReactNode; isDisabled?: boolean }[]
  value: V
  onChange: (value: V) => void
  /** Stands below a rule already. */
  isUnderRule?: boolean
}

/** Panels of which one is seen. Arrows move over the tabs, Enter opens; what was typed in a panel stays while others are seen. */
export function Tabs<V extends string>({ label, tabs, value, onChange, isUnderRule = false }: TabsProps<V>) {
  const [visited, setVisited] = useState<readonly V[]>([value])
  if (!visited.includes(value)) setVisited([...visited, value])
  return (
    <Parts.Root value={value} onValueChange={(next: V) => onChange(next)} className="min-w-0">
      <div className={clsx('tab-frame', !isUnderRule && 'double-rule')}>
        <Parts.List
          ref={watch}
          aria-label={label}
          onScroll={({ currentTarget }) => fade(currentTarget)}
          className="tab-row"
        >
          {tabs.map((tab) => (
            <Parts.Tab
              key={tab.value}
              ref={tab.value === value ? intoSight : undefined}
              value={tab.value}
              disabled={tab.isDisabled ?? false}
              className={tabClass}
            >
              {tab.label}
            </Parts.Tab>
          ))}
        </Parts.List>
      </div>
      {tabs.map((tab) => (
        <Parts.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={visited.includes(tab.value)}
          className="focus-visible:outline-offset-8"
        >
          {tab.content}
        </Parts.Panel>
      ))}
    </Parts.Root>
  )
}

/** Tells the frame of the row how much of it lies beyond each of its edges. */
function fade(row: HTMLElement) {
  row.parentElement?.style.setProperty('--before', `${row.scrollLeft}px`)
  row.parentElement?.style.setProperty('--after', `${row.scrollWidth - row.clientWidth - row.scrollLeft}px`)
}

function watch(row: HTMLElement | null) {
  if (!row) return
  const sizes = new ResizeObserver(() => fade(row))
  for (const part of [row, ...row.children]) sizes.observe(part)
  return () => sizes.disconnect()
}

/** The row scrolls on a phone: the chosen tab stands near its middle, and no tab is cut where the row begins. */
function intoSight(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (!row) return
  const middle = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  const first = [...row.children].find((one) => (one as HTMLElement).offsetLeft >= middle) as HTMLElement | undefined
  row.scrollLeft = middle > 0 && first ? first.offsetLeft - roomOfArrow : 0
}
const roomOfArrow = 16

const tabClass =
  'min-h-12 border-b-3 border-transparent px-2 py-2.5 tablet:px-0.5 max-tablet:text-[1rem] font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-3 data-active:border-tomato data-active:font-semibold data-active:text-ink data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-disabled:hover:text-ink-3'
