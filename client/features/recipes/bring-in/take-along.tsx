import { Download as Down } from 'lucide-react'
import { ButtonAnchor } from '#client/ui/button.tsx'
import { useLargeFile } from '#client/use-file.ts'

/** Photos come along in the first one. */
const everything = 'jsonld'
const others = [
  { format: 'paprika', words: 'Paprika' },
  { format: 'mealie', words: 'Mealie' },
  { format: 'nextcloud', words: 'Nextcloud Cookbook, with photos' },
  { format: 'cooklang', words: 'Cooklang' },
] as const

/** All recipes as a file: one that most apps read, and under it those that are made for one. */
export function TakeAlong() {
  return (
    <>
      <p className="max-w-prose text-ink-2">
        All of your recipes in one file that most recipe apps can read, with tags, notes and photos.
      </p>
      <Download format={everything}>Everything, with photos</Download>
      <details>
        <summary className="min-h-11 content-center text-ui font-semibold">For a certain app</summary>
        <ul className="flex flex-wrap gap-3 pt-2">
          {others.map(({ format, words }) => (
            <li key={format}>
              <Download format={format}>{words}</Download>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Download({ format, children }: { format: string; children: string }) {
  const file = useLargeFile(`/api/recipe-library/file?format=${format}`)
  return (
    <ButtonAnchor {...file} className="justify-self-start">
      <Down aria-hidden className="icon" />
      {children}
    </ButtonAnchor>
  )
}
