import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { NewsletterCard } from '#client/features/blog/newsletter-card.tsx'
import { PostCard } from '#client/features/blog/post-card.tsx'
import { postsQuery } from '#client/features/blog/queries.ts'
import { paths } from '#client/paths.ts'
import { ButtonAnchor, ButtonLink } from '#client/ui/buttons/button.tsx'
import { Sheet } from '#client/ui/pages/page.tsx'
import { Mark } from '#client/ui/signs/glyph.tsx'
import type { PostCard as Post } from '#contract/blog/blog.ts'

/** What follows an article: who wrote it, what to do now, and what to read next. */
export function PostFoot({ post }: { post: Post }) {
  const { data: user } = useCurrentUser()
  const { data: posts = [] } = useQuery(postsQuery)
  const place = posts.findIndex(({ id }) => id === post.id)
  const next = [...posts.slice(place + 1), ...posts.slice(0, Math.max(0, place))].slice(0, 3)
  return (
    <>
      <section aria-labelledby="author" className="flex max-w-[46rem] items-start gap-5 border-y border-hair py-6">
        <Mark className="size-12 flex-none" />
        <div className="grid gap-1">
          <h2 id="author" className="text-3">
            {post.author}
          </h2>
          <p className="text-ink-2">{post.authorBio}</p>
        </div>
      </section>
      <div className="grid gap-6 tablet:grid-cols-2 print:hidden">
        <Sheet className="grid content-start justify-items-start gap-3 p-6 tablet:p-9">
          <h2 className="text-3">Recipes that show their work</h2>
          <p className="text-ink-2">
            Tell us what you’re in the mood for and what you can’t eat. Allergens, calories, cost and time are checked
            line by line.
          </p>
          {user ? (
            <ButtonLink look="go" {...paths.home({ dialog: 'generate' })} className="mt-2">
              Generate New Recipe
            </ButtonLink>
          ) : (
            <ButtonAnchor look="go" href="/api/login" className="mt-2">
              Start cooking
            </ButtonAnchor>
          )}
        </Sheet>
        {user ? <OwnRecipe /> : <NewsletterCard heading="h2" />}
      </div>
      {next.length > 0 && (
        <section aria-labelledby="read-next" className="print:hidden">
          <h2 id="read-next" className="mb-6">
            Read next
          </h2>
          <ul className="grid gap-x-8 gap-y-10 phone:grid-cols-2 spread:grid-cols-3">
            {next.map((each) => (
              <li key={each.id} className="phone:max-spread:last:hidden">
                <PostCard post={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What members get in place of the newsletter, which stands on a page that they do not see. */
function OwnRecipe() {
  return (
    <Sheet className="grid content-start justify-items-start gap-3 p-6 tablet:p-9">
      <h2 className="text-3">Already have a recipe?</h2>
      <p className="text-ink-2">Paste it in and see what’s in every line.</p>
      <ButtonLink {...paths.check()} className="mt-2">
        Check a recipe
      </ButtonLink>
    </Sheet>
  )
}
