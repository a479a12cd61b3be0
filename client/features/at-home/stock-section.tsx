import { clsx } from 'clsx'
import { CookingPot, Pencil } from 'lucide-react'
import { useId } from 'react'
import { useDeleteStock } from '#client/features/at-home/queries.ts'
import { detailOf, lateText, type StockGroup } from '#client/features/at-home/stock-words.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, IconButton } from '#client/ui/button.tsx'
import { focusHeading } from '#client/ui/return-focus.ts'
import { TextButton } from '#client/ui/text-button.tsx'
import { Verdict } from '#client/ui/verdict.tsx'
import { capital } from '#client/wording.ts'
import type { AtHomeItem } from '#contract/at-home.ts'

/** One aisle of the house, or what has to be looked at first. */
export function StockSection({
  group: { heading, items, first },
  Heading = 'h2',
  ...rest
}: {
  group: StockGroup
  Heading?: 'h2' | 'h3'
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
        <Heading id={id} tabIndex={-1}>
          {heading}
        </Heading>
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
  // eaten or thrown out
  const gone = late ? 'It’s gone' : 'Used up'
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
      <div className="-my-2 flex items-center">
        <IconButton label={`Change: ${item.name}`} onClick={() => onChange(item.id)}>
          <Pencil aria-hidden className="icon-small" />
        </IconButton>
        <TextButton
          aria-label={`${gone}: ${item.name}`}
          onClick={() => remove.mutate(item, { onSuccess: focusHeading })}
          className="ml-2.5 text-ink-2! hover:text-ink!"
        >
          {gone}
        </TextButton>
      </div>
      {late && (
        <Verdict kind="blocks" small className="mt-2 w-full">
          {late}
        </Verdict>
      )}
    </li>
  )
}
