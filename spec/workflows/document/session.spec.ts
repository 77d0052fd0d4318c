/** Each command does to a small flow what it says, and nothing where it cannot be done. */
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../site/workflows/document/command.ts'
import { linksIn } from '../../../site/workflows/document/links.ts'
import { begin, perform, redo, select, undo } from '../../../site/workflows/document/session.ts'
import { tidying } from '../../../site/workflows/document/tidy.ts'
import type { Flow, JsonObject } from '../../../site/workflows/flow/flow.ts'
import { flowWith } from './small-flow.ts'

const FLOW = flowWith({
  nodes: { Start: 'manualTrigger', Check: 'if', Ask: 'chainLlm', Model: 'lmOpenAi', Send: 'gmail' },
  links: ['Start > Check', 'Check:0 > Ask', 'Ask > Send', 'Model ai_languageModel> Ask'],
})

const after = (command: Command, flow: Flow = FLOW): Flow => perform(begin(flow), command).flow
const said = (flow: Flow) =>
  linksIn(flow).map(({ from, to, kind }) =>
    kind === 'main'
      ? `${from.node}:${from.at} > ${to.node}:${to.at}`
      : `${from.node} ${kind}> ${to.node}`,
  )
const node = (flow: Flow, name: string) => flow.nodes.find((one) => one.name === name)

describe('adding', () => {
  const set = { type: 'n8n-nodes-base.set', name: 'Send' }

  test('after an output: what followed follows the new node, whose name is free', () => {
    const flow = after({
      do: 'add',
      node: set,
      place: { on: 'output', from: { node: 'Check', at: 0 } },
    })
    expect(said(flow)).toEqual([
      'Start:0 > Check:0',
      'Check:0 > Send 1:0',
      'Ask:0 > Send:0',
      'Model ai_languageModel> Ask',
      'Send 1:0 > Ask:0',
    ])
    expect(node(flow, 'Send 1')).toMatchObject({ typeVersion: 3.5, parameters: {} })
  })

  test('makes room: nobody stands on anybody', () => {
    const flow = after({
      do: 'add',
      node: set,
      place: { on: 'output', from: { node: 'Start', at: 0 } },
    })
    const spots = flow.nodes.map(({ position }) => position.join())
    expect(new Set(spots).size).toBe(spots.length)
    const [start, first, check] = ['Start', 'Send 1', 'Check'].map(
      (name) => node(flow, name)!.position[0],
    )
    expect(first! - start!).toBe(240)
    expect(check! - first!).toBe(240)
  })

  test('into a link, as a part, on the canvas', () => {
    const link = {
      from: { node: 'Ask', at: 0 },
      to: { node: 'Send', at: 0 },
      kind: 'main',
    }
    const between = after({ do: 'add', node: set, place: { on: 'link', link } })
    expect(said(between)).toContain('Send 1:0 > Send:0')
    expect(said(between)).not.toContain('Ask:0 > Send:0')
    const part = { type: '@n8n/n8n-nodes-langchain.outputParserStructured', name: 'Form' }
    const served = after({
      do: 'add',
      node: part,
      place: { on: 'part', of: 'Ask', kind: 'ai_outputParser' },
    })
    expect(said(served)).toContain('Form ai_outputParser> Ask')
    const loose = after({ do: 'add', node: set, place: { on: 'canvas', position: [11, 1001] } })
    expect(node(loose, 'Send 1')!.position).toEqual([16, 1008])
  })

  test('a trigger follows nothing, and nothing follows a node that does not stand', () => {
    const trigger = { type: 'n8n-nodes-base.manualTrigger', name: 'Again' }
    const from = { node: 'Check', at: 0 }
    expect(after({ do: 'add', node: trigger, place: { on: 'output', from } })).toBe(FLOW)
    const nobody = { node: 'Nobody', at: 0 }
    expect(after({ do: 'add', node: set, place: { on: 'output', from: nobody } })).toBe(FLOW)
  })
})

describe('links', () => {
  const link = { from: { node: 'Check', at: 1 }, to: { node: 'Send', at: 0 }, kind: 'main' }

  test('come and go', () => {
    const linked = after({ do: 'link', link })
    expect(said(linked)).toContain('Check:1 > Send:0')
    expect(after({ do: 'unlink', link }, linked)).toEqual(FLOW)
  })

  test('cannot be there twice, lead nowhere, or make a part serve itself', () => {
    const linked = after({ do: 'link', link })
    expect(after({ do: 'link', link }, linked)).toBe(linked)
    expect(after({ do: 'unlink', link })).toBe(FLOW)
    expect(after({ do: 'link', link: { ...link, to: { node: 'Nobody', at: 0 } } })).toBe(FLOW)
    const back = { from: { node: 'Ask', at: 0 }, to: { node: 'Model', at: 0 }, kind: 'ai_tool' }
    expect(after({ do: 'link', link: back })).toBe(FLOW)
  })
})

