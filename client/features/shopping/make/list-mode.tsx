import { useNavigate } from '@tanstack/react-router'
import { ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { countText } from '#client/features/list-keeping/list-words.ts'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { UpgradePanel } from '#client/features/shopping/make/upgrade-panel.tsx'
import { useListPreview } from '#client/features/shopping/make/use-list-preview.ts'
import { useMakeList } from '#client/features/shopping/make/use-make-list.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { priceText } from '#domain/plan/shopping/list-text.ts'

/** Recipes are picked for one list: which ones, and the way back out. */
export interface ListModeProps {
  isOn: boolean
  selected: readonly number[]
  /** Leaves the mode; the selection is cleared. */
  onDone: () => void
}

/** '2 recipes, 16 items, $20.52'. */
function Selected({ recipeIds }: { recipeIds: readonly number[] }) {
  const preview = useListPreview(recipeIds)
  return (
    <>
      <b className="font-semibold">{recipeIds.length === 1 ? '1 recipe' : `${recipeIds.length} recipes`}</b>
      {preview && `, ${countText(preview.itemCount)}, ${priceText(preview.estimatedCost)}`}
    </>
  )
}

/** The bar of the Shopping List mode. The list that it makes is opened. */
export function ListMode({ isOn, selected, onDone }: ListModeProps) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<PlanRefusal>()
  const make = useMakeList({
    onMade: (list) => {
      onDone()
      void navigate(paths.list(list.id))
    },
    onRefused: setRefusal,
  })
  const generate = () => {
    if (selected.length > 0) return make.mutate({ recipeIds: selected })
    toast({
      title: 'Select Recipes',
      description: 'Please select at least one recipe to generate shopping list.',
      variant: 'destructive',
    })
  }
  const close = () => setRefusal(undefined)
  return (
    <>
      {isOn && (
        <div className="foot-bar tall:sticky bottom-[calc(var(--tab-bar,0px)+12px)] z-10 flex flex-wrap items-center justify-between gap-3 rounded-ctl bg-ink px-5 py-3 text-paper shadow-3 max-phone:justify-center">
          <output className="num">
            {selected.length === 0 ? 'Select the recipes to shop for' : <Selected recipeIds={selected} />}
          </output>
          <Button look="go" busy={make.isPending} onClick={generate} className="focus-visible:outline-paper">
            <ShoppingBasket aria-hidden className="icon" />
            Generate Shopping List
          </Button>
        </div>
      )}
      {refusal && (
        <Dialog open onOpenChange={(open) => !open && close()} size="narrow" title="One list for several recipes">
          <div className="px-5 py-6 tablet:px-8">
            <UpgradePanel refusal={refusal} back="Back to the recipes" onBack={close} Heading="h3" />
          </div>
        </Dialog>
      )}
    </>
  )
}
