/** Addresses, subject and text of an email that this house has written; not a reader for everybody's mail. */
export function readLetter(message: string): { to: string; replyTo: string; subject: string; text: string } {
  const { headers, body } = split(message)
  return {
    to: addressIn(headers.get('to') ?? ''),
    replyTo: addressIn(headers.get('reply-to') ?? ''),
    subject: decodedWords(headers.get('subject') ?? ''),
    text: plainText(headers.get('content-type') ?? '', body),
  }
}

/** Of a header with one, with or without a name. */
const addressIn = (header: string) => (/<([^<>]+)>\s*$/.exec(header)?.[1] ?? header).trim()

function split(message: string): { headers: Map<string, string>; body: string } {
  const lines = message.replaceAll('\r\n', '\n')
  const end = lines.indexOf('\n\n')
  const head = (end < 0 ? lines : lines.slice(0, end)).replaceAll(/\n[ \t]+/g, ' ')
  const headers = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  return { headers, body: end < 0 ? '' : lines.slice(end + 2) }
}

function plainText(contentType: string, body: string): string {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) return body.trimEnd()
  for (const part of body.split(`--${boundary}`)) {
    const { headers, body: content } = split(part.replace(/^\n/, ''))
    if (!headers.get('content-type')?.startsWith('text/plain')) continue
    const isQuoted = headers.get('content-transfer-encoding')?.toLowerCase() === 'quoted-printable'
    return (
      isQuoted ? bytesOf(content.replaceAll(/(?<![ \t])[ \t]*=\n/g, softBreak)).toString('utf8') : content
    ).trimEnd()
  }
  return ''
}

/** A space before the break at the end of a line belongs to the text. */
const softBreak = (found: string) => found.slice(0, -2)

/** =?UTF-8?Q?…?= and =?UTF-8?B?…?=; what is between two of them is no text. */
function decodedWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/(?:=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, kind = '', word = '']) => bytes(kind, word)),
      ).toString('utf8'),
    )
}

function bytes(kind: string, word: string): Buffer {
  return kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : bytesOf(word.replaceAll('_', ' '))
}

/** =C3=BC is a byte each. */
function bytesOf(quoted: string): Buffer {
  return Buffer.concat(
    quoted
      .split(/(=[0-9A-F]{2})/i)
      .map((piece) =>
        /^=[0-9A-F]{2}$/i.test(piece) ? Buffer.from(piece.slice(1), 'hex') : Buffer.from(piece, 'utf8'),
      ),
  )
}
