import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '#client/failure.ts'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import { CommentForm } from '#client/features/community/comment-form.tsx'
import { CommentRow, replyButton } from '#client/features/community/comment-row.tsx'
import { ReportDialog } from '#client/features/community/report-dialog.tsx'
import { commentsQuery, membershipQuery } from '#client/features/publishing/queries.ts'
import { TakePart } from '#client/features/publishing/take-part.tsx'
import { paths } from '#client/paths.ts'
import { textLinkClass } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Comment } from '#contract/community/community-views.ts'

const threadOf = (comment: Comment | undefined) => comment && (comment.parentCommentId ?? comment.id)

interface Props {
  token: string
  count: number
  /** The handle of whoever published the recipe. */
  cook: string
  /** Whether the recipe is the reader's own, who may hide what is said of it. */
  isCook: boolean
  user: User | null
}

/** What others say of a recipe: comments, each with its replies below it. */
export function Comments({ token, count, cook, isCook, user }: Props) {
  const [reported, setReported] = useState<number>()
  const [isReporting, setIsReporting] = useState(false)
  const [replyingTo, setReplyingTo] = useState<number | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const own = useRef<HTMLDivElement>(null)
  const reply = (id: number) => {
    setReplyingTo(id)
    setIsAdding(false)
  }
  const addComment = () => {
    flushSync(() => setIsAdding(true))
    own.current?.querySelector('textarea')?.focus()
  }
  const stopReplying = (id: number) => {
    // its button is there again before it takes the focus
    flushSync(() => setReplyingTo(null))
    document.getElementById(replyButton(id))?.focus({ preventScroll: true })
  }
  const list = useInfiniteQuery(commentsQuery(user?.id, token))
  const { data: membership } = useQuery(membershipQuery(user?.id))
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const shown = list.data && !list.hasNextPage ? rows.length : count
  const parent = rows.find(({ id }) => id === replyingTo)
  const isOtherwise = parent !== undefined && !isAdding
  const maySpeak = user !== null && Boolean(membership?.profile) && !membership?.profile?.isSuspended
  return (
    <section
      aria-labelledby="comments"
      className="double-rule grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-5 pt-6 print:hidden"
    >
      <h2 id="comments" tabIndex={-1} className="@max-[479px]:text-[1.625rem]!">
        Comments <span className="num text-ink-3">{shown}</span>
      </h2>
      {list.error && <ErrorState sentence={sentenceOf(list.error)} onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <Loading words="Loading the comments">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {list.data && rows.length === 0 && <p className="text-ink-2">No comments yet.</p>}
      {rows.length > 0 && (
        <ol>
          {rows.map((comment, place) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              isByCook={comment.cook === cook}
              isCook={isCook}
              isMember={user !== null}
              isAdmin={user?.isAdmin === true}
              isReplying={replyingTo === comment.id}
              onReply={maySpeak ? () => reply(comment.id) : undefined}
              onReport={() => {
                setReported(comment.id)
                setIsReporting(true)
              }}
            >
              {/* under what was answered before */}
              {parent && threadOf(comment) === parent.id && parent.id !== threadOf(rows[place + 1]) && (
                <CommentForm token={token} parent={parent} onDone={() => stopReplying(parent.id)} />
              )}
            </CommentRow>
          ))}
        </ol>
      )}
      <ShowMore parts={list} count={rows.length} className="justify-self-start" />
      {maySpeak && (
        <>
          {isOtherwise && (
            <TextButton onClick={addComment} className="justify-self-start">
              Add a comment
            </TextButton>
          )}
          {/* one box at a time, but what was typed in the other stays */}
          <div ref={own} hidden={isOtherwise}>
            <CommentForm token={token} />
          </div>
        </>
      )}
      {user && membership && !maySpeak && <TakePart user={user} membership={membership} what="To comment" />}
      {!user && (
        <p>
          <Link {...paths.signIn()} onClick={() => keepPlace(`/community/${token}`)} className={textLinkClass}>
            Sign in to comment
          </Link>
        </p>
      )}
      <ReportDialog
        key={reported}
        about={isReporting && reported !== undefined ? { kind: 'comment', id: reported } : null}
        onClose={() => setIsReporting(false)}
      />
    </section>
  )
}
