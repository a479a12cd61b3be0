import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BookOpen, CookingPot, Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { RowsComing } from '#client/features/dishes/rows-coming.tsx'
import { ComposeDialog } from '#client/features/generate/compose-dialog.tsx'
import { useIsGenerating } from '#client/features/generate/is-generating.ts'
import { IdeaRow } from '#client/features/ideas/idea-row.tsx'
import { ideasQuery } from '#client/features/ideas/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { GenerationForm } from '#contract/recipes/generation.ts'
import type { Ideas } from '#contract/recipes/ideas.ts'

/** What these foods make: own recipes, then composed ones to have written out. */
export function IdeasFound({ foods, user }: { foods: readonly string[]; user: User }) {
  const { data, error, refetch } = useQuery(ideasQuery(foods))
  const navigate = useNavigate()
  const [wish, setWish] = useState<GenerationForm | null>(null)
  const isGenerating = useIsGenerating()
  if (foods.length === 0) return null
  const failure = error && <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!data) return failure ?? <RowsComing words="Looking for ideas" rows={4} />
  const { understood, own, composed } = data
  if (understood.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 spread:grid-cols-2">
      {failure && <div className="col-span-full">{failure}</div>}
      <output className="sr-only">
        {own.length} {own.length === 1 ? 'recipe' : 'recipes'} of your own, {composed.length} new{' '}
        {composed.length === 1 ? 'idea' : 'ideas'}
      </output>
      <Found
        title="From your recipes"
        empty={`None of your recipes come close.${composed.length > 0 ? ' The new ideas use what you have.' : ''}`}
        rows={own.map(({ recipe, uses, missing }) => (
          <IdeaRow
            key={recipe.id}
            {...{ uses, missing, user }}
            summary={recipe.summary}
            imageUrl={recipe.photoUrl ?? recipe.imageUrl}
            title={
              <TextLink
                {...paths.recipe(recipe.id)}
                state={{ cameFrom: { ideas: { with: foods.join(',') } } }}
                className="min-h-0! text-[length:inherit]! font-[inherit]! text-ink! no-underline! after:absolute after:inset-0 hover:underline!"
              >
                {recipe.title}
              </TextLink>
            }
            action={
              missing.length === 0 ? (
                <ButtonLink
                  look="go"
                  {...paths.recipe(recipe.id, { cook: 1 })}
                  aria-label={`Cook: ${recipe.title}`}
                  className={actClass}
                >
                  <CookingPot aria-hidden className="icon-small" />
                  Cook
                </ButtonLink>
              ) : (
                <ButtonLink {...paths.recipe(recipe.id)} aria-label={`Open: ${recipe.title}`} className={actClass}>
                  <BookOpen aria-hidden className="icon-small" />
                  Open
                </ButtonLink>
              )
            }
          />
        ))}
      />
      <Found
        title="New ideas"
        empty="We couldn’t come up with anything that fits your profile. Add an ingredient or remove one."
        rows={composed.map(({ title, uses, missing, summary, imageUrl, wish: asked }) => (
          <IdeaRow
            key={title}
            {...{ uses, missing, user, summary, imageUrl, title }}
            action={
              <Button busy={isGenerating} className={actClass} onClick={() => setWish(asked)}>
                <Sparkles aria-hidden className="icon-small" />
                Generate<span className="sr-only">: {title}</span>
              </Button>
            }
          />
        ))}
      />
      {wish && (
        <ComposeDialog
          wish={wish}
          onClose={() => setWish(null)}
          onMade={(recipeId) => void navigate(paths.recipe(recipeId))}
        />
      )}
    </div>
  )
}

/** Beside the time that a dish takes. */
const actClass = 'relative !min-h-11 !px-3.5 !py-1 text-ui'

/** Under the foods that were named: those that nobody knows. */
export function NotKnown({ unknown }: Pick<Ideas, 'unknown'>) {
  if (unknown.length === 0) return null
  return (
    <p className="-mt-2 text-note text-saffron-ink">
      We don’t know {unknown.length === 1 ? 'this one' : 'these'}. Try a simpler word.
    </p>
  )
}

function Found({ title, empty, rows }: { title: string; empty: string; rows: ReactNode[] }) {
  return (
    <section aria-label={title} className="@container">
      <h2 className="border-b-[1.5px] border-ink pb-3 text-2">{title}</h2>
      {rows.length > 0 ? <ul>{rows}</ul> : <p className="py-5 text-ink-2">{empty}</p>}
    </section>
  )
}
