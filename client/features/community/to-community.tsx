import { ArrowLeft } from 'lucide-react'
import { communityPath } from '#client/community-paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'

/** The way back from a page of the community. */
export function ToCommunity() {
  return (
    <TextLink {...communityPath()} className="-mt-4 w-fit">
      <ArrowLeft aria-hidden className="icon-small" />
      Community
    </TextLink>
  )
}
