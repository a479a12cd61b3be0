/** The package brings no types: what the test of reports uses of this IMAP server. */
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
