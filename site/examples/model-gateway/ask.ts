/** The one door to every supplier: it waits, tries again, moves on, and answers in time. */

export interface Supplier {
  readonly name: string
  readonly ask: (prompt: string, signal: AbortSignal) => Promise<string>
}

/** What a supplier's own code throws, once it has read the status and the headers. */
export class Failure extends Error {
  /** `busy` passes, `down` may not soon, `wrong` is ours to mend. */
  readonly kind: 'busy' | 'down' | 'wrong'
  /** Milliseconds that the supplier asks for. */
  readonly after: number | undefined
  constructor(kind: Failure['kind'], after?: number) {
    super(kind)
    this.kind = kind
    this.after = after
  }
}

export interface Patience {
  /** Milliseconds that somebody waits at most, and that one attempt may take of them. */
  readonly deadline: number
  readonly each: number
  readonly attempts: number
  /** What is said when nobody answers. */
  readonly fallback: string
  readonly log: (line: { supplier: string; attempt: number; outcome: string }) => void
}

/** @throws where the request itself is wrong: no other supplier is asked */
export const ask = async (
  suppliers: readonly Supplier[],
  prompt: string,
  { deadline, each, attempts, fallback, log }: Patience,
): Promise<{ text: string; from: string }> => {
  const end = Date.now() + deadline
  for (const { name, ask: call } of suppliers)
    for (let attempt = 1; attempt <= attempts && Date.now() < end; attempt += 1)
      try {
        const text = await within(Math.min(each, end - Date.now()), (signal) =>
          call(prompt, signal),
        )
        log({ supplier: name, attempt, outcome: 'answered' })
        return { text, from: name }
      } catch (error) {
        const { kind, after } = error instanceof Failure ? error : new Failure('down')
        log({ supplier: name, attempt, outcome: kind })
        if (kind === 'wrong') throw error
        const wait = after ?? Math.random() * 500 * 2 ** attempt
        if (kind === 'down' || attempt === attempts || Date.now() + wait >= end) break
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
  return { text: fallback, from: 'fallback' }
}

const within = async (milliseconds: number, work: (signal: AbortSignal) => Promise<string>) => {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      stop.abort()
      reject(new Failure('down'))
    }, milliseconds)
  })
  return Promise.race([work(stop.signal), late]).finally(() => clearTimeout(timer))
}
