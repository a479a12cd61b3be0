import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { ContactForm } from '#client/features/contact/contact-form.tsx'
import { FrequentQuestions } from '#client/features/contact/frequent-questions.tsx'
import { siteQuery } from '#client/features/site/queries.ts'
import { PageHead } from '#client/page-head.tsx'
import { TextAnchor } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'

/** A message to whoever runs this site, and the questions that come most often. */
export function ContactPage() {
  const { data: user } = useCurrentUser()
  const { data: site } = useQuery(siteQuery)
  return (
    <Page title="Contact" className="grid items-start gap-x-16 gap-y-12 spread:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      {import.meta.env.SSR && (
        <PageHead
          path="/contact"
          title="Contact us"
          description="Contact us with a question, an idea or a problem, and we’ll reply within 24 hours."
        />
      )}
      <div className="grid max-w-[600px] gap-6">
        <div className="grid gap-4">
          <h1>Contact us</h1>
          <p className="lead">Have a question, an idea or a problem? We’ll reply within 24 hours.</p>
        </div>
        <ContactForm key={user?.id} user={user ?? undefined} />
        {site?.supportEmail && (
          <p className="flex flex-wrap items-baseline gap-x-1.5 text-ui text-ink-2">
            Or email us at
            <TextAnchor href={`mailto:${site.supportEmail}`} className="wrap-anywhere">
              {site.supportEmail}
            </TextAnchor>
          </p>
        )}
      </div>
      <FrequentQuestions />
    </Page>
  )
}
