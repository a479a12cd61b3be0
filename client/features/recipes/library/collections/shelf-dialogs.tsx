import {
  useChangeCollection,
  useDeleteCollection,
} from '#client/features/recipes/library/collections/collection-queries.ts'
import { EditCollection } from '#client/features/recipes/library/collections/edit-collection.tsx'
import { NameDialog } from '#client/features/recipes/library/collections/name-dialog.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import type { Collection } from '#contract/recipes/collections.ts'

export type ShelfQuestion = 'change' | 'delete'

interface DialogsProps {
  asked: ShelfQuestion | null
  /** The collection that is open. */
  open: Collection
  onChanged: (changed: Collection) => void
  onDeleted: () => void
  onClose: () => void
}

/** What is asked before a collection is changed or deleted. */
export function ShelfDialogs({ asked, open, onChanged, onDeleted, onClose }: DialogsProps) {
  return (
    <>
      {asked === 'change' && !open.rule && <Rename collection={open} onClose={onClose} />}
      {asked === 'change' && open.rule && (
        <EditCollection collection={open} rule={open.rule} onChanged={onChanged} onClose={onClose} />
      )}
      <Delete collection={open} isAsked={asked === 'delete'} onClose={onClose} onDeleted={onDeleted} />
    </>
  )
}

function Rename({ collection: { id, name }, onClose }: { collection: Collection; onClose: () => void }) {
  const rename = useChangeCollection(onClose)
  return (
    <NameDialog
      title="Rename collection"
      label="Name"
      before={name}
      action="Save"
      missing="Please name the collection"
      longest={60}
      busy={rename.isPending}
      onSave={(text) => rename.mutate({ id, name: text })}
      onClose={onClose}
    />
  )
}

function Delete({
  collection: { id, name },
  isAsked,
  onClose,
  onDeleted,
}: {
  collection: Collection
  isAsked: boolean
  onClose: () => void
  onDeleted: () => void
}) {
  const remove = useDeleteCollection(() => {
    onClose()
    onDeleted()
  })
  return (
    <Confirm
      open={isAsked}
      onOpenChange={(isOpened) => !isOpened && onClose()}
      title="Delete this collection?"
      description={`${name}. You’ll keep its recipes.`}
      confirmLabel="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(id)}
    />
  )
}
