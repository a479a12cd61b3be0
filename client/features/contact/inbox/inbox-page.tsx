import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { deskPaths } from '#client/desk-paths.ts'
import { sentenceOf } from '#client/failure.ts'
import { ForAdministrators } from '#client/features/accounts/for-administrators.tsx'
import { folderWords, momentOf, planOf } from '#client/features/contact/inbox/message-words.ts'
import { inboxQuery } from '#client/features/contact/inbox/queries.ts'
import { Button, TextLink } from '#client/ui/button.tsx'
import { Badge, Page } from '#client/ui/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/states.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { type InboxFolder, type InboxMessage, inboxFolders } from '#contract/inbox.ts'

/** For administrators: messages to support, those of Unlimited members first. */
export function InboxPage() {
  return <ForAdministrators>{() => <Inbox />}</ForAdministrators>
}

function Inbox() {
  const navigate = useNavigate()
  const { folder = 'open' } = useSearch({ from: '/admin/inbox' })
  const open = (next: InboxFolder) =>
    void navigate({ ...deskPaths.inbox(next === 'open' ? {} : { folder: next }), resetScroll: false })
  return (
    <Page title="Inbox" className="grid gap-6">
      <header className="grid gap-2">
        <h1>Inbox</h1>
        <p>
          <TextLink {...deskPaths.newsletter()}>Newsletter</TextLink>
        </p>
      </header>
      <Tabs
        label="Folders"
        value={folder}
        onChange={open}
        tabs={inboxFolders.map((value) => ({
          value,
          label: folderWords[value].tab,
          content: <Folder folder={value} />,
        }))}
      />
    </Page>
  )
}

function Folder({ folder }: { folder: InboxFolder }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(inboxQuery(folder))
  if (error) return <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading words="Loading the messages">
        <Skeleton className="mt-6 h-40" />
      </Loading>
    )
  const messages = data.pages.flatMap(({ rows }) => rows)
  if (messages.length === 0) return <EmptyState title={folderWords[folder].empty} />
  return (
    <>
      <ul>
        {messages.map((message) => (
          <li key={message.id} className="border-b border-hair py-3">
            <MessageLine message={message} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="mt-4">
          Show more
        </Button>
      )}
    </>
  )
}

function MessageLine({ message }: { message: InboxMessage }) {
  const { id, subject, name, email, comesFirst, createdAt, answers, notes } = message
  const written = [answers > 0 && `${answers} answered`, notes > 0 && `${notes} noted`].filter(Boolean).join(', ')
  return (
    <div className="grid items-center gap-x-6 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <TextLink {...deskPaths.message(id)} className="text-body leading-tight wrap-anywhere">
          {subject}
        </TextLink>
        <p className="note wrap-anywhere">
          {name}, {email}, {momentOf(createdAt)}
          {written !== '' && `. ${written}`}
        </p>
      </div>
      <Badge tone={comesFirst ? 'paid' : 'plain'}>{planOf(message)}</Badge>
    </div>
  )
}
