/** The first object in what a model sent that `read` can use, fences, thoughts and chatter around it left off; undefined where none is whole. */
export function wholeObject<T>(text: string, read: (value: unknown) => T | undefined): T | undefined {
  for (let start = text.indexOf('{'); start >= 0; ) {
    const end = endOfObject(text, start)
    if (end === undefined) return undefined
    const value = read(parsed(text.slice(start, end)))
    if (value !== undefined) return value
    start = text.indexOf('{', end)
  }
  return undefined
}

/** The JSON of the object as far as it has come; undefined before it begins. */
export function growingObject(text: string): string | undefined {
  const start = text.indexOf('{')
  return start < 0 ? undefined : text.slice(start, endOfObject(text, start))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Position after the brace that closes the object at `start`, braces inside of strings not counted. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let inString = false
  for (let index = start; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return undefined
}
