/**
 * Of several tabs one is the leader: it alone plays and writes, the others show what it does. The
 * leader holds a Web Lock, which the browser frees when its tab dies. Whichever tab the visitor acts
 * in becomes the leader: it asks, and the present one hands over the life as it stands and lets go.
 */
export interface TabLeader {
  readonly isThisTab: () => boolean
  /** Asks to become the leader until this tab is. */
  readonly claim: () => void
  /** Becomes the leader if there is none. */
  readonly claimIfFree: () => void
  /** Tells the other tabs what was done; only the leader does. */
  readonly broadcast: (news: unknown) => void
  /** Tells the other tabs the whole state: what they were told so far does not lead to it. */
  readonly broadcastState: () => void
  /** Asks the leader for the whole state. */
  readonly askState: () => void
  /** Stops being the leader, and listening, until `open`. */
  readonly close: () => void
  readonly open: () => void
}

export interface TabLeaderEvents {
  /** This tab is the leader now. `handed` is the state that the last one left, if it still could. */
  readonly gained: (handed: string | undefined) => void
  /** @returns the state for the next leader; nothing may be done here afterwards */
  readonly handOver: () => string
  /** This tab is not the leader any more. */
  readonly lost: () => void
  /** The leader tells what it did. */
  readonly received: (news: unknown) => void
  /** @returns the whole state, for a tab that asks */
  readonly state: () => string
  /** The leader tells the whole state. */
  readonly replaced: (state: string) => void
}

export type CreateTabLeader = (name: string, events: TabLeaderEvents) => TabLeader

/** Where tabs cannot agree: each is a leader, and reads the storage again before it writes. */
export const createLoneLeader: CreateTabLeader = (_, { gained }) => ({
  isThisTab: () => true,
  claim: () => undefined,
  claimIfFree: () => undefined,
  broadcast: () => undefined,
  broadcastState: () => undefined,
  askState: () => undefined,
  close: () => undefined,
  open: () => gained(undefined),
})

/** A turn begins with each new leader; messages of an earlier turn come too late and are dropped. */
type Message = Content & { readonly turn: number }
type Content =
  | { readonly type: 'ask'; readonly by: string }
  | { readonly type: 'hello' }
  /** `to` is set by a leader that steps down: the tab that asked, or `ANYONE` when its page closes. */
  | { readonly type: 'state'; readonly state: string; readonly to?: string }
  | { readonly type: 'news'; readonly news: unknown }

const ANYONE = ''

/** The state that a leader left as it stepped down. The tab it was left to may take the lock first. */
interface HandedOver {
  readonly state: string
  readonly to: string
  readonly since: number
}

const ASK_AGAIN_MS = 200
/** A leader that has not answered by then hangs: the lock is taken from it. */
const ANSWER_MS = 4000
/** How long a handed over state may take to arrive after the lock was let go. */
const HANDOVER_MS = 400
/** How long the lock is left to the tab that the state was handed to. */
const RESERVED_MS = 1000
const RETRY_MS = 10

export const createBrowserLeader: CreateTabLeader = (name, events) => {
  const thisTab = String(Math.random())
  let channel: BroadcastChannel | undefined
  let turn = 0
  let leading = false
  let letGo: (() => void) | undefined
  let handed: HandedOver | undefined
  /** Another tab is the leader, or was the last: what it handed over may still be on its way. */
  let following = false
  let handedCame: (() => void) | undefined
  let claiming: AbortController | undefined

  const post = (content: Content) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own alone
    channel?.postMessage({ ...content, turn })
  }

  /** The browser gives the lock to whoever waited longest, not to the tab that the leader answered. */
  const isReserved = () =>
    handed !== undefined &&
    handed.to !== ANYONE &&
    handed.to !== thisTab &&
    Date.now() - handed.since < RESERVED_MS

  const become = async (byForce: boolean) => {
    if (!byForce && following && handed === undefined)
      await new Promise<void>((resolve) => {
        handedCame = resolve
        setTimeout(resolve, HANDOVER_MS)
      })
    handedCame = undefined
    if (!channel || (!byForce && isReserved())) return
    claiming?.abort()
    claiming = undefined
    // A tab that has just come knows nothing of earlier turns, so they go by the clock.
    turn = Math.max(turn + 1, Date.now())
    leading = true
    const until = new Promise<void>((resolve) => (letGo = resolve))
    events.gained(handed?.state)
    handed = undefined
    following = false
    broadcastState()
    await until
  }
  const leave = () => {
    if (!leading) return
    leading = false
    following = true
    letGo?.()
    letGo = undefined
    events.lost()
  }
  const broadcastState = () => post({ type: 'state', state: events.state() })
  const handOver = (to: string) => {
    if (!leading) return
    const state = events.handOver()
    post({ type: 'state', state, to })
    handed = { state, to, since: Date.now() }
    leave()
  }
  const request = (options: LockOptions) =>
    navigator.locks
      .request(name, options, (lock) => {
        if (lock) return become(options.steal === true)
        // Another tab has it: what that one leaves is newer than what this one can read.
        following = !leading
        return undefined
      })
      // The lock was taken from this tab, or the request was called off.
      .catch(leave)

  const forgetLeft = () => {
    if (handed?.to === ANYONE) handed = undefined
  }
  const receive = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ask' || data.type === 'hello') {
      // Whoever asks or has just come may have taken up what was left to anyone, and gone on from it.
      forgetLeft()
      if (data.type === 'ask') handOver(data.by)
      else if (leading) broadcastState()
    } else if (data.turn >= turn) {
      turn = data.turn
      following = !leading
      if (data.type === 'news') events.received(data.news)
      else receiveState(data.state, data.to)
    }
  }
  const receiveState = (state: string, to?: string) => {
    if (leading) return
    // Told by a leader that goes on, whatever an earlier one handed over is out of date.
    handed = to === undefined ? undefined : { state, to, since: Date.now() }
    if (handed) handedCame?.()
    events.replaced(state)
  }

  const claim = () => {
    if (leading || claiming || !channel) return
    const asking = new AbortController()
    claiming = asking
    const { signal } = asking
    let left = ANSWER_MS / ASK_AGAIN_MS
    const ask = () => {
      if (signal.aborted) return
      if (left-- <= 0) {
        asking.abort()
        void request({ steal: true })
        return
      }
      post({ type: 'ask', by: thisTab })
      setTimeout(ask, ASK_AGAIN_MS)
    }
    const queue = async () => {
      while (!signal.aborted) {
        await request({ signal })
        // The lock was reserved for another tab: let that one take it.
        if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
    void request({ ifAvailable: true }).then(() => {
      if (signal.aborted) return
      // Another tab has taken it up, and will hand over a state of its own.
      forgetLeft()
      following = true
      void queue()
      ask()
    })
  }

  return {
    isThisTab: () => leading,
    claim,
    claimIfFree() {
      if (!leading && !claiming) void request({ ifAvailable: true })
    },
    broadcast: (news) => post({ type: 'news', news }),
    broadcastState,
    askState: () => post({ type: 'hello' }),
    open() {
      // Whatever was told while this tab did not listen is in the storage by now.
      handed = undefined
      following = false
      channel = new BroadcastChannel(name)
      channel.addEventListener('message', receive)
      post({ type: 'hello' })
      void request({ ifAvailable: true })
    },
    close() {
      claiming?.abort()
      claiming = undefined
      handOver(ANYONE)
      channel?.close()
      channel = undefined
    },
  }
}
