import { Link } from '@tanstack/react-router'
import { PostPicture } from '#client/features/blog/post-picture.tsx'
import { paths } from '#client/paths.ts'
import { printedDay } from '#client/printed-day.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import type { PostCard as Post } from '#contract/blog/blog.ts'

/** The newest post, as wide as the page. */
export function FeaturedPost({ post }: { post: Post }) {
  return (
    <article className="grid items-center gap-x-12 gap-y-6 spread:grid-cols-2">
      <PostPicture post={post} decorative className="py-6 tablet:py-10" />
      <div className="grid justify-items-start gap-4">
        <PostByline post={post} />
        <h2>
          <PostLink post={post} />
        </h2>
        <p className="lead">{post.excerpt}</p>
        <ButtonLink look="go" {...paths.post(post.id)}>
          Read More <span className="sr-only">about {post.title}</span>
        </ButtonLink>
      </div>
    </article>
  )
}

/** A post among others. */
export function PostCard({ post }: { post: Post }) {
  return (
    <article className="grid h-full grid-rows-[auto_1fr_auto] gap-4 border-b border-hair pb-3">
      <PostPicture post={post} decorative late className="py-4 tablet:py-5 [&_img]:w-3/5" />
      <div className="grid content-start gap-2">
        <PostByline post={post} />
        <h3 className="leading-tight">
          <PostLink post={post} />
        </h3>
        <p className="text-ink-2">{post.excerpt}</p>
      </div>
      <TextLink {...paths.post(post.id)} className="justify-self-start">
        Read More <span className="sr-only">about {post.title}</span>
      </TextLink>
    </article>
  )
}

function PostLink({ post }: { post: Post }) {
  return (
    <Link {...paths.post(post.id)} className="no-underline hover:underline hover:decoration-1 hover:underline-offset-4">
      {post.title}
    </Link>
  )
}

function PostByline({ post }: { post: Post }) {
  return (
    <p className="aside text-ui!">
      {post.category}, <time dateTime={post.date}>{printedDay(post.date)}</time>, {post.readTime} min read
    </p>
  )
}
