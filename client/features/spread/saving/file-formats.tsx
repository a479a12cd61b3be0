import { FileDown } from 'lucide-react'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { useFile } from '#client/use-file.ts'

interface FormatsProps {
  recipeId: number
  cooking: Cooking
  onClose: () => void
}

/** The other forms that a recipe can be kept in, each one press from the file. */
export function FileFormats({ recipeId, cooking, onClose }: FormatsProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="narrow" title="Save as">
      <ul className="px-5 pt-2 pb-5 tablet:px-8">
        {formats.map((each) => (
          <li key={each.format} className="border-b border-hair last:border-b-0">
            <FormatLink {...each} href={addressOfFile(recipeId, cooking, each.format)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function FormatLink({ href, format, name, use }: (typeof formats)[number] & { href: string }) {
  const link = useFile(href, `recipe.${format}`)
  return (
    <a {...link} className="flex min-h-14 items-center gap-3 py-2 no-underline hover:bg-well">
      <FileDown aria-hidden className="icon text-ink-2" />
      <span className="leading-tight">
        <b className="block font-semibold">{name}</b> <span className="note">{use}</span>
      </span>
    </a>
  )
}

const formats = [
  { format: 'pdf', name: 'PDF', use: 'for printing' },
  { format: 'md', name: 'Markdown', use: 'for notes' },
  { format: 'jsonld', name: 'JSON-LD', use: 'for other recipe apps' },
] as const

/** Where the server has the recipe as such a file. */
function addressOfFile(id: number, { servings, units }: Cooking, format: string): string {
  const query = new URLSearchParams({ format, servings: String(Math.round(servings * 100) / 100) })
  if (units !== 'written') query.set('units', units)
  if (format === 'pdf' && /-(?:US|CA|MX|PH)\b/.test(navigator.language)) query.set('paper', 'letter')
  return `/api/recipes/${id}/file?${query}`
}
