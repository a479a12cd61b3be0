/**
 * The Content-Disposition of a file to be kept. A name in another script than ours stands encoded beside `plain`, which is for
 * whatever reads no other (RFC 6266, section 4.3). Both hold letters, digits, hyphens and full stops alone.
 */
export function attachment(name: string, plain: string): string {
  const isPlain = /^[\w.-]*$/.test(name)
  return `attachment; filename="${isPlain ? name : plain}"${isPlain ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`}`
}
