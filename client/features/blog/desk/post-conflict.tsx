import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deskApi } from '#client/desk-api.ts'
import { comparedOfPost } from '#client/features/blog/desk/compared-fields.ts'
import { writtenPostQuery } from '#client/features/blog/desk/queries.ts'
import { Conflict } from '#client/features/desk/writing/conflict.tsx'
import type { PostWords } from '#contract/blog/blog-desk.ts'

interface Props {
  id: number
  /** What somebody else has saved meanwhile. */
  revision: number
  mine: PostWords
  keepMine: () => void
  onReplaced: () => void
}

/** Somebody else has saved the article meanwhile. Either way their words, once saved, stay in the history. */
export function PostConflict({ id, revision, mine, keepMine, onReplaced }: Props) {
  const queryClient = useQueryClient()
  const { data: theirs } = useQuery({
    queryKey: ['blog-desk', id, 'theirs', revision],
    queryFn: ({ signal }) => deskApi.blogDesk.read({ params: { id }, signal }),
    gcTime: 0,
  })
  const keepTheirs = () => {
    if (!theirs) return
    queryClient.setQueryData(writtenPostQuery(id).queryKey, theirs)
    onReplaced()
  }
  return (
    <Conflict fields={comparedOfPost} mine={mine} theirs={theirs?.words} keepMine={keepMine} keepTheirs={keepTheirs}>
      {theirs?.by ?? 'Someone else'} saved this article while you were writing. Your words are still here, and theirs
      are in the history.
    </Conflict>
  )
}
