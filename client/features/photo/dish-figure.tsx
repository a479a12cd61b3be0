import { clsx } from 'clsx'
import { Image as ImageIcon, type LucideIcon, Soup } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import { DishImage, isDrawn } from '#client/features/dishes/dish.tsx'
import { PictureButton } from '#client/features/photo/picture-button.tsx'

interface DishFigureProps {
  recipe: CookedRecipe
  place: 'page' | 'dialog'
  /** What can be done with the picture, over its upper right corner; it offers the other picture too, where there is one. */
  renderActions?: (other: OtherPicture | undefined) => ReactNode
}

/** The dish in place of the photograph that is shown, or the other way about. */
export interface OtherPicture {
  icon: LucideIcon
  name: string
  show: () => void
}

/** The left page: the cook's own photograph, where there is one, or the dish on its linen; either at a press. */
export function DishFigure({ recipe, place, renderActions = otherAlone }: DishFigureProps) {
  const { photoUrl, imageUrl, title } = recipe
  const [wantsDish, setWantsDish] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const isPhoto = photoUrl !== null && !wantsDish
  const src = isPhoto ? photoUrl : imageUrl
  const fills = isPhoto || !isDrawn(imageUrl)
  return (
    <figure
      className={clsx(
        'linen relative overflow-hidden @min-[880px]:h-auto print:hidden',
        // the ingredients of what has a long name begin as high
        place === 'page' ? (title.length > 40 ? 'h-38' : 'h-46') : title.length > 24 ? 'h-38' : 'h-46',
        place === 'page'
          ? '@min-[480px]:h-[min(46cqw,400px)] @min-[880px]:min-h-[370px] spread:rounded-l-sheet'
          : '@min-[480px]:h-[min(42cqw,320px)] @min-[880px]:min-h-[280px]',
      )}
    >
      {/* the table is laid until the dish is there */}
      {!import.meta.env.SSR && !fills && shown !== src && (
        <DishImage src="/empty-plate.svg" className={placeClass[place]} />
      )}
      <DishImage
        key={src}
        src={src}
        onShown={() => setShown(src)}
        alt={isPhoto ? `Photo: ${title}` : isDrawn(src) ? `Drawing of the dish: ${title}` : `Illustration: ${title}`}
        className={fills ? 'absolute inset-0 size-full object-cover!' : placeClass[place]}
      />
      <div className="absolute top-3 right-3 z-1 flex max-w-[90%] flex-wrap justify-end gap-2">
        {renderActions(
          photoUrl === null
            ? undefined
            : { ...(wantsDish ? photo : illustration), show: () => setWantsDish(!wantsDish) },
        )}
      </div>
      <div
        aria-hidden
        className="absolute inset-y-0 right-0 w-[34px] bg-linear-to-l from-gutter to-transparent @max-[879px]:hidden"
      />
      {/* a page that comes drawn never hears of it */}
      {(import.meta.env.SSR || shown === src) && (
        <figcaption
          className={clsx(
            'aside absolute bottom-0 left-0 bg-sheet px-3 py-1 text-ui! @min-[880px]:px-4 @min-[880px]:py-2',
            // a small picture of the drawn dish is left clean: what else it is has to be told
            isDrawn(src) && (place === 'page' ? '@max-[879px]:sr-only' : 'sr-only'),
          )}
        >
          {captionOf(recipe, isPhoto)}
        </figcaption>
      )}
    </figure>
  )
}

const photo = { icon: ImageIcon, name: 'Photo' }
const illustration = { icon: Soup, name: 'Illustration' }

const otherAlone = (other: OtherPicture | undefined) =>
  other && (
    <PictureButton icon={other.icon} isSign onClick={other.show}>
      {other.name}
    </PictureButton>
  )

const placeClass = { page: 'near-dish', dialog: 'near-dish nearer-dish' }

/** Only what is drawn from the list may say so. */
function captionOf({ imageUrl, ingredients }: CookedRecipe, isPhoto: boolean): string {
  if (isPhoto) return 'Photographed by the cook'
  return isDrawn(imageUrl)
    ? `Drawn from ${ingredients.length === 1 ? '1 ingredient' : `${ingredients.length} ingredients`}`
    : 'Made by an image model, not a photograph'
}
