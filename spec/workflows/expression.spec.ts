/**
 * n8n's expressions, as our interpreter reads them: the table is what the real n8n gives
 * (`spec/n8n/expressions.mjs` replays it there), the rest is what must hold of any expression.
 */
import { readFileSync } from 'node:fs'
import { array, assert, boolean, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkExpression,
  evaluate,
  ExpressionError,
  namesIn,
  resolve,
  standardNames,
  UNSUPPORTED,
} from '../../site/workflows/run/expression/index.ts'
import { type Case, surroundings, type Table, tell } from './expression-table.ts'

const table = JSON.parse(
  readFileSync(new URL('expressions.json', import.meta.url), 'utf8'),
) as Table
const clock = { now: new Date('2026-03-09T08:30:00Z'), zone: table.zone }
const names = () => ({ ...standardNames(clock), ...surroundings(table.names) })

function problemOf(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return error instanceof ExpressionError ? error.key : String(error)
  }
}

/** What a case gives here, in the words of the table: our own problem where we have one. */
function given({ source, ours }: Case): object {
  if (ours !== undefined) return { source, ours: problemOf(() => resolve(source, names())) }
  return { source, ...tell(() => resolve(source, names())) }
}

function wanted({ source, ours, ...told }: Case): object {
  return ours === undefined ? { source, ...told } : { source, ours }
}

test.each(table.groups)('gives what n8n gives: $about', ({ cases }) => {
  expect(cases.map(given)).toEqual(cases.map(wanted))
})

test('says which of n8n’s words it refuses, and these are few', () => {
  const refused = table.groups.flatMap(({ cases }) => cases.filter(({ ours }) => ours))
  expect(refused.length).toBeLessThan(15)
  for (const name of ['randomItem()', '$jmespath()', 'Math.random()']) {
    expect(UNSUPPORTED).toHaveProperty(name)
    const call = name === 'randomItem()' ? '[1].randomItem()' : name
    expect(problemOf(() => evaluate(call, names()))).toBe('unsupported')
  }
})

describe('time', () => {
  test.each([
    ['={{ $now.toISO() }}', '2026-03-09T09:30:00.000+01:00'],
    ['={{ $today.toISO() }}', '2026-03-09T00:00:00.000+01:00'],
    ['={{ DateTime.now().toISO() }}', '2026-03-09T09:30:00.000+01:00'],
    ['={{ new Date().toISOString() }}', '2026-03-09T08:30:00.000Z'],
    ['={{ Date.now() }}', clock.now.getTime()],
    ['={{ $now.toFormat("cccc d MMMM") }}', 'Monday 9 March'],
    ["={{ '2026-03-06'.toDateTime().diffToNow('days') }}", -3.3958333333333335],
    ["={{ '2026-03-09T08:00:00Z'.toDateTime().isInLast(1, 'hours') }}", true],
    ["={{ '2026-03-08'.toDateTime().toRelative() }}", '1 day ago'],
    ['={{ new Date(2026, 0, 1).getHours() }}', 0],
    ["={{ new Date('2026-01-01T10:00').toLocaleTimeString('fr-FR') }}", '10:00:00'],
  ])('stands still, in the flow’s zone: %s', (source, value) => {
    expect(resolve(source, names())).toBe(value)
  })
})

describe('what it is given', () => {
  test('resolves parameters at any depth, and leaves other words alone', () => {
    const parameter = {
      to: '={{ $json.name }}',
      rows: [{ n: '=n {{ $json.count }}' }],
      raw: '{{ 1 }}',
    }
    expect(resolve(parameter, names())).toEqual({
      to: 'léa martin',
      rows: [{ n: 'n 3' }],
      raw: '{{ 1 }}',
    })
  })

  test('is never changed by an expression that sorts, adds or deletes', () => {
    const item = { tags: ['b', 'a'], inner: { n: 1 } }
    const first = { json: { list: [2, 1] } }
    const around = { ...standardNames(clock), $json: item, $: () => ({ first: () => first }) }
    const changes = [
      '$json.tags.sort()',
      '$json.tags.push(1)',
      "$('A').first().json.list.sort()",
      '(() => { $json.inner.n = 2; delete $json.inner.n; $json.x = 1; return $json })()',
      'Object.assign($json.inner, { n: 5 })',
      "$json.tags['sort']()",
      '(({ sort }) => sort())($json.tags)',
      "(() => { const key = 'sort'; return $json.tags[key]() })()",
    ]
    for (const source of changes) evaluate(source, around)
    expect(item).toEqual({ tags: ['b', 'a'], inner: { n: 1 } })
    expect(first).toEqual({ json: { list: [2, 1] } })
  })

  test('passes on errors of the names it calls', () => {
    const $ = (): never => {
      throw new ExpressionError('missingValue', { name: 'Nobody' })
    }
    expect(problemOf(() => resolve("={{ $('Nobody').first() }}", { ...names(), $ }))).toBe(
      'missingValue',
    )
  })
})

