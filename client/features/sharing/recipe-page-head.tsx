import { PageHead } from '#client/page-head.tsx'
import type { SharedRecipe } from '#contract/recipes/sharing.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { recipeJsonLd } from '#domain/recipe/texts/json-ld.ts'

interface RecipePageHeadProps {
  shared: SharedRecipe
  /** Of its page. */
  path: string
  /** Path of its card. */
  picture: string
  /** By whom it is published, with the path of their page, and when. Without it the address is a secret of those who were given it. */
  published?: { by: string; page: string; at: string }
}

/** For other sites' previews, search engines and other recipe programs. */
export function RecipePageHead({ shared: { recipe, verification }, path, picture, published }: RecipePageHeadProps) {
  const facts = `Ready in ${minutesText(verification.time.totalMinutes)}, serves ${recipe.servings}.`
  return (
    <PageHead
      isSecret={published === undefined}
      kind="article"
      path={path}
      title={recipe.title}
      description={recipe.description === '' ? facts : `${recipe.description} ${facts}`}
      picture={{ path: picture, alt: `The dish: ${recipe.title}` }}
      data={(address) =>
        recipeJsonLd({
          ...recipe,
          verification,
          image: address + picture,
          ...(published && {
            url: address + path,
            published: published.at,
            author: { name: published.by, url: address + published.page },
          }),
        })
      }
    />
  )
}
