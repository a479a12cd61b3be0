import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { refusalOf } from '#client/features/pictures/picture-file.ts'
import { PictureInput } from '#client/features/pictures/picture-input.tsx'
import { uploadTo } from '#client/features/pictures/upload-to.ts'
import { useUpload } from '#client/features/pictures/use-upload.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'

const upload = uploadTo<{ address: string }>('/api/admin/blog/pictures')

/** Sends a picture for an article; `onAdded` hears where it is to be had. */
export function AddPicture({ label, onAdded }: { label: string; onAdded: (address: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const { send, forget, isSending, failure } = useUpload(upload, ({ address }) => onAdded(address))
  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = refusalOf(file)
    forget()
    setRefusal(wrong)
    if (!wrong) send(file)
  }
  const wrong = refusal ?? failure
  return (
    <div className="grid justify-items-start gap-2">
      <Button busy={isSending} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden className="icon" />
        {label}
      </Button>
      {wrong && <FormError>{wrong}</FormError>}
      <PictureInput ref={input} label={label} onChoose={choose} />
    </div>
  )
}
