import { clsx } from 'clsx'
import { CookingPot, Pencil } from 'lucide-react'
import { useId } from 'react'
import { useDeleteStock } from '#client/features/at-home/queries.ts'
import { detailOf, lateText, type StockGroup } from '#client/features/at-home/stock-words.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, IconButton } from '#client/ui/button.tsx'
import { focusHeading } from '#client/ui/return-focus.ts'
import { Verdict } from '#client/ui/verdict.tsx'
import { capital } from '#client/wording.ts'
import type { AtHomeItem } from '#contract/at-home.ts'

/** One aisle of the house, or what has to be looked at first. */
export function StockSection({
  group: { heading, items, first },
  ...rest
}: {
  group: StockGroup
  today: string
  onChange: (id: number) => void
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        first ? 'stock-sheet' : 'stock-aisle',
        first && (first === 'soon' ? 'bg-saffron-wash' : 'bg-beet-wash'),
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        {first === 'soon' && (
          <ButtonLink
            {...paths.ideas({ with: items.map(({ name }) => name).join(', ') })}
            className="min-h-11! bg-sheet! px-3.5! py-1.5! text-ui"
          >
            <CookingPot aria-hidden className="icon" />
            Cook with these
          </ButtonLink>
        )}
      </div>
      <ul>
        {items.map((item) => (
          <Row key={item.id} item={item} {...rest} />
        ))}
      </ul>
    </section>
  )
}

function Row({ item, today, onChange }: { item: AtHomeItem; today: string; onChange: (id: number) => void }) {
  const remove = useDeleteStock()
  const detail = detailOf(item, today)
  const late = lateText(item, today)
  return (
    <li className="flex min-h-14 break-inside-avoid flex-wrap items-start gap-x-3 border-t border-hair py-2 first:border-t-0">
      <div className="min-w-0 flex-1 leading-snug wrap-anywhere hyphens-auto">
        <p className="font-semibold">{capital(item.name)}</p>
        {detail && (
          <p className="num text-note text-ink-2">
            <Fractions>{capital(detail)}</Fractions>
          </p>
        )}
      </div>
      <div className="-my-0.5 flex items-center gap-1">
        <IconButton label={`Change: ${item.name}`} onClick={() => onChange(item.id)}>
          <Pencil aria-hidden className="icon-small" />
        </IconButton>
        <Button
          aria-label={`Used up: ${item.name}`}
          onClick={() => remove.mutate(item, { onSuccess: focusHeading })}
          className="stock-gone"
        >
          Used up
        </Button>
      </div>
      {late && (
        <Verdict kind="warns" small className="mt-0.5 w-full">
          {late}
        </Verdict>
      )}
    </li>
  )
}
