/** Props as the book has them: their types say something, and each control of a first story does. */
import { join } from 'node:path'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { STATUSES, TEXT_TONES, TONES, UNIVERSES } from '../ui/index.ts'
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
/** Every component of the library's files, parts and those of one name too. */
let library: readonly (readonly [component: string, props: readonly Prop[]])[]
beforeAll(() => {
  const read = tablesOf(['ui', 'site/components'].map((folder) => join(ROOT, folder)))
  const within = (folder: string) =>
    sourcesOf(folder)
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        Array.from(read.of(join(ROOT, file)), ([name, table]) => ({ file, name, table })),
      )
  const named = (found: ReturnType<typeof within>): Tables =>
    new Map(found.map(({ name, table }) => [name, table]))
  const ui = within('ui')
  tables = { ui: named(ui), site: named(within('site/components')) }
  library = ui.map(({ file, name, table }) => [
    `${file.split('/').at(-2)}/${name}`,
    table.props.filter((prop) => !prop.inherited),
  ])
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
    'LineChart.whole',
    'Meter.dot',
    'TableOfContents.end',
    'Thread.children',
    'Prose.sided',
    'Prose.children',
    'CodeBlock.children',
  ],
  'is what the story itself says': ['Living.label', 'Prose.html'],
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

/** What a prop is, wherever it stands: the words it may be, or its type. */
const MEANINGS: Readonly<Record<string, RegExp>> = {
  // A step of the type scale, a step of the thing itself, or pixels of what is drawn.
  size: /^(?:(?:xs|s|m|t\d|prose|l|16|20|24|28)(?: |$))+$|^number$/u,
  tone: new RegExp(
    `^(?:(?:${[...STATUSES, ...UNIVERSES, ...TONES, ...TEXT_TONES, 'line'].join('|')})(?: |$))+$`,
    'u',
  ),
  side: /^(?:(?:top|bottom|start|end)(?: |$))+$/u,
  align: /^(?:(?:start|center|end|baseline)(?: |$))+$/u,
  open: /^boolean$/u,
  defaultOpen: /^boolean$/u,
  onOpenChange: /^\(open: boolean, details: OpenDetails\) => void$/u,
  checked: /^boolean$/u,
  onCheckedChange: /^\(checked: boolean\) => void$/u,
  onDismiss: /^\((?:id: \w+)?\) => void$/u,
}

/** Other words for the same. */
const SYNONYMS =
  /^(?:kind|type|colou?r|status|intent|small|large|compact|isOpen|visible|shown|position|placement|onClose|onToggle|onChange|selected|defaultSelected)$/u

/** They are about something else. */
const APART: Readonly<Record<string, string>> = {
  'combobox/Combobox.status': 'what is said of the list',
  'companion-modal/CompanionModal.status': 'what is said of the last action',
  'input/Input.type': 'the attribute',
  'menu/Turned.kind': 'which of two patterns a part inside has',
}

test('size, tone, sides and what opens or is ticked mean the same wherever they stand', () => {
  const props = library.flatMap(([component, own]) => own.map((prop) => ({ component, prop })))
  const said = ({ options, type }: Prop) => options?.join(' ') ?? type
  const strangers = props
    .filter(({ prop }) => MEANINGS[prop.name]?.test(said(prop)) === false)
    .map(({ component, prop }) => `${component}.${prop.name}: ${said(prop)}`)
  expect(strangers).toEqual([])
  const synonyms = props
    .filter(({ prop }) => SYNONYMS.test(prop.name))
    .map(({ component, prop }) => `${component}.${prop.name}`)
  expect(synonyms.toSorted()).toEqual(Object.keys(APART))
})

test('a value of one’s own begins as one of the page’s does, and is told as it is', () => {
  const wrong = library.flatMap(([component, props]) => {
    const typeOf = (name: string) => props.find((prop) => prop.name === name)?.type
    const [value, initial, told] = ['value', 'defaultValue', 'onValueChange'].map(typeOf)
    const argument = told?.replace(/^\(\w+: (?<type>.+)\) => void$/u, '$<type>')
    if (initial !== undefined && initial !== value) return [`${component}.defaultValue: ${initial}`]
    if (initial !== undefined && argument !== value) return [`${component}.onValueChange: ${told}`]
    return []
  })
  expect(wrong).toEqual([])
})