describe('removing', () => {
  test('closes the line', () => {
    const flow = after({ do: 'remove', names: ['Ask', 'Check', 'Nobody'] })
    expect(said(flow)).toEqual(['Start:0 > Send:0'])
  })

  test('takes pinned items away', () => {
    const pinned = after({ do: 'pin', name: 'Ask', items: [{ json: {} }] })
    expect(pinned.pinData).toEqual({ Ask: [{ json: {} }] })
    expect(after({ do: 'remove', names: ['Ask'] }, pinned).pinData).toBeUndefined()
  })
})

describe('moving after another step', () => {
  test('a step leaves its line with what serves it', () => {
    const flow = after({ do: 'move-after', name: 'Ask', from: { node: 'Start', at: 0 } })
    expect(said(flow).toSorted()).toEqual([
      'Ask:0 > Check:0',
      'Check:0 > Send:0',
      'Model ai_languageModel> Ask',
      'Start:0 > Ask:0',
    ])
    const [before, now] = [FLOW, flow].map((one) => {
      const [ask, model] = [node(one, 'Ask')!, node(one, 'Model')!]
      return [model.position[0] - ask.position[0], model.position[1] - ask.position[1]]
    })
    expect(now).toEqual(before)
  })

  test('down its own line too', () => {
    const flow = after({ do: 'move-after', name: 'Ask', from: { node: 'Send', at: 0 } })
    expect(said(flow).toSorted()).toEqual([
      'Check:0 > Send:0',
      'Model ai_languageModel> Ask',
      'Send:0 > Ask:0',
      'Start:0 > Check:0',
    ])
  })

  test('not where it is, and a step with branches not below itself', () => {
    expect(after({ do: 'move-after', name: 'Ask', from: { node: 'Check', at: 0 } })).toBe(FLOW)
    const both = { from: { node: 'Check', at: 1 }, to: { node: 'Send', at: 0 }, kind: 'main' }
    const split = after({ do: 'link', link: both })
    const below = { do: 'move-after', name: 'Check', from: { node: 'Send', at: 0 } } as const
    expect(after(below, split)).toBe(split)
  })
})

describe('renaming', () => {
  const code = "return $('Ask').all() // $('Ask')"
  const flow = after({ do: 'set-parameters', name: 'Send', parameters: { jsCode: code } })

  test('links, pinned items, code and the choice follow', () => {
    const chosen = select(begin(flow), ['Ask', 'Send'])
    const { flow: next, selection } = perform(chosen, { do: 'rename', name: 'Ask', to: " It's " })
    expect(said(next)).toContain("It's:0 > Send:0")
    expect(selection).toEqual(["It's", 'Send'])
    expect(node(next, 'Send')!.parameters).toEqual({
      jsCode: "return $('It\\'s').all() // $('Ask')",
    })
  })

  test('not to a name that is taken, nor to none', () => {
    expect(after({ do: 'rename', name: 'Ask', to: 'Send' })).toBe(FLOW)
    expect(after({ do: 'rename', name: 'Ask', to: '  ' })).toBe(FLOW)
  })
})

describe('replacing', () => {
  test('keeps the links that the new kind has ends for', () => {
    const wanted = { type: 'n8n-nodes-base.set', name: 'Fields' }
    const flow = after({ do: 'replace', name: 'Ask', node: wanted })
    expect(said(flow)).toEqual(['Start:0 > Check:0', 'Check:0 > Fields:0', 'Fields:0 > Send:0'])
    expect(node(flow, 'Fields')!.id).toBe(node(FLOW, 'Ask')!.id)
  })
})

test('two outputs for errors that become one lead on once', () => {
  const risky = flowWith({
    nodes: { A: { use: 'if', onError: 'continueErrorOutput' }, B: 'set' },
    links: ['A:2 > B', 'A:3 > B'],
  })
  const wanted = { type: 'n8n-nodes-base.set', name: 'A' }
  expect(said(after({ do: 'replace', name: 'A', node: wanted }, risky))).toEqual(['A:1 > B:0'])
})

