/** A Markdown table; every cell is text of ours without a bar in it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const dollars = (amount: number) => `$${amount.toFixed(2)}`

/** 'August 2026', of the prices in the table of foods: 'YYYY-MM'. */
export function monthName(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
