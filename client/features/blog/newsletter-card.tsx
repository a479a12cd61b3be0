import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Sheet } from '#client/ui/pages/page.tsx'

/** Leads whoever liked an article to the newsletter. */
export function NewsletterCard({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <Sheet className="grid content-start justify-items-start gap-4 p-6 tablet:p-8">
      <Heading className="text-3">Our newsletter</Heading>
      <p className="text-ink-2">One good recipe every week, by email. You can unsubscribe at any time.</p>
      <ButtonLink {...paths.newsletter()}>Get the newsletter</ButtonLink>
    </Sheet>
  )
}
