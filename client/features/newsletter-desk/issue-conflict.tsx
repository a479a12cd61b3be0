import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deskApi } from '#client/desk-api.ts'
import { Conflict } from '#client/features/desk/writing/conflict.tsx'
import type { ComparedFields } from '#client/features/desk/writing/differences.tsx'
import { type IssueFields, writtenQuery } from '#client/features/newsletter-desk/queries.ts'

interface Props {
  id: number
  /** When somebody else has saved it meanwhile. */
  changedAt: string
  mine: IssueFields
  keepMine: () => void
  onReplaced: () => void
}

const fields: ComparedFields<IssueFields> = [
  { words: 'Subject', of: ({ subject }) => subject },
  { words: 'Text', of: ({ markdown }) => markdown },
]

/** Somebody else has saved the issue meanwhile. */
export function IssueConflict({ id, changedAt, mine, keepMine, onReplaced }: Props) {
  const queryClient = useQueryClient()
  const { data: theirs } = useQuery({
    queryKey: ['newsletters', id, 'theirs', changedAt],
    queryFn: ({ signal }) => deskApi.newsletterIssues.read({ params: { id }, signal }),
    gcTime: 0,
  })
  const keepTheirs = () => {
    if (!theirs) return
    queryClient.setQueryData(writtenQuery(id).queryKey, theirs)
    onReplaced()
  }
  return (
    <Conflict fields={fields} mine={mine} theirs={theirs} keepMine={keepMine} keepTheirs={keepTheirs}>
      Someone else saved this issue while you were writing. Your words are still here, but only one version can be kept.
    </Conflict>
  )
}
