import { NewsletterForm } from '#client/features/newsletter/newsletter-form.tsx'
import { Sheet } from '#client/ui/pages/page.tsx'

/** The weekly email, on the landing page. */
export function NewsletterSection() {
  return (
    <section id="newsletter" className="linen -mb-16 scroll-mt-6 pt-6 pb-10 tablet:pb-14">
      <div className="wrap">
        <Sheet className="grid items-center gap-x-12 gap-y-5 p-6 tablet:grid-cols-[1fr_minmax(0,400px)] tablet:p-9">
          <div>
            <h2>One good recipe, every week</h2>
            <p className="mt-2 text-ink-2">What’s in it, what it costs and why now is the time for it.</p>
          </div>
          <NewsletterForm source="landing_page" />
        </Sheet>
      </div>
    </section>
  )
}
