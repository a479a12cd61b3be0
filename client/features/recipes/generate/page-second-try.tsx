import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ComposeDialog } from '#client/features/recipes/generate/compose-dialog.tsx'
import { SecondTry } from '#client/features/recipes/generate/second-try.tsx'
import { paths } from '#client/paths.ts'
import type { User } from '#contract/accounts.ts'
import type { GenerationForm } from '#contract/generation.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Another try on the page of a recipe that its reader has generated; the next recipe opens in its place. */
export function PageSecondTry(props: { recipe: Recipe; user: User }) {
  const navigate = useNavigate()
  const [tried, setTried] = useState<GenerationForm>()
  return (
    <>
      <SecondTry {...props} onTry={setTried} />
      {tried && (
        <ComposeDialog
          wish={tried}
          onClose={() => setTried(undefined)}
          onMade={(id) => void navigate(paths.recipe(id))}
        />
      )}
    </>
  )
}
