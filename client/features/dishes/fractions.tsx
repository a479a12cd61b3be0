/** Words and amounts with '1/3' set as a fraction; everything else as it is. */
export function Fractions({ children }: { children: string }) {
  const parts = children.split(fraction).map((part, place) => ({ part, place }))
  return parts.map(({ part, place }) =>
    place % 2 === 1 ? (
      <span key={place} className="frac">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** A space before it belongs to it: '1 1/2' is set as '1½'. */
const fraction = /((?:(?<=\d)[ \u00a0])?(?<![\d/])\d{1,2}\/\d{1,2})(?![\d/])/
