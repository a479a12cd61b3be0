import { encode } from 'uqr'

/** A text as a QR code, dark on light in both themes, as cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <>
      <span className="sr-only">{label}</span>
      <svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-44 flex-none rounded-ctl"
      >
        <path fill="#fffaf0" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#231711" d={squares.join('')} />
      </svg>
    </>
  )
}
