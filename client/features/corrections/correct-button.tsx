import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { lazyPart } from '#client/lazy-part.ts'

const CorrectionDialog = lazyPart(
  async () => (await import('#client/features/corrections/correction-dialog.tsx')).CorrectionDialog,
)

/** A quiet button beside what was read of a line, for members who know better. `line`: as it is printed. */
export function CorrectButton({ line }: { line: string }) {
  const { data: user } = useCurrentUser()
  const [isOpen, setIsOpen] = useState(false)
  if (!user || line.trim() === '') return null
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-label={`Not right? Correct “${line}”`}
        title="Not right?"
        className="relative min-h-6 text-ink-3 after:absolute after:-inset-x-2.5 after:-inset-y-2.5 underline decoration-dotted decoration-1 underline-offset-4 hover:text-ink hover:decoration-solid"
      >
        {/* in a table on every line: words would be a line more for each */}
        <Pencil aria-hidden className="ml-1 hidden size-3.5 in-[tr]:inline" />
        <span className="in-[tr]:hidden">Not right?</span>
      </button>
      {isOpen && (
        <Suspense>
          <CorrectionDialog line={line} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
