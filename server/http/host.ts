import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { type Config, isLoopback } from '#server/config.ts'

/**
 * Without PUBLIC_URL the origin check trusts the name that a request came by, so that has to be one which no other site can
 * point at this machine: a loopback name, the name or address that HOST is, or any plain address where HOST is one beyond
 * loopback. Where a proxy is trusted both have to be: the name that it says and the one that it called, since a page of another site can say the
 * first by itself. Others get 421 `wrong_host`. With PUBLIC_URL nothing hangs on the name, and every one passes. Health answers whoever asks.
 */
export function checkHost(app: FastifyInstance, config: Pick<Config, 'host' | 'publicUrl'>): void {
  if (config.publicUrl) return
  app.addHook('onRequest', (request, _reply, done) => {
    const names = [request.host, request.headers.host ?? '']
    const isKnown = names.every((name) => isOfThisMachine(name, config.host))
    done(isKnown || /^\/api\/health(?:[/?]|$)/.test(request.url) ? undefined : wrongHost())
  })
}

/** `host` as the header has it, with or without a port; `listensOn` as HOST has it. */
export function isOfThisMachine(host: string, listensOn: string): boolean {
  const [, inBrackets, bare] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i.exec(host) ?? []
  const name = (inBrackets ?? bare)?.toLowerCase()
  if (name === undefined) return false
  const isAddress = isIP(name) !== 0 && isIP(listensOn) !== 0 && !isLoopback(listensOn)
  return isLoopback(name) || isAddress || name === listensOn.toLowerCase()
}

function wrongHost(): AppError {
  return new AppError(
    'wrong_host',
    'This server doesn’t recognize the host name you used. To let people use that name, set PUBLIC_URL to the address, such as https://meals.example.',
  )
}
