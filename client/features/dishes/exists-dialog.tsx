import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { CallError } from '#contract/client.ts'

interface Existing {
  recipeId: number
  title: string
}

/** The recipe that a refusal names; null for any other failure. */
export function existingOf(error: unknown): Existing | null {
  if (!(error instanceof CallError) || error.code !== 'recipe_exists') return null
  const { title } = error.details
  const recipeId = Number(error.details['recipeId'])
  return Number.isInteger(recipeId) ? { recipeId, title: typeof title === 'string' ? title : '' } : null
}

interface ExistsProps {
  existing: Existing
  isSaving: boolean
  onClose: () => void
  onOpen: () => void
  onVariation: () => void
  onKeepBoth: () => void
}

/** The cook has a recipe with the same words already: three ways to go on, and back to the form. */
export function ExistsDialog({ existing, isSaving, onClose, onOpen, onVariation, onKeepBoth }: ExistsProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="You already have this recipe"
      size="narrow"
      footer={
        <>
          <Button busy={isSaving} onClick={onKeepBoth}>
            Keep both
          </Button>
          <Button busy={isSaving} onClick={onVariation}>
            Make a variation
          </Button>
          <Button look="go" onClick={onOpen}>
            Open it
          </Button>
        </>
      }
    >
      <div className="grid gap-3 px-5 py-6 tablet:px-8">
        <p>
          <strong className="font-semibold wrap-anywhere">{existing.title}</strong> is already in your recipes, with the
          same ingredients.
        </p>
        <p className="text-ink-2">Open it and discard this one, save this one as a variation, or keep both.</p>
      </div>
    </Dialog>
  )
}
