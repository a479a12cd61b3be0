import { type ReactNode, Suspense, useState } from 'react'
import type { RecipeToDelete } from '#client/features/recipes/delete-question.tsx'
import { lazyPart } from '#client/lazy-part.ts'

const DeleteQuestion = lazyPart(
  async () => (await import('#client/features/recipes/delete-question.tsx')).DeleteQuestion,
)

/** Asks whether to delete a recipe: how to ask, and what then stands on the page. A list has thousands of them, and asks about one. */
export function useDeleting(recipe: RecipeToDelete): { ask: () => void; question: ReactNode } {
  const [asks, setAsks] = useState<boolean>()
  const question = asks !== undefined && (
    <Suspense>
      <DeleteQuestion {...recipe} asks={asks} onAsks={setAsks} />
    </Suspense>
  )
  return { ask: () => setAsks(true), question }
}
