import { useRouter } from '@tanstack/react-router'
import { BookmarkPlus, Share2 } from 'lucide-react'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { pastedText } from '#client/features/check/pasted-text.ts'
import { fragmentOf } from '#client/features/check/text-in-address.ts'
import { paths } from '#client/paths.ts'
import { shareAddress } from '#client/ui/browser/share-address.ts'
import { Button } from '#client/ui/buttons/button.tsx'

/** Where a checked recipe goes from here: among one's own, by way of a new account where there is none, or to somebody else. */
export function LeadOn({
  title,
  text,
  isMain,
}: {
  title: string
  text: string
  /** Nothing has to be mended first. */
  isMain: boolean
}) {
  const { data: user } = useCurrentUser()
  const router = useRouter()
  const save = () => {
    pastedText.keep(text)
    const place = paths.newRecipe({ paste: 'checked' })
    if (user) return void router.navigate(place)
    keepPlace(router.buildLocation(place).href)
    void router.navigate(paths.accountSetup('free'))
  }
  const share = async () =>
    shareAddress(title || 'A checked recipe', `${location.origin}/check${await fragmentOf(text)}`, {
      copied: 'Anyone who opens the link sees this recipe and how it was checked.',
      failed: 'Your browser won’t let us copy the link.',
    })
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 max-phone:[&>button]:w-full print:hidden">
      <Button look={isMain ? 'go' : 'quiet'} onClick={save}>
        <BookmarkPlus aria-hidden className="icon" />
        {user ? 'Save to my recipes' : 'Save it with a free account'}
      </Button>
      <Button onClick={() => void share()}>
        <Share2 aria-hidden className="icon" />
        Share
      </Button>
      <p className="note basis-full">The link you share contains the recipe itself, not your diet or allergies.</p>
    </div>
  )
}
