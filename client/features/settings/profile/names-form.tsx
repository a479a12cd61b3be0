import { useId, useState } from 'react'
import { z } from 'zod'
import { useSaveProfile } from '#client/features/settings/profile/use-save-profile.ts'
import { SettingsForm, useTyped } from '#client/features/settings/settings-form.tsx'
import { ErrorSummary, TextField } from '#client/ui/fields/field.tsx'
import { FirstName, LastName, type User } from '#contract/accounts/accounts.ts'

const Names = z.strictObject({ firstName: FirstName, lastName: LastName })
type Names = z.infer<typeof Names>

/** First and last name. */
export function NamesForm({ user }: { user: User }) {
  const { typed, type, settle, heading } = useTyped<Names>()
  const { save, busy } = useSaveProfile(settle)
  const ids = { firstName: useId(), lastName: useId() }
  const [errors, setErrors] = useState<Partial<Names>>({})
  const names = { firstName: user.firstName, lastName: user.lastName, ...typed }
  const isChanged = names.firstName.trim() !== user.firstName || names.lastName.trim() !== user.lastName
  const check = () => {
    const { data, error } = Names.safeParse(names)
    const wrong = error ? firstMessages(error) : {}
    setErrors(wrong)
    if (data) save(data)
    else if (error) document.getElementById(wrong.firstName ? ids.firstName : ids.lastName)?.focus()
  }
  const field = (name: keyof Names) => ({
    id: ids[name],
    value: names[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      type({ [name]: target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })
  return (
    <SettingsForm
      title="Name"
      heading={heading}
      label="Save name"
      isChanged={isChanged}
      busy={busy}
      onSave={check}
      onUndo={() => {
        settle()
        setErrors({})
      }}
    >
      <div className="grid gap-4 phone:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <ErrorSummary count={Object.values(errors).filter(Boolean).length} />
    </SettingsForm>
  )
}

function firstMessages(error: z.ZodError<Names>): Partial<Names> {
  const { firstName, lastName } = z.flattenError(error).fieldErrors
  return { ...(firstName?.[0] && { firstName: firstName[0] }), ...(lastName?.[0] && { lastName: lastName[0] }) }
}
