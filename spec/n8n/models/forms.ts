/** One answer in the forms of the providers that n8n speaks to. */
import type { Json, JsonObject } from '../../../site/workflows/flow/flow.ts'
import { chatCompletion, chunk, openAiResponse } from './openai.ts'
import { MADE, TOKENS, type Answer, type Said } from './said.ts'

export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** @param path of the request, by which providers are told apart */
export const answeredAs = (path: string, asked: JsonObject, said: Said): Reply => {
  // A mistake of the caller's is not tried again, which would only take time.
  if ('fails' in said) return reply(refusal(path, said.fails), 400)
  const model = asked['model'] ?? 'model'
  if (path.endsWith('/responses')) return reply(openAiResponse(said, model))
  if (path.endsWith('/v1/messages')) return reply(anthropic(said, model))
  if (path.endsWith('/api/chat')) return lines([ollama(said, model)])
  if (/generateContent/iu.test(path)) return gemini(path, said)
  if (path.endsWith('/v2/chat')) return reply(cohere(said))
  return asked['stream'] === true
    ? events([chunk(said, model)])
    : reply(chatCompletion(said, model))
}

export const reply = (body: Json, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})

const lines = (bodies: readonly Json[]): Reply => ({
  status: 200,
  type: 'application/x-ndjson',
  body: bodies.map((body) => `${JSON.stringify(body)}\n`).join(''),
})

const events = (bodies: readonly Json[]): Reply => ({
  status: 200,
  type: 'text/event-stream',
  body: [...bodies.map((body) => JSON.stringify(body)), '[DONE]']
    .map((text) => `data: ${text}\n\n`)
    .join(''),
})

const refusal = (path: string, message: string): Json => {
  if (path.endsWith('/v1/messages'))
    return { type: 'error', error: { type: 'invalid_request_error', message } }
  if (path.endsWith('/api/chat')) return { error: message }
  return { message, error: { message, type: 'invalid_request_error', code: 400, status: 'FAILED' } }
}

const anthropic = (said: Answer, model: Json): Json => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model,
  content: [
    'text' in said
      ? { type: 'text', text: said.text }
      : { type: 'tool_use', id: 'toolu_1', name: said.tool, input: said.input },
  ],
  stop_reason: 'text' in said ? 'end_turn' : 'tool_use',
  stop_sequence: null,
  usage: { input_tokens: TOKENS.read, output_tokens: TOKENS.written },
})

const ollama = (said: Answer, model: Json): Json => ({
  model,
  created_at: new Date(MADE * 1000).toISOString(),
  done: true,
  done_reason: 'stop',
  message:
    'text' in said
      ? { role: 'assistant', content: said.text }
      : {
          role: 'assistant',
          content: '',
          tool_calls: [{ function: { name: said.tool, arguments: said.input } }],
        },
  prompt_eval_count: TOKENS.read,
  eval_count: TOKENS.written,
})

const gemini = (path: string, said: Answer): Reply => {
  const part =
    'text' in said ? { text: said.text } : { functionCall: { name: said.tool, args: said.input } }
  const body = {
    candidates: [{ index: 0, finishReason: 'STOP', content: { role: 'model', parts: [part] } }],
    usageMetadata: {
      promptTokenCount: TOKENS.read,
      candidatesTokenCount: TOKENS.written,
      totalTokenCount: TOKENS.read + TOKENS.written,
    },
  }
  if (!path.includes('stream')) return reply(body)
  return { status: 200, type: 'text/event-stream', body: `data: ${JSON.stringify(body)}\r\n\r\n` }
}

const cohere = (said: Answer): Json => ({
  id: '1',
  finish_reason: 'text' in said ? 'COMPLETE' : 'TOOL_CALL',
  message:
    'text' in said
      ? { role: 'assistant', content: [{ type: 'text', text: said.text }] }
      : {
          role: 'assistant',
          tool_calls: [
            {
              id: 'call_1',
              type: 'function',
              function: { name: said.tool, arguments: JSON.stringify(said.input) },
            },
          ],
        },
  usage: { tokens: { input_tokens: TOKENS.read, output_tokens: TOKENS.written } },
})
