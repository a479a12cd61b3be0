import { useState } from 'react'
import { PreviewFrame } from '#client/features/admin/writing/preview-frame.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import type { WrittenIssue } from '#contract/newsletter-issues.ts'

/** An issue as it was saved last: as an email and as a page of the archive, each by day and by night. */
export function IssuePreview({ issue: { id, changedAt } }: { issue: WrittenIssue }) {
  const [view, setView] = useState<'email' | 'web'>('email')
  const frame = (of: 'email' | 'web') => ({
    // what was saved since is seen
    address: (theme: string) =>
      `/api/admin/newsletters/${id}/preview?view=${of}&theme=${theme}&at=${encodeURIComponent(changedAt)}`,
    className: 'h-[640px]',
  })
  return (
    <Tabs
      label="Preview"
      value={view}
      onChange={setView}
      tabs={[
        {
          value: 'email',
          label: 'As an email',
          content: <PreviewFrame legend="Email app" name="The email" {...frame('email')} />,
        },
        {
          value: 'web',
          label: 'On the web',
          content: <PreviewFrame legend="Web page" name="The page in the archive" isPage {...frame('web')} />,
        },
      ]}
    />
  )
}
