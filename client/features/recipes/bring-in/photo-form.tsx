import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { refusalOf } from '#client/features/pictures/picture-file.ts'
import { PictureInput } from '#client/features/pictures/picture-input.tsx'
import { uploadTo } from '#client/features/pictures/upload-picture.ts'
import { useUpload } from '#client/features/pictures/use-upload.ts'
import { broughtWords } from '#client/features/recipes/editor/pasted-text.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import type { BroughtWords } from '#contract/imports.ts'

/** A photograph of a recipe, chosen or taken; the words on it go into the form, to be looked over. */
export function PhotoForm() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const upload = useUpload(uploadTo<BroughtWords>('/api/recipe-imports/photo'), (words) => {
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
    <div className="grid gap-4">
      <p className="max-w-prose text-ink-2">
        A cookbook page, a recipe card or a screenshot. A language model copies the words, and you compare them with the
        photo before anything is saved. We don’t keep the photo.
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
        <Button look="go" onClick={() => input.current?.click()} className="justify-self-start">
          Choose a photo
        </Button>
      )}
      <PictureInput ref={input} label="Photo of a recipe" onChoose={choose} />
    </div>
  )
}
