import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskApi } from '#client/desk-api.ts'
import { momentOf } from '#client/desk-moment.ts'
import { sentenceOf } from '#client/failure.ts'
import { comparedOfPost } from '#client/features/blog/desk/compared-fields.ts'
import { type HistoryLine, lineOf } from '#client/features/blog/desk/post-state.ts'
import { historyQuery, usePostChange, versionQuery } from '#client/features/blog/desk/queries.ts'
import { Differences } from '#client/features/desk/writing/differences.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Loaded } from '#client/ui/lists/loaded.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { WrittenPost } from '#contract/blog/blog-desk.ts'

interface Props {
  post: WrittenPost
  isSaved: boolean
  onReplaced: () => void
}

/** Who saved and published what when; each version opens to what changed in it. */
export function PostHistory({ post, isSaved, onReplaced }: Props) {
  const [open, setOpen] = useState<string>()
  const query = useInfiniteQuery(historyQuery(post.id, post.revision))
  return (
    <Loaded query={query} loading="Loading the history" skeleton={<Skeleton className="mt-4 h-40" />}>
      {({ pages }) => {
        const lines = pages.flatMap(({ rows }) => rows).map(lineOf)
        return (
          <div className="overflow-y-auto pt-4 spread:max-h-[80vh]">
            <ol aria-label="History">
              {lines.map((line) => (
                <li key={line.key} className="border-b border-hair py-3">
                  <Line
                    line={line}
                    isOpen={open === line.key}
                    onToggle={() => setOpen(open === line.key ? undefined : line.key)}
                  />
                  {open === line.key && line.version !== undefined && (
                    <Version {...{ post, isSaved, onReplaced }} number={line.version} />
                  )}
                </li>
              ))}
              {lines.length === 0 && <li className="py-3 text-ink-2">Nobody has changed the original.</li>}
            </ol>
            <ShowMore parts={query} count={lines.length} className="mt-4" />
          </div>
        )
      }}
    </Loaded>
  )
}

function Line({ line, isOpen, onToggle }: { line: HistoryLine; isOpen: boolean; onToggle: () => void }) {
  const { words, at, by, version } = line
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div>
        <p className={version === undefined ? 'text-ink-2' : 'font-semibold'}>{words}</p>
        <p className="note">
          <time dateTime={at}>{momentOf(at)}</time>, by {by}
        </p>
      </div>
      {version !== undefined && (
        <Button aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? 'Close' : 'What changed'}
        </Button>
      )}
    </div>
  )
}

/** A version beside the one before it. */
function Version({ post, isSaved, onReplaced, number }: Props & { number: number }) {
  const { id, revision, version, isOriginal } = post
  const before = number > 1 || isOriginal ? number - 1 : undefined
  const after = useQuery(versionQuery(id, number, revision))
  const earlier = useQuery({ ...versionQuery(id, before ?? 0, revision), enabled: before !== undefined })
  const restore = usePostChange(deskApi.blogDesk.restore, () => `Version ${number} restored`)
  const go = () =>
    restore.mutate({ params: { id }, body: { seen: revision, version: number } }, { onSuccess: onReplaced })
  const failed = [after, earlier].find(({ error }) => error)
  const failure = failed?.error && (
    <ErrorState sentence={sentenceOf(failed.error)} onRetry={() => void failed.refetch()} />
  )
  if (!after.data || (before !== undefined && !earlier.data))
    return (
      failure ?? (
        <Loading words="Loading the version">
          <Skeleton className="mt-3 h-24" />
        </Loading>
      )
    )
  return (
    <div className="grid gap-4 pt-3">
      {earlier.data ? (
        <Differences fields={comparedOfPost} before={earlier.data} after={after.data} />
      ) : (
        <p className="note">This is the first version.</p>
      )}
      {failure}
      {number !== version && (
        <Button busy={restore.isPending} disabled={!isSaved} onClick={go} className="justify-self-start">
          Restore this version
        </Button>
      )}
    </div>
  )
}
