import type { ReactNode } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { RecipeSkeleton } from '#client/features/recipes/spread/recipe-skeleton.tsx'
import { Page } from '#client/ui/page.tsx'
import { ErrorState } from '#client/ui/states.tsx'

/** The page of a recipe that is on its way, or did not come. */
export function RecipeComing({ title, error, onRetry }: { title: string; error: Error | null; onRetry: () => void }) {
  return (
    <Page title={title}>
      {error ? (
        <>
          <h1 className="mb-4">This recipe didn’t load</h1>
          <ErrorState sentence={sentenceOf(error)} onRetry={onRetry} />
        </>
      ) : (
        <RecipeSkeleton />
      )}
    </Page>
  )
}

/** The page of a recipe that is not there; `children` lead on. */
export function RecipeNotFound({ sentence = notTheirs, children }: { sentence?: string; children: ReactNode }) {
  return (
    <Page title="Recipe Not Found" className="grid justify-items-start gap-4">
      <h1>Recipe Not Found</h1>
      <p className="lead">{sentence}</p>
      <div className="mt-2">{children}</div>
    </Page>
  )
}

const notTheirs = 'It may have been deleted, or it’s in someone else’s kitchen.'
