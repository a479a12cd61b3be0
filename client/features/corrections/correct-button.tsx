import { Suspense, useState } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { TextButton } from '#client/ui/text-button.tsx'

const CorrectionDialog = lazyPart(
  async () => (await import('#client/features/corrections/correction-dialog.tsx')).CorrectionDialog,
)

/** A quiet button beside what was read of a line, for members who know better. `line`: as it is printed. */
export function CorrectButton({ line, className }: { line: string; className?: string }) {
  const { data: user } = useCurrentUser()
  const [isOpen, setIsOpen] = useState(false)
  if (!user || line.trim() === '') return null
  return (
    <>
      <TextButton onClick={() => setIsOpen(true)} className={className} aria-label={`Not right? Correct “${line}”`}>
        Not right?
      </TextButton>
      {isOpen && (
        <Suspense>
          <CorrectionDialog line={line} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
