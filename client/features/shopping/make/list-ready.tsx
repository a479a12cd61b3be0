import { useState } from 'react'
import { basketOf, contentsText, originText } from '#client/features/list-keeping/list-words.ts'
import { CopyList } from '#client/features/shopping/make/copy-list.tsx'
import { DownloadList } from '#client/features/shopping/make/download-list.tsx'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { UpgradePanel } from '#client/features/shopping/make/upgrade-panel.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { priceText } from '#domain/plan/shopping/list-text.ts'

/** A list to be copied: its first items, as text or as a file. */
export function ListReady({ list, onClose }: { list: ShoppingList; onClose: () => void }) {
  const [refusal, setRefusal] = useState<PlanRefusal>()
  const { total } = basketOf(list.items)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Copy the list"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-6 px-5 py-6 tablet:px-8">
        {refusal ? (
          <UpgradePanel refusal={refusal} back="Back to the list" onBack={() => setRefusal(undefined)} Heading="h3" />
        ) : (
          <>
            <div>
              <p className="serif text-3 leading-tight font-medium wrap-anywhere">{list.title}</p>
              <p className="aside num mt-1 text-ui! wrap-anywhere">
                {originText(list)}. {contentsText(list.items)}; {priceText(total)}
              </p>
            </div>
            <CopyList list={list} />
            <DownloadList id={list.id} onRefused={setRefusal} />
          </>
        )}
      </div>
    </Dialog>
  )
}
