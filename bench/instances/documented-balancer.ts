import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Balancer, isReady } from './balancer.ts'
import { freePort } from './installation.ts'

/** Balancers that docs/deploying.md has a configuration for, which is taken from that page as it stands. */
const documented = {
  haproxy: {
    begins: 'defaults\n    mode http',
    listens: ['bind :80', 'bind 127.0.0.1:'],
    instance: /^ *server one 10\.0\.0\.11:3000$/m,
    another: /^ *server two .*\n/m,
    whole: (block: string) => block,
    command: (file: string) => ['haproxy', '-db', '-f', file],
  },
  nginx: {
    begins: 'upstream meals {',
    listens: ['listen 80', 'listen 127.0.0.1:'],
    instance: /^ *server 10\.0\.0\.11:3000.*$/m,
    another: /^ *server 10\.0\.0\.12.*\n/m,
    whole: (block: string, folder: string) => `daemon off;
pid ${folder}/pid;
error_log /dev/null;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join('\n')}
${block}
}
`,
    command: (file: string, folder: string) => ['nginx', '-p', folder, '-c', file],
  },
} as const

export type Documented = keyof typeof documented

export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v']).error === undefined
}

/** Starts one with the block of that page, its addresses replaced by those of the instances. */
export async function startDocumented(name: Documented, instances: readonly string[]): Promise<Balancer> {
  const { begins, listens, instance, another, whole, command } = documented[name]
  const page = readFileSync('docs/deploying.md', 'utf8')
  const found = page.split('```\n').find((block) => block.startsWith(begins))
  if (found === undefined) throw new Error(`docs/deploying.md has no configuration for ${name}.`)
  const port = await freePort()
  const line = instance.exec(found)![0]
  const lines = instances.map((address, index) =>
    line.replace('10.0.0.11:3000', new URL(address).host).replace('server one', `server instance${index}`),
  )
  const folder = mkdtempSync(join(tmpdir(), `mealcrafter-${name}-`))
  const file = join(folder, `${name}.conf`)
  const block = found
    .replace(another, '')
    .replace(instance, lines.join('\n'))
    .replace(listens[0], `${listens[1]}${port}`)
  writeFileSync(file, whole(block, folder))
  const [program = '', ...options] = command(file, folder)
  const child: ChildProcess = spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await isReady(address)); tries += 1) {
    if (tries === 100 || child.exitCode !== null) throw new Error(`${name} does not serve.`)
    await sleep(100)
  }
  return {
    address,
    isSent: isReady,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
