/** What is different is told, each change once and nothing else. */
import { expect, test } from 'vitest'
import { build } from '../../../site/workflows/builder/build.ts'
import { documentationOf } from '../../../site/workflows/document/describe.ts'
import { differencesBetween } from '../../../site/workflows/document/difference.ts'
import { begin, perform } from '../../../site/workflows/document/session.ts'
import type { Command } from '../../../site/workflows/document/command.ts'
import { LANGUAGES, recipes } from '../all-recipes.ts'
import { flowWith } from './small-flow.ts'

const FLOW = flowWith({
  nodes: {
    Start: 'manualTrigger',
    Check: 'if',
    Ask: { use: 'httpRequest', parameters: { url: 'a', options: { timeout: 1 } } },
  },
  links: ['Start > Check', 'Check > Ask'],
})
const NOTHING = {
  added: [],
  removed: [],
  renamed: [],
  changed: [],
  moved: [],
  links: { added: [], removed: [] },
  values: [],
}
const after = (...commands: readonly Command[]) =>
  differencesBetween(FLOW, perform(begin(FLOW), { do: 'all', commands }).flow)

test('nothing is different from itself', () => {
  expect(differencesBetween(FLOW, structuredClone(FLOW))).toEqual(NOTHING)
})

test('a value deep within, a name, a place', () => {
  const parameters = { url: 'a', options: { timeout: 2 }, method: 'POST' }
  expect(
    after(
      { do: 'set-parameters', name: 'Ask', parameters },
      { do: 'move', positions: { Check: [1, 1] } },
      { do: 'rename', name: 'Start', to: 'Begin' },
      { do: 'name-flow', name: 'Other' },
    ),
  ).toEqual({
    ...NOTHING,
    renamed: [{ from: 'Start', to: 'Begin' }],
    moved: ['Check'],
    changed: [
      {
        node: 'Ask',
        values: [
          { path: ['parameters', 'options', 'timeout'], before: 1, after: 2 },
          { path: ['parameters', 'method'], after: 'POST' },
        ],
      },
    ],
    values: [{ path: ['name'], before: 'Small', after: 'Other' }],
  })
})

test('nodes and links that came and went', () => {
  const link = { from: { node: 'Check', at: 0 }, to: { node: 'Ask', at: 0 }, kind: 'main' }
  const added = { ...link, from: { node: 'Check', at: 1 }, to: { node: 'Set', at: 0 } }
  const node = { type: 'n8n-nodes-base.set', name: 'Set' }
  expect(
    after(
      { do: 'remove', names: ['Ask'] },
      { do: 'add', node, place: { on: 'output', from: { node: 'Check', at: 1 } } },
    ),
  ).toEqual({
    ...NOTHING,
    added: ['Set'],
    removed: ['Ask'],
    links: { added: [added], removed: [link] },
  })
})

test('a flow is told as a document: what starts it, its steps, what it needs', () => {
  const said = documentationOf(FLOW, 'en')
  expect(said).toBe(
    [
      '# Small',
      '',
      '## What starts it',
      '',
      '- **Start**: Manual start.',
      '',
      '## Steps',
      '',
      '1. **Start**: Manual start.',
      '2. **Check**: If.',
      '   - Output “yes”:',
      '      1. **Ask**: HTTP request, `GET a`.',
      '   - Output “no”: nothing more',
      '',
      '## What it needs',
      '',
      'No account to connect.',
      '',
    ].join('\n'),
  )
})

test.each(recipes.map(({ slug, recipe }) => [slug, recipe] as const))(
  '%s is told whole',
  (slug, recipe) => {
    for (const language of LANGUAGES) {
      const flow = build(recipe, slug, language)
      const said = documentationOf(flow, language).replaceAll('\\', '')
      for (const { name, type } of flow.nodes)
        expect(said.includes(name) || type.endsWith('.stickyNote')).toBe(true)
    }
  },
)
