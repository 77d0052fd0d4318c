/** Answers as OpenAI gives them, and those who speak as it does. */
import type { Json, JsonObject } from '../../../site/workflows/flow/flow.ts'
import { MADE, TOKENS, type Answer } from './said.ts'

export const chatCompletion = (said: Answer, model: Json): Json => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: MADE,
  model,
  choices: [{ index: 0, finish_reason: endOf(said), message: messageOf(said) }],
  usage: USAGE,
})

/** The whole answer as the first and last piece of a stream. */
export const chunk = (said: Answer, model: Json): Json => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: MADE,
  model,
  choices: [{ index: 0, finish_reason: endOf(said), delta: messageOf(said) }],
  usage: USAGE,
})

const USAGE = {
  prompt_tokens: TOKENS.read,
  completion_tokens: TOKENS.written,
  total_tokens: TOKENS.read + TOKENS.written,
}

const endOf = (said: Answer): string => ('text' in said ? 'stop' : 'tool_calls')

const messageOf = (said: Answer): JsonObject =>
  'text' in said
    ? { role: 'assistant', content: said.text }
    : {
        role: 'assistant',
        content: '',
        tool_calls: [
          {
            id: 'call00001',
            index: 0,
            type: 'function',
            function: { name: said.tool, arguments: JSON.stringify(said.input) },
          },
        ],
      }

export const openAiResponse = (said: Answer, model: Json): Json => ({
  id: 'resp_1',
  object: 'response',
  created_at: MADE,
  status: 'completed',
  model,
  error: null,
  incomplete_details: null,
  output: [
    'text' in said
      ? {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: said.text, annotations: [] }],
        }
      : {
          id: 'fc_1',
          type: 'function_call',
          call_id: 'call_1',
          status: 'completed',
          name: said.tool,
          arguments: JSON.stringify(said.input),
        },
  ],
  usage: {
    input_tokens: TOKENS.read,
    output_tokens: TOKENS.written,
    total_tokens: TOKENS.read + TOKENS.written,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens_details: { reasoning_tokens: 0 },
  },
})
