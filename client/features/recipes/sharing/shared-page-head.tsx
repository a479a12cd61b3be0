import { PageHead } from '#client/page-head.tsx'
import type { SharedRecipe } from '#contract/sharing.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { recipeJsonLd } from '#domain/recipe/json-ld.ts'

/** For other sites' previews and other recipe programs. */
export function SharedPageHead({ shared: { recipe, verification }, token }: { shared: SharedRecipe; token: string }) {
  const facts = `Ready in ${minutesText(verification.time.totalMinutes)}, serves ${recipe.servings}.`
  const picture = { path: `/api/shared/${token}/picture.png`, alt: `The dish: ${recipe.title}` }
  return (
    <PageHead
      isSecret
      kind="article"
      path={`/r/${token}`}
      title={recipe.title}
      description={recipe.description === '' ? facts : `${recipe.description} ${facts}`}
      picture={picture}
      data={(address) => recipeJsonLd({ ...recipe, verification, image: address + picture.path })}
    />
  )
}
