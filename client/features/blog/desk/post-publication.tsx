import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { deskApi } from '#client/desk-api.ts'
import { momentOf, typedMoment } from '#client/desk-moment.ts'
import { deskPaths } from '#client/desk-paths.ts'
import { hasUnpublished, whenOf } from '#client/features/blog/desk/post-state.ts'
import { useDiscardPost, usePostChange } from '#client/features/blog/desk/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { WhenField } from '#client/ui/fields/when-field.tsx'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import type { WrittenPost } from '#contract/blog/blog-desk.ts'

interface Props {
  post: WrittenPost
  /** What is typed, all of it. */
  isSaved: boolean
  onReplaced: () => void
}

/** What readers get, from when on, and everything that changes it. */
export function PostPublication({ post, isSaved, onReplaced }: Props) {
  const isSeen = post.shows !== 'nothing'
  const told = useId()
  // what was pressed is gone afterward, or there is nothing left to press it for
  useFocusAfter(JSON.stringify([post.shows, post.shownVersion, post.scheduled]), () => document.getElementById(told))
  return (
    <section aria-label="Publication" className="grid gap-4 border-t border-hair pt-5">
      <p id={told} tabIndex={-1} className="text-ui text-ink-2">
        {whenOf(post)}.{' '}
        {isSeen && (
          <TextLink {...paths.post(post.id)} className="min-h-0!">
            See it on the blog
          </TextLink>
        )}
      </p>
      <Publish post={post} isSaved={isSaved} />
      <div className="flex flex-wrap gap-3">
        <TakeBack post={post} isSaved={isSaved} onReplaced={onReplaced} />
      </div>
    </section>
  )
}

function Publish({ post, isSaved }: Omit<Props, 'onReplaced'>) {
  const { id, revision } = post
  const [time, setTime] = useState('')
  const publish = usePostChange(deskApi.blogDesk.publish, ({ scheduled }) =>
    scheduled ? `It will appear ${momentOf(scheduled.at)}` : 'Article published',
  )
  const { at, fault } = typedMoment(time)
  const go = () =>
    publish.mutate(
      { params: { id }, body: { seen: revision, ...(at !== undefined && { at }) } },
      { onSuccess: () => setTime('') },
    )
  return (
    <div className="flex flex-wrap items-end gap-3">
      <WhenField hint="Leave it empty to publish right away" value={time} onType={setTime} />
      <Button
        look="go"
        busy={publish.isPending}
        disabled={!isSaved || !hasUnpublished(post) || fault !== undefined}
        onClick={go}
      >
        {time === '' ? 'Publish' : 'Schedule'}
      </Button>
    </div>
  )
}

function TakeBack({ post, isSaved, onReplaced }: Props) {
  const { id, revision: seen, scheduled, isOriginal, shows, version } = post
  const body = { seen }
  const unschedule = usePostChange(deskApi.blogDesk.unschedule, () => 'Unscheduled')
  const original = usePostChange(deskApi.blogDesk.original, () => 'Readers see the original again')
  const takeDown = usePostChange(deskApi.blogDesk.takeDown, () => 'Article taken down')
  return (
    <>
      {scheduled && (
        <Button busy={unschedule.isPending} onClick={() => unschedule.mutate({ params: { id }, body })}>
          Unschedule
        </Button>
      )}
      {isOriginal && (version > 0 || shows !== 'original') && (
        <Ask
          label="Back to the original"
          title="Go back to the original?"
          description="Readers will see the article that came with MealCrafter. Your versions stay in the history."
          disabled={!isSaved}
          busy={original.isPending}
          onConfirm={(close) => original.mutate({ params: { id }, body }, { onSettled: close, onSuccess: onReplaced })}
        />
      )}
      {shows !== 'nothing' && (
        <Ask
          label="Take it down"
          title="Take this article down?"
          description="Anyone who opens its address will see that the article is no longer there. You can publish it again anytime."
          disabled={!isSaved}
          busy={takeDown.isPending}
          onConfirm={(close) => takeDown.mutate({ params: { id }, body }, { onSettled: close })}
        />
      )}
      {!post.wasPublished && <Discard id={id} revision={seen} />}
    </>
  )
}

interface AskProps {
  label: string
  title: string
  description: string
  disabled?: boolean
  busy: boolean
  onConfirm: (close: () => void) => void
}

/** A button with its question. */
function Ask({ label, title, description, disabled, busy, onConfirm }: AskProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button disabled={disabled} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        description={description}
        confirmLabel={label}
        busy={busy}
        onConfirm={() => onConfirm(() => setIsAsking(false))}
      />
    </>
  )
}

function Discard({ id, revision }: { id: number; revision: number }) {
  const navigate = useNavigate()
  const discard = useDiscardPost()
  const leave = () => void navigate({ ...deskPaths.blog(), replace: true })
  return (
    <Ask
      label="Delete draft"
      title="Delete this draft?"
      description="This can’t be undone."
      busy={discard.isPending}
      onConfirm={() =>
        discard.mutate({ params: { id }, query: { seen: String(revision) }, body: undefined }, { onSuccess: leave })
      }
    />
  )
}
