import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { draftText } from '#client/features/check/checked-text.ts'
import { ChangedLine } from '#client/features/verified/changed-line.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { CheckedText } from '#contract/public/check.ts'
import type { LineReport } from '#domain/recipe/line-report.ts'
import type { Change } from '#domain/recipe/recipe.ts'

/** The smallest changes that make it fit, with the reason of each, and the mended recipe to take along. */
export function Mended({
  lines,
  mended,
}: {
  lines: readonly LineReport[]
  mended: NonNullable<CheckedText['mended']>
}) {
  return (
    <section aria-labelledby="mended" className="pt-8">
      <h2 id="mended" className="mb-2 text-3">
        How to fix it
      </h2>
      <p className="max-w-[46em] text-ink-2">
        These changes fix all of the problems. We checked the whole recipe again.
      </p>
      <ul className="mt-3 max-w-[75ch]">
        {inOrder(mended.changes, lines).map((change) => (
          <ChangedLine key={`${change.line} ${change.from}`} change={change} />
        ))}
      </ul>
      <TakeAlong text={draftText(mended.recipe)} />
    </section>
  )
}

/** In the order of the pasted lines and under their numbers; that a heading is left out is nothing to tell. */
function inOrder(changes: readonly Change[], lines: readonly LineReport[]): Change[] {
  return changes
    .map((change) => {
      const at = lines.findIndex(({ text }) => text === change.from)
      return at < 0 ? change : { ...change, line: at }
    })
    .filter(({ line, from }) => !(lines[line]?.heading && lines[line].text === from))
    .toSorted((one, other) => one.line - other.line)
}

function TakeAlong({ text }: { text: string }) {
  const [copied, setCopied] = useState('')
  const isCopied = copied === text
  const copy = () =>
    // a page that is not served securely has no clipboard
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => setCopied(text),
        () =>
          toast({
            title: 'Copy Failed',
            description: 'Please open “See the whole recipe” and copy the text there.',
            variant: 'destructive',
          }),
      )
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-5 gap-y-2">
      <Button onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="icon" /> : <Copy aria-hidden className="icon" />}
        {isCopied ? 'Copied' : 'Copy the fixed recipe'}
      </Button>
      <output className="sr-only">{isCopied && 'The fixed recipe was copied.'}</output>
      <details className="min-w-0 flex-1 basis-80">
        <summary className="min-h-11 py-2.5 text-ui underline underline-offset-3">See the whole recipe</summary>
        <pre className="max-w-[75ch] rounded-ctl bg-well p-4 font-sans text-ui wrap-anywhere whitespace-pre-wrap">
          {text}
        </pre>
      </details>
    </div>
  )
}
