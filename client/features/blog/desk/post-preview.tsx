import { PreviewFrame } from '#client/features/desk/writing/preview-frame.tsx'
import type { WrittenPost } from '#contract/blog/blog-desk.ts'

/** The page of an article as it was saved last, by day and by night. */
export function PostPreview({ post: { id, revision } }: { post: WrittenPost }) {
  return (
    <PreviewFrame
      legend="Article page"
      name="Article page"
      // what was saved since is seen
      src={`/api/admin/blog/${id}/preview?revision=${revision}`}
      isPage
      className="h-[min(760px,75vh)]"
    />
  )
}
