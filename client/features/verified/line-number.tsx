/** The small italic number of a line: the same in the list of ingredients and in every working. `line` is 0-based. */
export function LineNumber({ line }: { line: number }) {
  return (
    <span className="font-serif text-ui leading-none text-ink-3 italic">
      <span className="sr-only">line </span>
      {line + 1}
    </span>
  )
}
