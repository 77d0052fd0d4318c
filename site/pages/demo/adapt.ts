/** How content adapts: pure, so that each decision can be explained, simulated and tested. */
import type { Device } from '../../ports/device.ts'

export const FORMS = ['list', 'cards', 'table'] as const
export type Form = (typeof FORMS)[number]
export const INTERESTS = ['web', 'ia', 'workflows'] as const
export type Interest = (typeof INTERESTS)[number]

/** What is known of a reading; nothing of the person. */
export interface Signals {
  readonly device: Device
  /** The subject of the page that one comes from, on this site. */
  readonly interest: Interest
  /** In per cent of the page, the deepest so far. */
  readonly depth: number
  /** Whole seconds. */
  readonly seconds: number
  /** Clicks, touches and keys. */
  readonly interactions: number
  readonly calm: boolean
}

/** Who a signal is known from: who chose it by hand, the visit itself, or nobody yet. */
export type Teller = 'choice' | 'visit' | 'nobody'

export interface Adapted {
  readonly form: Form
  readonly order: readonly Interest[]
  /** Whether the longer text is shown. */
  readonly long: boolean
  /** Whether a change is shown as a movement. */
  readonly moves: boolean
}

/** Somebody who reads: more than half of the page, half a minute, or a few gestures. */
export const READER = { depth: 50, seconds: 30, interactions: 4 } as const

export const adapt = (signals: Signals): Adapted => ({
  form: FORM[signals.device],
  order: [signals.interest, ...INTERESTS.filter((one) => one !== signals.interest)],
  long:
    signals.depth > READER.depth ||
    signals.seconds >= READER.seconds ||
    signals.interactions >= READER.interactions,
  moves: !signals.calm,
})

const FORM = { mobile: 'list', tablet: 'cards', desktop: 'table' } as const

/** @returns the subject of a page by the words of its path, where they tell it */
export const interestOf = (path: string): Interest | undefined => {
  const words = new Set(path.split(/[/-]/u))
  const some = (...list: readonly string[]) => list.some((word) => words.has(word))
  if (some('workflows', 'workflow', 'automatisation', 'n8n', 'studio')) return 'workflows'
  if (some('ia', 'ai', 'llm', 'rag', 'agent', 'agents', 'claude', 'prompt')) return 'ia'
  return some('web', 'stack', 'portfolio', 'technologies') ? 'web' : undefined
}
