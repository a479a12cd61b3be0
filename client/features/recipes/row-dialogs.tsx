import { DeleteQuestion } from '#client/features/recipes/delete-question.tsx'
import { PickCollection } from '#client/features/recipes/library/collections/pick-collection.tsx'

export type RowQuestion = 'collection' | 'delete'

/** What is asked about a recipe of a list: which collection it goes into, or whether it is to be deleted. */
export function RowDialogs({
  id,
  title,
  asked,
  onClose,
}: {
  id: number
  title: string
  asked: RowQuestion | null
  onClose: () => void
}) {
  return (
    <>
      <DeleteQuestion id={id} title={title} asks={asked === 'delete'} onAsks={(asks) => asks || onClose()} />
      {asked === 'collection' && <PickCollection recipeIds={[id]} onDone={onClose} onClose={onClose} />}
    </>
  )
}
