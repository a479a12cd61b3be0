import { useQueryClient } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { useId, useState } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { takeListHome } from '#client/features/at-home/queries.ts'
import { shortDay } from '#client/features/at-home/stock-words.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { amountText } from '#client/features/list-keeping/list-words.ts'
import { changeList } from '#client/features/list-keeping/waiting.ts'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { EmptyState } from '#client/ui/pages/states.tsx'
import { capital } from '#client/wording.ts'
import type { AtHomeLine, ShoppingList } from '#contract/shopping/shopping.ts'

/** On a list of whoever keeps what is at home: what it leaves out, and a way home for what was bought. */
export function ListAtHome({ list, waiting }: { list: ShoppingList; waiting: number }) {
  // lists that were kept on the device before have none
  const lines = list.atHome ?? []
  return (
    <>
      {lines.length > 0 && list.items.length === 0 && (
        <EmptyState title="Nothing to buy">You have everything at home.</EmptyState>
      )}
      {lines.length > 0 && <LeftOut lines={lines} list={list} />}
      {list.items.some(({ checked }) => checked) && <TakeHome list={list} waiting={waiting} />}
    </>
  )
}

function LeftOut({ lines, list }: { lines: readonly AtHomeLine[]; list: ShoppingList }) {
  const heading = useId()
  // until the server has heard of it and says what is to be bought
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [today] = useState(() => todayOf(new Date()))
  return (
    <section aria-labelledby={heading} className="mb-8 tablet:mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b-[1.5px] border-ink pb-2">
        <h2 id={heading} tabIndex={-1} className="text-[1.5rem]">
          At home
        </h2>
        <p className="note num font-medium">{lines.length} you don’t need to buy</p>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="flex min-h-14 items-center gap-3 border-b border-hair py-1.5 print:min-h-0">
            <div className="min-w-0 flex-1 leading-snug wrap-anywhere">
              <p className="font-semibold">{capital(line.name)}</p>
              <p className="num text-note text-ink-3">
                <Fractions>
                  {[amountText(line), line.useBy && `use by ${shortDay(line.useBy, today)}`].filter(Boolean).join(', ')}
                </Fractions>
              </p>
            </div>
            <Button
              aria-label={`Buy it anyway: ${line.name}`}
              busy={wanted.includes(line.id)}
              className="!min-h-11 !py-1.5 text-ui print:hidden"
              onClick={() => {
                changeList(list, [{ kind: 'staple', item: line.id, isStaple: false }])
                setWanted([...wanted, line.id])
              }}
            >
              Buy it anyway
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Once the server knows of every tick. */
function TakeHome({ list: { id }, waiting }: { list: ShoppingList; waiting: number }) {
  const queryClient = useQueryClient()
  const [isTaking, setIsTaking] = useState(false)
  const take = async () => {
    if (waiting > 0)
      return toast({
        title: 'Not yet',
        description: 'Some changes are waiting for a connection. Please try again once they’ve been sent.',
      })
    setIsTaking(true)
    await takeListHome(queryClient, id)
    setIsTaking(false)
  }
  return (
    <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button busy={isTaking} onClick={() => void take()}>
        <CookingPot aria-hidden className="icon" />
        Put away what you bought
      </Button>
      <TextLink {...paths.atHome()}>See what you have at home</TextLink>
    </p>
  )
}
