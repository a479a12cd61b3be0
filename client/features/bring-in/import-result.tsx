import { type ReactNode, useEffect, useRef } from 'react'
import { listText } from '#client/features/dishes/format.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { Notice } from '#client/ui/signs/notice.tsx'
import type { ImportOutcome } from '#contract/recipes/imports.ts'
import { wholeText } from '#domain/measure/figures.ts'
import { punctuatedInside } from '#domain/text/quotes.ts'

interface ResultProps {
  recipes: readonly ImportOutcome[]
  failure: string | undefined
  onAgain: () => void
}

type Kept = Extract<ImportOutcome, { outcome: 'kept' }>

/** What became of a file: what was left out first, then what is worth a look, then the rest. */
export function ImportResult({ recipes, failure, onAgain }: ResultProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const kept = recipes.filter((each): each is Kept => each.outcome === 'kept')
  const doubles = recipes.filter((each) => each.outcome === 'double')
  const unread = recipes.filter((each) => each.outcome === 'unread')
  const doubtful = kept.filter(isDoubtful)
  const clear = kept.filter((each) => !isDoubtful(each))
  return (
    <div className="grid gap-6">
      <h3 ref={head} tabIndex={-1} className="text-3">
        {`${counted(kept.length, 'recipe')} imported`}
        {doubles.length > 0 && `, ${doubles.length} you already had`}
        {unread.length > 0 && `, ${unread.length} left out`}
      </h3>
      {failure && (
        <Notice>{`${failure} Everything imported up to that point is in your recipes. If you choose the file again, those recipes will be skipped.`}</Notice>
      )}
      {unread.length > 0 && (
        <Part title={`Left out (${unread.length})`} isOpen>
          {numbered(unread).map(({ key, name, reason }) => (
            <li key={key} className="py-1.5">
              <strong className="font-semibold wrap-anywhere">{name}</strong>{' '}
              <span className="text-ink-2">{reason}</span>
            </li>
          ))}
        </Part>
      )}
      {unread.length > 0 && <HelpLink to="bring-in">What can be imported?</HelpLink>}
      {doubtful.length > 0 && (
        <Part title={`Worth a look (${doubtful.length})`} isOpen>
          {doubtful.map((recipe) => (
            <li key={recipe.id} className="py-1.5">
              <Named recipe={recipe} /> <span className="text-ink-2 wrap-anywhere">{doubtsOf(recipe)}</span>
            </li>
          ))}
        </Part>
      )}
      {clear.length > 0 && (
        <Part title={`Every line recognized (${clear.length})`}>
          {clear.map((recipe) => (
            <li key={recipe.id} className="py-1.5">
              <Named recipe={recipe} />
            </li>
          ))}
        </Part>
      )}
      {doubles.length > 0 && (
        <Part title={`Already yours (${doubles.length})`}>
          {numbered(doubles).map((recipe) => (
            <li key={recipe.key} className="py-1.5">
              <Named recipe={recipe} />
            </li>
          ))}
        </Part>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink {...paths.recipes()} look="go">
          See all recipes
        </ButtonLink>
        <Button onClick={onAgain}>Import another file</Button>
      </div>
    </div>
  )
}

function Part({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{title}</summary>
      <ul className="divide-y divide-hair">{children}</ul>
    </details>
  )
}

function Named({ recipe: { id, title } }: { recipe: { id: number; title: string } }) {
  return (
    <TextLink {...paths.recipe(id)} className="wrap-anywhere">
      {title}
    </TextLink>
  )
}

/** Two may have the same name and the same reason. */
const numbered = <T extends object>(rows: readonly T[]) => rows.map((row, key) => ({ ...row, key }))

const isDoubtful = ({ unknownLines, servingDoubts, servingsGiven }: Kept) =>
  unknownLines.length + servingDoubts.length > 0 || !servingsGiven

function doubtsOf({ unknownLines, servingDoubts, servingsGiven }: Kept): string {
  const shown = unknownLines.slice(0, 3).map((line) => `“${line}”`)
  const more = unknownLines.length - shown.length
  const named = listText(more > 0 ? [...shown, `${more} more`] : shown)
  return [
    ...(shown.length > 0 ? [punctuatedInside(`We don’t recognize ${named}.`)] : []),
    ...(servingsGiven ? [] : ['No servings were given, so we assumed 4.']),
    ...servingDoubts,
  ].join(' ')
}

function counted(many: number, what: string): string {
  return `${wholeText(many)} ${many === 1 ? what : `${what}s`}`
}
