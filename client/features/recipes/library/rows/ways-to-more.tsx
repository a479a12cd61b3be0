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

/** Under the first few dishes of a library: plates that are still to be filled. */
export function WaysToMore() {
  return (
    <ul aria-label="Ways to more recipes" className="mt-6 grid gap-x-8 border-t border-hair phone:grid-cols-2">
      {ways.map(({ to, Icon, name, how }) => (
        <li
          key={name}
          className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 border-b border-hair py-4"
        >
          <span className="grid size-18 place-items-center rounded-full border-2 border-dashed border-edge text-ink-2">
            <Icon aria-hidden className="size-7 stroke-[1.25]" />
          </span>
          <span>
            <Link
              {...to}
              className="serif text-lead leading-tight font-medium decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <span className="note block leading-snug">{how}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
