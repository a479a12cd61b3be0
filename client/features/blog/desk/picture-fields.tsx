import { issueAt } from '#client/failure.ts'
import { AddPicture } from '#client/features/blog/desk/add-picture.tsx'
import type { PostFields } from '#client/features/blog/desk/post-fields.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError, SelectField, TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { postBounds as bounds } from '#contract/blog/post-head.ts'
import { recipeTypes } from '#domain/options/options.ts'

interface Props {
  fields: PostFields
  set: (change: Partial<PostFields>) => void
  error: Error | null
}

/** The picture of an article: a dish that is drawn, or a photograph. */
export function PictureFields({ fields, set, error }: Props) {
  const { photo, alt } = fields
  const wrong = ['picture', 'picture.foods', 'picture.dish', 'picture.type', 'picture.photo', 'picture.alt']
    .map((field) => issueAt(error, field))
    .find(Boolean)
  return (
    <fieldset className="grid gap-4 border-y border-hair py-5">
      <legend className="sr-only">Article picture</legend>
      <p className="font-semibold">Picture</p>
      {photo ? (
        <div className="grid justify-items-start gap-3">
          <img
            src={`${photo}&width=480`}
            alt={alt}
            width={240}
            height={180}
            className="aspect-4/3 w-60 rounded-card object-cover"
          />
          <Button onClick={() => set({ photo: '' })}>Draw a dish instead</Button>
        </div>
      ) : (
        <DrawnDish fields={fields} set={set} />
      )}
      <TextField
        label="Picture description"
        hint="Screen readers read this aloud"
        value={alt}
        maxLength={bounds.alt}
        onChange={({ target }) => set({ alt: target.value })}
      />
      <AddPicture
        label={photo ? 'Use another photo' : 'Use a photo instead'}
        // what was said of another picture is not true of this one
        onAdded={(photo) => set({ photo, alt: '' })}
      />
      {wrong && <FormError>{wrong}</FormError>}
    </fieldset>
  )
}

function DrawnDish({ fields, set }: Pick<Props, 'fields' | 'set'>) {
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="Dish to draw"
          value={fields.dish}
          maxLength={bounds.dish}
          onChange={({ target }) => set({ dish: target.value })}
        />
        <SelectField
          label="Kind of dish"
          options={recipeTypes.map((type) => ({ value: type, label: type }))}
          value={fields.type}
          onChange={({ target }) => set({ type: target.value })}
        />
      </div>
      <TextAreaField
        label="Main ingredients"
        hint={`2 to ${bounds.foods}, one per line`}
        rows={3}
        value={fields.foods}
        onChange={({ target }) => set({ foods: target.value })}
      />
    </>
  )
}
