import { LineNumber } from '#client/features/verified/line-number.tsx'
import type { Change } from '#domain/recipe/recipe.ts'

/** One change in a list of them: which line, what it was, what it is now and why. */
export function ChangedLine({ change: { line, from, to, reason } }: { change: Change }) {
  return (
    <li className="flex gap-3 border-t border-hair py-2.5">
      <LineNumber line={line} />
      <span className="min-w-0 wrap-anywhere">
        <del className="text-ink-3">{from}</del> <ins className="font-semibold no-underline">{to}</ins>
        <span className="block text-ui text-ink-2">{reason}</span>
      </span>
    </li>
  )
}
