/** Text becomes a flow: as it was where nothing is wrong with it, repaired and told where something is. */
import { describe, expect, test } from 'vitest'
import { build } from '../../../site/workflows/builder/build.ts'
import { linksIn } from '../../../site/workflows/document/links.ts'
import { readFlow } from '../../../site/workflows/document/read.ts'
import { clipboardOf, writeFlow } from '../../../site/workflows/document/write.ts'
import { recipes } from '../all-recipes.ts'
import { flowWith } from './small-flow.ts'

const read = (value: unknown) => {
  const found = readFlow(typeof value === 'string' ? value : JSON.stringify(value))
  if (!found.ok) throw new Error(found.key)
  return found
}
const node = {
  parameters: {},
  type: 'n8n-nodes-base.set',
  typeVersion: 3,
  position: [0, 0],
  id: 'a',
  name: 'A',
}
const flow = { name: 'Flow', nodes: [node], connections: {} }

describe('what nothing is wrong with', () => {
  test.each(recipes.map(({ slug, recipe }) => [slug, recipe] as const))('%s', (slug, recipe) => {
    const text = writeFlow(build(recipe, slug, 'fr'))
    const found = read(text)
    expect(found.repairs).toEqual([])
    expect(writeFlow(found.flow)).toBe(text)
  })

  test('whatever we do not know stays, in its place', () => {
    const odd = {
      versionId: 'v',
      active: false,
      tags: [{ name: 'x' }],
      staticData: null,
      pinData: null,
      settings: null,
      ...flow,
      nodes: [{ ...node, continueOnFail: true, extendsCredential: 'x', notes: null }],
      shared: [{ role: 'workflow:owner' }],
    }
    const found = read(odd)
    expect(found.repairs).toEqual([])
    expect(JSON.stringify(found.flow)).toBe(JSON.stringify(odd))
  })

  test('it is taken out of lists and wrappers', () => {
    expect(read([flow]).flow).toEqual(flow)
    expect(read({ data: flow }).flow).toEqual(flow)
    expect(read({ workflow: { id: 5, workflow: flow } }).flow).toEqual(flow)
    expect(read([flow, flow]).repairs).toEqual([{ key: 'first-of-several', nodes: [] }])
  })

  test('what is copied is what n8n copies', () => {
    const several = flowWith({
      nodes: { A: 'set', B: 'set', C: 'set' },
      links: ['A > B', 'B > C'],
    })
    const copied = read(clipboardOf(several, ['B', 'C']))
    expect(copied.flow.nodes.map(({ name }) => name)).toEqual(['B', 'C'])
    expect(linksIn(copied.flow)).toHaveLength(1)
    expect(copied.repairs).toEqual([{ key: 'no-name', nodes: [] }])
  })
})

