import { PrintedPage } from '#client/features/words/printed-page.tsx'
import { head, text } from '#content/terms.md'

/** What members and the operator agree on: the words of content/terms.md. */
export function TermsPage() {
  return <PrintedPage head={head} text={text} />
}
