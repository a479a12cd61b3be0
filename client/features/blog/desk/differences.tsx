import { diffWordsWithSpace } from 'diff'
import type { PostWords } from '#contract/blog-desk.ts'
import { cutText } from '#domain/cut-text.ts'

const fields: readonly { words: string; of: (post: PostWords) => string }[] = [
  { words: 'Title', of: ({ title }) => title },
  { words: 'Summary', of: ({ excerpt }) => excerpt },
  { words: 'For search engines', of: ({ metaDescription }) => metaDescription },
  { words: 'Category', of: ({ category }) => category },
  { words: 'Tags', of: ({ tags }) => tags.join(', ') },
  { words: 'Picture', of: ({ picture }) => ('photo' in picture ? picture.photo : pictured(picture)) },
  { words: 'Picture description', of: ({ picture }) => picture.alt },
  { words: 'Text', of: ({ markdown }) => markdown },
]

const pictured = ({ dish, type, foods }: { dish: string; type: string; foods: readonly string[] }) =>
  `${dish} (${type}): ${foods.join(', ')}`

/** What differs between two states of an article, field by field, word by word. */
export function Differences({ before, after }: { before: PostWords; after: PostWords }) {
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
