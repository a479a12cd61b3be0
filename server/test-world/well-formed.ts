/** What is wrong with a text as an XML document, in a sentence; undefined where nothing is. No doctype, no comments. */
export function faultOfXml(text: string): string | undefined {
  const forbidden = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/u.exec(text)
  if (forbidden || !text.isWellFormed()) return 'holds a character that no XML document may contain'
  const open: string[] = []
  let end = 0
  let roots = 0
  for (const found of text.matchAll(/<[^>]*>/g)) {
    const between = text.slice(end, found.index)
    if (!isText(between)) return `has loose markup in '${between.slice(0, 40)}'`
    if (open.length === 0 && between.trim() !== '') return 'has text outside its root'
    const tag = found[0]
    const closing = /^<\/([\w:-]+)\s*>$/.exec(tag)
    const opening = /^<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>$/.exec(tag)
    if (closing) {
      if (open.pop() !== closing[1]) return `closes ${tag} where it is not open`
    } else if (opening) {
      const names = [...(opening[2] ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)]
      if (new Set(names.map(([, name]) => name)).size < names.length) return `says an attribute twice in ${tag}`
      if (!names.every(([, , value = '']) => isText(value))) return `has loose markup in ${tag}`
      if (open.length === 0) roots += 1
      if (!opening[3]) open.push(opening[1] ?? '')
    } else return `has the broken tag ${tag.slice(0, 60)}`
    end = found.index + tag.length
  }
  if (open.length > 0) return `leaves ${open.join(', ')} open`
  if (text.slice(end).trim() !== '') return 'goes on after its root'
  return roots === 1 ? undefined : `has ${roots} roots`
}

function isText(text: string): boolean {
  return !text.includes('<') && !/&(?!#\d+;|#x[\da-f]+;|amp;|lt;|gt;|quot;|apos;)/i.test(text)
}
