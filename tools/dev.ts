import { spawn } from 'node:child_process'
import { writeOriginals } from './client-build/posts.ts'
import { nodeFlags } from './running/node-flags.ts'

/**
 * The server, started again at every change, and Vite in front of it, which changes pages in place and hands /api on.
 * Open the address that Vite prints.
 */
writeOriginals()
const port = process.env['PORT'] || '3000'
const children = [
  spawn(process.execPath, [...nodeFlags, '--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' },
  }),
  spawn('vite', [], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${port}` },
  }),
]
const end = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', end)
process.on('SIGINT', end)
process.on('SIGTERM', end)
