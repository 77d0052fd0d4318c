/** What an example gives in place of triggers, services and models, and what is kept of it. */
import { describe, expect, test } from 'vitest'
import { adding, at, ITEMS } from './run-cases/case.ts'
import { flowOf, run, type Small } from './run-small-flow.ts'

const START: Small = { type: 'manualTrigger' }
const SERVICE: Small = {
  type: 'slack',
  typeVersion: 2.4,
  parameters: { text: '=Hello {{ $json.s }}', to: { value: '#sales' }, list: ['={{ $json.n }}'] },
}
const CHAIN: Small = {
  type: '@n8n/n8n-nodes-langchain.chainLlm',
  typeVersion: 1.9,
  parameters: { promptType: 'define', text: 'q' },
}
const LINK = ['Start > Service']
const jsonOf = (done: Awaited<ReturnType<typeof run>>, node: string, index = 0) =>
  done.nodes.get(node)?.[index]?.outputs.map((items) => items.map(({ json }) => json))

describe('a service', () => {
  test('gives its items, and keeps what it would have been asked for each', async () => {
    const done = await run(flowOf({ Start: START, Service: SERVICE }, LINK), {
      Start: ITEMS.slice(0, 2),
      Service: [{ ok: true }],
    })
    expect(jsonOf(done, 'Service')).toEqual([[{ ok: true }]])
    expect(done.nodes.get('Service')![0]!.asked).toEqual([
      { text: 'Hello Bb', to: { value: '#sales' }, list: [3] },
      { text: 'Hello aa', to: { value: '#sales' }, list: [1] },
    ])
  })

  test('that cannot read what it is to ask fails the run', async () => {
    const node = { ...SERVICE, parameters: { text: "={{ $('Nobody').item.json.x }}" } }
    const done = await run(flowOf({ Start: START, Service: node }, LINK), { Service: [{}] })
    expect(done.error).toMatchObject({ node: 'Service', message: "Referenced node doesn't exist" })
  })

  test('leaves what a model fills in as it is written', async () => {
    const node = { ...SERVICE, parameters: { text: "={{ $fromAI('text') }}" } }
    const done = await run(flowOf({ Start: START, Service: node }, LINK), { Service: [{}] })
    expect(done.nodes.get('Service')![0]!.asked).toEqual([{ text: "={{ $fromAI('text') }}" }])
  })

  test('that nothing is given for is a gap', async () => {
    const done = await run(flowOf({ Start: START, Service: SERVICE }, LINK))
    expect(done.gaps).toMatchObject([{ node: 'Service', key: 'type' }])
  })

  test('may answer otherwise each time it runs; the last answer stays', async () => {
    const nodes = { Start: START, A: at(1, 0), B: at(1, 9), C: at(1, 99), Service: SERVICE }
    const links = ['A', 'B', 'C'].flatMap((name) => [`Start > ${name}`, `${name} > Service`])
    const done = await run(flowOf(nodes, links), {
      Service: { runs: [[{ n: 1 }], { fails: 'busy' }] },
      Start: [{}],
    })
    expect(jsonOf(done, 'Service')).toEqual([[{ n: 1 }]])
    expect(done.error).toEqual({ node: 'Service', message: 'busy' })
  })

  test('that fails is tried again, which takes time and changes nothing', async () => {
    const node = { ...SERVICE, retryOnFail: true, maxTries: 4, waitBetweenTries: 2_000 }
    const done = await run(flowOf({ Start: START, Service: node }, LINK), {
      Service: { fails: 'down' },
    })
    expect(done.error?.message).toBe('down')
    expect(done.waited).toBe(6_000)
  })

  const CALM = { ...SERVICE, onError: 'continueErrorOutput' } as const
  const STORE = { ...CALM, type: '@n8n/n8n-nodes-langchain.vectorStoreQdrant', typeVersion: 1.3 }
  const failing = (node: Small) =>
    run(flowOf({ Start: START, Service: node }, LINK), {
      Start: [{ s: 'a' }, { s: 'b' }],
      Service: { fails: 'down' },
    })

  test('that fails while the flow goes on says so of each item', async () => {
    expect(jsonOf(await failing(CALM), 'Service')).toEqual([
      [],
      [
        { s: 'a', error: 'down' },
        { s: 'b', error: 'down' },
      ],
    ])
  })

  test('that is a store of vectors hands on what came, as if it had gone well', async () => {
    for (const onError of ['continueErrorOutput', 'continueRegularOutput'] as const) {
      const done = await failing({ ...STORE, onError })
      expect(jsonOf(done, 'Service')).toEqual([[{ s: 'a' }, { s: 'b' }]])
      expect(done.nodes.get('Service')![0]!.error?.message).toBe('down')
    }
  })

  test('that fails before it looks at any item hands on what came, too', async () => {
    const done = await run(flowOf({ Start: START, Service: CALM }, LINK), {
      Start: [{ s: 'a' }, { s: 'b' }],
      Service: { fails: 'down', whole: true },
    })
    expect(jsonOf(done, 'Service')).toEqual([[{ s: 'a' }, { s: 'b' }]])
  })

  test('gives files as they are, text as base64', async () => {
    const file = { type: 'text/plain', name: 'é.txt', text: 'Été' }
    const done = await run(flowOf({ Start: START }, []), {
      Start: { items: [{ json: {}, files: { data: file } }] },
    })
    expect(done.nodes.get('Start')![0]!.outputs[0]![0]!.binary).toEqual({
      data: { mimeType: 'text/plain', fileName: 'é.txt', data: 'w4l0w6k=' },
    })
  })
})

