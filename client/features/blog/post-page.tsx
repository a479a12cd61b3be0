import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { PostActions } from '#client/features/blog/post-actions.tsx'
import { PostFoot } from '#client/features/blog/post-foot.tsx'
import { PostPicture } from '#client/features/blog/post-picture.tsx'
import { PostText } from '#client/features/blog/post-text.tsx'
import { postQuery } from '#client/features/blog/queries.ts'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { printedDay } from '#client/printed-day.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Badge, Page } from '#client/ui/pages/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { PostCard, PublicPost } from '#contract/blog/blog.ts'

const route = getRouteApi('/blog/$id')

/** An article, to be read like a page of a cookbook. */
export function PostPage() {
  const given = route.useParams().id
  const id = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined
  return id === undefined ? <PostNotFound /> : <PostAt key={id} id={id} />
}

function PostAt({ id }: { id: number }) {
  const { data: post, error, refetch } = useQuery(postQuery(id))
  if (post) return <Article post={post} />
  if (codeOf(error) === 'not_found') return <PostNotFound />
  return (
    <Page title="Blog">
      {error ? <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} /> : <ArticleComing />}
    </Page>
  )
}

function Article({ post }: { post: PublicPost }) {
  return (
    <Page title={post.title} className="grid gap-10">
      {import.meta.env.SSR && (
        <PageHead
          path={`/blog/${post.id}`}
          kind="article"
          title={post.title}
          description={post.metaDescription}
          picture={{ path: post.picture.preview, alt: post.picture.alt }}
          data={(address) => articleOf(post, address)}
        />
      )}
      <article className="grid gap-10">
        <div className="grid gap-4">
          <TextLink {...paths.blog()} className="justify-self-start print:hidden">
            <ArrowLeft aria-hidden className="icon" />
            All articles
          </TextLink>
          <PostHeading post={post} />
        </div>
        <div className="double-rule pt-6">
          <PostText text={post.text} />
        </div>
      </article>
      <PostFoot post={post} />
    </Page>
  )
}

/** As schema.org's Article. */
function articleOf(post: PostCard, address: string) {
  const { id, title, metaDescription, author, date, changedOn, tags, picture } = post
  const url = `${address}/blog/${id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: metaDescription,
    image: [address + picture.preview],
    datePublished: date,
    dateModified: changedOn,
    author: { '@type': 'Organization', name: author, url: `${address}/about` },
    publisher: { '@type': 'Organization', name: 'MealCrafter', url: address },
    keywords: tags.join(', '),
    mainEntityOfPage: url,
  }
}

function PostHeading({ post }: { post: PostCard }) {
  return (
    <header className="grid items-center gap-x-12 gap-y-6 spread:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div className="grid justify-items-start gap-5">
        <ul aria-label="Category and tags" className="flex flex-wrap gap-2 print:hidden">
          <li>
            <Badge tone="fits">{post.category}</Badge>
          </li>
          {post.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <p className="text-ui text-ink-2">
          By {post.author}, <time dateTime={post.date}>{printedDay(post.date)}</time>, {post.readTime} min read
        </p>
        <PostActions post={post} />
      </div>
      <PostPicture post={post} className="py-6 print:hidden" />
    </header>
  )
}

function ArticleComing() {
  return (
    <Loading words="Loading the article">
      <div className="grid min-h-dvh max-w-[46rem] content-start gap-4">
        {['first', 'second', 'third', 'fourth'].map((part) => (
          <Skeleton key={part} className="h-24" />
        ))}
      </div>
    </Loading>
  )
}

function PostNotFound() {
  return (
    <NothingHere
      title="Blog Post Not Found"
      sentence="There’s no article at this address. You’ll find all our articles on the blog."
    >
      <ButtonLink look="go" {...paths.blog()}>
        Back to the blog
      </ButtonLink>
    </NothingHere>
  )
}
