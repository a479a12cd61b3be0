import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChefHat, Download, ShoppingBasket, Star } from 'lucide-react'
import { MenuMore } from '#client/features/menus/menu-more.tsx'
import { noRecipesText } from '#client/features/menus/menu-words.ts'
import { useChangeMenu } from '#client/features/menus/queries.ts'
import { useMakeMenuList } from '#client/features/shopping/make/use-make-list.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { useFile } from '#client/use-file.ts'
import type { MenuWithRecipes } from '#contract/planning/menus.ts'
import { hasTimeline } from '#domain/plan/menu/meal.ts'
import { minutesOfDay } from '#domain/plan/timeline/timeline-words.ts'

interface Props {
  menu: MenuWithRecipes
  /** When it is served, '19:00'. */
  time: string
  onDeleted: () => void
}

/** What can be done with a menu: cooking it and shopping for it first. */
export function MenuActions({ menu, time, onDeleted }: Props) {
  const change = useChangeMenu()
  const cooks = hasTimeline(menu)
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {cooks && (
        <ButtonLink look="go" {...paths.cookMenu(menu.id)} className="max-phone:flex-1">
          <ChefHat aria-hidden className="icon" />
          Start cooking
        </ButtonLink>
      )}
      <Shopping menu={menu} look={cooks || menu.recipes.length === 0 ? 'quiet' : 'go'} />
      <Button
        aria-pressed={menu.isFavorite}
        busy={change.isPending}
        onClick={() => change.mutate({ id: menu.id, isFavorite: !menu.isFavorite })}
        className="max-phone:flex-1"
      >
        <Star aria-hidden className={clsx('icon', menu.isFavorite && 'fill-saffron text-saffron-ink')} />
        Save Menu
      </Button>
      <Export menu={menu} time={time} />
      <MenuMore menu={menu} label="More" onDeleted={onDeleted} />
    </div>
  )
}

function Shopping({ menu: { recipes, servings }, look }: { menu: MenuWithRecipes; look: 'go' | 'quiet' }) {
  const navigate = useNavigate()
  const make = useMakeMenuList(({ id }) => void navigate(paths.list(id)))
  const generate = () => {
    if (recipes.length > 0) return make.mutate({ recipes, servings })
    toast({ title: 'Error', description: noRecipesText, variant: 'destructive' })
  }
  return (
    <Button look={look} busy={make.isPending} onClick={generate} className="max-phone:flex-1">
      <ShoppingBasket aria-hidden className="icon" />
      Shopping List
    </Button>
  )
}

function Export({ menu: { id }, time }: Pick<Props, 'menu' | 'time'>) {
  return (
    <Menu
      trigger={
        <Button>
          <Download aria-hidden className="icon" />
          Export
        </Button>
      }
    >
      <FileItem id={id} format="txt" served={minutesOfDay(time) === undefined ? '' : `&served=${time}`} name="Text" />
      <FileItem id={id} format="json" name="JSON, for other apps" />
      <MenuItem onClick={() => print()}>Print</MenuItem>
    </Menu>
  )
}

interface FileProps {
  id: number
  format: 'txt' | 'json'
  /** When the menu is served, as the address says it. */
  served?: string
  name: string
}

function FileItem({ id, format, served = '', name }: FileProps) {
  const file = useFile(`/api/menus/${id}/file?format=${format}${served}`, `menu.${format}`)
  return <MenuItem render={<a {...file}>{name}</a>}>{name}</MenuItem>
}
