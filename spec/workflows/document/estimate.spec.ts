/** What a run costs is reckoned from what it read and wrote; what nobody knows is not made up. */
import { expect, test } from 'vitest'
import { estimateOf } from '../../../site/workflows/document/estimate.ts'
import type { Run } from '../../../site/workflows/run/index.ts'
import { flowWith } from './small-flow.ts'

const flow = flowWith({
  nodes: {
    Start: 'manualTrigger',
    Ask: { use: 'chainLlm', parameters: { promptType: 'define', text: '=Sum up {{ $json.a }}' } },
    Model: {
      use: 'lmOpenAi',
      parameters: { model: { __rl: true, mode: 'id', value: 'gpt-6-luna' } },
    },
    Send: 'gmail',
    Other: 'chainLlm',
  },
  links: [
    'Start > Ask',
    'Ask > Send',
    'Model ai_languageModel> Ask',
    'Model ai_languageModel> Other',
  ],
})
const items = (text: string) => [{ json: { a: text } }, { json: { a: text } }]
const run: Run = {
  nodes: new Map([
    ['Start', [{ sources: [], outputs: [items('x'.repeat(400))] }]],
    ['Ask', [{ sources: [], outputs: [items('y'.repeat(40))] }]],
    ['Send', [{ sources: [], outputs: [[]], asked: [{}, {}] }]],
  ]),
  order: [],
  gaps: [],
  waited: 1500,
}

test('models by what they read and wrote, services by how often they are asked, and pauses', () => {
  const { models, dollars, services, waited } = estimateOf(flow, run, {
    'gpt-6-luna': { read: 1, written: 10 },
  })
  expect(models).toMatchObject([{ node: 'Ask', model: 'gpt-6-luna', calls: 2 }])
  const [{ reads, writes }] = models as [(typeof models)[number]]
  expect(reads).toBeGreaterThan(200)
  expect(reads).toBeLessThan(230)
  expect(writes).toBeGreaterThan(20)
  expect(writes).toBeLessThan(30)
  expect(dollars).toBeCloseTo((reads + writes * 10) / 1_000_000, 9)
  expect(services).toEqual([{ node: 'Send', calls: 2 }])
  expect(waited).toBe(1500)
})

test('a model without a price has none', () => {
  const { models, dollars } = estimateOf(flow, run, {})
  expect(models).toMatchObject([{ node: 'Ask', dollars: undefined }])
  expect(dollars).toBe(0)
})
