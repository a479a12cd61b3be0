import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { useGeneration } from '#client/features/generate/use-generation.ts'
import { WritingPage } from '#client/features/generate/writing-page.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import type { GenerationForm } from '#contract/recipes/generation.ts'

interface ComposeProps {
  wish: GenerationForm
  onClose: () => void
  onMade: (recipeId: number) => void
}

/** Has an idea written out: the recipe is seen as it is written, and its page opens when it is done. */
export function ComposeDialog({ wish, onClose, onMade }: ComposeProps) {
  const { writing, start, cancel } = useGeneration()
  const [failure, setFailure] = useState<string | null>(null)
  const isStarted = useRef(false)
  const isOpen = useRef(true)
  const begin = () => {
    setFailure(null)
    start(wish, {
      isSeen: () => isOpen.current,
      onMade: ({ id }) => isOpen.current && onMade(id),
      onRefused: ({ sentence }) => setFailure(sentence),
      onFailed: (error) =>
        setFailure((told) => told ?? sentenceOf(error, 'Something went wrong while we were writing it.')),
    })
  }
  const beginOnce = useEffectEvent(() => {
    // drawn twice, it is asked for once
    if (!isStarted.current) begin()
    isStarted.current = true
  })
  useEffect(() => {
    isOpen.current = true
    beginOnce()
    return () => {
      isOpen.current = false
    }
  }, [])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Generate Your Perfect Recipe"
      footer={
        failure === null ? (
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
      {failure === null ? (
        <WritingPage writing={writing} />
      ) : (
        <div className="px-5 py-6 tablet:px-8">
          <ErrorState
            title="We couldn’t write your recipe"
            sentence={`${failure} This didn’t count toward today’s recipes.`}
          />
        </div>
      )}
    </Dialog>
  )
}
