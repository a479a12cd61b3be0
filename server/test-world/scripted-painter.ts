import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answer of the scripted image model: a status that is an error, or a picture's bytes. */
export interface ScriptedPicture {
  status?: number
  image?: Buffer
}

export interface ScriptedPainter {
  /** As AI_IMAGE_BASE_URL has it. */
  readonly url: string
  /** What was asked, in order. */
  readonly requests: { path: string; body: Record<string, unknown>; authorization: string | undefined }[]
  /** What it answers next; the last answer stands for all that follow. */
  script(...answers: ScriptedPicture[]): void
  close(): Promise<void>
}

/** A server that speaks OpenAI's image generations and does as it is told, on loopback. */
export async function scriptedPainter(): Promise<ScriptedPainter> {
  let answers: ScriptedPicture[] = []
  const requests: ScriptedPainter['requests'] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += String(chunk)
    })
    request.on('end', () => {
      requests.push({
        path: request.url ?? '',
        body: Object(JSON.parse(text)),
        authorization: request.headers.authorization,
      })
      const { status = 200, image } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {}
      response.writeHead(status, { 'content-type': 'application/json' })
      const answer = image
        ? { created: 1, data: [{ b64_json: image.toString('base64') }] }
        : { error: { message: 'as scripted', type: 'scripted', code: null } }
      response.end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script(...next) {
      answers = next
    },
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
