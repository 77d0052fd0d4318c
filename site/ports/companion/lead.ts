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
  | { readonly type: 'ask' }
  | { readonly type: 'hello' }
  | { readonly type: 'state'; readonly state: string; readonly handed: boolean }
  | { readonly type: 'news'; readonly news: unknown }

const ASK_AGAIN_MS = 200
/** A leader that has not answered by then hangs: the lead is taken from it. */
const PATIENCE_MS = 4000
/** How long a leader's last words may be on their way after it let go. */
const LAST_WORDS_MS = 400

export const browserLead: LeadKit = (name, events) => {
  let channel: BroadcastChannel | undefined
  let turn = 0
  let leading = false
  let letGo: (() => void) | undefined
  let handed: string | undefined
  let hear: (() => void) | undefined
  let wanting: AbortController | undefined

  const post = (said: Said) => {
    // A channel has no other origin than its own.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage({ ...said, turn })
  }

  const lead = async (waitForWords: boolean) => {
    wanting?.abort()
    wanting = undefined
    if (waitForWords && handed === undefined)
      await new Promise<void>((resolve) => {
        hear = resolve
        setTimeout(resolve, LAST_WORDS_MS)
      })
    hear = undefined
    if (!channel) return
    // A tab that has just come knows nothing of earlier turns, so they go by the clock.
    turn = Math.max(turn + 1, Date.now())
    leading = true
    const until = new Promise<void>((resolve) => (letGo = resolve))
    events.gained(handed)
    handed = undefined
    tellState()
    await until
  }
  const leave = () => {
    if (!leading) return
    leading = false
    letGo?.()
    letGo = undefined
    events.lost()
  }
  const tellState = () => post({ type: 'state', state: events.state(), handed: false })
  const handOver = () => {
    if (!leading) return
    post({ type: 'state', state: events.handOver(), handed: true })
    leave()
  }
  const request = (options: LockOptions, waitForWords: boolean) =>
    navigator.locks
      .request(name, options, (lock) => (lock ? lead(waitForWords) : undefined))
      // Taken from this tab, or no longer wanted.
      .catch(leave)

  const hearMessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ask') handOver()
    else if (data.type === 'hello') {
      if (leading) tellState()
    } else if (data.turn >= turn) {
      turn = data.turn
      if (data.type === 'news') events.heard(data.news)
      else hearState(data.state, data.handed)
    }
  }
  const hearState = (state: string, last: boolean) => {
    if (last) {
      handed = state
      hear?.()
    }
    if (!leading) events.became(state)
  }

  const want = () => {
    if (leading || wanting || !channel) return
    const asking = new AbortController()
    wanting = asking
    handed = undefined
    const { signal } = asking
    let left = PATIENCE_MS / ASK_AGAIN_MS
    const ask = () => {
      if (signal.aborted) return
      if (left-- <= 0) {
        asking.abort()
        void request({ steal: true }, false)
        return
      }
      post({ type: 'ask' })
      setTimeout(ask, ASK_AGAIN_MS)
    }
    void navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock && !signal.aborted) return lead(false)
        // Not within this callback, which would wait for itself.
        queueMicrotask(() => {
          if (signal.aborted) return
          void request({ signal }, true)
          ask()
        })
        return undefined
      })
      .catch(leave)
  }

  return {
    held: () => leading,
    want,
    offer() {
      if (!leading && !wanting) void request({ ifAvailable: true }, false)
    },
    tell: (news) => post({ type: 'news', news }),
    tellState,
    sync: () => post({ type: 'hello' }),
    open() {
      channel = new BroadcastChannel(name)
      channel.addEventListener('message', hearMessage)
      post({ type: 'hello' })
      void request({ ifAvailable: true }, false)
    },
    close() {
      wanting?.abort()
      wanting = undefined
      handOver()
      channel?.close()
      channel = undefined
    },
  }
}
