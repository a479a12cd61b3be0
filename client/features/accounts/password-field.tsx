import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { passwordHint } from '#client/features/accounts/password-hint.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { type FieldText, TextField } from '#client/ui/fields/field.tsx'

/** A password that can be pasted, shown and hidden; a new one says how strong it is. */
export function PasswordField({
  label = 'Password',
  isNew = false,
  typed = '',
  ...rest
}: Pick<FieldText, 'error'> & { label?: string; isNew?: boolean; typed?: string } & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...rest}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={isNew ? passwordHint(typed) : undefined}
      end={
        <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          <Icon aria-hidden className="icon" />
        </IconButton>
      }
    />
  )
}
