import type { ReactNode } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { RecipeSkeleton } from '#client/features/dishes/recipe-skeleton.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'

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
    <NothingHere title="Recipe Not Found" sentence={sentence}>
      {children}
    </NothingHere>
  )
}

const notTheirs = 'It may have been deleted, or it may belong to someone else.'
