/** What people paste, imitated: the same seed always makes the same flow, as text. */
export interface Pasted {
  readonly name: string
  readonly text: string
  /** How many nodes are in it, whatever becomes of them. */
  readonly nodes: number
}

type Odd = Record<string, unknown>

export const pasted = (seed: number): Pasted => {
  const random = dice(seed)
  const whole = (most: number) => Math.floor(random() * most)
  const one = <Value>(list: readonly Value[]): Value => list[whole(list.length)]!
  const chance = (share: number) => random() < share
  const habits = HABITS.filter(() => chance(0.25))
  const has = (habit: Habit) => habits.includes(habit)
  const count = has('large') && chance(0.15) ? 100 + whole(200) : 1 + whole(24)

  const names: string[] = []
  const nodes = Array.from({ length: count }, (_, at): Odd => {
    const [type, versions, parameters] = one(has('unknown kinds') ? [...KINDS, ...UNKNOWN] : KINDS)
    const name = has('duplicate names') && chance(0.3) ? one(NAMES) : `${one(NAMES)} ${at}`
    names.push(name)
    const node: Odd = {
      parameters: parametersFor(parameters, one, names, has),
      name,
      type,
      typeVersion: has('old versions') ? versions[0] : versions.at(-1),
      position: [whole(400) * 16 - 800, whole(200) * 16],
      id: `${seed}-${at}`,
    }
    if (has('old versions') && chance(0.5)) delete node['id']
    if (has('missing fields') && chance(0.3)) delete node[one(Object.keys(node))]
    if (has('wrong values') && chance(0.3))
      node[one(['position', 'parameters', 'typeVersion', 'id', 'name', 'notes', 'disabled'])] =
        one<unknown>([null, 'x', -1, {}, [], true])
    if (chance(0.1))
      node['credentials'] = { someApi: chance(0.5) ? { id: '1', name: 'Mine' } : 'Mine' }
    if (chance(0.1)) node['continueOnFail'] = true
    if (chance(0.1)) node['onError'] = 'continueErrorOutput'
    if (chance(0.1)) node['disabled'] = true
    if (chance(0.1)) node['notesInFlow'] = true
    return node
  })
  if (has('notes'))
    for (let at = 0; at < 3; at += 1)
      nodes.push({
        parameters: { content: one(TEXTS).repeat(1 + whole(40)), width: 300, height: 200 },
        id: `${seed}-note-${at}`,
        name: `Sticky Note${at || ''}`,
        type: 'n8n-nodes-base.stickyNote',
        typeVersion: 1,
        position: [whole(100) * 16, whole(100) * 16],
      })

  const connections: Odd = {}
  const islands = has('islands') ? 0.4 : 1
  for (const [at, name] of names.entries()) {
    if (!chance(islands)) continue
    const target = () => ({
      node: has('lost links') && chance(0.2) ? 'Gone' : one(names.slice(0, at + 3)),
      type: 'main',
      index: has('lost links') && chance(0.1) ? one<unknown>([-1, 1e9, '1', null]) : whole(2),
    })
    const outputs: unknown[] = Array.from({ length: 1 + whole(3) }, () =>
      chance(0.1) ? null : Array.from({ length: whole(3) }, target),
    )
    const kinds: Odd = { main: outputs }
    if (has('parts') && chance(0.4))
      kinds[one(['ai_tool', 'ai_languageModel', 'ai_memory'])] = [
        [{ node: one(names), type: 'ai_tool', index: 0 }],
      ]
    connections[name] = has('lost links') && chance(0.1) ? one<unknown>([null, 'x', []]) : kinds
  }
  const flow = wrapped({ nodes, connections }, seed, has, one)
  const text = JSON.stringify(flow, null, one([0, 2, '\t']))
  return { name: `${seed}: ${habits.join(', ') || 'plain'}`, text, nodes: nodes.length }
}

