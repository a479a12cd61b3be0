import PostalMime from 'postal-mime'

/** What an email that came back, or was complained of, says. */
export interface MailReport {
  /** bounced: it will not be delivered (RFC 3464); complained: its reader calls it spam (RFC 5965); none: anything else, delays too. */
  readonly kind: 'bounced' | 'complained' | 'none'
  /** What our own emails carry in their Message-ID and return address, wherever the report names it; the first one is the likeliest. */
  readonly marks: readonly string[]
  /** The status that the mail server gave: '5.1.1'. */
  readonly code: string | undefined
}

/** Longest report that is read, bytes: the original email within it may be long, and stands last. */
export const longestReport = 1024 * 1024
const mostMarks = 5

/** Reads a report as it arrived. Never throws: what is none is 'none'. */
export async function readReport(raw: Uint8Array): Promise<MailReport> {
  const bytes = raw.subarray(0, longestReport)
  const text = Buffer.from(bytes).toString('latin1')
  const marks = [...new Set([...text.matchAll(mark)].map(([, found]) => found!.toLowerCase()))].slice(0, mostMarks)
  try {
    const { attachments } = await PostalMime.parse(bytes, { maxNestingDepth: 20 })
    const partOf = (...types: string[]) => {
      const part = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
      return part && wordsOf(part.content)
    }
    const complaint = partOf('message/feedback-report')
    if (complaint !== undefined) return { kind: isComplaint(complaint) ? 'complained' : 'none', marks, code: undefined }
    // the second one where an address has letters beyond ASCII (RFC 6533)
    return { ...ofDelivery(partOf('message/delivery-status', 'message/global-delivery-status') ?? ''), marks }
  } catch {
    return { kind: 'none', marks, code: undefined }
  }
}

/** As the newsletter writes them, in headers and return addresses: 'newsletter-7-<20 hexadecimal digits>@' and '+7-<the same>@'. */
const mark = /(?:newsletter-|\+)(\d{1,15}-[0-9a-f]{20})(?=@)/gi

/** A mail server may tell of several recipients; ours has one. */
function ofDelivery(status: string): Pick<MailReport, 'kind' | 'code'> {
  const failed = /^action:[ \t]*failed/im.test(status)
  const code = /^status:[ \t]*([245]\.\d{1,3}\.\d{1,3})/im.exec(status)?.[1]
  return { kind: failed ? 'bounced' : 'none', code: failed ? code : undefined }
}

/** What a reader says; a type that is not known is read as any other (RFC 5965). */
function isComplaint(report: string): boolean {
  const type = /^feedback-type:[ \t]*([a-z-]{1,30})/im.exec(report)?.[1]?.toLowerCase()
  return type !== undefined && !saidByNobody.has(type)
}

/** That it is no spam after all, and what mail servers find by themselves: a signature that does not fit (RFC 6591), a virus. */
const saidByNobody: ReadonlySet<string> = new Set(['not-spam', 'auth-failure', 'virus'])

function wordsOf(content: string | ArrayBuffer | Uint8Array): string {
  const text = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('latin1')
  return text.slice(0, 20_000)
}
