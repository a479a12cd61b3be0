import { useState } from 'react'
import { ComposeAndOpen } from '#client/features/generate/compose-and-open.tsx'
import { SecondTry } from '#client/features/generate/second-try.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { GenerationForm } from '#contract/recipes/generation.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Another try on the page of a recipe that its reader has generated; the next recipe opens in its place. */
export function PageSecondTry(props: { recipe: Recipe; user: User }) {
  const [tried, setTried] = useState<GenerationForm>()
  return (
    <>
      <SecondTry {...props} place="page" onTry={setTried} />
      <ComposeAndOpen wish={tried} onClose={() => setTried(undefined)} />
    </>
  )
}
