/** Scenarios as files: what the command line reads, and what it can be asked. */
import type { Scenario } from '#engine'
import { hashOf, type Run } from '../run/run.ts'
import { checked, Unreadable } from './unreadable.ts'

/** Far more than the longest run needs. */
export const MOST_FILE_BYTES = 32_000_000

/** @throws Unreadable */
export const readFile = async (file: Blob): Promise<readonly Scenario[]> => {
  if (file.size > MOST_FILE_BYTES)
    throw new Unreadable({ kind: 'too-large', most: MOST_FILE_BYTES / 1_000_000 })
  const data = parse(await file.text())
  // The command line also takes several at once.
  return Array.isArray(data) && data.length > 0 ? data.map(checked) : [checked(data)]
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    throw new Unreadable({ kind: 'not-json' })
  }
}

/** The run with the marks that it must meet again, so that a replay names the first difference. */
export const expecting = (run: Run): Scenario => ({
  ...run.scenario,
  expect: { hash: hashOf(run), marks: run.marks },
})

/** One input a line: such files can be read, and compared line by line. */
export const fileText = (run: Run): string => {
  const { inputs, expect, ...head } = expecting(run)
  const fields = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},`)
  const lines = inputs.map((input) => `    ${JSON.stringify(input)}`).join(',\n')
  const list = inputs.length === 0 ? '[]' : `[\n${lines}\n  ]`
  return `{\n${fields.join('\n')}\n  "inputs": ${list},\n  "expect": ${JSON.stringify(expect)}\n}\n`
}

/** Safe on every system: `opale-a-rainy-day.json`. */
export const fileName = ({ seed }: Scenario): string => {
  const plain = seed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .toLowerCase()
    .slice(0, 40)
  return plain === '' || plain === 'opale'
    ? 'opale.json'
    : `opale-${plain.replace(/^opale-/u, '')}.json`
}
