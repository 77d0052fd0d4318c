import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Which connections of a server are answering right now, so that it can stop without cutting one. */
export interface Connections {
  readonly isAnswering: (socket: Socket) => boolean
  /** Closes what is idle now, and everything else as soon as it has answered. */
  readonly closeWhenIdle: () => void
  readonly closeAll: () => void
}

export const trackConnections = (server: Server): Connections => {
  // Node's own closeIdleConnections keeps connections that never sent anything, as browsers open.
  const answering = new Map<Socket, number>()
  let closing = false

  server.on('connection', (socket) => {
    answering.set(socket, 0)
    socket.once('close', () => answering.delete(socket))
  })
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const add = (change: number) => answering.set(socket, (answering.get(socket) ?? 0) + change)
    add(1)
    if (closing) response.shouldKeepAlive = false
    response.once('close', () => {
      if (!answering.has(socket)) return
      if (add(-1).get(socket) === 0 && closing) socket.destroySoon()
    })
  })

  return {
    isAnswering: (socket) => (answering.get(socket) ?? 0) > 0,
    closeWhenIdle: () => {
      closing = true
      for (const [socket, count] of answering) if (count === 0) socket.destroySoon()
    },
    closeAll: () => {
      for (const socket of answering.keys()) socket.destroy()
    },
  }
}
