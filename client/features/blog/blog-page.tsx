import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#client/failure.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { NewsletterCard } from '#client/features/blog/newsletter-card.tsx'
import { FeaturedPost, PostCard } from '#client/features/blog/post-card.tsx'
import { postsQuery, useMarks } from '#client/features/blog/queries.ts'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { Page, Sheet } from '#client/ui/pages/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { PostCard as Post } from '#contract/blog/blog.ts'

/** All articles, the newest one large. */
export function BlogPage() {
  return (
    <Page title="Blog" className="grid gap-12">
      {import.meta.env.SSR && (
        <PageHead
          path="/blog"
          title="Kitchen notes"
          description="Articles about cooking, shopping and eating well, with tables calculated by the kitchen that checks your recipes."
        />
      )}
      <header className="grid gap-4 border-b border-hair pb-8">
        <h1>Kitchen notes</h1>
        <p className="lead max-w-[36em]">
          Articles about cooking, shopping and eating well. The tables are calculated by the same kitchen that checks
          your recipes, and every source is named.
        </p>
      </header>
      <Posts />
      <nav aria-label="About us" className="flex flex-wrap items-center gap-x-8 border-t border-hair pt-4">
        <TextLink {...paths.about()}>About MealCrafter</TextLink>
        <TextLink {...paths.contact()}>Contact us</TextLink>
      </nav>
    </Page>
  )
}

function Posts() {
  const { data: user } = useCurrentUser()
  const { data: posts, error, refetch } = useQuery(postsQuery)
  if (!posts)
    return error ? (
      <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Loading words="Loading the articles">
        <Skeleton className="h-96" />
      </Loading>
    )
  const [featured, ...others] = posts
  if (!featured)
    return (
      <EmptyState
        title="No articles yet"
        action={
          user ? (
            <ButtonLink {...paths.home({ dialog: 'generate' })}>Generate New Recipe</ButtonLink>
          ) : (
            <ButtonLink {...paths.check()}>Check a recipe</ButtonLink>
          )
        }
      >
        The first one will be here as soon as it’s published.
      </EmptyState>
    )
  return (
    <>
      <FeaturedPost post={featured} />
      <section aria-labelledby="more-articles" className="double-rule pt-8">
        <h2 id="more-articles" className="mb-8">
          More articles
        </h2>
        <ul className="grid gap-x-8 gap-y-10 phone:grid-cols-2 spread:grid-cols-3">
          {others.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
          <li>{user ? <SavedPosts posts={posts} /> : <NewsletterCard heading="h3" />}</li>
        </ul>
      </section>
    </>
  )
}

/** What the member has saved to read again. */
function SavedPosts({ posts }: { posts: readonly Post[] }) {
  const marks = useMarks()
  const saved = posts.filter((post) => marks?.some(({ id, isSaved }) => id === post.id && isSaved))
  return (
    <Sheet className="grid content-start gap-3 p-6 tablet:p-8">
      <h3 id="saved-articles">Saved articles</h3>
      {saved.length > 0 ? (
        <ul aria-labelledby="saved-articles">
          {saved.map((post) => (
            <li key={post.id}>
              <TextLink {...paths.post(post.id)} className="leading-tight">
                {post.title}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : (
        marks && <p className="text-ink-2">Choose “Save” on an article, and you’ll find it here.</p>
      )}
    </Sheet>
  )
}
