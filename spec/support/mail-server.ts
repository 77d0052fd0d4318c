/** A mail server of this machine, which keeps what it is given. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface Letter {
  readonly from: string
  readonly to: readonly string[]
  /** As it came, headers and all. */
  readonly text: string
}

/** @param port the one of before, for a server that comes back */
export const mailServer = async (port = 0) => {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((written) => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        letters.push({ from, to: rcptTo.map(({ address }) => address), text: written })
        done()
      })
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const { port: used } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${used}`,
    port: used,
    letters,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
