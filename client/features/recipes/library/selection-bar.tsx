import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { FolderMinus, FolderPlus, ShoppingBasket, Tag, Trash2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { tellFailure } from '#client/failure.ts'
import {
  countText,
  useDeleteRecipes,
  usePlace,
  useTagRecipes,
} from '#client/features/recipes/library/collection-queries.ts'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { NameDialog } from '#client/features/recipes/library/name-dialog.tsx'
import { PickCollection } from '#client/features/recipes/library/pick-collection.tsx'
import { collectionsQuery, countsQuery, idsOf, tagsQuery } from '#client/features/recipes/library/queries.ts'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { UpgradePanel } from '#client/features/shopping/make/upgrade-panel.tsx'
import { useMakeList } from '#client/features/shopping/make/use-make-list.ts'
import { paths } from '#client/paths.ts'
import { Confirm } from '#client/ui/confirm.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useSingle } from '#client/use-single.ts'
import { mostAtOnce } from '#contract/how-many.ts'

interface BarProps {
  selected: readonly number[]
  /** What is looked at. */
  search: LibrarySearch
  onSelect: (recipeIds: readonly number[]) => void
  /** Leaves the selection. */
  onDone: () => void
}

/** What is done with the recipes that are selected; at the foot of the page as long as some are. */
export function SelectionBar({ selected, search, onSelect, onDone }: BarProps) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'tag' | 'collection' | 'delete'>()
  const [refusal, setRefusal] = useState<PlanRefusal>()
  const finish = () => {
    setAsked(undefined)
    onDone()
  }
  const close = () => setAsked(undefined)
  const { data: collections = [] } = useQuery(collectionsQuery)
  const open = collections.find(({ id }) => id === search.collection)
  const place = usePlace(finish)
  const remove = useDeleteRecipes(finish)
  const list = useMakeList({
    onMade: ({ id }) => void navigate(paths.list(id)),
    onRefused: setRefusal,
  })
  const isNothing = selected.length === 0
  return (
    <>
      <section
        aria-label="Selected recipes"
        className="foot-bar sticky bottom-[calc(var(--tab-bar,0px)+12px)] z-10 mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-ctl bg-ink px-3 py-2 text-paper shadow-3 tablet:px-5"
      >
        <output className="num mr-auto font-semibold">
          {isNothing ? 'Select recipes' : `${selected.length} selected`}
        </output>
        <SelectAll selected={selected} search={search} onSelect={onSelect} />
        <div className="flex max-tablet:order-last max-tablet:w-full max-tablet:justify-between">
          <Action
            isFirst
            icon={<ShoppingBasket aria-hidden className="icon" />}
            isOff={isNothing || list.isPending}
            onPress={() => list.mutate({ recipeIds: selected })}
          >
            Shopping list
          </Action>
          {open ? (
            <Action
              icon={<FolderMinus aria-hidden className="icon" />}
              isOff={isNothing || place.isPending}
              onPress={() => place.mutate({ ...open, recipeIds: selected, isIn: false })}
            >
              Remove<span className="max-tablet:sr-only"> from collection</span>
            </Action>
          ) : (
            <Action
              icon={<FolderPlus aria-hidden className="icon" />}
              isOff={isNothing}
              onPress={() => setAsked('collection')}
            >
              Collection
            </Action>
          )}
          <Action icon={<Tag aria-hidden className="icon" />} isOff={isNothing} onPress={() => setAsked('tag')}>
            Tag
          </Action>
          <Action
            isApart
            icon={<Trash2 aria-hidden className="icon" />}
            isOff={isNothing}
            onPress={() => setAsked('delete')}
          >
            Delete
          </Action>
        </div>
        <button
          type="button"
          aria-label="Stop selecting"
          onClick={onDone}
          className="grid size-11 place-items-center rounded-ctl hover:bg-ink-2 focus-visible:outline-paper"
        >
          <X aria-hidden className="icon" />
        </button>
      </section>
      {asked === 'tag' && <TagDialog recipeIds={selected} onDone={finish} onClose={close} />}
      {asked === 'collection' && <PickCollection recipeIds={selected} onDone={finish} onClose={close} />}
      <Confirm
        open={asked === 'delete'}
        onOpenChange={(isOpened) => !isOpened && close()}
        title={
          selected.length === 1
            ? 'Are you sure you want to delete this recipe?'
            : `Are you sure you want to delete these ${selected.length} recipes?`
        }
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(selected)}
      />
      {refusal && (
        <Dialog
          open
          onOpenChange={(isOpened) => !isOpened && setRefusal(undefined)}
          size="narrow"
          title="One list for several recipes"
        >
          <div className="px-5 py-6 tablet:px-8">
            <UpgradePanel
              refusal={refusal}
              back="Back to the recipes"
              onBack={() => setRefusal(undefined)}
              Heading="h3"
            />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Ticks all that fit, in their order, as far as one selection reaches. */
function SelectAll({ selected, search, onSelect }: Omit<BarProps, 'onDone'>) {
  const { data: counts } = useQuery(countsQuery(search))
  const all = useSingle({
    mutationFn: () => idsOf(search),
    onSuccess: onSelect,
    onError: (error) => tellFailure(error, 'The recipes couldn’t be selected'),
  })
  const reach = Math.min(counts?.recipes ?? 0, mostAtOnce)
  if (selected.length >= reach) return null
  return (
    <button
      type="button"
      disabled={all.isPending}
      onClick={() => all.mutate()}
      className="min-h-11 rounded-ctl px-3 text-ui font-semibold underline underline-offset-3 hover:bg-ink-2 focus-visible:outline-paper"
    >
      {counts && counts.recipes > mostAtOnce ? `Select the first ${mostAtOnce}` : 'Select all'}
    </button>
  )
}

function Action({
  icon,
  isOff,
  isFirst,
  isApart,
  onPress,
  children,
}: {
  icon: ReactNode
  isOff: boolean
  /** What most select for. */
  isFirst?: boolean
  isApart?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onPress}
      className={clsx(
        'grid min-h-12 justify-items-center gap-0.5 rounded-ctl px-2 py-1 text-note leading-tight font-semibold focus-visible:outline-paper disabled:opacity-50 tablet:flex tablet:min-h-11 tablet:items-center tablet:gap-2 tablet:px-3 tablet:text-ui',
        isFirst ? 'bg-tomato text-on-tomato hover:bg-tomato-hover' : 'hover:bg-ink-2',
        isApart && 'tablet:ml-6',
      )}
    >
      {icon}
      {children}
    </button>
  )
}

function TagDialog({
  recipeIds,
  onDone,
  onClose,
}: {
  recipeIds: readonly number[]
  onDone: () => void
  onClose: () => void
}) {
  const { data: tags = [] } = useQuery(tagsQuery)
  const put = useTagRecipes(onDone)
  return (
    <NameDialog
      title={`Tag ${countText(recipeIds.length)}`}
      label="Tag"
      action="Add tag"
      missing="Please type a tag"
      longest={40}
      known={tags.map(({ tag }) => tag)}
      busy={put.isPending}
      onSave={(tag) => put.mutate({ recipeIds, tag: tag.replace(/^#/, '').trim().toLowerCase() })}
      onClose={onClose}
    />
  )
}
