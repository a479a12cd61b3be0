import { useMutation } from '@tanstack/react-query'
import { ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { useTakeUser } from '#client/features/accounts/queries.ts'
import { refusalOf } from '#client/features/pictures/picture-file.ts'
import { PictureInput } from '#client/features/pictures/picture-input.tsx'
import { PicturePreview } from '#client/features/settings/profile/picture-preview.tsx'
import { Avatar } from '#client/shell/avatar.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { Section } from '#client/ui/pages/section.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { largestPicture } from '#contract/pictures.ts'

/** The picture of the profile: chosen or dropped, looked at, then sent; or removed. */
export function ProfilePicture({ user }: { user: User }) {
  const takeUser = useTakeUser()
  const heading = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const remove = useMutation({ mutationFn: () => api.ownData.removePicture({ body: {} }) })

  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = refusalOf(file, largestPicture)
    setRefusal(wrong)
    if (!wrong) setChosen(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
  const done = (changed: User, title: string) => {
    takeUser(changed)
    setChosen(null)
    toast({ title: 'Profile Updated!', description: title })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <Section title="Profile picture" heading={heading} lead="JPEG, PNG or WebP, 5 MB at most. Only you see it.">
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="flex flex-wrap items-center gap-x-6 gap-y-4"
      >
        {chosen ? (
          <PicturePreview
            key={`${chosen.name} ${chosen.size} ${chosen.lastModified}`}
            file={chosen}
            onSent={(changed) => done(changed, 'Your new picture was saved.')}
            onCancel={() => {
              setChosen(null)
              heading.current?.focus({ preventScroll: true })
            }}
            onRefused={(sentence) => {
              setChosen(null)
              setRefusal(sentence)
            }}
          />
        ) : (
          <>
            <Avatar user={user} size="big" />
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => input.current?.click()}>
                <ImageUp aria-hidden className="icon" />
                {user.profileImageUrl ? 'Choose another picture' : 'Choose a picture'}
              </Button>
              {user.profileImageUrl && (
                <Button
                  busy={remove.isPending}
                  onClick={() =>
                    remove.mutate(undefined, {
                      onSuccess: (changed) => done(changed, 'Your picture was removed.'),
                      onError: (error) => {
                        if (!isSignedOut(error)) setRefusal(sentenceOf(error))
                      },
                    })
                  }
                >
                  <Trash2 aria-hidden className="icon" />
                  Remove
                </Button>
              )}
            </div>
          </>
        )}
        <PictureInput ref={input} label="Picture file" onChoose={choose} />
      </div>
      {refusal && <FormError>{refusal}</FormError>}
    </Section>
  )
}
