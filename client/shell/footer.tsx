import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { NewsletterDialog } from '#client/features/newsletter/newsletter-dialog.tsx'
import { mayBeSignedIn } from '#client/kept.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { FooterLinks, footerLinkClass } from '#client/shell/footer-links.tsx'
import { ThemeSwitch } from '#client/shell/theme-switch.tsx'

const NewsletterForm = lazyPart(
  async () => (await import('#client/features/newsletter/newsletter-form.tsx')).NewsletterForm,
)

/** The foot of every page: large for strangers, who may not know what there is, and a few lines for members. */
export function Footer() {
  const { data: user } = useCurrentUser()
  const isMember = user === undefined ? !import.meta.env.SSR && mayBeSignedIn() : user !== null
  return (
    <footer className="double-rule mt-16 py-7 print:hidden">
      <div className="wrap grid gap-7">
        {isMember ? <ForMembers /> : <ForStrangers />}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p className="note max-w-[62ch]">
            MealCrafter reads ingredient lists. It can’t see a factory or your kitchen. If an allergy is serious, check
            every label.
          </p>
          {!isMember && <ThemeSwitch className="phone:hidden" />}
        </div>
      </div>
    </footer>
  )
}

function ForMembers() {
  return (
    <FooterLinks forMembers>
      <NewsletterDialog className={footerLinkClass}>Newsletter</NewsletterDialog>
    </FooterLinks>
  )
}

function ForStrangers() {
  // folded where the page has a form of its own just above
  const here = useLocation().pathname
  const hasNewsletter = !ownForms.test(here)
  return (
    <div className="grid gap-x-16 gap-y-9 spread:has-[section]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      {hasNewsletter && (
        <section aria-labelledby="footer-newsletter">
          <details open={here !== '/'}>
            <summary className="min-h-11 content-center">
              <h2 id="footer-newsletter" className="inline text-3">
                The newsletter
              </h2>
            </summary>
            <Suspense fallback={<div className="min-h-28" />}>
              <NewsletterForm source="footer" />
            </Suspense>
          </details>
        </section>
      )}
      <FooterLinks />
    </div>
  )
}

/** Pages on which an address is typed for something else, and those of the newsletter's own emails. */
const ownForms =
  /^\/(?:signin|signup|account-setup|subscribe|checkout|checkout-test|test-checkout|payment-success|forgot-password|reset-password|confirm-email|newsletter|contact)(?:\/|$)/
