/**
 * Of several tabs one leads: it alone plays and writes, the others watch. The lead is a Web Lock,
 * so that a tab that dies gives it back. It goes to whichever tab the visitor acts in: that tab
 * asks, the leader hands over the life as it stands, and lets go.
 */
export interface Lead {
  readonly held: () => boolean
  /** Asks for the lead until it has come. */
  readonly want: () => void
  /** Takes it if nobody has it. */
  readonly offer: () => void
  /** Tells the other tabs; only the leader does. */
  readonly tell: (news: unknown) => void
  /** Tells the other tabs all: what they watched does not lead there. */
  readonly tellState: () => void
  /** Asks the leader how things stand. */
  readonly sync: () => void
  /** Hands over, and hears nothing more until `open`. */
  readonly close: () => void
  readonly open: () => void
}

export interface LeadEvents {
  /** This tab leads now. `handed` is what the leader before it handed over, if it still could. */
  readonly gained: (handed: string | undefined) => void
  /** What the next leader needs; nothing may be done any more afterwards. */
  readonly handOver: () => string
  /** This tab does not lead any more. */
  readonly lost: () => void
  /** The leader tells something. */
  readonly heard: (news: unknown) => void
  /** A tab that has just come asks how things stand. */
  readonly state: () => string
  readonly became: (state: string) => void
}

export type LeadKit = (name: string, events: LeadEvents) => Lead

/** Where tabs cannot agree: each leads, and looks at the bytes before it writes. */
export const aloneLead: LeadKit = (_, { gained }) => ({
  held: () => true,
  want: () => undefined,
  offer: () => undefined,
  tell: () => undefined,
  tellState: () => undefined,
  sync: () => undefined,
  close: () => undefined,
  open: () => gained(undefined),
})

/** A turn begins whenever the lead goes to another tab; news of an earlier turn comes too late. */
type Message = Said & { readonly turn: number }
type Said =
  | { readonly type: 'ask'; readonly by: string }
  | { readonly type: 'hello' }
  /** `to` names the tab that a leader leaves its place to; with `ANYONE` its page goes. */
  | { readonly type: 'state'; readonly state: string; readonly to?: string }
  | { readonly type: 'news'; readonly news: unknown }

const ANYONE = ''

/** What a leader said as it went. Others let the one go first to whom it was said. */
interface LastWords {
  readonly state: string
  readonly to: string
  readonly since: number
}

const ASK_AGAIN_MS = 200
/** A leader that has not answered by then hangs: the lead is taken from it. */
const PATIENCE_MS = 4000
/** How long a leader's last words may be on their way after it let go. */
const LAST_WORDS_MS = 400
/** How long the place is kept for the tab that it was left to. */
const COURTESY_MS = 1000
const PASS_MS = 10

export const browserLead: LeadKit = (name, events) => {
  const me = String(Math.random())
  let channel: BroadcastChannel | undefined
  let turn = 0
  let leading = false
  let letGo: (() => void) | undefined
  let words: LastWords | undefined
  /** Another tab leads, or was the last to: it may have had words that are still on their way. */
  let watching = false
  let hear: (() => void) | undefined
  let wanting: AbortController | undefined

  const post = (said: Said) => {
    // A channel has no other origin than its own.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage({ ...said, turn })
  }

  /** Several wait for the lock, and it goes by turns, not to whom the leader has answered. */
  const isForAnother = () =>
    words !== undefined &&
    words.to !== ANYONE &&
    words.to !== me &&
    Date.now() - words.since < COURTESY_MS

  const lead = async (byForce: boolean) => {
    if (!byForce && watching && words === undefined)
      await new Promise<void>((resolve) => {
        hear = resolve
        setTimeout(resolve, LAST_WORDS_MS)
      })
    hear = undefined
    if (!channel || (!byForce && isForAnother())) return
    wanting?.abort()
    wanting = undefined
    // A tab that has just come knows nothing of earlier turns, so they go by the clock.
    turn = Math.max(turn + 1, Date.now())
    leading = true
    const until = new Promise<void>((resolve) => (letGo = resolve))
    events.gained(words?.state)
    words = undefined
    watching = false
    tellState()
    await until
  }
  const leave = () => {
    if (!leading) return
    leading = false
    watching = true
    letGo?.()
    letGo = undefined
    events.lost()
  }
  const tellState = () => post({ type: 'state', state: events.state() })
  const handOver = (to: string) => {
    if (!leading) return
    const state = events.handOver()
    post({ type: 'state', state, to })
    words = { state, to, since: Date.now() }
    leave()
  }
  const request = (options: LockOptions) =>
    navigator.locks
      .request(name, options, (lock) => (lock ? lead(options.steal === true) : undefined))
      // Taken from this tab, or no longer wanted.
      .catch(leave)

  const hearMessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ask') handOver(data.by)
    else if (data.type === 'hello') {
      if (leading) tellState()
    } else if (data.turn >= turn) {
      turn = data.turn
      watching = !leading
      if (data.type === 'news') events.heard(data.news)
      else hearState(data.state, data.to)
    }
  }
  const hearState = (state: string, to?: string) => {
    if (leading) return
    // Whoever leads by now has made the words of the one before old.
    words = to === undefined ? undefined : { state, to, since: Date.now() }
    if (words) hear?.()
    events.became(state)
  }

  const want = () => {
    if (leading || wanting || !channel) return
    const asking = new AbortController()
    wanting = asking
    const { signal } = asking
    let left = PATIENCE_MS / ASK_AGAIN_MS
    const ask = () => {
      if (signal.aborted) return
      if (left-- <= 0) {
        asking.abort()
        void request({ steal: true })
        return
      }
      post({ type: 'ask', by: me })
      setTimeout(ask, ASK_AGAIN_MS)
    }
    const queue = async () => {
      while (!signal.aborted) {
        await request({ signal })
        // It was another's turn: let it take the lock.
        if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, PASS_MS))
      }
    }
    void request({ ifAvailable: true }).then(() => {
      if (signal.aborted) return
      // Somebody has taken up what was left to anyone, and will leave words of their own.
      if (words?.to === ANYONE) words = undefined
      watching = true
      void queue()
      ask()
    })
  }

  return {
    held: () => leading,
    want,
    offer() {
      if (!leading && !wanting) void request({ ifAvailable: true })
    },
    tell: (news) => post({ type: 'news', news }),
    tellState,
    sync: () => post({ type: 'hello' }),
    open() {
      // What was said while nobody listened here is in the storage by now.
      words = undefined
      watching = false
      channel = new BroadcastChannel(name)
      channel.addEventListener('message', hearMessage)
      post({ type: 'hello' })
      void request({ ifAvailable: true })
    },
    close() {
      wanting?.abort()
      wanting = undefined
      handOver(ANYONE)
      channel?.close()
      channel = undefined
    },
  }
}
