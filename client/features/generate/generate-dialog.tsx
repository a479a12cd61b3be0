import { zodResolver } from '@hookform/resolvers/zod'
import { Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { takeFirst } from '#client/features/generate/first-wish.ts'
import { LeftBadge } from '#client/features/generate/left-badge.tsx'
import { LimitPanel } from '#client/features/generate/limit-panel.tsx'
import { PlateSoFar } from '#client/features/generate/plate-so-far.tsx'
import { ProTips } from '#client/features/generate/pro-tips.tsx'
import { refusedWishes } from '#client/features/generate/refused-wishes.ts'
import { useGeneration } from '#client/features/generate/use-generation.ts'
import { WishFields } from '#client/features/generate/wish-fields.tsx'
import { emptyWish, fieldOfWish, requestOf, WishForm } from '#client/features/generate/wish-form.ts'
import type { FoldName } from '#client/features/generate/wish-summaries.ts'
import { WritingPage } from '#client/features/generate/writing-page.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { CallError } from '#contract/client.ts'
import { entitlements } from '#contract/plans.ts'

interface GenerateProps {
  user: User
  /** What it is opened to ask for. */
  dish: string | undefined
  open: boolean
  onClose: () => void
  /** Shows the recipe that was made. */
  onMade: (recipeId: number) => void
  /** What has the focus after it, where it was opened by its address. */
  returnTo: () => HTMLElement | null
}

/** Asks what to cook, then shows the recipe as it is written. What was typed stays, whatever happens. */
export function GenerateDialog({ user, dish, open, onClose, onMade, returnTo }: GenerateProps) {
  const formId = useId()
  const form = useForm({ resolver: zodResolver(WishForm), defaultValues: emptyWish(user) })
  const generation = useGeneration()
  const [limitSeen, setLimitSeen] = useState(false)
  // The server may know of a spent day before the page does; it is over when the next one begins.
  const [spentUntil, setSpentUntil] = useState<string | null>(null)
  const [folds, setFolds] = useState<ReadonlySet<FoldName>>(new Set())
  const [refusal, setRefusal] = useState<string | null>(null)
  const isOpen = useLatest(open)
  const isSpent = user.generationsLeft === 0 || spentUntil === user.resetsAt
  const stage = generation.isPending ? 'writing' : isSpent && !limitSeen ? 'limit' : 'form'

  const takeRefusal = (error: CallError) => {
    if (error.code === 'daily_limit_reached') {
      setSpentUntil(user.resetsAt)
      setLimitSeen(false)
      return
    }
    setRefusal(error.sentence)
    const { wishes, message } = refusedWishes(error)
    for (const field of wishes.map(fieldOfWish)) if (field) form.setError(field, { message })
  }
  const begin = (values: WishForm) => {
    if (isSpent || generation.isPending) return
    generation.start(requestOf(values, user), {
      isSeen: () => isOpen.current,
      onMade: (recipe) => isOpen.current && onMade(recipe.id),
      onRefused: takeRefusal,
    })
  }
  const submit = form.handleSubmit((values) => {
    setRefusal(null)
    begin(values)
  })
  const beginFirst = useEffectEvent(() => takeFirst() && begin(emptyWish(user)))
  useEffect(() => void beginFirst(), [])
  const { setValue } = form
  useEffect(() => {
    if (dish) setValue('specialNotes', dish)
  }, [dish, setValue])

  const toggleFold = (fold: FoldName, isOpen: boolean) =>
    setFolds((before) => new Set(isOpen ? [...before, fold] : [...before].filter((each) => each !== fold)))

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      returnTo={returnTo}
      title="Generate Your Perfect Recipe"
      beside={<LeftBadge user={user} />}
      footer={
        stage === 'writing' ? (
          <Button busy={generation.writing.isCancelling} onClick={generation.cancel}>
            Cancel
          </Button>
        ) : stage === 'limit' ? undefined : (
          <>
            <Button onClick={onClose} className="max-phone:px-3.5">
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              look="go"
              disabled={isSpent}
              className="max-phone:flex-1 max-phone:px-3.5"
            >
              <Sparkles aria-hidden className="icon" />
              Generate My Recipe
            </Button>
          </>
        )
      }
    >
      {stage === 'writing' && <WritingPage writing={generation.writing} />}
      {stage === 'limit' && (
        <div className="px-5 py-7 tablet:px-8">
          <LimitPanel user={user} onBack={() => setLimitSeen(true)} />
        </div>
      )}
      {stage === 'form' && (
        <div className="grid grid-cols-[minmax(0,1fr)] spread:grid-cols-[minmax(0,1fr)_292px]">
          <form
            id={formId}
            noValidate
            onSubmit={(event) => void submit(event)}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 px-5 pt-4 pb-2 tablet:gap-5 tablet:px-8 tablet:py-6"
          >
            <WishFields form={form} user={user} refusal={refusal} open={folds} onOpen={toggleFold} />
          </form>
          <ProTips>
            {entitlements[user.subscriptionTier].premiumFormFields && (
              <PlateSoFar control={form.control} className="mx-auto mb-5 max-w-44 max-[979px]:hidden" />
            )}
          </ProTips>
        </div>
      )}
    </Dialog>
  )
}

/** What a callback of long work must read when it ends, not when it began. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
