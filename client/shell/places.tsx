import { Link, useLocation } from '@tanstack/react-router'
import { BookOpen, CookingPot, type LucideIcon, ShoppingBasket, Sparkles, Utensils } from 'lucide-react'
import { paths } from '#client/paths.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'

/** A member's places, in the head of wide pages. */
export function HeaderPlaces({ user }: { user: User }) {
  const here = useHere()
  return (
    <nav aria-label="Main" className="ml-auto hidden items-center gap-1 tablet:flex">
      {[home, recipes, ...planningOf(user), lists].map(({ words, path, isHere }) => (
        <Link key={words} {...path} aria-current={isHere(here) ? 'page' : undefined} className="place-link">
          {words}
        </Link>
      ))}
    </nav>
  )
}

/** The same at the foot of a phone, within reach of a thumb; `--tab-bar` keeps what sticks to the foot above it. */
export function TabBar({ user }: { user: User }) {
  const here = useHere()
  const places = [home, recipes, generate, ...planningOf(user), lists]
  return (
    <nav aria-label="Main" className="tab-bar places">
      {places.map(({ words, short, path, isHere, Icon }) => (
        <Link key={words} {...path} aria-current={isHere(here) ? 'page' : undefined} className="tab-link">
          <Icon aria-hidden className="icon" />
          {short ?? words}
        </Link>
      ))}
    </nav>
  )
}

interface Here {
  pathname: string
  dialog: unknown
}

interface Place {
  words: string
  /** Where five places share the width of a phone. */
  short?: string
  path: ReturnType<typeof paths.home | typeof paths.recipes | typeof paths.menuPlanning | typeof paths.lists>
  isHere: (here: Here) => boolean
  Icon: LucideIcon
}

const home: Place = {
  words: 'Home',
  path: paths.home(),
  isHere: ({ pathname, dialog }) => pathname === '/' && dialog !== 'generate',
  Icon: CookingPot,
}
const recipes: Place = {
  words: 'Recipes',
  path: paths.recipes(),
  isHere: ({ pathname }) => /^\/(?:recipes|ideas|cooked)(?:\/|$)/.test(pathname),
  Icon: BookOpen,
}
const generate: Place = {
  words: 'Generate',
  path: paths.home({ dialog: 'generate' }),
  isHere: ({ pathname, dialog }) => pathname === '/' && dialog === 'generate',
  Icon: Sparkles,
}
const planning: Place = {
  words: 'Menu Planning',
  short: 'Menus',
  path: paths.menuPlanning(),
  isHere: ({ pathname }) => /^\/(?:menu-planning|menus|meal-plans)(?:\/|$)/.test(pathname),
  Icon: Utensils,
}
const lists: Place = {
  words: 'Lists',
  path: paths.lists(),
  isHere: ({ pathname }) => /^\/(?:lists|at-home)(?:\/|$)/.test(pathname),
  Icon: ShoppingBasket,
}

/** For whom the plan has menus. */
function planningOf({ subscriptionTier }: User): Place[] {
  return entitlements[subscriptionTier].menus ? [planning] : []
}

function useHere(): Here {
  return useLocation({ select: ({ pathname, search }) => ({ pathname, dialog: search.dialog }) })
}
