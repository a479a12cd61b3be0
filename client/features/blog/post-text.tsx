import { PrintedText } from '#client/ui/printed-text.tsx'
import { anchorOf, wordsOf } from '#client/ui/printed-words.ts'
import type { Printed } from '#docs/method.md'

/** The words of an article, its parts named beside them where there is room. */
export function PostText({ text }: { text: readonly Printed[] }) {
  const parts = text.filter((piece) => typeof piece !== 'string' && piece.tag === 'h2')
  return (
    <div className="grid gap-x-16 spread:grid-cols-[minmax(0,1fr)_240px]">
      <div className="printed min-w-0">
        <PrintedText text={text} />
      </div>
      <nav
        aria-labelledby="in-this-article"
        className="hidden self-start pt-3 spread:sticky spread:top-8 spread:block print:hidden"
      >
        <p id="in-this-article" className="text-ui font-semibold">
          In this article
        </p>
        <ul className="mt-1">
          {parts.map((part) => (
            <li key={anchorOf(part)}>
              <a
                href={`#${anchorOf(part)}`}
                className="flex min-h-9 items-center text-ui leading-tight text-ink-2 underline decoration-hair underline-offset-4 hover:text-ink hover:decoration-ink"
              >
                {wordsOf(part)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
