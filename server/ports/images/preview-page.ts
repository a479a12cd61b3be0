import satori from 'satori'
import { type Face, parts, settable, typefaceBytes, typefaces } from '#server/ports/print/typefaces.ts'

/** Pixels of a preview, and of the square at its left that the dish has. */
const [width, height] = [1200, 630]
const side = 600

/** The words of a preview as SVG. Those that the typefaces cannot set are left out; where nothing of a title is left, the facts speak alone. */
export function previewSvg(title: string, facts: readonly string[]): Promise<string> {
  const words = settable(title, '').text.trim()
  return satori(page(words === '' ? 'A recipe' : words, facts) as never, { width, height, fonts: fonts() })
}

function page(title: string, facts: readonly string[]) {
  return box(
    { width: '100%', height: '100%', backgroundColor: paper },
    box({ width: side, height, backgroundColor: linen }),
    box(
      { flexDirection: 'column', width: width - side, padding: '64px 56px 52px', justifyContent: 'space-between' },
      box({ fontSize: 30, color: tomato, fontWeight: 600 }, 'MealCrafter'),
      box({ ...serif, fontSize: sizeFor(title), lineHeight: 1.08, lineClamp: 5, wordBreak: 'break-word' }, title),
      box(
        { flexDirection: 'column', borderTop: `2px solid ${hair}`, paddingTop: 24 },
        ...facts.map((fact) => box({ fontSize: 32, lineHeight: 1.4, color: inkOfFacts }, settable(fact).text)),
      ),
    ),
  )
}

type Style = Readonly<Record<string, string | number>>
type Box = { type: 'div'; props: { style: Style; children?: unknown } }

function box(style: Style, ...children: readonly (Box | string)[]): Box {
  const only = children.length === 1 && typeof children[0] === 'string' ? children[0] : children
  // a line that is cut short has to be a block
  const display = 'lineClamp' in style ? 'block' : 'flex'
  return {
    type: 'div',
    props: { style: { display, ...sans, ...style }, ...(children.length > 0 && { children: only }) },
  }
}

/** Long titles are set smaller, so that four lines hold most of them. */
function sizeFor(title: string): number {
  if (title.length <= 28) return 76
  if (title.length <= 52) return 62
  return title.length <= 90 ? 50 : 40
}

// the light theme of the pages
const paper = '#fffaf0'
const linen = '#e9d3a4'
const hair = '#dccdb3'
const tomato = '#a42c14'
const inkOfFacts = '#554437'
const serif = { fontFamily: familyOf('serif'), fontWeight: 600, color: '#231711' }
const sans = { fontFamily: familyOf('bold'), fontWeight: 600 }

function familyOf(face: Face): string {
  return parts.map((part) => `${face}-${part}`).join(', ')
}

function fonts() {
  return (['serif', 'bold'] as const).flatMap((face) =>
    parts.map((part) => ({
      name: `${face}-${part}`,
      data: typefaceBytes(typefaces[face][part]),
      weight: 600 as const,
    })),
  )
}
