import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import {
  criteriaOf,
  ratingLabels,
  withChange,
  writerLabels,
} from '#client/features/recipes/library/filters/criteria.ts'
import {
  given,
  type LibraryChange,
  type LibrarySearch,
  withoutOf,
  writers,
} from '#client/features/recipes/library/library-search.ts'
import { countsQuery, tagsQuery } from '#client/features/recipes/library/queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { MultipleChoice, type Option, SingleChoice } from '#client/ui/fields/choice.tsx'
import { SelectField } from '#client/ui/fields/field.tsx'
import { Tick } from '#client/ui/fields/tick.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { capital, dollars, words } from '#client/wording.ts'
import type { Counted } from '#contract/recipes/library.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { cuisinesOfRecipes, recipeTypes } from '#domain/options/options.ts'

interface FieldsProps {
  search: LibrarySearch
  onChange: (change: LibraryChange) => void
}

/** Everything that recipes can be narrowed by. A choice holds at once. */
export function FilterFields({ search, onChange }: FieldsProps) {
  /** A list of choices, of which 'Any' takes the filter away. */
  const choice = (label: string, field: keyof LibrarySearch, options: readonly Option[], isNumber = false) => (
    <SelectField
      label={label}
      empty="Any"
      options={withOwn(options, search[field])}
      value={String(search[field] ?? '')}
      onChange={({ target: { value } }) =>
        onChange({ [field]: value === '' ? undefined : isNumber ? Number(value) : value })
      }
    />
  )
  const { data: counts } = useQuery(countsQuery(search))
  return (
    <div className="grid content-start gap-6">
      <Tick
        checked={search.favorite ?? false}
        onChange={({ target: { checked } }) => onChange({ favorite: checked || undefined })}
      >
        Favorites only
      </Tick>
      <SingleChoice
        legend="Ready in"
        options={[
          { value: '', label: 'No limit' },
          ...withOwn(labelled([20, 30, 45, 60], minutesText), search.maxMinutes, minutesText),
        ]}
        value={String(search.maxMinutes ?? '')}
        onChange={(value) => onChange({ maxMinutes: value === '' ? undefined : Number(value) })}
      />
      {choice('Diet', 'diet', labelled(diets, capital))}
      <div className="border-b border-hair">
        <Without search={search} onChange={onChange} />
        <Tags search={search} onChange={onChange} />
        <Folded label="More filters" isUsed={rarelyAsked.some((field) => search[field] !== undefined)}>
          <div className="grid gap-6">
            {choice('Cuisine', 'cuisine', counted(cuisinesOfRecipes, counts?.cuisines))}
            {choice('Recipe type', 'recipeType', counted(recipeTypes, counts?.recipeTypes))}
            {choice('Calories per serving', 'maxCalories', labelled([300, 400, 500, 600, 800], caloriesText), true)}
            {choice('Cost per serving', 'maxCost', labelled([1, 2, 3, 5, 8], costText), true)}
            {choice(
              'Your rating',
              'rating',
              labelled([1, -1] as const, (rating) => ratingLabels[rating]),
              true,
            )}
            {choice(
              'Written by',
              'writer',
              labelled(writers, (kind) => capital(writerLabels[kind])),
            )}
          </div>
        </Folded>
      </div>
    </div>
  )
}

const rarelyAsked = ['cuisine', 'recipeType', 'maxCalories', 'maxCost', 'rating', 'writer'] as const

/** Folded away until something in it is chosen. */
function Folded({ label, isUsed, children }: { label: string; isUsed: boolean; children: ReactNode }) {
  const [isOpen] = useState(isUsed)
  return (
    <details open={isOpen} className="border-t border-hair">
      <summary className="flex min-h-12 items-center justify-between text-ui font-semibold">{label}</summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

function Without({ search, onChange }: FieldsProps) {
  const left = withoutOf(search.without)
  return (
    <Folded label="Allergens to avoid" isUsed={left.length > 0}>
      <MultipleChoice
        legend="Without"
        isAvoided
        hint="Shows recipes where we found none of these in any line or step. Check labels anyway."
        options={labelled(allergens, (code) => capital(words(code)))}
        values={left}
        onChange={(values) => onChange({ without: values.join(',') })}
      />
    </Folded>
  )
}

/** The reader's own tags with how many recipes carry each; pressed again, a tag lets go. */
function Tags({ search, onChange }: FieldsProps) {
  const { data: tags = [] } = useQuery(tagsQuery)
  if (tags.length === 0) return null
  return (
    <Folded label="Tags" isUsed={search.tag !== undefined}>
      <ul aria-label="Tags" className="flex max-h-64 flex-wrap gap-2 overflow-y-auto p-1 -m-1">
        {tags.map(({ tag, recipes }) => (
          <li key={tag} className="min-w-0">
            <button
              type="button"
              aria-pressed={search.tag === tag}
              onClick={() => onChange({ tag: search.tag === tag ? undefined : tag })}
              className={clsx(
                'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border-[1.5px] px-3.5 py-1.5 text-left text-ui leading-tight font-medium',
                search.tag === tag ? 'border-ink bg-ink text-paper' : 'border-edge bg-sheet hover:bg-well',
              )}
            >
              <span className="min-w-0 wrap-anywhere">#{tag}</span>
              <span className="num text-note">{recipes}</span>
            </button>
          </li>
        ))}
      </ul>
    </Folded>
  )
}

const caloriesText = (most: number) => `Up to ${most} kcal`
const costText = (most: number) => `Up to ${dollars(most)}`

function labelled<T extends string | number>(
  values: readonly T[],
  label: (value: T) => string = String,
): Option<`${T}`>[] {
  return values.map((value) => ({ value: `${value}`, label: label(value) }))
}

/** Those that some recipes have, the most frequent first, each with how many; all of them until that is known. */
function counted(values: readonly string[], counts: Counted | undefined): Option[] {
  if (!counts) return labelled(values)
  return counts.flatMap(({ name, recipes }) =>
    values.includes(name) ? [{ value: name, label: `${name} (${recipes})` }] : [],
  )
}

/** A figure out of somebody's link that is none of ours stands in the list too. */
function withOwn(
  options: readonly Option[],
  value: string | number | true | undefined,
  label: (value: number) => string = String,
): Option[] {
  if (value === undefined || options.some((option) => option.value === String(value))) return [...options]
  return [...options, { value: String(value), label: typeof value === 'number' ? label(value) : String(value) }]
}

interface FilterDialogProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  search: LibrarySearch
  onSearch: (search: LibrarySearch) => void
  /** The fields. */
  children: ReactNode
}

/** What recipes are narrowed by, where there is no room for it beside them. */
export function FilterDialog({ isOpen, onOpen, search, onSearch, children }: FilterDialogProps) {
  const { q, sort, collection } = search
  const isNarrowed = criteriaOf(withChange(search, { q: undefined, collection: undefined })).length > 0
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpen}
      title="Filters"
      size="narrow"
      footer={
        <>
          {isNarrowed && <Button onClick={() => onSearch(given({ q, sort, collection }))}>Clear all</Button>}
          <Button look="go" onClick={() => onOpen(false)}>
            Show recipes
          </Button>
        </>
      }
    >
      <div className="px-5 py-6 tablet:px-8">{children}</div>
    </Dialog>
  )
}
