/** What n8n makes of something thrown in code: its first line, and the line of code it came from. */
export function said(error: unknown): string {
  const { message = '', stack = '' } = error as { message?: string; stack?: string }
  const line = lineOf(stack)
  const words = asElsewhere(message.split('\n')[0]!.trim()) || 'Unknown error'
  return line === undefined ? words : `${words} [line ${line}]`
}

/** The innermost function of the code that has a name, or else the code itself. */
function lineOf(stack: string): string | undefined {
  const frames = [...stack.matchAll(/at (\S+) \(code\.js:(\d+)/g)]
  const own = frames.find(([, name]) => !NAMELESS.has(name!))
  return (own ?? frames.find(([, name]) => name === 'VmCodeWrapper'))?.[2]
}

const NAMELESS = new Set(['VmCodeWrapper', '<anonymous>', '<eval>'])

/** The commonest messages that engines word differently, in the words of n8n's. */
const asElsewhere = (message: string): string =>
  message
    .replace(
      /^cannot read property '(.*)' of (undefined|null)$/,
      "Cannot read properties of $2 (reading '$1')",
    )
    .replace(/^'(.*)' is not defined$/, '$1 is not defined')
