/** An IMAP server for tests; the package has no types of its own. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  interface Message {
    flags: string[]
    raw: string
  }
  interface ImapServer {
    readonly server: Server
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
    appendMessage(folder: string, flags: string[], date: Date, raw: string): void
    getMailbox(name: string): { messages: Message[] }
  }
  export default function hoodiecrow(options: { storage: object; plugins: string[] }): ImapServer
}
