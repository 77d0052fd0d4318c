/** The book of components as their manual: tables of props, and pages that say when to use what. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createElement, Fragment } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tablesOf, type Tables } from '../.storybook/props/read.ts'
import { asWritten } from '../.storybook/props/source.ts'
import type { Prop, PropTable } from '../.storybook/props/table.ts'
import { english } from '../stories/sample/english/index.ts'
import { ROOT, sourcesOf, textOfFile } from './support/source.ts'

const BOX = `import type { ComponentProps, ReactNode } from 'react'
export const SIZES = ['m', 's', 'l'] as const
export type Side = 'left' | 'right'
interface Look {
  /** How large. */
  size?: (typeof SIZES)[number] | undefined
}
export interface Row {
  head: string
  cells: readonly ReactNode[]
  side?: Side | undefined
}
export interface BoxProps extends Look, Omit<ComponentProps<'section'>, 'title'> {
  title: string
  rows: readonly Row[]
  side?: Side
  note?: ReactNode
  open?: boolean | undefined
  count?: number
  onPick?: ((row: Row, at: number) => void) | undefined
}
/** [1.2.3] A box. */
export function Box({ title, size = 'm', ...props }: BoxProps) {
  const { count = 3, rows } = props
  const inner = ({ note = 'no prop' }) => note
  return <section>{title}{size}{count}{rows.length}{inner({})}</section>
}
export const Plain = () => <i />
/** Rows lie, columns stand. */
export const LAYOUTS = ['rows', 'columns', 'line'] as const
interface Listed { facts: readonly string[]; layout?: Exclude<(typeof LAYOUTS)[number], 'line'> }
interface Lined { facts: readonly number[]; layout: 'line' }
export const List = ({ facts, layout = 'rows', size = 'l' }: Listed & Look) => <i>{facts}{layout}{size}</i>
const Lines = ({ facts }: Lined) => <i>{facts}</i>
export const Facts = (props: (Listed & Look) | Lined) =>
  props.layout === 'line' ? <Lines {...props} /> : <List {...props} size="m" />
export const Sized = ({ size, ...rest }: Listed & Look) => <List {...rest} {...{ size }} />
type Attributes<Tag extends 'hr' | 'p', Own extends string = never> = Omit<ComponentProps<Tag>, Own>
interface AnyElement { className?: string }
export interface LineProps extends Attributes<'hr', 'title'> { gap?: number }
export const Line = ({ gap, ...rest }: LineProps) => <hr {...rest} />
export const Any = ({ as = 'p', ...rest }: AnyElement & { as?: 'p' | 'li' }) => <p {...rest} />
export const NAMES = ['x']
`

let folder: string
let tables: Tables
beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  // Inside the project, where React's types are found.
  folder = mkdtempSync(join(ROOT, '.cache/props-'))
  writeFileSync(join(folder, 'box.tsx'), BOX)
  tables = tablesOf([folder])
})
afterAll(() => rmSync(folder, { recursive: true }))

const tableOf = (name: string): PropTable => tables.of(join(folder, 'box.tsx')).get(name)!
const propOf = (name: string): Prop => tableOf('Box').props.find((prop) => prop.name === name)!

describe('a table of props', () => {
  test('has the components of a file alone, each with its sentence', () => {
    expect([...tables.of(join(folder, 'box.tsx')).keys()].toSorted()).toEqual([
      'Any',
      'Box',
      'Facts',
      'Line',
      'List',
      'Plain',
      'Sized',
    ])
    expect(tableOf('Box').says).toBe('A box.')
    expect(tableOf('Plain')).toEqual({ says: '', props: [] })
  })

  test('writes a choice as its words, in the order of their list, with what it is at first', () => {
    expect(propOf('size')).toEqual({
      name: 'size',
      type: "'m' | 's' | 'l'",
      control: 'choice',
      options: ['m', 's', 'l'],
      says: 'How large.',
      initial: "'m'",
    })
    expect(propOf('count')).toMatchObject({ type: 'number', control: 'number', initial: '3' })
    expect(propOf('note').initial).toBeUndefined()
  })

  test('keeps names, and says what they stand for', () => {
    expect(propOf('rows')).toMatchObject({ type: 'readonly Row[]', required: true })
    expect(propOf('rows').shape).toBe(
      "Row {\n  head: string\n  cells: readonly ReactNode[]\n  side?: Side\n}\nSide = 'left' | 'right'",
    )
    expect(propOf('side')).toMatchObject({ type: 'Side', options: ['left', 'right'] })
    expect(propOf('note')).toMatchObject({ type: 'ReactNode', control: 'text' })
    expect(propOf('open')).toMatchObject({ type: 'boolean', control: 'boolean' })
    expect(propOf('onPick')).toMatchObject({
      type: '(row: Row, at: number) => void',
      control: 'none',
    })
  })

  test('names the element in place of its attributes', () => {
    expect(tableOf('Box').element).toBe('section')
    expect(tableOf('Line').element).toBe('hr')
    expect(tableOf('Any').element).toBe('element')
    const names = tableOf('Box').props.map(({ name }) => name)
    expect(names).not.toContain('onDoubleClick')
    expect(propOf('children').inherited).toBe(true)
    expect(propOf('title')).toEqual({
      name: 'title',
      type: 'string',
      control: 'text',
      required: true,
    })
  })

  test('of several shapes says what any takes, and what parts do where nothing is given', () => {
    const of = (name: string, prop: string) =>
      tableOf(name).props.find((each) => each.name === prop)!
    expect(of('Facts', 'facts').type).toBe('readonly string[] | readonly number[]')
    expect(of('Facts', 'layout')).toMatchObject({
      says: 'Rows lie, columns stand.',
      initial: "'rows'",
    })
    expect(of('Facts', 'layout').options).toEqual(['rows', 'columns', 'line'])
    expect(of('Facts', 'facts').control).toBe('object')
    // What a component says itself is none of its part's.
    expect(of('Facts', 'size').initial).toBeUndefined()
    expect(of('Sized', 'size').initial).toBe("'l'")
  })

  test('is another one after the component became another', () => {
    writeFileSync(join(folder, 'box.tsx'), BOX.replace("'m', 's', 'l'", "'m', 'xl'"))
    expect(propOf('size').options).toEqual(['m', 's', 'l'])
    tables.forget()
    expect(propOf('size').options).toEqual(['m', 'xl'])
  })
})

describe('the code of a story', () => {
  const Named = Object.assign(() => null, { displayName: 'Named' })

  test('says names, and nothing of what only a story needs', () => {
    const code = `<StandsFor.Opened\n  icon={undefined}\n  onClose={function xy(){}}\n>\n  <React.Fragment key=".0">\n    <p>\n      One\n    </p>\n  </React.Fragment>\n</StandsFor.Opened>`
    expect(asWritten(code, { component: Named })).toBe(
      '<Named\n  onClose={() => {}}\n>\n  <p>\n    One\n  </p>\n</Named>',
    )
  })

  test('is written from what the story is given, where Storybook says nothing', () => {
    const args = {
      label: 'Plans',
      open: true,
      note: undefined,
      onSelect: () => 1,
      tabs: [{ id: 'a', 'data-x': 2, content: createElement('p', null, 'One.') }],
      children: createElement(Fragment, null, 'Two ', createElement(Named)),
    }
    expect(asWritten('', { component: Named, args })).toBe(
      `<Named
  label="Plans"
  open
  onSelect={() => {}}
  tabs={[{ id: 'a', 'data-x': 2, content: <p>One.</p> }]}
