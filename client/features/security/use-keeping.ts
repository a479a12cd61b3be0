import { useNavigate } from '@tanstack/react-router'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { useKeepAccount } from '#client/features/security/queries.ts'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { longDate } from '#client/wording.ts'
import { plans } from '#contract/plans.ts'

/** Takes the deletion of the account back, and tells what it does not take back: nobody is charged again without asking. */
export function useKeeping({ onKept }: { onKept?: () => void } = {}) {
  const navigate = useNavigate()
  const { mutate, isPending } = useKeepAccount()
  const keep = () => {
    if (isPending) return
    mutate(undefined, {
      onSuccess: ({ subscriptionEndsAt: endsAt, subscriptionTier: tier }) => {
        toast({
          title: 'You’ve kept your account',
          description:
            endsAt === null
              ? 'Nothing was deleted.'
              : `Nothing was deleted. Your ${plans[tier].name} plan still ends on ${longDate(endsAt)}, unless you resume it.`,
          ...(endsAt !== null && {
            action: { label: 'Resume it', onPress: () => void navigate(paths.settings('subscription')) },
          }),
        })
        onKept?.()
      },
      onError: (error) => {
        if (!isSignedOut(error))
          toast({ title: 'That didn’t work', description: sentenceOf(error), variant: 'destructive' })
      },
    })
  }
  return { keep, isPending }
}