describe('what is wrong is told, and put right', () => {
  const cases: readonly (readonly [string, unknown, unknown, object])[] = [
    [
      'names that are the same',
      [node, { ...node, id: 'b' }],
      [{ key: 'duplicate-name', nodes: ['A 1'] }],
      [{ name: 'A' }, { name: 'A 1' }],
    ],
    [
      'ids that are the same, or none',
      [node, { ...node, name: 'B' }, { ...node, name: 'C', id: undefined }],
      [
        { key: 'duplicate-id', nodes: ['B'] },
        { key: 'missing-id', nodes: ['C'] },
      ],
      [{ id: 'a' }, { id: expect.stringMatching(/-/u) }, { id: expect.stringMatching(/-/u) }],
    ],
    [
      'no place',
      [node, { ...node, name: 'B', id: 'b', position: undefined }],
      [{ key: 'missing-position', nodes: ['B'] }],
      [{ position: [0, 0] }, { position: [0, expect.any(Number)] }],
    ],
    [
      'no parameters',
      [{ ...node, parameters: [] }],
      [{ key: 'missing-parameters', nodes: ['A'] }],
      [{ parameters: {} }],
    ],
    [
      'a version as text, and none',
      [
        { ...node, typeVersion: '2' },
        { ...node, name: 'B', id: 'b', typeVersion: undefined },
      ],
      [{ key: 'missing-version', nodes: ['A', 'B'] }],
      [{ typeVersion: 2 }, { typeVersion: 1 }],
    ],
    [
      'credentials of old',
      [{ ...node, credentials: { imap: 'Mine' } }],
      [{ key: 'old-credentials', nodes: ['A'] }],
      [{ credentials: { imap: { name: 'Mine' } } }],
    ],
    ['no node', [node, null, 5], [{ key: 'not-a-node', nodes: [] }], [{ name: 'A' }]],
  ]
  test.each(cases)('%s', (_what, nodes, repairs, left) => {
    const found = read({ ...flow, nodes })
    expect(found.repairs).toEqual(repairs)
    expect(found.flow.nodes).toMatchObject(left)
  })

  test('links to nodes that are not there, twice the same, by id', () => {
    const nodes = [node, { ...node, name: 'B', id: 'b' }]
    const to = (...names: string[]) => ({
      main: [names.map((name) => ({ node: name, type: 'main', index: 0 }))],
    })
    const found = read({
      ...flow,
      nodes,
      connections: { A: to('B', 'B', 'C'), Gone: to('A'), b: to('a') },
    })
    expect(linksIn(found.flow).map(({ from, to: end }) => [from.node, end.node])).toEqual([
      ['A', 'B'],
      ['B', 'A'],
    ])
    expect(found.repairs).toEqual([
      { key: 'duplicate-link', nodes: ['A'] },
      { key: 'lost-link', nodes: ['A', 'Gone'] },
      { key: 'linked-by-id', nodes: ['B'] },
    ])
  })

  test('what is repaired needs no repair any more', () => {
    const found = read({ nodes: [{}, { name: 'A' }, { name: 'A', position: 'left' }] })
    expect(read(writeFlow(found.flow)).repairs).toEqual([])
  })
})

describe('as people paste it', () => {
  const json = JSON.stringify(
    {
      ...flow,
      nodes: [node, { ...node, id: 'b', name: 'B' }],
      connections: { A: { main: [[{ node: 'B', type: 'main', index: 0 }]] } },
    },
    null,
    2,
  )
  const around = ['words-around']
  const cases: readonly (readonly [what: string, text: string, told: readonly string[]])[] = [
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``, around],
    ['in a fence among words', `Voici [1] :\n\n\`\`\`\n${json}\n\`\`\`\nEt {voilà}.`, around],
    ['among words', `Here it is:\n${json}\nHave fun`, around],
    ['in a page', `<n8n-demo workflow='${JSON.stringify(JSON.parse(json))}'></n8n-demo>`, around],
    ['escaped for a page', json.replaceAll('"', '&quot;'), ['escaped-json']],
    ['a comma too many', json.replaceAll(/\}\n( *)\]/gu, '},\n$1]'), ['loose-json']],
    ['comments', json.replace('"nodes"', '/* all */ "nodes" // of them\n'), ['loose-json']],
    ['spaces of a word processor', json.replaceAll('  ', '\u00A0 '), ['loose-json']],
    ['its quotes', json.replaceAll('"', '”'), ['loose-json']],
    ['without its brackets', json.slice(1, -1), ['loose-json']],
    ['with a mark before', `\u{FEFF}${json}`, []],
    ['lines of Windows', json.replaceAll('\n', '\r\n'), []],
    ['as a text', JSON.stringify(json), []],
    ['as a text inside', JSON.stringify({ workflow: json }), []],
    ['from the gallery', `{"workflow": {"id": 1, "workflow": ${json}}}`, []],
    ['from an execution', `{"data": {"id": 1, "workflowData": ${json}, "data": "[{}]"}}`, []],
    ['an item of a run', `[{"json": ${json}}]`, []],
    ['of a list', `{"data": [${json}, ${json}]}`, ['first-of-several']],
    ['behind something else', `{"workflows": [{"id": 1}, ${json}]}`, []],
  ]
  test.each(cases)('%s', (_what, text, told) => {
    const found = read(text)
    expect(found.repairs.map(({ key }) => key)).toEqual(told)
    expect(found.flow).toEqual(JSON.parse(json))
  })

  test('steps alone, one or several', () => {
    expect(read(node).flow.nodes).toEqual([node])
    expect(read([node, { ...node, id: 'b', name: 'B' }]).flow.nodes).toHaveLength(2)
  })

  test('texts keep what looks like a slip', () => {
    const odd = 'a, ] // b /* c */ \u00A0&quot; ```'
    const text = JSON.stringify({ ...flow, name: odd }).replace(/\}$/u, ',}')
    expect(read(text).flow.name).toBe(odd)
  })
})

