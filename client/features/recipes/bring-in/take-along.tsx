import { Download } from 'lucide-react'
import { ButtonAnchor } from '#client/ui/button.tsx'

const formats = [
  { format: 'jsonld', words: 'JSON-LD, for most programs' },
  { format: 'paprika', words: 'Paprika' },
  { format: 'mealie', words: 'Mealie' },
  { format: 'nextcloud', words: 'Nextcloud Cookbook' },
  { format: 'cooklang', words: 'Cooklang' },
] as const

/** All recipes as a file for another program. */
export function TakeAlong() {
  return (
    <>
      <p className="max-w-prose text-ink-2">
        All of your recipes in one file, with tags and notes. JSON-LD and Nextcloud files include your photos.
      </p>
      <ul className="flex flex-wrap gap-3">
        {formats.map(({ format, words }) => (
          <li key={format}>
            <ButtonAnchor href={`/api/recipe-library/file?format=${format}`} download>
              <Download aria-hidden className="icon" />
              {words}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </>
  )
}