>
  Two
  <Named />
</Named>`,
    )
  })
})

describe('a page of a group', () => {
  const stories = join(ROOT, 'stories')
  const groups = join(stories, 'groups')
  const sources = readdirSync(stories)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => readFileSync(join(stories, name), 'utf8'))
  const titleOf = (source: string) => /^ {2}title: '([^']+)',$/mu.exec(source)?.[1] ?? ''
  const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-')
  const groupOf = (title: string) => title.split('/', 1)[0]!.toLowerCase()
  const titles = sources.map(titleOf).filter(Boolean)
  const ids = new Set(titles.map(idOf))

  test.each(readdirSync(groups))(
    'says when, by which keys, do and don’t, and leads to what is there: %s',
    (name) => {
      const text = readFileSync(join(groups, name), 'utf8')
      expect(text.match(/^## .+$/gmu)).toEqual([
        '## When to use which',
        '## Keyboard',
        '## Do',
        "## Don't",
      ])
      const links = [...text.matchAll(/\?path=\/docs\/([a-z\d-]+)--docs/gu)].map(([, id]) => id!)
      expect(links.filter((id) => !ids.has(id))).toEqual([])
      expect(links.length).toBeGreaterThan(1)
    },
  )

  test('says of every component that any project could use when to use it', () => {
    const silent = sources.filter((source) => {
      const title = titleOf(source)
      const component = /^ {2}component: (\w+),$/mu.exec(source)?.[1]
      if (component === undefined) return false
      const isOfAll = new RegExp(String.raw`\b${component}\b[^}]*\} from '#ui/`, 'u').test(source)
      const page = join(groups, `${groupOf(title)}.mdx`)
      // A component that is alone in its group has a page of its own already.
      return (
        isOfAll && existsSync(page) && !readFileSync(page, 'utf8').includes(`${idOf(title)}--docs`)
      )
    })
    expect(sources.length).toBeGreaterThan(100)
    expect(silent.map(titleOf)).toEqual([])
  })

  test('is there for every group of several components', () => {
    const counts = new Map<string, number>()
    for (const title of titles) {
      const group = groupOf(title)
      counts.set(group, (counts.get(group) ?? 0) + 1)
    }
    const wanted = [...counts].filter(([group, count]) => count > 1 && group !== 'pages')
    expect(wanted.map(([group]) => `${group}.mdx`).toSorted()).toEqual(
      readdirSync(groups).toSorted(),
    )
  })
})

test('what stories say in English, they or what they show say in French: no word is left over', () => {
  const shown = ['stories', 'ui', 'site/components', 'site/i18n', 'site/pages'].flatMap(sourcesOf)
  const said = shown
    .filter((file) => !file.includes('/english/'))
    .map(textOfFile)
    .join('\n')
    .replaceAll(/\\u[\dA-F]{4}|\s+/gu, ' ')
  expect(english.size).toBeGreaterThan(500)
  const parts = (words: string) => words.split(/\{\d\}/u).map((part) => part.trim())
  const isLeft = (words: string) => !parts(words).every((part) => said.includes(part))
  expect([...english.keys()].filter(isLeft)).toEqual([])
})
