import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Bookmark, Heart, Share2 } from 'lucide-react'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { useMark, useMarks } from '#client/features/blog/queries.ts'
import { sharePost } from '#client/features/blog/share-post.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { PostCard as Post } from '#contract/blog/blog.ts'

/** Share, save and like. Strangers are asked to sign in for the last two, and come back here. */
export function PostActions({ post }: { post: Post }) {
  const { id } = post
  const marks = useMarks()?.find((each) => each.id === id)
  const saving = useMark()
  const liking = useMark()
  const asMember = useMembersOnly(post)
  const { likes = 0, isLiked = false, isSaved = false } = marks ?? {}
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => void sharePost(post)}>
        <Share2 aria-hidden className="icon" />
        Share
      </Button>
      <Button
        aria-pressed={isSaved}
        busy={saving.isPending}
        onClick={() => asMember(() => saving.mutate({ id, isSaved: !isSaved }))}
      >
        <Bookmark aria-hidden className={clsx('icon', isSaved && 'fill-current')} />
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      <Button
        aria-pressed={isLiked}
        busy={liking.isPending}
        onClick={() => asMember(() => liking.mutate({ id, isLiked: !isLiked }))}
      >
        <Heart aria-hidden className={clsx('icon', isLiked && 'fill-tomato text-tomato')} />
        {isLiked ? 'Liked' : 'Like'}
        {likes > 0 && (
          <span className="num font-normal text-ink-2">
            {likes}
            <span className="sr-only">{likes === 1 ? ' like' : ' likes'}</span>
          </span>
        )}
      </Button>
    </div>
  )
}

/** Does what a member asks for; takes strangers to the sign-in page, and back here with their account. */
function useMembersOnly({ id }: Post): (act: () => void) => void {
  const { data: user } = useCurrentUser()
  const navigate = useNavigate()
  return (act) => {
    if (user) return act()
    if (user === undefined) return
    keepPlace(`/blog/${id}`)
    toast({ title: 'Please sign in', description: 'You’ll come right back to this article.' })
    void navigate(paths.signIn())
  }
}