/** The same row of numbers for the same seed (mulberry32). */
const dice = (seed: number): (() => number) => {
  let state = Math.imul(seed + 1, 2654435761)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const HABITS = [
  'old versions',
  'unknown kinds',
  'islands',
  'long code',
  'notes',
  'duplicate names',
  'missing fields',
  'wrong values',
  'lost links',
  'parts',
  'large',
  'cloud',
  'clipboard',
  'several',
  'odd names',
] as const
type Habit = (typeof HABITS)[number]

const wrapped = (
  flow: Odd,
  seed: number,
  has: (habit: Habit) => boolean,
  one: <Value>(list: readonly Value[]) => Value,
): unknown => {
  if (has('clipboard')) return { ...flow, meta: { instanceId: `${seed}` } }
  const named = { name: one(TEXTS), ...flow, active: false, settings: {} }
  const cloud = {
    ...named,
    createdAt: '2024-01-01T00:00:00.000Z',
    id: `${seed}`,
    meta: { templateCredsSetupCompleted: true },
    pinData: one<unknown>([null, {}, { Set: [{ json: { a: 1 } }] }, { Set: [{ a: 1 }] }]),
    settings: one<unknown>([null, {}, { executionOrder: 'v1' }]),
    shared: [{ role: 'workflow:owner', project: { name: 'Me' } }],
    staticData: null,
    tags: [{ id: '1', name: 'prod' }],
    triggerCount: 1,
    versionId: 'x',
  }
  const whole = has('cloud') ? cloud : named
  return has('several') ? [whole, { ...named, nodes: [] }] : whole
}

const parametersFor = (
  parameters: Odd,
  one: <Value>(list: readonly Value[]) => Value,
  names: readonly string[],
  has: (habit: Habit) => boolean,
): Odd => {
  const named = JSON.stringify(one([...names]))
  const said = one([
    `={{ $(${named}).item.json.a }}`,
    `={{ $node[${named}].json["b"] }} and {{ $json.c`,
    '=plain',
    'text',
  ])
  const code = `const all = $(${named}).all() // it's\nreturn all.map((item) => \`\${item.json.a} \${$items(${named}).length}\`)\n`
  return {
    ...parameters,
    ...(has('long code') && { jsCode: code.repeat(Math.ceil(50_000 / code.length)) }),
    ...(has('odd names') && { ['__proto__']: said, constructor: { prototype: said } }),
    said,
  }
}

/** Kinds, with versions from the oldest, and what is in them. */
const KINDS: readonly (readonly [string, readonly number[], Odd])[] = [
  ['n8n-nodes-base.start', [1], {}],
  ['n8n-nodes-base.manualTrigger', [1], {}],
  ['n8n-nodes-base.webhook', [1, 2.1], { path: 'a', httpMethod: ['GET', 'POST'] }],
  ['n8n-nodes-base.cron', [1], { triggerTimes: { item: [{ hour: 9 }] } }],
  [
    'n8n-nodes-base.set',
    [1, 2, 3.4],
    { values: { string: [{ name: 'a', value: 'b' }] }, options: {} },
  ],
  [
    'n8n-nodes-base.if',
    [1, 2.2],
    { conditions: { string: [{ value1: '={{$json.a}}', value2: 'b' }] } },
  ],
  [
    'n8n-nodes-base.switch',
    [1, 2, 3.2],
    { rules: { rules: [{ value2: 1 }, { value2: 2, output: 1 }] } },
  ],
  ['n8n-nodes-base.switch', [3], { mode: 'expression', numberOutputs: 1e9, output: 0 }],
  ['n8n-nodes-base.merge', [1, 2.1, 3.2], { mode: 'mergeByKey', numberInputs: 1e9 }],
  [
    'n8n-nodes-base.httpRequest',
    [1, 2, 3, 4.2],
    { url: 'https://a.example', options: { timeout: 1 } },
  ],
  ['n8n-nodes-base.function', [1], { functionCode: 'return items;' }],
  ['n8n-nodes-base.code', [1, 2], { jsCode: 'return []' }],
  ['n8n-nodes-base.splitInBatches', [1, 2, 3], { batchSize: 1 }],
  ['n8n-nodes-base.gmail', [1, 2.1], { operation: 'constructor', resource: '__proto__' }],
  [
    'n8n-nodes-base.googleSheets',
    [1, 3, 4.5],
    { sheetId: 'a', documentId: { __rl: true, value: '' } },
  ],
  ['@n8n/n8n-nodes-langchain.agent', [1, 1.6, 2], { promptType: 'constructor', options: {} }],
  ['@n8n/n8n-nodes-langchain.lmChatOpenAi', [1, 1.2], { model: 'gpt-4' }],
  ['@n8n/n8n-nodes-langchain.textClassifier', [1], { categories: { categories: [null, 'x', {}] } }],
]
const UNKNOWN: typeof KINDS = [
  ['n8n-nodes-community.thing', [1], { deep: [[[{ er: [] }]]] }],
  ['constructor', [1], {}],
  ['__proto__', [1], {}],
  ['@me/n8n-nodes-own.trigger', [0.5, 12], { list: [] }],
]
const NAMES = [
  'Set',
  'IF',
  'HTTP Request',
  'Élan d’été',
  'a "b" \'c\'',
  '__proto__',
  'constructor',
  ' ',
]
const TEXTS = ['My workflow', '## Note\n', 'Flux d’été — 日本', '<b>{{ $json }}</b>']
