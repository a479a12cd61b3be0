import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveText } from '#client/ui/browser/save-text.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'

/** Codes for when the phone is gone; they are shown this once. */
export function RecoveryCodes({
  codes,
  isNew = false,
  onDone,
}: {
  codes: readonly string[]
  /** The second factor has just been switched on by them. */
  isNew?: boolean
  onDone: () => void
}) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  const text = codes.join('\n')
  // A page that is not served securely has no clipboard.
  const copy = () =>
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => toast({ title: 'Copied to Clipboard!', description: 'Keep them where only you can find them.' }),
        () =>
          toast({
            title: 'Copy Failed',
            description: 'Please select and copy the text manually.',
            variant: 'destructive',
          }),
      )
  return (
    <>
      <p ref={words} tabIndex={-1} className="outline-none">
        {isNew && <b className="font-semibold">Two-step verification is on. </b>}
        Keep these recovery codes where only you can find them. Each one signs you in once if you lose your phone. We
        won’t show them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 phone:grid-cols-2 rounded-ctl bg-well px-4 py-3.5"
      >
        {codes.map((code) => (
          <li key={code} className="num font-mono whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="icon" />
          Copy
        </Button>
        <Button onClick={() => saveText('mealcrafter-recovery-codes.txt', `${text}\n`)}>
          <Download aria-hidden className="icon" />
          Download
        </Button>
        <Button look="go" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </>
  )
}
