import type { ReactNode } from 'react'

interface SourcesProps {
  lines: readonly { line: number; source: string | null }[]
  /** What the names of the sources stand for. */
  children: ReactNode
}

/** Where the figure of each line comes from, for whoever wants to look it up. */
export function WorkingSources({ lines, children }: SourcesProps) {
  return (
    <details>
      <summary className="min-h-11 w-fit py-2.5 word-link text-ui">Sources</summary>
      <p>{children}</p>
      <ul className="mt-2 grid gap-0.5">
        {lines.map(
          ({ line, source }) =>
            source && (
              <li key={line}>
                Line {line + 1}: {source}
              </li>
            ),
        )}
      </ul>
    </details>
  )
}
