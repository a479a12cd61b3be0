import { useEffect, useRef, useState } from 'react'
import { useGeneration } from '#client/features/recipes/generate/use-generation.ts'
import { WritingPage } from '#client/features/recipes/generate/writing-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import type { GenerationForm } from '#contract/generation.ts'

interface ComposeProps {
  wish: GenerationForm
  onClose: () => void
  onMade: (recipeId: number) => void
}

/** Has an idea written out: the recipe is seen as it is written, and its page opens when it is done. */
export function ComposeDialog({ wish, onClose, onMade }: ComposeProps) {
  const { writing, isPending, start, cancel } = useGeneration()
  const [refusal, setRefusal] = useState<string | null>(null)
  const isStarted = useRef(false)
  const isOpen = useRef(true)
  const begin = () => {
    setRefusal(null)
    start(wish, {
      onMade: ({ id }) => isOpen.current && onMade(id),
      onRefused: ({ sentence }) => setRefusal(sentence),
    })
  }
  useEffect(() => {
    isOpen.current = true
    // drawn twice, it is asked for once
    if (!isStarted.current) begin()
    isStarted.current = true
    return () => {
      isOpen.current = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Generate Your Perfect Recipe"
      footer={
        isPending ? (
          <Button busy={writing.isCancelling} onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button look="go" onClick={begin}>
              Try again
            </Button>
          </>
        )
      }
    >
      {isPending || !isStarted.current ? (
        <WritingPage writing={writing} />
      ) : (
        <div className="px-5 py-6 tablet:px-8">
          <ErrorState title="Not written" sentence={refusal ?? 'It was not written, and nothing was counted.'} />
        </div>
      )}
    </Dialog>
  )
}
