import { diffWordsWithSpace } from 'diff'
import { cutText } from '#domain/cut-text.ts'

/** What is compared of two states of a text, by the name of its field. */
export type ComparedFields<Words> = readonly { words: string; of: (text: Words) => string }[]

interface Props<Words> {
  fields: ComparedFields<Words>
  before: Words
  after: Words
}

/** What differs between two states of a text, field by field, word by word. */
export function Differences<Words>({ fields, before, after }: Props<Words>) {
  const changed = fields.filter(({ of }) => of(before) !== of(after))
  if (changed.length === 0) return <p className="note">No differences.</p>
  return (
    <dl className="grid gap-4">
      {changed.map(({ words, of }) => (
        <div key={words} className="grid gap-1">
          <dt className="text-ui font-semibold">{words}</dt>
          <dd className="rounded-ctl bg-well p-3 text-ui whitespace-pre-wrap wrap-anywhere">
            <Changed before={of(before)} after={of(after)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Unchanged stretches are cut to their ends. */
function Changed({ before, after }: { before: string; after: string }) {
  // two texts that have little in common are shown one after the other
  const parts = diffWordsWithSpace(before, after, { timeout: 300 }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return (
    <>
      {parts.map(({ value, removed, added }, at) => {
        const place = `${at} ${value.length}`
        if (removed)
          return (
            <del key={place} className="bg-beet-wash text-beet-ink">
              {value}
            </del>
          )
        if (added)
          return (
            <ins key={place} className="bg-basil-wash text-basil-ink">
              {value}
            </ins>
          )
        return <span key={place}>{shortened(value)}</span>
      })}
    </>
  )
}

const kept = 120

function shortened(text: string): string {
  if (text.length <= 3 * kept) return text
  return `${cutText(text, kept)} … ${text.slice(cutText(text, text.length - kept).length)}`
}
