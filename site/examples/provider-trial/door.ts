/** One form of answer for three providers: what the application knows, and all that it knows. */

export interface Answer {
  readonly text: string
  readonly end: 'done' | 'cut' | 'refused'
  readonly tokens: {
    /** Read at full price, read again from a cache, written with what was thought. */
    readonly fresh: number
    readonly cached: number
    readonly written: number
  }
}

export interface OpenaiResponse {
  readonly status: string
  readonly incomplete_details?: { readonly reason: string } | null
  readonly output: readonly {
    readonly type: string
    readonly content?: readonly { readonly type: string; readonly text?: string }[]
  }[]
  readonly usage: {
    readonly input_tokens: number
    readonly input_tokens_details: { readonly cached_tokens: number }
    readonly output_tokens: number
  }
}

/** What was read includes what came from the cache; what was written includes what was thought. */
export const fromOpenai = (response: OpenaiResponse): Answer => {
  const { status, incomplete_details: why, output, usage } = response
  const parts = output.flatMap(({ content = [] }) => content)
  const refused = why?.reason === 'content_filter' || parts.some(({ type }) => type === 'refusal')
  const cached = usage.input_tokens_details.cached_tokens
  return {
    text: parts.map(({ text = '' }) => text).join(''),
    end: refused ? 'refused' : status === 'completed' ? 'done' : 'cut',
    tokens: { fresh: usage.input_tokens - cached, cached, written: usage.output_tokens },
  }
}

export interface AnthropicMessage {
  readonly stop_reason: string
  readonly content: readonly { readonly type: string; readonly text?: string }[]
  readonly usage: {
    readonly input_tokens: number
    readonly cache_creation_input_tokens: number
    readonly cache_read_input_tokens: number
    readonly output_tokens: number
  }
}

/** What was read leaves out the cache, on the way in and on the way out of it. */
export const fromAnthropic = ({ stop_reason, content, usage }: AnthropicMessage): Answer => ({
  text: content.map(({ type, text = '' }) => (type === 'text' ? text : '')).join(''),
  end: stop_reason === 'refusal' ? 'refused' : CUT.has(stop_reason) ? 'cut' : 'done',
  tokens: {
    fresh: usage.input_tokens + usage.cache_creation_input_tokens,
    cached: usage.cache_read_input_tokens,
    written: usage.output_tokens,
  },
})

/** Too long for what was asked, or for what the model can hold. */
const CUT: ReadonlySet<string> = new Set(['max_tokens', 'model_context_window_exceeded'])

export interface GeminiResponse {
  readonly candidates: readonly {
    readonly finishReason: string
    readonly content?: {
      readonly parts: readonly { readonly text?: string; readonly thought?: boolean }[]
    }
  }[]
  readonly usageMetadata: {
    readonly promptTokenCount: number
    readonly cachedContentTokenCount?: number
    readonly candidatesTokenCount?: number
    readonly thoughtsTokenCount?: number
  }
}

/** What was thought is counted apart, and paid like what was written. */
export const fromGemini = ({ candidates, usageMetadata: usage }: GeminiResponse): Answer => {
  const [first] = candidates
  const parts = (first?.content?.parts ?? []).filter(({ thought }) => thought !== true)
  const cached = usage.cachedContentTokenCount ?? 0
  return {
    text: parts.map(({ text = '' }) => text).join(''),
    end: ENDS[first?.finishReason ?? ''] ?? 'refused',
    tokens: {
      fresh: usage.promptTokenCount - cached,
      cached,
      written: (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0),
    },
  }
}

const ENDS: Readonly<Record<string, Answer['end']>> = { STOP: 'done', MAX_TOKENS: 'cut' }
