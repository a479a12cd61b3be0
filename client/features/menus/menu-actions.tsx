import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Copy, Download, ShoppingBasket, Star } from 'lucide-react'
import { DeleteMenu } from '#client/features/menus/delete-menu.tsx'
import { useChangeMenu, useDuplicateMenu } from '#client/features/menus/queries.ts'
import { useMakeMenuList } from '#client/features/shopping/make/use-make-list.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { toast } from '#client/ui/toast.ts'
import { useFile } from '#client/use-file.ts'
import type { MenuWithRecipes } from '#contract/menus.ts'

/** What can be done with a menu. */
export function MenuActions({ menu, onDeleted }: { menu: MenuWithRecipes; onDeleted: () => void }) {
  const navigate = useNavigate()
  const change = useChangeMenu()
  const duplicate = useDuplicateMenu((copy) => void navigate(paths.menu(copy.id)))
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Shopping menu={menu} />
      <Button
        aria-pressed={menu.isFavorite}
        busy={change.isPending}
        onClick={() => change.mutate({ id: menu.id, isFavorite: !menu.isFavorite })}
      >
        <Star aria-hidden className={clsx('icon', menu.isFavorite && 'fill-saffron text-saffron-ink')} />
        Save Menu
      </Button>
      <Export menu={menu} />
      <Button busy={duplicate.isPending} onClick={() => duplicate.mutate(menu.id)}>
        <Copy aria-hidden className="icon" />
        Duplicate
      </Button>
      <DeleteMenu menu={menu} onDeleted={onDeleted} />
    </div>
  )
}

function Shopping({ menu: { recipes } }: { menu: MenuWithRecipes }) {
  const navigate = useNavigate()
  const make = useMakeMenuList(({ id }) => void navigate(paths.list(id)))
  const generate = () => {
    if (recipes.length > 0) return make.mutate(recipes)
    toast({ title: 'Error', description: 'No recipes found in this menu', variant: 'destructive' })
  }
  return (
    <Button look="go" busy={make.isPending} onClick={generate}>
      <ShoppingBasket aria-hidden className="icon" />
      Shopping List
    </Button>
  )
}

function Export({ menu: { id } }: { menu: MenuWithRecipes }) {
  return (
    <Menu
      trigger={
        <Button>
          <Download aria-hidden className="icon" />
          Export
        </Button>
      }
    >
      <FileItem id={id} format="txt" name="Text" />
      <FileItem id={id} format="json" name="JSON, for programs" />
      <MenuItem onClick={() => print()}>Print</MenuItem>
    </Menu>
  )
}

function FileItem({ id, format, name }: { id: number; format: 'txt' | 'json'; name: string }) {
  const file = useFile(`/api/menus/${id}/file?format=${format}`, `menu.${format}`)
  return <MenuItem render={<a {...file}>{name}</a>}>{name}</MenuItem>
}
