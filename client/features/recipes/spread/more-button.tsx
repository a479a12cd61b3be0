import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '#client/ui/button.tsx'

/** The three dots before what is done with a recipe less often. */
export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <IconButton {...props} label="More">
      <Ellipsis aria-hidden className="icon" />
    </IconButton>
  )
}
