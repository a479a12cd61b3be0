import { Copy } from 'lucide-react'
import { useState } from 'react'
import { contentsText } from '#client/features/list-keeping/list-words.ts'
import { copyText } from '#client/ui/browser/copy-text.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { SingleChoice } from '#client/ui/fields/choice.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { keyed } from '#client/ui/lists/keyed.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { listTextByCategory, previewOf, simpleListText } from '#domain/plan/shopping/list-text.ts'

const formats = [
  { value: 'simple', label: 'Simple list' },
  { value: 'category', label: 'By category' },
] as const

/** A list as text for the clipboard, in two forms, with its first five items to be seen before. */
export function CopyList({ list }: { list: ShoppingList }) {
  const [format, setFormat] = useState<'simple' | 'category'>('simple')
  const [hasFailed, setHasFailed] = useState(false)
  const text = (format === 'simple' ? simpleListText : listTextByCategory)(list)
  const { lines, more } = previewOf(list)
  const copy = async () => {
    const isCopied = await copyText(text)
    setHasFailed(!isCopied)
    toast(
      isCopied
        ? { title: 'Copied to Clipboard!', description: `${contentsText(list.items)} from ${list.title}` }
        : {
            title: 'Copy Failed',
            description: 'Please select and copy the text manually.',
            variant: 'destructive',
          },
    )
  }
  return (
    <div className="grid gap-4">
      <SingleChoice legend="Copy as" options={formats} value={format} onChange={setFormat} />
      {hasFailed ? (
        <TextAreaField
          label="The text to copy"
          readOnly
          rows={10}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      ) : (
        <div className="rounded-ctl bg-well px-4 py-3">
          {lines.length === 0 ? (
            <p className="text-ui">There is nothing on this list yet.</p>
          ) : (
            <ul aria-label="The first items" className="num grid gap-1 text-ui">
              {keyed(lines, (line) => line).map(({ key, item }) => (
                <li key={key} className="wrap-anywhere">
                  {item}
                </li>
              ))}
            </ul>
          )}
          {more > 0 && <p className="note mt-1.5">and {more} more</p>}
        </div>
      )}
      <Button onClick={() => void copy()} className="justify-self-start">
        <Copy aria-hidden className="icon" />
        Copy
      </Button>
    </div>
  )
}
