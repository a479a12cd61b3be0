import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import type { GenerationForm } from '#contract/recipes/generation.ts'

const ComposeDialog = lazyPart(async () => (await import('#client/features/generate/compose-dialog.tsx')).ComposeDialog)

/** Has a wish written out over the page as soon as there is one, and opens the recipe. What follows the writing is loaded with the press. */
export function ComposeAndOpen({ wish, onClose }: { wish: GenerationForm | undefined; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    wish && (
      <Suspense>
        <ComposeDialog wish={wish} onClose={onClose} onMade={(id) => void navigate(paths.recipe(id))} />
      </Suspense>
    )
  )
}
