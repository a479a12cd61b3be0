import { type ReactNode, useState } from 'react'
import { type ComparedFields, Differences } from '#client/features/desk/writing/differences.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Notice, noticeActionClass } from '#client/ui/signs/notice.tsx'

interface Props<Words> {
  /** Who saved what, and what becomes of the words of both. */
  children: ReactNode
  fields: ComparedFields<Words>
  mine: Words
  /** Undefined while they are coming. */
  theirs: Words | undefined
  keepMine: () => void
  keepTheirs: () => void
}

/** Somebody else was faster: whose words go on is decided here, once both were seen. */
export function Conflict<Words>({ children, fields, mine, theirs, keepMine, keepTheirs }: Props<Words>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid gap-4">
      <Notice
        action={
          <button type="button" className={noticeActionClass} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide the differences' : 'See the differences'}
          </button>
        }
      >
        {children}
      </Notice>
      {isOpen && theirs && (
        <div className="grid gap-3">
          <p className="note">Crossed out: only in theirs. Underlined: only in yours.</p>
          <Differences fields={fields} before={theirs} after={mine} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="go" onClick={keepMine}>
          Keep mine
        </Button>
        <Button disabled={!theirs} onClick={keepTheirs}>
          Keep theirs
        </Button>
      </div>
    </div>
  )
}
