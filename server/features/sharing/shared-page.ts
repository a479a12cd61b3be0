import { minutesText } from '#domain/measure/minutes.ts'
import { recipeJsonLd } from '#domain/recipe/json-ld.ts'
import type { AppContext } from '#server/context.ts'
import { sharedView } from '#server/features/sharing/shared-view.ts'
import { findShared, sharePath } from '#server/features/sharing/store.ts'
import type { PageHead } from '#server/http/static.ts'

/** What the page of a shared recipe says of it before any script runs, for other sites' previews; undefined for a dead link. */
export async function sharedPageHead(
  { database, kitchen, address }: Pick<AppContext, 'database' | 'kitchen' | 'address'>,
  path: string,
): Promise<PageHead | undefined> {
  const token = /^\/r\/([\w-]{22})\/?$/.exec(path)?.[1]
  const stored = token && (await findShared(database, token))
  if (!stored) return undefined
  const { recipe, verification } = await sharedView({ kitchen }, token, stored, undefined)
  const site = address()
  const picture = `${site}/api/shared/${token}/picture.png`
  const facts = `Ready in ${minutesText(verification.time.totalMinutes)}, serves ${recipe.servings}.`
  return {
    title: `${recipe.title} · MealCrafter`,
    description: recipe.description === '' ? facts : `${recipe.description} ${facts}`,
    tags: {
      'og:type': 'article',
      'og:site_name': 'MealCrafter',
      'og:title': recipe.title,
      'og:description': facts,
      'og:url': `${site}${sharePath(token)}`,
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `The dish: ${recipe.title}`,
      'twitter:card': 'summary_large_image',
      'twitter:title': recipe.title,
      'twitter:description': facts,
      'twitter:image': picture,
      // whoever has the link may read it; nobody should find it by searching
      robots: 'noindex, nofollow',
      referrer: 'no-referrer',
    },
    jsonLd: recipeJsonLd({ ...recipe, verification, image: picture }),
  }
}
