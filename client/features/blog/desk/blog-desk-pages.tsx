import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { deskPaths } from '#client/desk-paths.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { ForAdministrators } from '#client/features/accounts/for-administrators.tsx'
import { WithId } from '#client/features/accounts/own-page.tsx'
import { PostEditor } from '#client/features/blog/desk/post-editor.tsx'
import { hasUnpublished, stateOf, whenOf } from '#client/features/blog/desk/post-state.ts'
import { deskPostsQuery, useWritePost, writtenPostQuery } from '#client/features/blog/desk/queries.ts'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { PagedRows, RowLine } from '#client/ui/lists/paged-rows.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Badge, Page } from '#client/ui/pages/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { type DeskPost, placeholderWords } from '#contract/blog/blog-desk.ts'

/** For administrators: every article, written, scheduled and published. */
export function BlogDeskPage() {
  return (
    <AdminFrame title="Blog" beside={<NewPost />}>
      <p className="mb-6">
        <TextLink {...paths.blog()}>Public blog</TextLink>
      </p>
      <Posts />
    </AdminFrame>
  )
}

function NewPost() {
  const navigate = useNavigate()
  const write = useWritePost()
  const open = { onSuccess: ({ id }: { id: number }) => void navigate(deskPaths.post(id)) }
  return (
    <Button look="go" busy={write.isPending} onClick={() => write.mutate({ body: placeholderWords }, open)}>
      Write an article
    </Button>
  )
}

function Posts() {
  const query = useInfiniteQuery(deskPostsQuery)
  const empty = (
    <EmptyState title="Nothing written yet">Write an article, preview it and publish it when it’s ready.</EmptyState>
  )
  return (
    <PagedRows query={query} loading="Loading the articles" empty={empty} className="double-rule">
      {(post) => <PostLine post={post} />}
    </PagedRows>
  )
}

function PostLine({ post }: { post: DeskPost }) {
  const { words, tone } = stateOf(post)
  const when = whenOf(post)
  const facts = [
    `No. ${post.id}`,
    when.charAt(0).toLowerCase() + when.slice(1),
    post.wasPublished && hasUnpublished(post) && 'unpublished changes',
  ]
  return (
    <RowLine
      link={
        <TextLink {...deskPaths.post(post.id)} className="text-body leading-tight wrap-anywhere">
          {post.title}
        </TextLink>
      }
      note={facts.filter(Boolean).join(', ')}
      flag={<Badge tone={tone}>{words}</Badge>}
    />
  )
}

/** For administrators: one article, as it is written. */
export function WritePostPage({ id }: { id: string }) {
  return (
    <ForAdministrators>
      {() => (
        <WithId id={id} missing={<PostMissing />}>
          {(number) => <Post id={number} />}
        </WithId>
      )}
    </ForAdministrators>
  )
}

function Post({ id }: { id: number }) {
  const [round, setRound] = useState(0)
  const { data: post, error, refetch } = useQuery(writtenPostQuery(id))
  if (!post && codeOf(error) === 'not_found') return <PostMissing />
  return (
    <Page title={post?.title ?? 'Blog article'} className="grid gap-6">
      <TextLink {...deskPaths.blog()} className="justify-self-start">
        <ArrowLeft aria-hidden className="icon" />
        All articles
      </TextLink>
      {post ? (
        <PostEditor key={round} post={post} onReplaced={() => setRound(round + 1)} />
      ) : error ? (
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading words="Loading the article">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Page>
  )
}

function PostMissing() {
  return (
    <NothingHere title="Article Not Found" sentence="It may have been deleted.">
      <ButtonLink look="go" {...deskPaths.blog()}>
        All articles
      </ButtonLink>
    </NothingHere>
  )
}
