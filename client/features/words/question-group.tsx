import { clsx } from 'clsx'
import { useState } from 'react'
import { Question } from '#client/features/words/question.tsx'
import type { QuestionGroup } from '#client/features/words/questions.ts'
import { textLinkClass } from '#client/ui/buttons/button.tsx'

interface GroupProps {
  group: QuestionGroup
  hash: string
  isSearched: boolean
}

/** The questions about a subject: where they are many the first three, until the others are asked for, searched for or led to. */
export function Group({ group: { anchor, name, questions }, hash, isSearched }: GroupProps) {
  const [isWhole, setIsWhole] = useState(false)
  const others = questions.slice(first)
  const canFold = others.length > few && !isSearched && others.every((question) => question.anchor !== hash)
  const isFolded = canFold && !isWhole
  return (
    <section aria-labelledby={anchor} className="mb-10">
      <h2 id={anchor} className="scroll-mt-6 border-b-[1.5px] border-ink pb-3 text-2">
        {name}
      </h2>
      {questions.map((question, index) => (
        <div
          key={question.anchor}
          className={clsx(isFolded && index >= first && 'hidden noscript:block! print:block!')}
        >
          <Question question={question} isAddressed={question.anchor === hash} />
        </div>
      ))}
      {canFold && (
        <button
          type="button"
          aria-expanded={isWhole}
          className={clsx(textLinkClass, 'mt-2 noscript:hidden print:hidden')}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${questions.length}`}
          <span className="sr-only"> about {name}</span>
        </button>
      )}
    </section>
  )
}

/** So many stand for their subject, unless there are only a few others. */
const first = 3
const few = 3
