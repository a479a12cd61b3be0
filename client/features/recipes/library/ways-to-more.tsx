import { Link } from '@tanstack/react-router'
import { BookUp, Sparkles } from 'lucide-react'
import { paths } from '#client/paths.ts'

const ways = [
  {
    to: paths.home({ dialog: 'generate' }),
    Icon: Sparkles,
    name: 'Generate a recipe',
    how: 'Written for your kitchen, every line checked.',
  },
  { to: paths.importRecipes(), Icon: BookUp, name: 'Bring in your own', how: 'From web pages, photos and other apps.' },
]

/** Beside the first few dishes of a library: plates that are still to be filled. */
export function WaysToMore() {
  return ways.map(({ to, Icon, name, how }) => (
    <li
      key={name}
      className="relative flex min-w-0 flex-col rounded-ctl p-2 hover:bg-sheet @max-[19rem]:p-1 @min-[560px]:p-3"
    >
      <div className="grid aspect-square place-items-center p-[6%]">
        <div className="grid size-full place-items-center rounded-full border-2 border-dashed border-edge text-ink-2">
          <Icon aria-hidden className="size-1/4 stroke-[1.25]" />
        </div>
      </div>
      <h2 className="mt-2.5 text-lead leading-tight font-[520] tracking-[-0.008em] @min-[560px]:text-3">
        <Link {...to} className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline">
          {name}
        </Link>
      </h2>
      <p className="note mt-1 leading-snug">{how}</p>
    </li>
  ))
}
