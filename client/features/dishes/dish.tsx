import { clsx } from 'clsx'
import { useState } from 'react'

/** A drawn dish of 72 px or less; until there is one, its linen square alone. */
export function DishThumbnail({ src, className }: { src: string; className?: string }) {
  return (
    <div className={clsx('linen overflow-hidden rounded-sheet', className)}>
      <DishImage src={small(src)} className="size-full" />
    </div>
  )
}

/** The drawing without a ground. It is left out where it cannot be had, so that nothing looks torn. */
export function DishImage({
  src,
  alt = '',
  className,
  loading,
  onShown,
}: {
  src: string
  alt?: string
  className?: string
  loading?: 'lazy'
  onShown?: () => void
}) {
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === src) return null
  return (
    <img
      // of a page that came drawn it may be there before anybody listens
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) onShown?.()
      }}
      src={src}
      alt={alt}
      decoding="async"
      loading={loading}
      className={clsx('object-contain', className)}
      onLoad={onShown}
      onError={() => setFailed(src)}
    />
  )
}

/** Whether the picture is a drawn dish, not a photograph. */
export const isDrawn = (src: string) => /^\/api\/(?:recipes|shared|community\/recipes)\/[\w-]+\/image\.svg$/.test(src)

/** Drawn dishes have a plainer drawing for small sizes; other pictures have not. */
function small(src: string): string {
  if (src.startsWith('/api/dish.svg?')) return `${src}&size=small`
  return isDrawn(src) ? `${src}?size=small` : src
}