describe('time', () => {
  const nodes = {
    Start: START,
    Wait: { type: 'wait', typeVersion: 1.1, parameters: { amount: 2, unit: 'days' } },
    After: adding('day', '={{ $now.toISODate() }}'),
  }
  const flow = flowOf(nodes, ['Start > Wait', 'Wait > After'])

  test('is counted, and stands still for templates that are judged', async () => {
    const done = await run(flow)
    expect(done.waited).toBe(2 * 86_400_000)
    expect(jsonOf(done, 'After')).toEqual([[{ day: '2026-03-10' }]])
  })

  test('moves on where it is asked to', async () => {
    expect(jsonOf(await run(flow, {}, { isMoving: true }), 'After')).toEqual([
      [{ day: '2026-03-12' }],
    ])
  })

  test('that waits for somebody needs their answer', async () => {
    const asked = { ...nodes.Wait, parameters: { resume: 'webhook' } }
    const waiting = flowOf({ ...nodes, Wait: asked }, ['Start > Wait', 'Wait > After'])
    expect((await run(waiting)).gaps).toMatchObject([{ node: 'Wait', value: 'resume: webhook' }])
    const answered = await run(waiting, { Wait: [{ approved: true }] })
    expect(jsonOf(answered, 'After')).toEqual([[{ approved: true, day: '2026-03-10' }]])
  })
})

describe('triggers', () => {
  const nodes = {
    Clock: { type: 'scheduleTrigger', ...at(0, 100) },
    Hook: { type: 'webhook', ...at(0, 0) },
    End: adding('by', '={{ $prevNode.name }}', at(100, 0)),
  }
  const flow = flowOf(nodes, ['Clock > End', 'Hook > End'])

  test('only those that are given start a run, the highest first', async () => {
    const both = await run(flow, { Clock: [{}], Hook: [{}] })
    expect(both.order.map(({ node }) => node)).toEqual(['Hook', 'End', 'Clock', 'End'])
    const one = await run(flow, { Hook: [{ a: 1 }] })
    expect(one.order.map(({ node }) => node)).toEqual(['Hook', 'End'])
    expect(jsonOf(one, 'End')).toEqual([[{ a: 1, by: 'Hook' }]])
  })

  test('the first starts where none is given', async () => {
    expect((await run(flow)).order.map(({ node }) => node)).toEqual(['Clock', 'End'])
  })

  test('a flow without any node does nothing', async () => {
    const done = await run(flowOf({}, []))
    expect(done).toMatchObject({ order: [], gaps: [] })
  })
})

describe('a model', () => {
  const nodes = {
    Start: START,
    Model: { type: '@n8n/n8n-nodes-langchain.lmChatOpenAi' },
    Ask: CHAIN,
  }
  const flow = flowOf(nodes, ['Start > Ask', 'Model =ai_languageModel> Ask'])

  test('speaks the language that is asked for, call by call', async () => {
    const given = {
      Start: [{}, {}, {}],
      Model: { says: [{ fr: 'Oui', en: 'Yes' }, 'Two'] },
    }
    expect(jsonOf(await run(flow, given, { language: 'en' }), 'Ask')).toEqual([
      [{ text: 'Yes' }, { text: 'Two' }, { text: 'Two' }],
    ])
    expect(jsonOf(await run(flow, given), 'Ask')![0]![0]).toEqual({ text: 'Oui' })
  })

  test('that an example says nothing of is a gap', async () => {
    expect((await run(flow)).gaps).toEqual([
      { node: 'Ask', type: CHAIN.type, key: 'model', value: 'Model', after: 1 },
    ])
  })

  test('calls tools on the way to what an agent says', async () => {
    const agent = {
      type: '@n8n/n8n-nodes-langchain.agent',
      typeVersion: 3.1,
      parameters: CHAIN.parameters!,
    }
    const done = await run(
      flowOf({ ...nodes, Ask: agent }, ['Start > Ask', 'Model =ai_languageModel> Ask']),
      {
        Model: { says: ['{"tool":"Search","with":{}}', 'Found it'] },
      },
    )
    expect(jsonOf(done, 'Ask')).toEqual([[{ output: 'Found it' }]])
  })
})

test('a file that is not there is missed by name', async () => {
  const node = {
    type: 'extractFromFile',
    typeVersion: 1.1,
    parameters: { binaryPropertyName: 'cv', operation: 'text' },
  }
  const flow = flowOf({ Start: START, Node: node }, ['Start > Node'])
  expect((await run(flow)).error?.message).toBe(
    "This operation expects the node's input data to contain a binary file 'cv', but none was found [item 0]",
  )
})
