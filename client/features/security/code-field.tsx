import { type ComponentProps, useState } from 'react'
import { type FieldText, TextField } from '#client/ui/fields/field.tsx'

/** A code of an authenticator app; with `orRecovery` one of the codes that were kept for when the app is gone. */
export function CodeField({
  orRecovery = false,
  ...rest
}: Pick<FieldText, 'error'> & { orRecovery?: boolean } & ComponentProps<'input'>) {
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <div className="grid justify-items-start gap-1">
      <TextField
        {...rest}
        label={isRecovery ? 'Recovery code' : 'Code'}
        hint={isRecovery ? 'One of the codes you saved. Each works once.' : 'The six digits your app shows right now'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="w-full max-w-80"
      />
      {orRecovery && (
        <button type="button" onClick={() => setIsRecovery(!isRecovery)} className="min-h-11 word-link text-ui">
          {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
        </button>
      )}
    </div>
  )
}