describe('copies', () => {
  const pinned = after({ do: 'pin', name: 'Ask', items: [{ json: { a: 1 } }] })
  const session = perform(begin(pinned), { do: 'duplicate', names: ['Model', 'Ask', 'Send'] })

  test('have names, ids and pinned items of their own, and the links among them', () => {
    expect(session.selection).toEqual(['Ask 1', 'Model 1', 'Send 1'])
    expect(said(session.flow).slice(-2).toSorted()).toEqual([
      'Ask 1:0 > Send 1:0',
      'Model 1 ai_languageModel> Ask 1',
    ])
    expect(new Set(session.flow.nodes.map(({ id }) => id)).size).toBe(8)
    expect(Object.keys(session.flow.pinData!)).toEqual(['Ask', 'Ask 1'])
  })

  test('are named by each other', () => {
    const parameters: JsonObject = { text: "={{ $('Ask').item.json.a }}" }
    const told = after({ do: 'set-parameters', name: 'Send', parameters })
    const flow = after({ do: 'paste', flow: told, position: [0, 2000] }, told)
    expect(node(flow, 'Send 1')!.parameters).toEqual({ text: "={{ $('Ask 1').item.json.a }}" })
    expect(node(flow, 'Send')!.parameters).toEqual(parameters)
  })
})

describe('places', () => {
  test('nodes move, stand in a line, and are laid out once', () => {
    const moved = after({ do: 'move', positions: { Ask: [5, 7.4], Nobody: [0, 0] } })
    expect(node(moved, 'Ask')!.position).toEqual([5, 7])
    const aligned = after({ do: 'align', names: ['Ask', 'Send'], side: 'top' }, moved)
    expect(node(aligned, 'Send')!.position[1]).toBe(node(aligned, 'Ask')!.position[1])
    const tidied = after(tidying(moved), moved)
    expect(after(tidying(tidied), tidied)).toBe(tidied)
  })
})

describe('a node is told', () => {
  test('options, and what n8n takes for granted is not written', () => {
    const told = after({
      do: 'set-options',
      name: 'Ask',
      options: { disabled: true, notes: 'Why' },
    })
    expect(node(told, 'Ask')).toMatchObject({ disabled: true, notes: 'Why' })
    const options = { disabled: false, notes: '' }
    expect(after({ do: 'set-options', name: 'Ask', options }, told)).toEqual(FLOW)
  })

  test('the output for errors takes its links along', () => {
    const on = after({
      do: 'set-options',
      name: 'Ask',
      options: { onError: 'continueErrorOutput' },
    })
    const link = { from: { node: 'Ask', at: 1 }, to: { node: 'Send', at: 0 }, kind: 'main' }
    const linked = after({ do: 'link', link }, on)
    const off = { do: 'set-options', name: 'Ask', options: { onError: 'stopWorkflow' } } as const
    expect(after(off, linked)).toEqual(FLOW)
  })

  test('nothing that it knows already', () => {
    const { parameters } = node(FLOW, 'Ask')!
    expect(after({ do: 'set-parameters', name: 'Ask', parameters: { ...parameters } })).toBe(FLOW)
    expect(after({ do: 'set-parameters', name: 'Nobody', parameters: {} })).toBe(FLOW)
  })
})

describe('back and forth', () => {
  const first = perform(select(begin(FLOW), ['Send']), { do: 'remove', names: ['Send', 'Ask'] })
  const second = perform(first, { do: 'name-flow', name: 'Other' })

  test('the choice comes back as well', () => {
    expect(first.selection).toEqual([])
    const undone = undo(undo(second))
    expect(JSON.stringify(undone.flow)).toBe(JSON.stringify(FLOW))
    expect(undone.selection).toEqual(['Send'])
    expect(redo(redo(undone)).flow).toEqual(second.flow)
    expect(second.past.map(({ what }) => what)).toEqual(['remove', 'name-flow'])
  })

  test('a change after an undo drops what was undone', () => {
    const other = perform(undo(second), { do: 'name-flow', name: 'Else' })
    expect(other.future).toEqual([])
    expect(redo(other)).toBe(other)
  })

  test('several at once are undone at once; what cannot be done is left out', () => {
    const all = perform(begin(FLOW), {
      do: 'all',
      commands: [
        { do: 'rename', name: 'Ask', to: 'Question' },
        { do: 'rename', name: 'Ask', to: 'Nobody' },
        { do: 'rename', name: 'Question', to: 'Answer' },
      ],
    })
    expect(all.past).toMatchObject([{ what: 'rename' }])
    expect(said(all.flow)).toContain('Answer:0 > Send:0')
    expect(undo(all).flow).toEqual(FLOW)
    expect(perform(all, { do: 'all', commands: [] })).toBe(all)
  })
})
