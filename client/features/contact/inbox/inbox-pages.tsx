import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { momentOf } from '#client/desk-moment.ts'
import { deskPaths } from '#client/desk-paths.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { ForAdministrators } from '#client/features/accounts/for-administrators.tsx'
import { WithId } from '#client/features/accounts/own-page.tsx'
import { folderWords, planOf } from '#client/features/contact/inbox/message-words.ts'
import {
  inboxQuery,
  isOnItsWay,
  messageQuery,
  useChangeMessage,
  useSendAgain,
} from '#client/features/contact/inbox/queries.ts'
import { ReplyForm } from '#client/features/contact/inbox/reply-form.tsx'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import { readWords } from '#client/features/desk/frame/admin-search.ts'
import { SearchField } from '#client/features/desk/frame/search-field.tsx'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { PagedRows, RowLine } from '#client/ui/lists/paged-rows.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Badge, Page, Sheet } from '#client/ui/pages/page.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { Tabs } from '#client/ui/pages/tabs.tsx'
import { Notice } from '#client/ui/signs/notice.tsx'
import { type InboxFolder, type InboxMessage, inboxFolders, type OpenedMessage } from '#contract/desk/inbox.ts'

/** For administrators: messages to support, those of Unlimited members first. */
export function InboxPage() {
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/inbox' })
  const folder = inboxFolders.find((each) => each === search.folder) ?? 'open'
  const q = readWords(search)
  const show = (next: InboxFolder, words: string, replace = false) =>
    void navigate({
      ...deskPaths.inbox({ ...(next !== 'open' && { folder: next }), ...(words && { q: words }) }),
      resetScroll: false,
      replace,
    })
  return (
    <AdminFrame title="Inbox">
      <div className="mb-6 max-w-[560px]">
        <SearchField
          label="Search the messages"
          placeholder="A name, an email or words"
          asked={q}
          onAsk={(words) => show(folder, words, true)}
        />
      </div>
      <Tabs
        label="Folders"
        isUnderRule
        value={folder}
        onChange={(next) => show(next, q)}
        tabs={inboxFolders.map((value) => ({
          value,
          label: folderWords[value].tab,
          content: <Folder folder={value} q={q} />,
        }))}
      />
    </AdminFrame>
  )
}

function Folder({ folder, q }: { folder: InboxFolder; q: string }) {
  const query = useInfiniteQuery(inboxQuery(folder, q))
  return (
    <PagedRows
      query={query}
      loading="Loading the messages"
      empty={q === '' ? folderWords[folder].empty : 'No messages match'}
    >
      {(message) => <MessageLine message={message} />}
    </PagedRows>
  )
}

function MessageLine({ message }: { message: InboxMessage }) {
  const { id, subject, name, email, comesFirst, createdAt, answers, undelivered, notes } = message
  const written = [
    answers > 0 &&
      `${answers} ${answers === 1 ? 'reply' : 'replies'}${undelivered > 0 ? ` (${undelivered} not delivered)` : ''}`,
    notes > 0 && `${notes} ${notes === 1 ? 'note' : 'notes'}`,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <RowLine
      link={
        <TextLink {...deskPaths.message(id)} className="text-body leading-tight wrap-anywhere">
          {subject}
        </TextLink>
      }
      note={`${name}, ${email}, ${momentOf(createdAt)}${written && `. ${written}`}`}
      flag={<Badge tone={comesFirst ? 'paid' : 'plain'}>{planOf(message)}</Badge>}
    />
  )
}

const route = getRouteApi('/admin/inbox/$id')

/** For administrators: a message to support, what was answered, and notes. */
export function MessagePage() {
  const { id } = route.useParams()
  return (
    <ForAdministrators>
      {() => (
        <WithId id={id} missing={<MessageMissing />}>
          {(number) => <Message id={number} />}
        </WithId>
      )}
    </ForAdministrators>
  )
}

