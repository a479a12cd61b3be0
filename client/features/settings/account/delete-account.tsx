import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { subscriptionQuery } from '#client/features/billing/queries.ts'
import { PasswordForm } from '#client/features/security/password-form.tsx'
import { useGuardedChange } from '#client/features/security/queries.ts'
import { useKeeping } from '#client/features/security/use-keeping.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { ActRow, Section } from '#client/ui/pages/section.tsx'
import { longDate } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { deletionDays } from '#contract/how-long.ts'

/** The end of the account: asked for with the password, taken back within seven days. */
export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const isPaid = user.subscriptionTier !== 'free'
  const queryClient = useQueryClient()
  const remove = useGuardedChange(api.ownData.deleteAccount)
  const close = () => {
    setIsOpen(false)
    remove.reset()
  }
  const submit = (password: string) =>
    remove.mutate(
      { body: { password } },
      {
        onSuccess: () => {
          close()
          void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
          toast({
            title: 'Your account will be deleted',
            description: `You have ${deletionDays} days to change your mind.`,
          })
        },
      },
    )
  return (
    <Section title="Delete your account">
      {user.deletionAt === null ? (
        <ActRow
          act={
            <Button onClick={() => setIsOpen(true)} className="border-beet! text-beet-ink!">
              Delete my account
            </Button>
          }
        >
          <p>Everything is deleted after {deletionDays} days. Until then, you can change your mind.</p>
          <HelpLink to="deleting">What is deleted?</HelpLink>
        </ActRow>
      ) : (
        <Scheduled at={user.deletionAt} />
      )}
      <Dialog open={isOpen} onOpenChange={(open) => !open && close()} title="Delete my account" size="narrow">
        <div className="grid gap-5 px-5 py-5 tablet:px-8 tablet:py-6">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              In {deletionDays} days, your recipes, preferences and everything else we store about you will be
              permanently deleted.
            </li>
            <li>Until then, you can sign in and change your mind.</li>
            {isPaid && (
              <li>
                Your subscription will be canceled, and you won’t be charged again. If you keep your account, you can
                resume your subscription on the Subscription tab.
              </li>
            )}
            <li>
              Every other browser will be signed out right away. Your data is removed from our backups within 30 days of
              deletion.
            </li>
          </ul>
          <PasswordForm
            label="Delete my account"
            look="danger"
            busy={remove.isPending}
            error={remove.error}
            onSubmit={submit}
            onCancel={close}
          />
        </div>
      </Dialog>
    </Section>
  )
}

function Scheduled({ at }: { at: string }) {
  const { keep, isPending } = useKeeping()
  return (
    <ActRow
      act={
        <Button busy={isPending} onClick={keep}>
          Keep my account
        </Button>
      }
    >
      <p>
        Everything will be deleted on{' '}
        <time dateTime={at} className="font-semibold">
          {longDate(at)}
        </time>
        . Until then, nothing changes.
      </p>
    </ActRow>
  )
}
