/** Where each part of a page begins. */
export function Contents({ parts }: { parts: readonly { anchor: string; name: string }[] }) {
  return (
    <nav aria-labelledby="contents" className="contents-marked print:hidden">
      <p id="contents" className="text-ui font-semibold">
        On this page
      </p>
      <ul className="mt-1 columns-[7.5rem_2] gap-x-6 spread:columns-1">
        {parts.map(({ anchor, name }) => (
          <li key={anchor} className="break-inside-avoid">
            <a
              href={`#${anchor}`}
              className="flex min-h-11 items-center text-ui leading-tight text-ink-2 underline decoration-hair underline-offset-4 hover:text-ink hover:decoration-ink spread:min-h-9"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
