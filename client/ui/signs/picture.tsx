import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Mark } from '#client/ui/signs/glyph.tsx'

/** An image of known size; where it cannot be had, linen with the mark takes its place, so that nothing jumps or looks torn. */
export function Picture({
  src,
  alt = '',
  className,
  ...rest
}: { src: string; width: number; height: number } & ComponentProps<'img'>) {
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === src)
    return (
      <div className={clsx('linen grid place-items-center rounded-full text-linen-ink', className)}>
        <Mark className="size-1/4 opacity-60" />
      </div>
    )
  return <img {...rest} src={src} alt={alt} className={className} onError={() => setFailed(src)} />
}
