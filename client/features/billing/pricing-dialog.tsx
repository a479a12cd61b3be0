import { House } from 'lucide-react'
import { useEffect } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { PlanAction } from '#client/features/billing/plan-action.tsx'
import { PlanCards } from '#client/features/billing/plan-cards.tsx'
import { useCheckoutGuard } from '#client/features/billing/use-checkout-guard.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { Tier } from '#contract/plans.ts'

interface PricingDialogProps {
  open: boolean
  onClose: () => void
  /** Over nothing: it is a page of its own. */
  isPage?: boolean
  /** The plan that somebody came for. */
  wanted?: Tier | undefined
  /** Gives the paid plan up, where that can be done under the dialog. */
  onCancel?: () => void
  /** What has the focus after it, where it was opened by its address. */
  returnTo?: () => HTMLElement | null
}

/** The three plans over any page. Closes itself where a payment was left open a moment ago. */
export function PricingDialog({ open, onClose, wanted, onCancel, returnTo, isPage = false }: PricingDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Choose Your Plan"
      size={isPage ? 'page' : 'wide'}
      footer={
        <ButtonLink {...paths.home()}>
          <House aria-hidden className="icon" />
          Home
        </ButtonLink>
      }
      {...(returnTo && { returnTo })}
    >
      <Plans wanted={wanted} onCancel={onCancel} />
      <Guard onBlocked={onClose} />
    </Dialog>
  )
}

function Plans({ wanted, onCancel }: { wanted: Tier | undefined; onCancel: (() => void) | undefined }) {
  const { data: user } = useCurrentUser()
  return (
    <div className="grid gap-8 px-5 py-6 tablet:px-8">
      <p className="aside">Billed monthly. Cancel anytime.</p>
      <PlanCards
        heading="h3"
        current={user?.subscriptionTier}
        wanted={wanted}
        renderFoot={(tier) => <PlanAction tier={tier} user={user} onCancel={onCancel} />}
      />
    </div>
  )
}

/** Mounted with the open dialog, so that every opening looks anew. */
function Guard({ onBlocked }: { onBlocked: () => void }) {
  const isBlocked = useCheckoutGuard('dialog', 'Access Blocked')
  useEffect(() => {
    if (!isBlocked) return
    const timer = setTimeout(onBlocked, 1500)
    return () => clearTimeout(timer)
  }, [isBlocked, onBlocked])
  return null
}
