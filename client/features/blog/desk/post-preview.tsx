import { useState } from 'react'
import { SingleChoice } from '#client/ui/choice.tsx'
import type { WrittenPost } from '#contract/blog-desk.ts'

/** The page of an article as it was saved last, by day and by night. */
export function PostPreview({ post: { id, revision } }: { post: WrittenPost }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  return (
    <div className="grid gap-3 pt-4">
      <SingleChoice
        legend="Article page"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <iframe
        title={`Article page, ${theme}`}
        // what was saved since is seen
        src={`/api/admin/blog/${id}/preview?theme=${theme}&revision=${revision}`}
        // its styles and pictures are ours; nothing in it runs
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="h-[min(760px,75vh)] w-full rounded-sheet border border-hair bg-sheet"
      />
    </div>
  )
}
