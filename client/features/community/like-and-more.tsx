import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Ellipsis, EyeOff, Flag, Heart, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import { ReportDialog } from '#client/features/community/report-dialog.tsx'
import { useHide } from '#client/features/community/use-hide.ts'
import { communityApi } from '#client/features/publishing/community-api.ts'
import { useAct } from '#client/features/publishing/queries.ts'
import { copyLink, nativeShare } from '#client/features/sharing/use-sharing.ts'
import { paths } from '#client/paths.ts'
import { IconButton, textLinkClass } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { PublishedRecipe } from '#contract/community/community-views.ts'

interface Props {
  recipe: PublishedRecipe
  token: string
  user: User | null
  /** Items that save and print it. */
  files: ReactNode
}

/** What a reader does with a published recipe besides cooking it. */
export function LikeAndMore({ recipe: { recipe, likes, isLiked, isHidden, isOwn }, token, user, files }: Props) {
  const [reports, setReports] = useState(false)
  const like = useAct(communityApi.like)
  const shared = useAct(communityApi.share)
  const hide = useHide()
  const share = () => {
    const url = `${location.origin}/community/${token}`
    const byDevice = nativeShare(recipe.title, url)
    void (byDevice ?? (() => copyLink(url)))()
    if (user) shared.mutate({ params: { token }, body: { platform: byDevice ? 'device' : 'link' } })
  }
  const liking = (
    <>
      <Heart aria-hidden className={clsx('icon', isLiked && 'fill-tomato text-tomato')} />
      <span>
        {!user ? 'Sign in to like' : isLiked ? 'Liked' : 'Like'}
        {likes > 0 && (
          <span aria-hidden className="num font-normal">
            {' '}
            {likes}
          </span>
        )}
      </span>
    </>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-2 print:hidden">
      {user ? (
        <TextButton
          className="ml-1.5 text-ink!"
          aria-pressed={isLiked}
          aria-busy={like.isPending || undefined}
          onClick={() => like.mutate({ params: { token }, body: { isLiked: !isLiked } })}
        >
          {liking}
        </TextButton>
      ) : (
        <Link {...paths.signIn()} onClick={() => keepPlace(`/community/${token}`)} className={textLinkClass}>
          {liking}
        </Link>
      )}
      <output className="sr-only">
        {likes} {likes === 1 ? 'like' : 'likes'}
      </output>
      <Menu
        trigger={
          <IconButton label="More">
            <Ellipsis aria-hidden className="icon" />
          </IconButton>
        }
      >
        <MenuItem icon={<Share2 aria-hidden className="icon" />} onClick={share}>
          Share
        </MenuItem>
        {files}
        {user && !isOwn && (
          <MenuItem icon={<Flag aria-hidden className="icon" />} onClick={() => setReports(true)}>
            Report
          </MenuItem>
        )}
        {user?.isAdmin && !isOwn && (
          <MenuItem
            icon={<EyeOff aria-hidden className="icon" />}
            onClick={() => hide.put({ kind: 'recipe', token }, !isHidden)}
          >
            {isHidden ? 'Unhide' : 'Hide'}
          </MenuItem>
        )}
      </Menu>
      <ReportDialog key={token} about={reports ? { kind: 'recipe', token } : null} onClose={() => setReports(false)} />
    </div>
  )
}
