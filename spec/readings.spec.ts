/** readings.md says for each choice where it lives: those files exist, and no open rule is left out. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { idsIn, rules } from './support/product.ts'
import { ROOT, textOfFile } from './support/source.ts'

const PENDING = 'not built yet'
const text = textOfFile('spec/readings.md')

/** Rows of its tables: the point, what was chosen, and where. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (point|-+) /u.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, point = '', choice = '', where = '', ...rest]) => ({ point, choice, where, rest }))

const filesIn = (where: string) => [...where.matchAll(/`([^`]+)`/gu)].map(([, file = '']) => file)

describe('every choice', () => {
  test('is a row of three cells, and no point stands twice', () => {
    expect(rows.length).toBeGreaterThan(70)
    expect(
      rows.filter(({ point, choice, rest }) => !point || !choice || rest.length !== 1),
    ).toEqual([])
    expect(new Set(rows.map(({ point }) => point)).size).toBe(rows.length)
  })

  test('names files that exist, or says that it is not built yet', () => {
    const faults = rows.filter(({ where }) => {
      const files = filesIn(where)
      if (where === PENDING) return false
      return files.length === 0 || files.some((file) => !existsSync(join(ROOT, file)))
    })
    expect(faults).toEqual([])
  })
})

describe('rules', () => {
  test('that leave something open are answered here', () => {
    const open = rules.filter((rule) => rule.text.includes('readings.md')).map(({ id }) => id)
    const answered = idsIn(text)
    expect(open.length).toBeGreaterThan(15)
    expect(open.filter((id) => !answered.includes(id))).toEqual([])
  })

  test('that are named here exist', () => {
    const known = new Set(rules.map(({ id }) => id))
    expect(idsIn(text).filter((id) => !known.has(id))).toEqual([])
  })
})
