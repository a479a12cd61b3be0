import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Ellipsis, FolderMinus, FolderPlus, ShoppingBasket, Tag, Trash2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { tellFailure } from '#client/failure.ts'
import {
  countText,
  useDeleteRecipes,
  usePlace,
  useTagRecipes,
} from '#client/features/recipes/library/collections/collection-queries.ts'
import { NameDialog } from '#client/features/recipes/library/collections/name-dialog.tsx'
import { PickCollection } from '#client/features/recipes/library/collections/pick-collection.tsx'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { collectionsQuery, countsQuery, idsOf, tagsQuery } from '#client/features/recipes/library/queries.ts'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { UpgradePanel } from '#client/features/shopping/make/upgrade-panel.tsx'
import { useMakeList } from '#client/features/shopping/make/use-make-list.ts'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
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

/** What is done with the recipes that are selected; at the foot of the page as long as some are. A phone has one row for it, and the rest in a menu. */
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
  const all = useSelectAll({ selected, search, onSelect })
  const takeOut = () => open && place.mutate({ ...open, recipeIds: selected, isIn: false })
  return (
    <>
      <section aria-label="Selected recipes" className="selection-bar foot-bar alone-at-foot">
        <output className="num">{isNothing ? 'Select recipes' : `${selected.length} selected`}</output>
        {all && (
          <button
            type="button"
            disabled={all.isPending}
            onClick={all.press}
            className="min-h-11 rounded-ctl px-3 text-ui font-semibold underline underline-offset-3 hover:bg-ink-2 focus-visible:outline-paper max-tablet:hidden"
          >
            {all.words}
          </button>
        )}
        <Action
          isFirst
          icon={<ShoppingBasket aria-hidden className="icon" />}
          isOff={isNothing || list.isPending}
          onPress={() => list.mutate({ recipeIds: selected })}
        >
          Shopping list
        </Action>
        <div className="contents max-tablet:hidden">
          {open ? (
            <Action
              icon={<FolderMinus aria-hidden className="icon" />}
              isOff={isNothing || place.isPending}
              onPress={takeOut}
            >
              Remove from collection
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
          <Action icon={<Trash2 aria-hidden className="icon" />} isOff={isNothing} onPress={() => setAsked('delete')}>
            Delete
          </Action>
        </div>
        {(all || !isNothing) && (
          <div className="tablet:hidden">
            <Menu
              trigger={
                <IconButton label="More: selected recipes" className={onInk}>
                  <Ellipsis aria-hidden className="icon" />
                </IconButton>
              }
            >
              {all && <MenuItem onClick={all.press}>{all.words}</MenuItem>}
              {!isNothing && (
                <>
                  {open ? (
                    <MenuItem onClick={takeOut}>Remove from collection</MenuItem>
                  ) : (
                    <MenuItem onClick={() => setAsked('collection')}>Add to collection…</MenuItem>
                  )}
                  <MenuItem onClick={() => setAsked('tag')}>Tag…</MenuItem>
                  <MenuItem onClick={() => setAsked('delete')}>Delete…</MenuItem>
                </>
              )}
            </Menu>
          </div>
        )}
        <IconButton label="Stop selecting" onClick={onDone} className={onInk}>
          <X aria-hidden className="icon" />
        </IconButton>
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

/** Of a sign on the dark bar. */
const onInk = 'text-paper! hover:bg-ink-2! focus-visible:outline-paper'

/** Ticks all that fit, in their order, as far as one selection reaches; null where they are ticked. */
function useSelectAll({ selected, search, onSelect }: Omit<BarProps, 'onDone'>) {
  const { data: counts } = useQuery(countsQuery(search))
  const all = useSingle({
    mutationFn: () => idsOf(search),
    onSuccess: onSelect,
    onError: (error) => tellFailure(error, 'The recipes couldn’t be selected'),
  })
  const reach = Math.min(counts?.recipes ?? 0, mostAtOnce)
  if (selected.length >= reach) return null
  return {
    words: counts && counts.recipes > mostAtOnce ? `Select the first ${mostAtOnce}` : 'Select all',
    press: () => all.mutate(),
    isPending: all.isPending,
  }
}

function Action({
  icon,
  isOff,
  isFirst,
  onPress,
  children,
}: {
  icon: ReactNode
  isOff: boolean
  /** What most select for. */
  isFirst?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onPress}
      className={clsx(
        'flex min-h-11 items-center gap-2 rounded-ctl px-3 py-1 text-ui leading-tight font-semibold focus-visible:outline-paper disabled:opacity-50',
        isFirst ? 'ml-auto bg-tomato text-on-tomato hover:bg-tomato-hover' : 'hover:bg-ink-2',
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
