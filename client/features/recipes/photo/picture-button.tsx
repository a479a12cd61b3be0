import type { ReactNode } from 'react'

/** A button over a picture, on paper of its own. */
export function PictureButton({
  children,
  onClick,
  label,
}: {
  children: ReactNode
  onClick: () => void
  label?: string
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="inline-flex min-h-11 items-center gap-2 rounded-ctl border-[1.5px] border-edge bg-sheet px-3.5 py-1.5 text-ui leading-tight font-semibold text-ink hover:bg-well"
    >
      {children}
    </button>
  )
}
