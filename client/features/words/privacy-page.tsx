import { PrintedPage } from '#client/features/words/printed-page.tsx'
import { head, text } from '#content/privacy.md'

/** What is stored of people, and who else learns of it: the words of content/privacy.md. */
export function PrivacyPage() {
  return <PrintedPage head={head} text={text} />
}
