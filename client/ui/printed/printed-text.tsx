import type { Printed } from '#docs/method.md'
import { cutText } from '#domain/cut-text.ts'
import '#client/ui/printed/printed-text.css'
import { useRouter } from '@tanstack/react-router'
import { createElement, Fragment, type MouseEvent, type ReactNode } from 'react'
import { anchorOf, wordsOf } from '#client/ui/printed/printed-words.ts'
import { withoutEntities } from '#domain/markdown-entities.ts'

/** A tree of printed text as elements; `under` sets its headings one step lower, below another text's. */
export function PrintedText({ text, under = false }: { text: readonly Printed[]; under?: boolean }) {
  return <>{text.map((piece, index) => piecesOf(piece, index, under))}</>
}

/** `labels` are the heads of the columns of the table that the piece is in. */
function piecesOf(piece: Printed, index: number, under: boolean, labels: readonly string[] = []): ReactNode {
  if (typeof piece === 'string') return <Fragment key={index}>{withoutEntities(piece)}</Fragment>
  const { tag, href, children } = piece
  const heads = tag === 'table' ? headsOf(piece) : labels
  const inside = children.map((child, at) => piecesOf(child, at, under, heads))
  if (tag === 'tr') return <Row key={index} cells={children} labels={labels} under={under} />
  if (tag === 'table') {
    return (
      // a table that does not fit is scrolled, by keyboard too
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section key={index} tabIndex={0} aria-label={`Table: ${cutText(wordsOf(piece), 60)}`} className="table-scroll">
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

/** On a narrow page the cells of a row stand below each other, each behind the head of its column. */
function Row({ cells, labels, under }: { cells: readonly Printed[]; labels: readonly string[]; under: boolean }) {
  return (
    <tr>
      {cells.map((cell, at) => {
        if (typeof cell === 'string') return null
        const inside = cell.children.map((child, place) => piecesOf(child, place, under))
        const key = `${at} ${labels[at] ?? ''}`
        return cell.tag === 'th' ? (
          <th key={key}>{inside}</th>
        ) : (
          <td key={key} data-label={labels[at]}>
            {inside}
          </td>
        )
      })}
    </tr>
  )
}

const headsOf = ({ children }: Exclude<Printed, string>): string[] => {
  const head = children.find((part) => typeof part !== 'string' && part.tag === 'thead')
  const row = typeof head === 'object' ? head.children[0] : undefined
  return typeof row === 'object' ? row.children.map(wordsOf) : []
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
