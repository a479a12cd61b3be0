import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import type { NewsletterForm as Form } from '#client/features/newsletter/newsletter-form.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'

/** Members ask for it seldom. It stands on pages that do without a connection, so nothing breaks where it cannot be had. */
const NewsletterForm = lazyPart(() =>
  import('#client/features/newsletter/newsletter-form.tsx').then(
    (part) => part.NewsletterForm,
    () => OutOfReach,
  ),
)

function OutOfReach(_form: ComponentProps<typeof Form>) {
  return <p role="alert">The form can’t be loaded without a connection. Please reload the page once you’re online.</p>
}

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
          <p>One good recipe every week: what’s in it, what it costs and why now is the time for it.</p>
          <Suspense fallback={<div className="min-h-28" />}>{isOpen && <NewsletterForm source="modal" />}</Suspense>
        </div>
      </Dialog>
    </>
  )
}
