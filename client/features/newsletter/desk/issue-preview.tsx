import { useState } from 'react'
import { SingleChoice } from '#client/ui/choice.tsx'
import { PrintedText } from '#client/ui/printed-text.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import type { WrittenIssue } from '#contract/newsletter-issues.ts'

/** An issue as it was saved last: as an email by day and by night, and as a page of the archive. */
export function IssuePreview({ issue }: { issue: WrittenIssue }) {
  const [view, setView] = useState<'email' | 'web'>('email')
  return (
    <Tabs
      label="Preview"
      value={view}
      onChange={setView}
      tabs={[
        { value: 'email', label: 'As an email', content: <AsEmail issue={issue} /> },
        { value: 'web', label: 'On the web', content: <OnTheWeb issue={issue} /> },
      ]}
    />
  )
}

function AsEmail({ issue: { id, changedAt } }: { issue: WrittenIssue }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  return (
    <div className="grid gap-3 pt-4">
      <SingleChoice
        legend="Email app"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <iframe
        title={`The email, ${theme}`}
        // what was saved since is seen
        src={`/api/admin/newsletters/${id}/preview?theme=${theme}&at=${encodeURIComponent(changedAt)}`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[640px] w-full rounded-sheet border border-hair bg-sheet"
      />
    </div>
  )
}

function OnTheWeb({ issue: { subject, text } }: { issue: WrittenIssue }) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pt-6">
      <p className="note">Use the switch at the top of the page to see it in light or dark mode.</p>
      <p className="serif text-2 leading-tight wrap-anywhere">{subject}</p>
      <div className="printed min-w-0">
        <PrintedText text={text} />
      </div>
    </div>
  )
}
