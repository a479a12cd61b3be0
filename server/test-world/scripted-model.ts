import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'

/** One answer of the scripted model: a status that is an error, or text in pieces. */
export interface ScriptedAnswer {
  status?: number
  headers?: Record<string, string>
  /** What is sent, piece by piece. */
  pieces?: readonly string[]
  /** Milliseconds before each piece. */
  delay?: number
  /** Headers, and then nothing for ever. */
  silent?: boolean
  finish?: 'stop' | 'length'
}

export interface ScriptedModel {
  /** As AI_BASE_URL has it. */
  readonly url: string
  /** What was asked, in order. */
  readonly requests: { body: Record<string, unknown>; authorization: string | undefined; aborted: boolean }[]
  /** What it answers next; the last answer stands for all that follow. */
  script(...answers: ScriptedAnswer[]): void
  close(): Promise<void>
}

/** A server that speaks OpenAI's chat completions and does as it is told, on loopback. */
export async function scriptedModel(): Promise<ScriptedModel> {
  let answers: ScriptedAnswer[] = []
  const requests: ScriptedModel['requests'] = []
  const server = createServer((request, response) => {
    void answerOne(request, response)
  })
  async function answerOne(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const body: unknown = JSON.parse(text)
    const asked = { body: Object(body), authorization: request.headers.authorization, aborted: false }
    requests.push(asked)
    response.on('close', () => {
      asked.aborted = !response.writableEnded
    })
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {}
    if (answer.status !== undefined) {
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      response.end(JSON.stringify({ error: { message: 'as scripted', type: 'scripted', code: null } }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    if (answer.silent) return
    for (const piece of answer.pieces ?? []) {
      await new Promise((resume) => setTimeout(resume, answer.delay ?? 0))
      if (response.destroyed) return
      send(response, { delta: { content: piece }, finish_reason: null })
    }
    send(response, { delta: {}, finish_reason: answer.finish ?? 'stop' })
    response.end('data: [DONE]\n\n')
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
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

function send(response: ServerResponse, choice: object): void {
  const chunk = {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, ...choice }],
  }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

/** A recipe in the shape that a model is asked for. */
export function asModelWrites({
  title,
  description,
  servings,
  cuisine,
  recipeType,
  difficulty,
  ingredients,
  instructions,
}: RecipeDraft): string {
  return JSON.stringify({
    title,
    description,
    servings,
    cuisine,
    recipeType,
    difficulty,
    ingredients: ingredients.map(({ preparation = '', ...line }) => ({ ...line, preparation })),
    instructions: instructions.map((step) => ({
      description: step.description,
      activeMinutes: step.active ?? step.time,
      waitingMinutes: step.waiting ?? 0,
    })),
  })
}

/** A text in pieces of so many characters. */
export function inPieces(text: string, length = 60): string[] {
  return text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
}
