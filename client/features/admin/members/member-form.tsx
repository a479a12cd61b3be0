import { type SyntheticEvent, useState } from 'react'
import { adminApi } from '#client/features/desk/admin-api.ts'
import { nameText } from '#client/features/desk/admin-words.ts'
import { useAdminChange } from '#client/features/desk/frame/use-admin-change.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import type { AdminUser } from '#contract/desk/admin-views.ts'

type Change = Parameters<typeof adminApi.updateUser>[0]['body']

/** A member's name and role. */
export function MemberForm({ user }: { user: AdminUser }) {
  const [firstName, setFirstName] = useState(user.firstName)
  const [lastName, setLastName] = useState(user.lastName)
  const [isAsking, setIsAsking] = useState(false)
  const update = useAdminChange((body: Change) => adminApi.updateUser({ params: { id: user.id }, body }), {
    done: 'Updated',
    failed: 'Update Failed',
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    update.mutate({ firstName, lastName })
  }
  const name = nameText(user)
  return (
    <>
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label="First name"
            required
            autoComplete="off"
            maxLength={100}
            value={firstName}
            onChange={({ target }) => setFirstName(target.value)}
          />
          <TextField
            label="Last name"
            required
            autoComplete="off"
            maxLength={100}
            value={lastName}
            onChange={({ target }) => setLastName(target.value)}
          />
        </div>
        <Button
          type="submit"
          busy={update.isPending && update.variables?.isAdmin === undefined}
          disabled={firstName === user.firstName && lastName === user.lastName}
          className="justify-self-start"
        >
          Save name
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-hair pt-5">
        <p className="flex-1 basis-60 text-ink-2">
          {user.isAdmin
            ? 'Can see these pages and do everything on them.'
            : 'A regular member, who can’t see these pages.'}
        </p>
        <Button busy={update.isPending && update.variables?.isAdmin !== undefined} onClick={() => setIsAsking(true)}>
          {user.isAdmin ? 'Remove as administrator' : 'Make administrator'}
        </Button>
      </div>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={user.isAdmin ? `Remove ${name} as administrator?` : `Make ${name} an administrator?`}
        description={
          user.isAdmin
            ? 'They’ll keep their account but lose access to these pages right away.'
            : 'They’ll see every member’s email address and payments, and can do everything you can.'
        }
        confirmLabel={user.isAdmin ? 'Remove' : 'Make administrator'}
        onConfirm={() => {
          setIsAsking(false)
          update.mutate({ isAdmin: !user.isAdmin })
        }}
      />
    </>
  )
}
