/** What a work tells while it is done, as a stream; its answer is the stream's return value. Throws what the work throws. */
export async function* toldBy<Event, Answer>(
  work: (tell: (event: Event) => void) => Promise<Answer>,
): AsyncGenerator<Event, Answer> {
  const told: Event[] = []
  const end = { isReached: false }
  let news = Promise.withResolvers<void>()
  const working = work((event) => {
    told.push(event)
    news.resolve()
  }).finally(() => {
    end.isReached = true
    news.resolve()
  })
  // whoever reads hears of it at the end, however long they take over what was told
  working.catch(() => undefined)
  while (!end.isReached || told.length > 0) {
    const event = told.shift()
    if (event !== undefined) yield event
    else {
      await news.promise
      news = Promise.withResolvers()
    }
  }
  return working
}