describe('looking at an expression without running it', () => {
  test.each([
    ['=a {{ 1 + }}', 'syntax', 10],
    ['={{ $json.constructor }}', 'forbidden', 4],
    ["={{ $json['__proto__'] }}", 'forbidden', 4],
    ['={{ }}', 'empty', 3],
    ['={{ $.first }}', 'bareDollar', 4],
    ['={{ class A {} }}', 'syntax', 4],
    ['={{ (class {}) }}', 'unsupported', 5],
    ['={{ "a".match(/(a+)+b/) }}', 'slowPattern', 14],
    ['={{ import("x") }}', 'unsupported', 4],
    [`={{ ${'['.repeat(200)}${']'.repeat(200)} }}`, 'tooDeep', 105],
  ])('finds what is wrong, and where: %s', (source, key, from) => {
    expect(checkExpression(source)).toMatchObject({ key, from })
  })

  test('finds nothing wrong with words, or with code that is right', () => {
    expect(checkExpression('{{ 1 + }}')).toBeUndefined()
    expect(checkExpression('=Hello {{ $json.name }}')).toBeUndefined()
  })

  test('names the nodes that it refers to', () => {
    const source =
      "=a {{ $('Read mail').item.json.x }} {{ $node[\"List\"].json.y + $node.Other.json.z }} {{ $(`Third`).all().map(i => $('Fourth').first()) }} {{ $(name) }}"
    expect(namesIn(source)).toEqual(['Read mail', 'List', 'Other', 'Third', 'Fourth'])
  })
})

describe('hostile expressions', () => {
  test.each([
    ['(() => { while (true) {} })()', 'tooManySteps'],
    ['(() => { try { while (true) {} } catch { return 1 } })()', 'tooManySteps'],
    ['(function f() { return f() })()', 'tooDeep'],
    ["'a'.repeat(1e9)", 'tooLarge'],
    ['Array.from({ length: 1e9 })', 'tooLarge'],
    ['[1, 2].chunk(1e-9)', 'tooLarge'],
    ["'a'.repeat(1e5).replaceAll('a', '$`')", 'tooLarge'],
    ['JSON.stringify(Array(40).fill(0).reduce(a => [a, a], [1]))', 'tooManySteps'],
    ['Array(40).fill(0).reduce(a => [a, a], [1])', 'tooManySteps'],
    ['Math.max(Array(40).fill(0).reduce(a => [a, a], [1]))', 'tooManySteps'],
    ['(() => { const o = []; o.push(o); return o })()', 'tooDeep'],
    ["'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'.match(/(a+)+b/)", 'slowPattern'],
    ["new RegExp('(a|aa)+b').test('a')", 'slowPattern'],
    ["'a'.repeat(1e5).match(/a+b/)", 'tooManySteps'],
    ["$json['const' + 'ructor']", 'forbidden'],
    ["[].map['const' + 'ructor']('return 1')()", 'forbidden'],
    ['(({ constructor: c }) => c)([])', 'forbidden'],
    ['Object.fromEntries([["__proto__", 1]])', 'forbidden'],
    ['(() => 1).call(null)', 'unsupported'],
    ["Symbol.for('x')", 'unsupported'],
  ])('%s', (source, key) => {
    expect(problemOf(() => evaluate(source, names()))).toBe(key)
  })

  test.each([
    'process',
    'require',
    'globalThis',
    'window',
    'fetch',
    'document',
    'self',
    'Function',
  ])('knows nothing of %s', (name) => {
    expect(evaluate(name, names())).toBeUndefined()
  })

  const pieces = constantFrom(
    ...'$json $json.tags $json.lines $json.missing .a .map( .filter( x=>x ( ) [ ] [0] { } }} {{ ? : ?. ?? || && + - * / ! = == , . ; ... "a" \'b\' `c${ 1 0 -1 1e9 null undefined () => function return new typeof delete in constructor __proto__ prototype $( $now Date Object Array Math JSON .toString() .length .first() .toTitleCase() .plus(1,"day") .repeat(9) /a+/g this arguments async await yield class // /* \\ \n'.split(
      ' ',
    ),
  )
  const anything = oneof(
    string({ unit: 'binary', maxLength: 80 }),
    array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
    constantFrom(
      ...table.groups.flatMap(({ cases }) => cases.map(({ source }) => source.slice(1))),
    ),
  )

  test('give a value or an error of ours, the same each time, and leave their names as they were', () => {
    const prototype = Object.getOwnPropertyNames(Object.prototype).length
    assert(
      property(anything, boolean(), (source, isWhole) => {
        const around = names()
        const template = `=${isWhole ? `{{ ${source} }}` : source}`
        const run = (): unknown => resolve(template, around)
        const problem = problemOf(run)
        expect(problem ?? 'none').toMatch(/^[a-zA-Z]+$/)
        expect(tell(run)).toEqual(tell(run))
        expect(around['$json']).toEqual(table.names.$json)
      }),
      { numRuns: 500 },
    )
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(prototype)
  })
})
