import { filled, type Written, writtenOf } from '#client/features/editor/written.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

interface ChangedProps {
  mine: Written
  theirs: Recipe
  isSaving: boolean
  onClose: () => void
  onMine: () => void
  onTheirs: () => void
}

/** The recipe was changed meanwhile, perhaps by the cook on another device: both versions are shown side by side, and the cook chooses. */
export function ChangedDialog({ mine, theirs, isSaving, onClose, onMine, onTheirs }: ChangedProps) {
  const now = writtenOf(theirs)
  const differing = parts.flatMap(({ name, textOf }) => {
    const [own, other] = [textOf(mine), textOf(now)]
    return own === other ? [] : [{ name, own, other }]
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="This recipe was changed in the meantime"
      isSheet
      footer={
        <>
          <Button onClick={onTheirs}>Use the other version</Button>
          <Button look="go" busy={isSaving} onClick={onMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid gap-6 px-5 py-6 tablet:px-8">
        <p className="text-ink-2">
          This recipe has been saved in another tab or on another device since you started. The versions differ here:
        </p>
        {differing.map(({ name, own, other }) => (
          <section key={name} aria-label={name} className="grid gap-3 border-t border-hair pt-4 phone:grid-cols-2">
            <Side title={`${name}: your version`} text={own} />
            <Side title={`${name}: the other version`} text={other} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="text-ui font-semibold">{title}</p>
      <p className="mt-1 text-ui whitespace-pre-wrap wrap-anywhere">{text || 'Nothing'}</p>
    </div>
  )
}

const parts: { name: string; textOf: (written: Written) => string }[] = [
  { name: 'Title', textOf: ({ title }) => title },
  { name: 'Description', textOf: ({ description }) => description },
  { name: 'Serves', textOf: ({ servings }) => String(servings) },
  {
    name: 'Recipe type',
    textOf: ({ cuisine, recipeType, difficulty }) => [cuisine, recipeType, difficulty].filter(Boolean).join(', '),
  },
  { name: 'Ingredients', textOf: ({ lines }) => linesOf(filled(lines)) },
  {
    name: 'Method',
    textOf: ({ steps }) =>
      linesOf(
        filled(steps).map(({ text, minutes }, at) => ({
          text: `${at + 1}. ${text}${minutes ? ` (${minutes} min)` : ''}`,
        })),
      ),
  },
  { name: 'Tags', textOf: ({ tags }) => tags.join(', ') },
  { name: 'Notes', textOf: ({ cookNotes }) => cookNotes },
]

const linesOf = (rows: readonly { text: string }[]) => rows.map(({ text }) => text.trim()).join('\n')
