import { clsx } from 'clsx'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { OwnNotes } from '#client/features/own-words/own-notes.tsx'
import { useWriteTags } from '#client/features/own-words/queries.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

const TagsField = lazyPart(async () => (await import('#client/features/own-words/tags-field.tsx')).TagsField)
const OwnCollections = lazyPart(
  async () => (await import('#client/features/own-words/own-collections.tsx')).OwnCollections,
)

/** The cook's own words beside a recipe: tags and notes, edited in place. */
export function OwnWords({ recipe, Heading }: { recipe: Recipe; Heading: 'h2' | 'h3' }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={clsx('own-words', recipe.cookNotes.trim() === '' && 'print:hidden')}>
      <Heading id={heading} className="mb-2 basis-full lesser-title">
        Your tags and notes
      </Heading>
      {recipe.variationOf !== null && (
        <TextLink {...paths.recipe(recipe.variationOf)} className="-mt-2 basis-full">
          A variation of another recipe
        </TextLink>
      )}
      <OwnTags key={recipe.id} recipe={recipe} />
      <OwnNotes recipe={recipe} isToldAbove={Heading === 'h2'} />
      <Suspense fallback={<div className="min-h-11 print:hidden" />}>
        <OwnCollections recipeId={recipe.id} />
      </Suspense>
    </section>
  )
}

function OwnTags({ recipe }: { recipe: Recipe }) {
  const [isOpen, setIsOpen] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const write = useWriteTags(recipe)
  const tags = write.sent ?? recipe.tags
  const turn = (open: boolean) => {
    flushSync(() => setIsOpen(open))
    if (!open) part.current?.querySelector('button')?.focus()
  }
  if (!isOpen)
    return (
      <div ref={part} className="print:hidden">
        {tags.map((tag) => (
          <TextLink key={tag} {...paths.recipes({ tag })} className="own-tag">
            #{tag}
          </TextLink>
        ))}
        <TextButton onClick={() => turn(true)}>{tags.length > 0 ? 'Edit tags' : 'Add tags'}</TextButton>
      </div>
    )
  return (
    <div ref={part} className="grid w-full gap-3 print:hidden">
      <Suspense>
        <TagsField tags={tags} onTags={(next) => write.save(next)} />
        <OnceThere then={() => part.current?.querySelector('input')?.focus()} />
      </Suspense>
      <TextButton onClick={() => turn(false)}>Done</TextButton>
    </div>
  )
}

/** Does something when what stands beside it has come. */
function OnceThere({ then }: { then: () => void }) {
  const first = useRef(then)
  useEffect(() => first.current(), [])
  return null
}
