import { type ReactNode, useState } from 'react'
import { NewsletterForm } from '#client/features/newsletter/newsletter-form.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

/** A button, in the classes of whoever places it, that opens the newsletter in a dialog. */
export function NewsletterDialog({ className, children }: { className: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        {children}
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} size="narrow" title="The newsletter">
        <div className="grid gap-5 px-5 py-6 tablet:px-8">
          <p>One good recipe every week, with its figures, its price and its season.</p>
          {isOpen && <NewsletterForm source="modal" />}
        </div>
      </Dialog>
    </>
  )
}
