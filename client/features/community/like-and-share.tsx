import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Ellipsis, EyeOff, Flag, Heart, Share2 } from 'lucide-react'
import { useState } from 'react'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import { ReportDialog } from '#client/features/community/report-dialog.tsx'
import { useHide } from '#client/features/community/use-hide.ts'
import { communityApi } from '#client/features/publishing/community-api.ts'
import { useAct } from '#client/features/publishing/queries.ts'
import { copyLink, nativeShare } from '#client/features/sharing/use-sharing.ts'
import { paths } from '#client/paths.ts'
import { IconButton, textLinkClass } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { TextButton } from '#client/ui/text-button.tsx'
import type { User } from '#contract/accounts.ts'
import type { PublishedRecipe } from '#contract/community-views.ts'

interface Props {
  recipe: PublishedRecipe
  token: string
  user: User | null
}

/** What a reader does with a published recipe besides cooking it. */
export function LikeAndShare({ recipe: { recipe, likes, isLiked, isHidden, isOwn }, token, user }: Props) {
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
  return (
    <div className="mt-1 -mb-2 flex flex-wrap items-center gap-x-5 print:hidden">
      {user ? (
        <TextButton
          className="text-ink!"
          aria-pressed={isLiked}
          aria-busy={like.isPending || undefined}
          onClick={() => like.mutate({ params: { token }, body: { isLiked: !isLiked } })}
        >
          <Heart aria-hidden className={clsx('icon', isLiked && 'fill-tomato text-tomato')} />
          {isLiked ? 'Liked' : 'Like'}
          {likes > 0 && <span className="num font-normal">{likes}</span>}
        </TextButton>
      ) : (
        <Link {...paths.signIn()} onClick={() => keepPlace(`/community/${token}`)} className={textLinkClass}>
          <Heart aria-hidden className="icon" />
          Sign in to like
          {likes > 0 && <span className="num font-normal">{likes}</span>}
        </Link>
      )}
      <TextButton onClick={share} className="text-ink!">
        <Share2 aria-hidden className="icon" />
        Share
      </TextButton>
      {user && !isOwn && (
        <Menu
          trigger={
            <IconButton label={`More: ${recipe.title}`}>
              <Ellipsis aria-hidden className="icon" />
            </IconButton>
          }
        >
          <MenuItem icon={<Flag aria-hidden className="icon" />} onClick={() => setReports(true)}>
            Report
          </MenuItem>
          {user.isAdmin && (
            <MenuItem
              icon={<EyeOff aria-hidden className="icon" />}
              onClick={() => hide.put({ kind: 'recipe', token }, !isHidden)}
            >
              {isHidden ? 'Unhide' : 'Hide'}
            </MenuItem>
          )}
        </Menu>
      )}
      <ReportDialog key={token} about={reports ? { kind: 'recipe', token } : null} onClose={() => setReports(false)} />
    </div>
  )
}
