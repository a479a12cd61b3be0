import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { keepNewRecipe } from '#client/features/dishes/recipe-cache.ts'
import type { OtherPicture } from '#client/features/photo/dish-figure.tsx'
import { PictureButton } from '#client/features/photo/picture-button.tsx'
import { refusalOf } from '#client/features/pictures/picture-file.ts'
import { PictureInput } from '#client/features/pictures/picture-input.tsx'
import { uploadTo } from '#client/features/pictures/upload-to.ts'
import { useUpload } from '#client/features/pictures/use-upload.ts'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** The cook's own photograph of a recipe: chosen or taken, made smaller and sent; or removed. */
export function OwnPhoto({
  recipe: { id, photoUrl },
  other,
  inWords = false,
  input: given,
}: {
  recipe: Recipe
  /** The picture that is not shown, offered beside what can be done with the photograph. */
  other?: OtherPicture | undefined
  /** On a phone too; over a picture there is room for signs alone. */
  inWords?: boolean
  /** Of whoever has a button of their own for it where the picture is small. */
  input?: RefObject<HTMLInputElement | null>
}) {
  const queryClient = useQueryClient()
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  const [refusal, setRefusal] = useState<string>()
  const done = (recipe: Recipe, words: string) => {
    keepNewRecipe(queryClient, recipe)
    toast({ title: 'Updated', description: words })
  }
  const upload = useUpload(uploadTo<Recipe>(`/api/recipes/${id}/photo`), (recipe) =>
    done(recipe, 'Your photo was saved.'),
  )
  const remove = useMutation({
    mutationFn: () => api.recipes.removePhoto({ params: { id }, body: {} }),
    onSuccess: (recipe) => done(recipe, 'Your photo was removed.'),
    onError: (error) => {
      if (!isSignedOut(error)) setRefusal(sentenceOf(error))
    },
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
    <>
      {wrong && (
        <p role="alert" className="order-last rounded-ctl bg-beet-wash px-3.5 py-2 text-ui font-medium text-beet-ink">
          {wrong}
        </p>
      )}
      {upload.isSending ? (
        <>
          <label className="grid content-center gap-1 rounded-ctl bg-sheet px-3.5 py-1.5 text-ui font-semibold">
            {upload.share < 1 ? 'Sending the photo' : 'Preparing the photo'}
            <progress value={upload.share} max={1} className="bar" />
          </label>
          <PictureButton onClick={upload.stop}>Cancel</PictureButton>
        </>
      ) : (
        <div className={given && photoUrl === null ? 'hidden' : undefined}>
          {photoUrl === null ? (
            <PictureButton icon={Camera} isSign={!inWords} onClick={() => input.current?.click()}>
              Add your photo
            </PictureButton>
          ) : (
            <Menu
              trigger={
                <PictureButton icon={Camera} isSign={!inWords}>
                  Your photo
                </PictureButton>
              }
            >
              {other && <MenuItem onClick={other.show}>{`Show the ${other.name.toLowerCase()}`}</MenuItem>}
              <MenuItem onClick={() => input.current?.click()}>Change the photo</MenuItem>
              <MenuItem onClick={() => !remove.isPending && remove.mutate()}>Remove the photo</MenuItem>
            </Menu>
          )}
        </div>
      )}
      <PictureInput ref={input} label="Photo file" onChoose={choose} />
    </>
  )
}