describe('what is no flow', () => {
  test.each([
    ['{\n  "nodes": [\n  }', 3, 3],
    ['', 1, 1],
    ['{"nodes": [] "a": 1}', 1, 14],
    ['{"nodes": ["a\nb"]}', 1, 14],
    ['[1, 2,]', 1, 7],
    ['{"a": 01}', 1, 8],
    [String.raw`["\x"]`, 1, 3],
    ['[1] 2', 1, 5],
    ['{"a": tru}', 1, 7],
    ['["abc', 1, 6],
  ])('%j is not JSON at line %i, column %i', (text, line, column) => {
    expect(readFlow(text)).toEqual({ ok: false, key: 'not-json', line, column })
  })

  test.each(['5', 'null', '{}', '[]', '{"nodes": {}}', '{"data": {"data": 1}}'])(
    '%s is JSON, and no flow',
    (text) => {
      expect(readFlow(text)).toEqual({ ok: false, key: 'not-a-flow' })
    },
  )

  test('a slip below a fence is found where it is', () => {
    const text = 'Voici :\n```json\n{\n  "nodes": [\n    {"name": }\n  ]\n}\n```'
    expect(readFlow(text)).toEqual({ ok: false, key: 'not-json', line: 5, column: 14 })
  })

  test.each([
    ['https://n8n.io/workflows/1234-tri/', 'an-address'],
    ['<!doctype html><title>n8n</title>', 'a-page'],
    ['{"name": "x", "flow": [{"id": 1, "module": "http"}]}', 'not-a-flow'],
    ['{"data": {"repository": {"issues": {"nodes": [{"title": "x"}]}}}}', 'not-a-flow'],
    ['{"nodes": {"A": {"type": "x", "name": "A", "parameters": {}}}}', 'not-a-flow'],
    ["{'nodes': [{'name': 'A', 'disabled': True}]}", 'not-json'],
    ['nodes:\n  - name: A', 'not-json'],
  ])('%s: %s', (text, key) => {
    expect(readFlow(text)).toMatchObject({ ok: false, key })
  })

  test('it is too much', () => {
    expect(readFlow(' '.repeat(20_000_001))).toMatchObject({ key: 'too-big', value: 20_000_001 })
    const nodes = Array.from({ length: 2001 }, (_, at) => ({ ...node, name: `${at}` }))
    expect(readFlow(JSON.stringify({ ...flow, nodes }))).toMatchObject({
      key: 'too-many',
      value: 2001,
    })
    const deep = `{"nodes":[{"parameters":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`
    expect(readFlow(deep)).toEqual({ ok: false, key: 'too-deep' })
  })
})

test('names that JavaScript has a meaning for are names like others', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
  const nodes = names.map((name) => ({ ...node, name, id: name }))
  const links = names.map(
    (name, at) =>
      `${JSON.stringify(name)}:{"main":[[{"node":${JSON.stringify(names[(at + 1) % 4])},"type":"main","index":0}]]}`,
  )
  const text = `{"name":"x","nodes":${JSON.stringify(nodes)},"connections":{${links.join()}}}`
  const found = read(text)
  expect(found.repairs).toEqual([])
  expect(linksIn(found.flow)).toHaveLength(4)
  expect(JSON.stringify(found.flow)).toBe(text)
})
