import { useLocation, useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Contents } from '#client/features/words/contents.tsx'
import { TextHead, useFilled } from '#client/features/words/printed-page.tsx'
import { Group } from '#client/features/words/question-group.tsx'
import { faqOf, groupsOf, type QuestionGroup, questionsWith } from '#client/features/words/questions.ts'
import { sectionsOf } from '#client/features/words/sections.ts'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { EmptyState } from '#client/ui/pages/states.tsx'
import { PrintedText } from '#client/ui/printed/printed-text.tsx'
import { head, text } from '#content/help.md'

/** Answers to what comes up, to be looked through or searched as one types: the words of content/help.md. */
export function HelpPage() {
  const { filled, isBusy } = useFilled(text)
  const groups = groupsOf(filled)
  const { hash } = useLocation()
  const [typed, setTyped] = useState('')
  const [wasAt, setWasAt] = useState(hash)
  // whoever follows a link to a question sees it, whatever was searched for
  if (hash !== wasAt) {
    setWasAt(hash)
    setTyped('')
  }
  const page = useAddressed(hash)
  const found = questionsWith(groups, typed)
  return (
    <div
      ref={page}
      aria-busy={isBusy}
      className="wrap grid gap-x-16 gap-y-8 py-8 tablet:py-12 spread:grid-cols-[minmax(0,1fr)_240px]"
    >
      <TextHead head={head} data={() => faqOf(groups)} />
      <div className="min-w-0">
        <div className="printed with-lead mb-7">
          <PrintedText text={sectionsOf(filled, 'h2').before} />
        </div>
        <SearchField typed={typed} onType={setTyped} found={countOf(found)} all={countOf(groups)} />
      </div>
      <aside className="self-start spread:sticky spread:top-8 spread:col-start-2 spread:row-span-2 spread:row-start-1">
        <Contents parts={found} />
      </aside>
      <div id="questions" className="min-w-0">
        {found.map((group) => (
          <Group key={group.anchor} group={group} hash={hash} isSearched={typed.trim() !== ''} />
        ))}
        {found.length === 0 && (
          <EmptyState
            title="No question has all of these words"
            action={
              <Button
                onClick={() => {
                  setTyped('')
                  page.current?.querySelector<HTMLElement>('input[type=search]')?.focus()
                }}
              >
                Show all questions
              </Button>
            }
          >
            Try fewer or plainer words, such as “label,” “cancel” or “offline.”
          </EmptyState>
        )}
        <p className="mt-8">
          Still stuck?{' '}
          <TextLink {...paths.contact()} className="in-sentence">
            Write to us
          </TextLink>
        </p>
      </div>
    </div>
  )
}

/** What the address names on the page comes into sight, and has the focus where it is a question. Answers where the page goes. */
function useAddressed(anchor: string) {
  const page = useRef<HTMLDivElement>(null)
  const router = useRouter()
  useEffect(() => {
    const show = () => {
      // not that of a drawn page, whose reader may be elsewhere by now
      const named = page.current?.querySelector(`#${CSS.escape(anchor)}`)
      named?.scrollIntoView({ block: 'start' })
      named?.querySelector('summary')?.focus({ preventScroll: true })
    }
    if (anchor) show()
    // a new page gives the focus to its heading first
    return router.subscribe('onRendered', ({ pathChanged }) => anchor && pathChanged && show())
  }, [anchor, router])
  return page
}

interface SearchProps {
  typed: string
  onType: (typed: string) => void
  /** So many questions are shown, of so many. */
  found: number
  all: number
}

/** Narrows the questions while one types; Enter goes to the first. Without a script there is none, and all questions stand below. */
function SearchField({ typed, onType, found, all }: SearchProps) {
  const goToFirst = (event: SyntheticEvent) => {
    event.preventDefault()
    document.querySelector<HTMLElement>('#questions summary')?.focus()
  }
  const first = found > 0 ? ' Press Enter to go to the first.' : ''
  return (
    <search className="block noscript:hidden print:hidden">
      {/* sends nothing anywhere, should Enter be pressed before there is any script */}
      <form method="dialog" onSubmit={goToFirst}>
        <TextField
          type="search"
          label="Search the questions"
          placeholder="label, cancel, offline"
          end={<Search aria-hidden className="icon mr-3.5 text-ink-3" />}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
        <output className="note mt-1.5 block">
          {typed.trim() === '' ? `${all} questions` : `${found} of ${all} questions.${first}`}
        </output>
      </form>
    </search>
  )
}

const countOf = (groups: readonly QuestionGroup[]) => groups.reduce((sum, { questions }) => sum + questions.length, 0)
