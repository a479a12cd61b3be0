import { useState } from 'react'
import { PreviewFrame } from '#client/features/desk/writing/preview-frame.tsx'
import { Tabs } from '#client/ui/pages/tabs.tsx'
import type { WrittenIssue } from '#contract/newsletter/newsletter-issues.ts'

/** An issue as it was saved last: as an email and as a page of the archive, each by day and by night. */
export function IssuePreview({ issue }: { issue: WrittenIssue }) {
  const [view, setView] = useState<'email' | 'web'>('email')
  return (
    <Tabs
      label="Preview"
      value={view}
      onChange={setView}
      tabs={[
        { value: 'email', label: 'As an email', content: <Frame issue={issue} view="email" /> },
        { value: 'web', label: 'On the web', content: <Frame issue={issue} view="web" /> },
      ]}
    />
  )
}

const words = {
  email: { legend: 'Email app', name: 'The email' },
  web: { legend: 'Web page', name: 'The page in the archive' },
} as const

function Frame({ issue: { id, changedAt }, view }: { issue: WrittenIssue; view: 'email' | 'web' }) {
  return (
    <PreviewFrame
      {...words[view]}
      // what was saved since is seen
      src={`/api/admin/newsletters/${id}/preview?view=${view}&at=${encodeURIComponent(changedAt)}`}
      isPage={view === 'web'}
      className="h-[640px]"
    />
  )
}
