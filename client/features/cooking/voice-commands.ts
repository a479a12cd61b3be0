/** What a cook with wet hands can say. */
export type Command = 'next' | 'back' | 'timer' | 'read' | 'done'

const words: Readonly<Record<string, Command>> = {
  next: 'next',
  continue: 'next',
  back: 'back',
  previous: 'back',
  timer: 'timer',
  read: 'read',
  repeat: 'read',
  again: 'read',
  done: 'done',
  finished: 'done',
}
/** More is somebody talking. */
const mostWords = 4

/** The command in what was heard: 'Next.', 'go back please'; undefined where it is talk. The last one counts: 'back, no, next'. */
export function commandIn(heard: string): Command | undefined {
  const said = heard.toLowerCase().match(/[a-z']+/g) ?? []
  if (said.length > mostWords) return undefined
  return said.flatMap((word) => (Object.hasOwn(words, word) ? words[word]! : [])).at(-1)
}
