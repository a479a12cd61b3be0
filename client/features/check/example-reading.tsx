import { clsx } from 'clsx'
import { exampleLines } from '#client/features/check/example-lines.ts'
import { listText } from '#client/features/dishes/format.ts'
import { Sheet } from '#client/ui/pages/page.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { words } from '#client/wording.ts'

/** What a check finds, before there is a text to check. */
export function ExampleReading({ className }: { className: string }) {
  return (
    <Sheet className={clsx('grid gap-1 px-5 py-4', className)}>
      <p className="aside">What a check finds, line by line</p>
      <ul>
        {exampleLines.map(({ text, contains }) => (
          <li
            key={text}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hair py-2.5 last:border-b-0 last:pb-1"
          >
            <span className="font-semibold">{text}</span>
            {contains.length > 0 ? (
              <Verdict kind="blocks" small>
                Contains {listText(contains.map(words))}
              </Verdict>
            ) : (
              <Verdict kind="fits" small>
                No allergens found
              </Verdict>
            )}
          </li>
        ))}
      </ul>
      <p className="note">Then diets, calories, cost, equipment and time.</p>
    </Sheet>
  )
}
