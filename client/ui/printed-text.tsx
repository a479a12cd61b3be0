import type { Printed } from '#docs/method.md'
import '#client/ui/printed-text.css'
import { useRouter } from '@tanstack/react-router'
import { createElement, Fragment, type MouseEvent, type ReactNode } from 'react'
import { anchorOf, entities, wordsOf } from '#client/ui/printed-words.ts'

/** A tree of printed text as elements; `under` sets its headings one step lower, below another text's. */
export function PrintedText({ text, under = false }: { text: readonly Printed[]; under?: boolean }) {
  return <>{text.map((piece, index) => piecesOf(piece, index, under))}</>
}

function piecesOf(piece: Printed, index: number, under: boolean): ReactNode {
  if (typeof piece === 'string') return <Fragment key={index}>{entities(piece)}</Fragment>
  const { tag, href, children } = piece
  const inside = children.map((child, at) => piecesOf(child, at, under))
  if (tag === 'table') {
    return (
      // a table that does not fit is scrolled, by keyboard too
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section key={index} tabIndex={0} aria-label={`Table: ${wordsOf(piece).slice(0, 60)}`} className="table-scroll">
        <table>{inside}</table>
      </section>
    )
  }
  if (href?.startsWith('/')) {
    return (
      <OwnLink key={index} href={href}>
        {inside}
      </OwnLink>
    )
  }
  const depth = /^h([1-5])$/.exec(tag)?.[1]
  const name = depth && under ? `h${Number(depth) + 1}` : tag
  const id = depth === undefined ? undefined : anchorOf(piece, under)
  return createElement(name, { key: index, ...(href !== undefined && { href }), ...(id && { id }) }, ...inside)
}

/** Leads to another page without loading the program anew; in another window or tab as the browser does it. */
function OwnLink({ href, children }: { href: string; children: ReactNode }) {
  const { history } = useRouter()
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.push(href)
  }
  return (
    <a href={href} onClick={go}>
      {children}
    </a>
  )
}
