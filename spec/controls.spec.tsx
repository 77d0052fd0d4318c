/** Props as the book has them: their types say something, and each control of a first story does. */
import { join } from 'node:path'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { tablesOf } from '../.storybook/props/read.ts'
import type { Prop, PropTable } from '../.storybook/props/table.ts'
import { ROOT, sourcesOf } from './support/source.ts'

type Args = Readonly<Record<string, unknown>>
interface Story {
  readonly args?: Args
  readonly render?: (args: Args, context: object) => ReactElement
  readonly parameters?: { readonly gallery?: boolean }
}
interface Meta extends Story {
  readonly component?: ComponentType<Args>
}

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('../stories/*.stories.tsx')
const TEXTS = import.meta.glob<string>('../stories/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By name of the component: nobody else in the book has it. */
type Tables = ReadonlyMap<string, PropTable>

/** Types take seconds to read: once for all of them. */
let tables: { readonly ui: Tables; readonly site: Tables }
beforeAll(() => {
  const read = tablesOf(['ui', 'site/components'].map((folder) => join(ROOT, folder)))
  const within = (folder: string): Tables => {
    const files = sourcesOf(folder).filter((file) => file.endsWith('.tsx'))
    return new Map(files.flatMap((file) => [...read.of(join(ROOT, file))]))
  }
  tables = { ui: within('ui'), site: within('site/components') }
})

const isPlain = (value: unknown) =>
  value === undefined || ['string', 'number', 'boolean'].includes(typeof value)

/** What a reader could set it to. */
const others = ({ control, options = [], initial }: Prop, now: unknown): readonly unknown[] => {
  if (control === 'boolean') return [!(now ?? initial === 'true')]
  if (control === 'choice') return options.filter((option) => option !== now)
  if (control === 'number') return [Number(now ?? 0) + 1, Number(now ?? 2) - 1]
  return control === 'text' ? [typeof now === 'string' ? `${now} Autre` : 'Autre'] : []
}

/** Those that a first story does not show, and why. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  'opens by a press, in a page of its own that keeps whether it is open': [
    'AlertDialog.open',
    'CompanionModal.open',
    'CompanionModal.defaultOpen',
    'CompanionModal.steadfast',
    'Dialog.open',
    'Dialog.defaultOpen',
    'Dialog.steadfast',
    'Drawer.open',
    'Drawer.defaultOpen',
    'Drawer.steadfast',
  ],
  'belongs to the page that filters, or shows once one writes': [
    'Combobox.status',
    'Combobox.value',
    'Combobox.defaultValue',
    'Combobox.allowCustom',
    'Combobox.inputValue',
    'Combobox.defaultInputValue',
  ],
  'is what it does when something happens': [
    'CarePanel.busy',
    'CodeBlock.copied',
    'CodeBlock.failed',
    'CompanionStage.still',
    'CompanionStage.follows',
    'FloatingCompanion.takesFocus',
    'FloatingCompanion.pulse',
    'Living.follows',
    'Living.pulse',
    'Living.still',
    'Tabs.activation',
    'ToggleGroup.multiple',
    'TourBar.takesFocus',
  ],
  'is for other parts of what it is given': [
    'DropdownNav.path',
    'DropdownNav.here',
    'GeneticsCard.at',
    'LanguageSwitcher.unavailable',
    'LanguageSwitcher.soon',
    'TableOfContents.end',
    'Thread.children',
    'Prose.sided',
    'Prose.children',
    'CodeBlock.children',
  ],
  'is what the story itself says': ['Living.label', 'Meter.label', 'Meter.value', 'Prose.html'],
}

test('every control of every first story shows', { timeout: 300_000 }, async () => {
  const known = new Map([...tables.ui, ...tables.site])
  const mute: string[] = []
  const threw: string[] = []
  let count = 0
  for (const [file, load] of Object.entries(MODULES)) {
    const [, first = ''] = /^export const (\w+)/mu.exec(TEXTS[file]!) ?? []
    const [, named = ''] = /^ {2}component: (\w+)/mu.exec(TEXTS[file]!) ?? []
    const table = known.get(named)
    // Stories of whole pages bring the whole site.
    if (!table) continue
    const module = await load()
    const [meta, story] = [module['default'] as Meta, module[first] as Story]
    const { component } = meta
    if (!component || !story) continue
    const args = { ...meta.args, ...story.args }
    const gallery = story.parameters?.gallery ?? meta.parameters?.gallery ?? false
    const render = gallery ? undefined : (story.render ?? meta.render)
    const seen = (given: Args) => {
      const Shown = () => render?.(given, { args: given }) ?? createElement(component, given)
      try {
        return renderToString(<Shown />)
      } catch (error) {
        threw.push(`${component.name}: ${String(error)}`)
        return ''
      }
    }
    const before = seen(args)
    for (const prop of table.props) {
      const { name, inherited } = prop
      if ((inherited && !(name in args)) || !isPlain(args[name])) continue
      const values = others(prop, args[name])
      if (values.length === 0) continue
      count++
      const changed = values.map((value) => seen({ ...args, [name]: value }))
      if (changed.includes('')) threw.push(`${component.name}.${name}`)
      if (!changed.some((html) => html !== before)) mute.push(`${component.name}.${name}`)
    }
  }
  expect(count).toBeGreaterThan(150)
  expect(threw).toEqual([])
  expect([...new Set(mute)].toSorted()).toEqual(Object.values(SILENT).flat().toSorted())
})

test('no component of the library has a prop whose type says nothing', () => {
  const found = [...tables.ui].flatMap(([component, { props }]) =>
    props.map(({ name, type }) => ({ prop: `${component}.${name}`, type })),
  )
  expect(found.length).toBeGreaterThan(300)
  expect(found.filter(({ type }) => /\b(?:any|unknown)\b|^\{\}$|import\(/u.test(type))).toEqual([])
})
