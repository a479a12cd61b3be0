import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { broughtWords } from '#client/features/check/pasted-text.ts'
import { LeftBadge } from '#client/features/generate/left-badge.tsx'
import { refusalOf } from '#client/features/pictures/picture-file.ts'
import { PictureInput } from '#client/features/pictures/picture-input.tsx'
import { uploadTo } from '#client/features/pictures/upload-to.ts'
import { useUpload } from '#client/features/pictures/use-upload.ts'
import { paths } from '#client/paths.ts'
import { timeOfDay } from '#client/time-of-day.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { BroughtWords } from '#contract/recipes/imports.ts'

/** A photograph of a recipe, chosen or taken; the words on it go into the form, to be looked over. It counts like a recipe that is written, and says so. */
export function PhotoForm({ user }: { user: User }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const upload = useUpload(send, (words) => {
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    broughtWords.keep(JSON.stringify(words))
    void navigate(paths.newRecipe({ paste: 'page' }))
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = refusalOf(file)
    upload.forget()
    setRefusal(wrong)
    if (!wrong) upload.send(file)
  }
  const wrong = refusal ?? upload.failure
  return (
    <div className="flex grow flex-col gap-4">
      <p className="max-w-prose text-ink-2">
        A cookbook page, a recipe card or a screenshot. AI copies the text, and you compare it with the photo before
        anything is saved. We don’t keep the photo.
      </p>
      {wrong && (
        <p role="alert" className="rounded-ctl bg-beet-wash px-3.5 py-2 text-ui font-medium text-beet-ink">
          {wrong}
        </p>
      )}
      {upload.isSending ? (
        <div className="flex flex-wrap items-end gap-4">
          <label className="grid gap-1 text-ui font-semibold">
            {upload.share < 1 ? 'Sending the photo' : 'Reading the photo. This can take a minute.'}
            <progress {...(upload.share < 1 && { value: upload.share })} max={1} className="bar" />
          </label>
          <Button onClick={upload.stop}>Cancel</Button>
        </div>
      ) : (
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button disabled={user.generationsLeft === 0} onClick={() => input.current?.click()}>
            Choose a photo
          </Button>
          <p className="num flex flex-wrap items-center gap-3 text-ui text-ink-2">
            <LeftBadge user={user} />
            {costOf(user)}
          </p>
        </div>
      )}
      <PictureInput ref={input} label="Photo of a recipe" onChoose={choose} />
    </div>
  )
}

const send = uploadTo<BroughtWords>('/api/recipe-imports/photo')

function costOf({ generationsLeft, resetsAt }: User): string | undefined {
  if (generationsLeft === null) return undefined
  if (generationsLeft > 0) return 'A photo counts as a recipe if we can read it.'
  return `You’ve used all of today’s recipes, and a photo counts as one. You’ll get more at ${timeOfDay(resetsAt)}.`
}
