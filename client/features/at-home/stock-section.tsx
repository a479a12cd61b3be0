import { Ellipsis, Pencil } from 'lucide-react'
import { useId } from 'react'
import { useDeleteStock } from '#client/features/at-home/queries.ts'
import { detailOf, lateText, type StockGroup } from '#client/features/at-home/stock-words.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { paths } from '#client/paths.ts'
import { IconButton, TextLink } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { focusHeading } from '#client/ui/return-focus.ts'
import { Verdict } from '#client/ui/verdict.tsx'
import { capital } from '#client/wording.ts'
import type { AtHomeItem } from '#contract/at-home.ts'

/** One aisle of the house, or what has to go first. */
export function StockSection({
  group: { heading, items, goesFirst },
  ...rest
}: {
  group: StockGroup
  today: string
  onChange: (id: number) => void
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-8 break-inside-avoid">
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-b-[1.5px] border-ink pb-2">
        <h2 id={id} tabIndex={-1} className="text-[1.5rem]">
          {heading}
        </h2>
        {goesFirst && (
          <TextLink {...paths.ideas({ with: items.map(({ name }) => name).join(', ') })} className="-my-2.5">
            Cook with these
          </TextLink>
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
    <li className="flex min-h-14 break-inside-avoid items-center border-b border-hair py-1.5">
      <div className="min-w-0 flex-1 leading-snug wrap-anywhere">
        <p className="font-semibold">{capital(item.name)}</p>
        {detail && (
          <p className="num text-note text-ink-3">
            <Fractions>{detail}</Fractions>
          </p>
        )}
        {late && (
          <Verdict kind="warns" small className="mt-0.5">
            {late}
          </Verdict>
        )}
      </div>
      <IconButton label={`Change: ${item.name}`} onClick={() => onChange(item.id)}>
        <Pencil aria-hidden className="icon-small" />
      </IconButton>
      <Menu
        trigger={
          <IconButton label={`More: ${item.name}`} className="-mr-2.5">
            <Ellipsis aria-hidden className="icon" />
          </IconButton>
        }
      >
        <MenuItem onClick={() => remove.mutate(item, { onSuccess: focusHeading })}>Delete</MenuItem>
      </Menu>
    </li>
  )
}