function Message({ id }: { id: number }) {
  const { data: message, error, refetch } = useQuery(messageQuery(id))
  if (!message && codeOf(error) === 'not_found') return <MessageMissing />
  return (
    <Page title={message?.subject ?? 'Message'} className="grid max-w-[860px] gap-6">
      <TextLink {...deskPaths.inbox()} className="justify-self-start">
        <ArrowLeft aria-hidden className="icon" />
        Inbox
      </TextLink>
      {message ? (
        <Opened message={message} />
      ) : error ? (
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading words="Loading the message">
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Page>
  )
}

function Opened({ message }: { message: OpenedMessage }) {
  const { id, subject, name, email, userId, comesFirst, createdAt, replies } = message
  return (
    <>
      <header className="grid justify-items-start gap-2">
        <Badge tone={comesFirst ? 'paid' : 'plain'}>{planOf(message)}</Badge>
        <h1 className="wrap-anywhere">{subject}</h1>
        <p className="text-ui text-ink-2 wrap-anywhere">
          {name}, {email}, {momentOf(createdAt)}
        </p>
        {userId !== null && <TextLink {...adminPaths.member(userId)}>Sender’s account</TextLink>}
        <p className="note">Anyone can enter any name and email, so they don’t prove who wrote this.</p>
      </header>
      <Sheet className="p-6">
        <p className="whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      </Sheet>
      {replies.length > 0 && (
        <ol aria-label="Replies and notes" className="grid gap-4">
          {replies.map((reply) => (
            <Reply key={reply.id} message={message} reply={reply} />
          ))}
        </ol>
      )}
      <Aside message={message} />
      <ReplyForm key={id} message={message} />
    </>
  )
}

function Reply({ message, reply }: { message: OpenedMessage; reply: OpenedMessage['replies'][number] }) {
  const { kind, text, writer, createdAt, failure } = reply
  const isAnswer = kind === 'answer'
  const edge = failure !== null ? 'border-beet' : isAnswer ? 'border-basil' : 'border-saffron'
  return (
    <li className={`grid gap-3 border-l-4 pl-4 ${edge}`}>
      <div>
        <p className="note">
          {isAnswer ? 'Reply' : 'Note'} by {writer ?? 'a deleted account'}, {momentOf(createdAt)}
          {isAnswer && `, ${wayOf(reply)}`}
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      </div>
      {failure !== null && <Undelivered message={message} replyId={reply.id} failure={failure} />}
    </li>
  )
}

function wayOf(reply: OpenedMessage['replies'][number]): string {
  if (reply.failure !== null) return 'not delivered'
  return isOnItsWay(reply) ? 'on its way' : 'sent'
}

/** Why a reply never arrived, and what can be done. */
function Undelivered({
  message: { id, doneAt },
  replyId,
  failure,
}: {
  message: OpenedMessage
  replyId: number
  failure: string
}) {
  const again = useSendAgain()
  return (
    <Notice
      kind="blocks"
      action={
        <Button busy={again.isPending} onClick={() => again.mutate({ params: { id, replyId }, body: undefined })}>
          Try again
        </Button>
      }
    >
      This reply could not be delivered. {failure}
      {doneAt === null && (
        <span className="font-normal"> You can also answer some other way and mark the message as done.</span>
      )}
    </Notice>
  )
}

function Aside({ message: { id, doneAt, isSpam } }: { message: OpenedMessage }) {
  const change = useChangeMessage()
  const put = (body: { isDone?: boolean; isSpam?: boolean }) => change.mutate({ params: { id }, body })
  return (
    <div className="flex flex-wrap gap-3">
      {!isSpam && (
        <Button busy={change.isPending} onClick={() => put({ isDone: doneAt === null })}>
          {doneAt === null ? 'Mark as done' : 'Move back to Waiting'}
        </Button>
      )}
      <Button busy={change.isPending} onClick={() => put({ isSpam: !isSpam })}>
        {isSpam ? 'Not spam' : 'Mark as spam'}
      </Button>
    </div>
  )
}

function MessageMissing() {
  return (
    <NothingHere title="Message Not Found" sentence="The sender may have deleted their account.">
      <ButtonLink look="go" {...deskPaths.inbox()}>
        Inbox
      </ButtonLink>
    </NothingHere>
  )
}
