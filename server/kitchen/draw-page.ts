import { statSync } from 'node:fs'
import type { DrawnPage, DrawPage, GivenToPage } from '#contract/public/drawn-page.ts'

const built = new URL('../../dist/drawn/drawn-page.js', import.meta.url)

/** A page as the built client draws it; throws where there is no build. One that is replaced under the running server is read anew. */
export async function drawPage(path: string, given: GivenToPage): Promise<DrawnPage> {
  const { drawPage: draw } = (await import(`${built.href}?${statSync(built).mtimeMs}`)) as { drawPage: DrawPage }
  return draw(path, given)
}
