import { CookingPot, Pencil } from 'lucide-react'
import { useId } from 'react'
import { FoodThumbnail } from '#client/features/at-home/food-thumbnail.tsx'
import { useDeleteStock } from '#client/features/at-home/queries.ts'
import { detailOf, type StockGroup } from '#client/features/at-home/stock-words.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, IconButton } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { focusHeading } from '#client/ui/focus/return-focus.ts'
import { Glyph } from '#client/ui/signs/glyph.tsx'
import { inks } from '#client/ui/signs/verdict.tsx'
import { capital } from '#client/wording.ts'
import type { AtHomeItem } from '#contract/home/at-home.ts'

/** What has to be looked at first, or one aisle of the house. */
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
  const kind = first && glyphs[first]
  return (
    <section aria-labelledby={id} className={kind ? 'stock-sheet' : 'stock-aisle'} data-kind={kind}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading id={id} tabIndex={-1} className="flex items-center gap-2">
          {kind && <Glyph kind={kind} className={`w-[22px] ${inks[kind]}`} />}
          {heading}
        </Heading>
        {first === 'soon' && (
          <ButtonLink
            {...paths.ideas({ with: items.map(({ name }) => name).join(', ') })}
            className="min-h-11! px-3.5! py-1.5! text-ui"
          >
            <CookingPot aria-hidden className="icon" />
            Cook with these
          </ButtonLink>
        )}
        {first === 'past' && <p className="text-ui text-ink-2">Check before use</p>}
      </div>
      <ul>
        {items.map((item) => (
          // eaten or thrown out
          <Row key={item.id} item={item} gone={first === 'past' ? 'It’s gone' : 'Used up'} {...rest} />
        ))}
      </ul>
    </section>
  )
}

const glyphs = { soon: 'warns', past: 'blocks' } as const

interface RowProps {
  item: AtHomeItem
  /** What takes it off. */
  gone: string
  today: string
  onChange: (id: number) => void
}

function Row({ item, gone, today, onChange }: RowProps) {
  const remove = useDeleteStock()
  const detail = detailOf(item, today)
  return (
    <li className="stock-row">
      <FoodThumbnail item={item} />
      <div className="min-w-0 flex-1 leading-snug wrap-anywhere hyphens-auto">
        <p className="font-semibold">{capital(item.name)}</p>
        {detail && (
          <p className="num text-ui text-ink-2">
            <Fractions>{capital(detail)}</Fractions>
          </p>
        )}
      </div>
      <div className="flex items-center">
        <IconButton label={`Change: ${item.name}`} onClick={() => onChange(item.id)}>
          <Pencil aria-hidden className="icon-small" />
        </IconButton>
        <TextButton
          aria-label={`${gone}: ${item.name}`}
          onClick={() => remove.mutate(item, { onSuccess: focusHeading })}
          className="ml-1 font-normal! text-ink-2! hover:text-ink!"
        >
          {gone}
        </TextButton>
      </div>
    </li>
  )
}
