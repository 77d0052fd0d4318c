/** So many visitors at once, each asking again as soon as it is answered, for a while. */
import { Agent, request } from 'node:http'

export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Rate {
  readonly perSecond: number
  /** Ms within which all but one in a hundred were answered. */
  readonly p99: number
}

/** @param next what is asked next; any answer but a 2xx ends it with an error */
export const load = async (
  port: number,
  next: () => Asked,
  { visitors, ms }: { readonly visitors: number; readonly ms: number },
): Promise<Rate> => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const times: number[] = []
  const end = performance.now() + ms
  const started = performance.now()
  const visitor = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      const status = await answerTo(agent, port, next())
      if (status < 200 || status > 299) throw new Error(`answered ${status}`)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  return {
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? NaN,
  }
}

const answerTo = (agent: Agent, port: number, { body, ...asked }: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, ...asked }, (incoming) => {
      incoming.resume()
      incoming.on('end', () => resolve(incoming.statusCode ?? 0))
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
