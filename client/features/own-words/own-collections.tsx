import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { collectionsOfQuery } from '#client/features/recipes/library/collections/collections-of-query.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'

const PickCollection = lazyPart(
  async () => (await import('#client/features/recipes/library/collections/pick-collection.tsx')).PickCollection,
)

/** The collections that a recipe is in, each a way to the others in it, and a way into another one. */
export function OwnCollections({ recipeId }: { recipeId: number }) {
  const { data: collections = [] } = useQuery(collectionsOfQuery(recipeId))
  const [isPicking, setIsPicking] = useState(false)
  const close = () => setIsPicking(false)
  return (
    <div className="print:hidden">
      {collections.length > 0 && <span className="text-ink-2">In</span>}
      {collections.map(({ id, name, rule }) => (
        <TextLink key={id} {...paths.recipes(rule ?? { collection: id })} className="wrap-anywhere">
          {name}
        </TextLink>
      ))}
      <TextButton onClick={() => setIsPicking(true)}>Add to collection</TextButton>
      {isPicking && (
        <Suspense>
          <PickCollection recipeIds={[recipeId]} onDone={close} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
