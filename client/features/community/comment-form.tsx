import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { issueAt } from '#client/failure.ts'
import { communityApi } from '#client/features/publishing/community-api.ts'
import { useAct } from '#client/features/publishing/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import type { Comment } from '#contract/community/community-views.ts'

interface Props {
  token: string
  /** What is replied to. */
  parent?: Comment
  onDone?: () => void
}

/** A comment, or a reply to one. What was typed stays after a failure. */
export function CommentForm({ token, parent, onDone }: Props) {
  const [content, setContent] = useState('')
  const send = useAct(communityApi.comment)
  const id = useId()
  const isReply = parent !== undefined
  // one line until somebody writes
  const [isOpen, setIsOpen] = useState(isReply)
  // whoever pressed Reply goes on typing
  useEffect(() => {
    if (isReply) document.getElementById(id)?.focus()
  }, [id, isReply])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const body = { content, ...(parent && { parentCommentId: parent.id }) }
    send.mutate(
      { params: { token }, body },
      {
        onSuccess: () => {
          // what was typed meanwhile stays
          setContent((typed) => (typed === content ? '' : typed))
          // there is nothing to send any more: its button would lose the focus
          document.getElementById(id)?.focus({ preventScroll: true })
          onDone?.()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {parent && !parent.isOwn && <p className="aside line-clamp-2 text-ui! wrap-anywhere">“{parent.content}”</p>}
      <TextAreaField
        id={id}
        label={!parent ? 'Your comment' : parent.isOwn ? 'Your reply in this thread' : `Your reply to @${parent.cook}`}
        rows={isOpen ? 3 : 1}
        className="gap-2.5"
        onFocus={() => setIsOpen(true)}
        maxLength={1000}
        value={content}
        error={issueAt(send.error, 'content')}
        onChange={({ target }) => setContent(target.value)}
      />
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="go" busy={send.isPending} disabled={content.trim() === ''}>
            {parent ? 'Reply' : 'Comment'}
          </Button>
          {onDone && <Button onClick={onDone}>Cancel</Button>}
        </div>
      )}
    </form>
  )
}
