import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deskApi } from '#client/desk-api.ts'
import { Differences } from '#client/features/blog/desk/differences.tsx'
import { writtenPostQuery } from '#client/features/blog/desk/queries.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice, noticeActionClass } from '#client/ui/notice.tsx'
import type { PostWords } from '#contract/blog-desk.ts'

interface Props {
  id: number
  /** What somebody else has saved meanwhile. */
  revision: number
  mine: PostWords
  keepMine: () => void
  onReplaced: () => void
}

/** Somebody else was faster: whose words go on is decided here. Either way the other's, once saved, stay in the history. */
export function PostConflict({ id, revision, mine, keepMine, onReplaced }: Props) {
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const { data: theirs } = useQuery({
    queryKey: ['blog-desk', id, 'theirs', revision],
    queryFn: ({ signal }) => deskApi.blogDesk.read({ params: { id }, signal }),
    gcTime: 0,
  })
  const who = theirs?.by ?? 'Someone else'
  const takeTheirs = () => {
    if (!theirs) return
    queryClient.setQueryData(writtenPostQuery(id).queryKey, theirs)
    onReplaced()
  }
  return (
    <div className="grid gap-4">
      <Notice
        action={
          <button type="button" className={noticeActionClass} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide the differences' : 'See the differences'}
          </button>
        }
      >
        {who} saved this article while you were writing. Your words are still here, and theirs are in the history.
      </Notice>
      {isOpen && theirs && (
        <div className="grid gap-3">
          <p className="note">Crossed out: only in theirs. Underlined: only in yours.</p>
          <Differences before={theirs.words} after={mine} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="go" onClick={keepMine}>
          Keep mine
        </Button>
        <Button disabled={!theirs} onClick={takeTheirs}>
          Keep theirs
        </Button>
      </div>
    </div>
  )
}
