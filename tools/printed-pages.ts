import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { markdownTree } from '#server/kitchen/markdown-tree.ts'
import { postFolder, readPost } from './posts.ts'
import { withFacts } from './printed-facts.ts'

/**
 * Lets the client import Markdown of ours: `text` is its tree of elements, `head` what stands between the two lines of ---
 * above it, empty where there are none. `?head` leaves the text out. It is read when the client is built; figures of the code
 * stand in it as {{names}}. A post of the blog has its tables worked out, and its head checked.
 */
export function printedPages(): Plugin {
  return {
    name: 'printed-pages',
    transform: {
      filter: { id: /\.md(?:\?head)?$/ },
      handler: (source, id) => {
        const [file = '', part] = id.split('?')
        const { head, markdown } = dirname(file) === postFolder ? readPost(basename(file), source) : readPage(source)
        const code = [
          `export const head = ${JSON.stringify(head)}`,
          ...(part === 'head' ? [] : [`export const text = ${JSON.stringify(markdownTree(markdown))}`]),
        ]
        return { code: code.join('\n'), map: null }
      },
    },
  }
}

function readPage(source: string): { head: unknown; markdown: string } {
  const [, head = '', markdown = ''] = /^(?:---\n(.*?)\n---\n)?(.*)$/s.exec(withFacts(source)) ?? []
  return { head: parse(head) ?? {}, markdown }
}
