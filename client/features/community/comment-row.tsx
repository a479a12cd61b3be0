import { clsx } from 'clsx'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cookPath } from '#client/community-paths.ts'
import { useHide } from '#client/features/community/use-hide.ts'
import { communityApi } from '#client/features/publishing/community-api.ts'
import { useAct } from '#client/features/publishing/queries.ts'
import { printedDay } from '#client/printed-day.ts'
import { IconButton, TextLink } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { focusHeading } from '#client/ui/focus/return-focus.ts'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import type { Comment } from '#contract/community/community-views.ts'

interface Props {
  comment: Comment
  /** Whether whoever published the recipe says it. */
  isByCook: boolean
  isCook: boolean
  isMember: boolean
  isAdmin: boolean
  onReply: (() => void) | undefined
  /** Whether the reply is being written: then its form stands where the button was. */
  isReplying: boolean
  onReport: () => void
  /** The form of a reply. */
  children: ReactNode
}

/** Under what is answered, along one line. */
const answers = 'ml-3.5 border-l-2 border-hair pt-4 pb-1 pl-3 tablet:pl-4'

/** Of the comment with this id: it has the focus again after the reply. */
export const replyButton = (id: number) => `reply-to-${id}`

/** One comment or reply, as plain text: nothing in it is a link. */
export function CommentRow(props: Props) {
  const { comment, isByCook, isCook, isMember, isAdmin, onReply, isReplying, onReport, children } = props

  const { id, cook, content, parentCommentId, createdAt, isOwn, hiddenBy } = comment
  const isReply = parentCommentId !== null
  return (
    <li
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-1',
        isReply ? answers : 'border-t border-hair pt-4 pb-2 first:border-t-0',
      )}
    >
      <div className={clsx('-my-1.5 flex min-h-11 items-start gap-2 tablet:gap-3', isMember && '-mr-3')}>
        <span
          aria-hidden
          className="mt-2 grid size-7 flex-none place-items-center rounded-full bg-basil-wash text-note font-bold text-basil-ink"
        >
          {cook.charAt(0).toUpperCase()}
        </span>
        <div className="min-w-0 flex-1 gap-x-2.5 self-center text-ui leading-tight tablet:flex tablet:flex-wrap tablet:items-center">
          <p className="flex min-w-0 flex-wrap items-center gap-x-2.5">
            <span className="min-w-0">
              <TextLink {...cookPath(cook)} className="in-sentence text-ink! decoration-edge wrap-anywhere">
                @{cook}
              </TextLink>
            </span>
            {isByCook && <Badge tone="fits">Cook</Badge>}
          </p>
          {hiddenBy && <Badge tone="left">Hidden{hiddenBy === 'administrator' && ' by an administrator'}</Badge>}
          <time dateTime={createdAt} className="text-note text-ink-2 max-tablet:mt-1 max-tablet:block">
            {printedDay(createdAt)}
          </time>
        </div>
        {isMember && <RowMenu {...{ id, cook, isOwn, isCook, isAdmin, hiddenBy, onReport }} />}
      </div>
      <p className="mt-1.5 pl-9 whitespace-pre-wrap wrap-anywhere tablet:mt-0.5 tablet:pl-10">{content}</p>
      {onReply && !isReply && !hiddenBy && !isReplying && (
        <TextButton
          id={replyButton(id)}
          onClick={onReply}
          aria-label={`Reply to @${cook}`}
          className="-mb-2 ml-9 justify-self-start tablet:ml-10 text-ink-2!"
        >
          Reply
        </TextButton>
      )}
      <div className={clsx('empty:hidden', isReply ? 'mt-5' : answers)}>{children}</div>
    </li>
  )
}

function RowMenu({
  id,
  cook,
  isOwn,
  isCook,
  isAdmin,
  hiddenBy,
  onReport,
}: Pick<Comment, 'id' | 'cook' | 'isOwn' | 'hiddenBy'> & Pick<Props, 'isCook' | 'isAdmin' | 'onReport'>) {
  const [isAsking, setIsAsking] = useState(false)
  const hide = useAct(communityApi.hideComment)
  const remove = useAct(communityApi.removeComment, 'Deleted')
  const moderation = useHide()
  const byCook = isCook && !isOwn && hiddenBy !== 'administrator'
  const byAdministrator = isAdmin && !isOwn && !byCook
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More: comment by @${cook}`}>
            <Ellipsis aria-hidden className="icon" />
          </IconButton>
        }
      >
        {byAdministrator && (
          <MenuItem onClick={() => moderation.put({ kind: 'comment', id }, hiddenBy !== 'administrator')}>
            {hiddenBy === 'administrator' ? 'Unhide' : 'Hide from everyone'}
          </MenuItem>
        )}
        {byCook && (
          <MenuItem onClick={() => hide.mutate({ params: { id }, body: { isHidden: hiddenBy === null } })}>
            {hiddenBy === null ? 'Hide' : 'Unhide'}
          </MenuItem>
        )}
        {isOwn ? (
          <MenuItem onClick={() => setIsAsking(true)}>Delete</MenuItem>
        ) : (
          <MenuItem onClick={onReport}>Report</MenuItem>
        )}
      </Menu>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this comment?"
        description="Any replies will be deleted too."
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params: { id }, body: {} },
            {
              onSuccess: () => {
                setIsAsking(false)
                focusHeading()
              },
            },
          )
        }
      />
    </>
  )
}
