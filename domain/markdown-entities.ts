/** Words as Markdown's reader leaves them, with the signs that it has made entities of: code has its quotation marks so. */
export function withoutEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
