import { readFile } from 'node:fs/promises'
import type { GivenToPage } from '#contract/public/drawn-page.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

const holder = new URL('../../dist/client/drawn.html', import.meta.url)

/** A page as visitors will get it, drawn by day or by night and without its program. */
export async function previewPage(
  kitchen: Pick<Kitchen, 'ask'>,
  path: string,
  given: GivenToPage,
  theme: 'light' | 'dark',
): Promise<string> {
  const { head, body } = await kitchen.ask('drawPage', path, given)
  const page = await readFile(holder, 'utf8')
  return page
    .replaceAll(/<script\b[^>]{0,300}>(?:<\/script>)?/g, '')
    .replace('<html lang="en"', `<html lang="en" data-theme="${theme}"`)
    .replace('<!--head-->', () => `<base target="_blank">${head}`)
    .replace('<!--page-->', () => body)
}
