import type { Plugin } from 'vite'
import { parse } from 'yaml'
import { markdownTree } from '#server/kitchen/markdown-tree.ts'
import { withFacts } from './printed-facts.ts'

/**
 * Lets the client import Markdown of ours: `text` is its tree of elements, `head` what stands between the two lines of ---
 * above it, empty where there are none. It is read when the client is built; figures of the code stand in it as {{names}}.
 */
export function printedPages(): Plugin {
  return {
    name: 'printed-pages',
    transform: {
      filter: { id: /\.md$/ },
      handler: (source) => {
        const { head, markdown } = readPage(source)
        const [above, text] = [JSON.stringify(head), JSON.stringify(markdownTree(markdown))]
        return { code: `export const head = ${above}\nexport const text = ${text}`, map: null }
      },
    },
  }
}

function readPage(source: string): { head: unknown; markdown: string } {
  const [, head = '', markdown = ''] = /^(?:---\n(.*?)\n---\n)?(.*)$/s.exec(withFacts(source)) ?? []
  return { head: parse(head) ?? {}, markdown }
}
