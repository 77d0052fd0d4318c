/** Five templates are told at length: what their texts promise of them is held here. */
import { describe, expect, test } from 'vitest'
import { toldFlow } from '../support/told-flow.ts'

interface Node {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly onError?: string
  readonly credentials?: unknown
  readonly parameters: Readonly<Record<string, unknown>>
}
interface Workflow {
  readonly nodes: readonly Node[]
  readonly connections: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly { node: string; type: string }[])[]>>>
  >
}

/** Each page's file, in both languages, and the step in which a person decides. */
const FILES = [
  ['qualification-leads.fr', 'Rappeler cette personne ?'],
  ['qualification-leads.en', 'Call this person back?'],
  ['analyse-sentiment.fr', 'Publier ces chiffres ?'],
  ['analyse-sentiment.en', 'Publish these figures?'],
  ['generation-reports.fr', 'Poser le brouillon'],
  ['generation-reports.en', 'Leave the draft'],
  ['rag-onboarding.fr', 'Envoyer cette réponse ?'],
  ['rag-onboarding.en', 'Send this answer?'],
  ['veille-concurrentielle.fr', 'Envoyer ce condensé ?'],
  ['veille-concurrentielle.en', 'Send this digest?'],
] as const

const textOf = (file: string) => JSON.stringify(toldFlow(file), null, 2)
const read = (file: string) => JSON.parse(textOf(file)) as Workflow
const isNote = ({ type }: Node) => type.endsWith('.stickyNote')
const isTrigger = ({ type }: Node) => type.endsWith('Trigger')
const wires = ({ connections }: Workflow) =>
  Object.entries(connections).flatMap(([from, kinds]) =>
    Object.entries(kinds).flatMap(([kind, outputs]) =>
      outputs.flatMap((ends, output) =>
        ends.map(({ node, type }) => ({ from, kind, output, to: node, type })),
      ),
    ),
  )
/** Every node that a node leads to, by whatever path. */
const reached = (workflow: Workflow, start: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const walk = (name: string) => {
    for (const { from, to } of wires(workflow))
      if (from === name && !found.has(to)) {
        found.add(to)
        walk(to)
      }
  }
  walk(start)
  return found
}

describe.each(FILES)('%s', (file, decision) => {
  const workflow = read(file)
  const names = new Set(workflow.nodes.map(({ name }) => name))
  const named = (name: string) => workflow.nodes.find((node) => node.name === name)

  test('gives every node an identifier and a name of its own', () => {
    expect(names.size).toBe(workflow.nodes.length)
    expect(new Set(workflow.nodes.map(({ id }) => id)).size).toBe(workflow.nodes.length)
  })

  test('has wires that begin and end at its nodes', () => {
    for (const { from, to, kind, type } of wires(workflow)) {
      expect(names).toContain(from)
      expect(names).toContain(to)
      expect(type).toBe(kind)
    }
  })

  test('leaves no step out of reach of a trigger', () => {
    const triggers = workflow.nodes.filter((node) => isTrigger(node)).map(({ name }) => name)
    const run = new Set(triggers.flatMap((name) => [name, ...reached(workflow, name)]))
    const helpers = new Set(
      wires(workflow)
        .filter(({ kind, to }) => kind !== 'main' && run.has(to))
        .map(({ from }) => from),
    )
    const idle = workflow.nodes.filter(
      (node) => !isNote(node) && !run.has(node.name) && !helpers.has(node.name),
    )
    expect(idle).toEqual([])
  })

  test('tells somebody when a run stops, and goes on where the model does not answer', () => {
    const alarm = workflow.nodes.find(({ type }) => type.endsWith('.errorTrigger'))
    const told = [...reached(workflow, alarm?.name ?? '')].map((name) => named(name)?.type)
    expect(told).toEqual([expect.stringMatching(/\.(?:slack|gmail)$/u)])
    const models = workflow.nodes.filter(({ type }) => type.endsWith('.chainLlm'))
    const ways = models.map(({ name, onError }) => [
      onError,
      ...wires(workflow)
        .filter(({ from, kind }) => from === name && kind === 'main')
        .map(({ output }) => output),
    ])
    // The failed item takes the second output, or goes on among the others with its error.
    expect([[['continueErrorOutput', 0, 1]], [['continueRegularOutput', 0]]]).toContainEqual(ways)
  })

  test('waits for a person before it acts', () => {
    const { type, parameters } = named(decision)!
    const next = wires(workflow).find(({ from }) => from === decision)
    const after = JSON.stringify(named(next?.to ?? '')?.parameters) ?? ''
    // A draft is the end of the road: no node sends it. No answer in time is no agreement.
    expect([
      ['create', true, ''],
      ['sendAndWait', false, '$json.data?.approved === true'],
    ]).toContainEqual([
      parameters['operation'],
      type.endsWith('.gmail'),
      /\$json\.data\?\.approved === true/u.exec(after)?.[0] ?? after,
    ])
  })

  test('names only nodes that exist', () => {
    const mentioned = [...textOf(file).matchAll(/\$\('(?<name>(?:[^'\\]|\\.)+)'\)/gu)]
    expect(mentioned.length).toBeGreaterThan(0)
    for (const { groups } of mentioned)
      expect(names).toContain(groups!['name']!.replaceAll('\\', ''))
  })

  test('holds no secret', () => {
    for (const { credentials } of workflow.nodes) expect(credentials).toBeUndefined()
    expect(textOf(file)).not.toMatch(/sk-|xox[abp]-|Bearer |password|AIza|instanceId/u)
  })

  test('asks the model whose price the page counts with, and asks it not to reason', () => {
    const models = workflow.nodes.filter(({ type }) => type.endsWith('.lmChatOpenAi'))
    const { model, options } = models[0]!.parameters as {
      model: { value: string }
      options: { extraBody: string }
    }
    expect([models.length, model.value]).toEqual([1, 'gpt-6-luna'])
    expect(JSON.parse(options.extraBody)).toMatchObject({ reasoning_effort: 'none' })
  })
})

test.each([
  ['rag-onboarding.fr', 'Couper en passages'],
  ['rag-onboarding.en', 'Cut into passages'],
])('a run that is tried again keeps the passages it added: %s', (file, cut) => {
  // A second try has another identifier: what to keep is what the passages say.
  const [keep] = [...textOf(file).matchAll(/"queryReplacement": "(?<value>[^"]+)"/gu)]
  expect(keep?.groups?.['value']).toBe(`={{ [$('${cut}').first().json.run] }}`)
})

test('both languages are wired alike', () => {
  const shape = (file: string) => {
    const workflow = read(file)
    const at = new Map(workflow.nodes.map(({ name }, index) => [name, index]))
    return [
      workflow.nodes.map(({ id, type, onError }) => [id, type, onError]),
      wires(workflow).map(({ from, kind, output, to }) => [at.get(from), kind, output, at.get(to)]),
    ]
  }
  for (const [file] of FILES)
    expect(shape(file)).toEqual(shape(file.replace(/\.(?:fr|en)\.json/u, '.fr')))
})
