/** What is made of a list, where the list is empty or says a thing twice: as drawn in development. */
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ReactElement } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  Breadcrumbs,
  CheckboxGroup,
  Combobox,
  Facts,
  Menu,
  Meters,
  RadioGroup,
  Rows,
  SortableTable,
  Tabs,
  ToggleGroup,
} from '../../ui/index.ts'
import { installPopovers } from './popover.ts'

beforeAll(installPopovers)
beforeEach(() => void vi.spyOn(console, 'error'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The one in between is called as a key would be that counts. */
const TWICE = [
  { value: 'a', label: 'Même' },
  { value: 'b', label: 'Même 1' },
  { value: 'c', label: 'Même' },
]

const LISTS: Readonly<Record<string, (given: typeof TWICE) => ReactElement>> = {
  Breadcrumbs: (list) => (
    <Breadcrumbs label="Liste" items={list.map(({ label }) => ({ label, href: '#' }))} />
  ),
  CheckboxGroup: (options) => <CheckboxGroup legend="Liste" name="n" options={options} />,
  Combobox: (options) => <Combobox aria-label="Liste" listLabel="Liste" options={options} />,
  'Facts on a line': (list) => (
    <Facts layout="line" facts={list.map(({ label }) => ({ value: label }))} />
  ),
  Facts: (list) => <Facts facts={list.map(({ label, value }) => ({ term: label, value }))} />,
  'Rows of links': (list) => (
    <Rows layout="links" rows={list.map(({ label }) => ({ href: '#', title: label }))} />
  ),
  Meters: (list) => <Meters meters={list.map(({ label }) => ({ label, value: 1 }))} />,
  Rows: (list) => <Rows rows={list.map(({ label, value }) => ({ title: label, text: value }))} />,
  Menu: (list) => (
    <Menu label="Liste" items={list.map(({ value, label }) => ({ key: value, label }))} />
  ),
  RadioGroup: (options) => <RadioGroup legend="Liste" options={options} />,
  SortableTable: (list) => (
    <SortableTable
      name="Liste"
      corner=""
      columns={list.map(({ label }) => label)}
      rows={list.map(({ label }) => ({ header: label, cells: [] }))}
    />
  ),
  Tabs: (list) => (
    <Tabs
      label="Liste"
      tabs={list.map(({ value, label }) => ({ id: value, label, content: label }))}
    />
  ),
  ToggleGroup: (toggles) => <ToggleGroup label="Liste" toggles={toggles} />,
}

/** Arrows and letters are the browser's own in boxes, which jsdom does not have. */
const keysOf = (name: string) =>
  name.endsWith('Group') && name !== 'ToggleGroup' ? ' {Tab} ' : KEYS
const KEYS = '{ArrowDown}{ArrowDown}{ArrowUp}{Home}{End}m{ArrowRight}{Enter}{Escape}'

test.each(
  Object.entries(LISTS).flatMap(([name, draw]) => [
    { name, how: 'empty', element: draw([]) },
    { name, how: 'double', element: draw(TWICE) },
  ]),
)('$name, $how: is drawn, and takes any key without a complaint', async ({ name, element }) => {
  render(<StrictMode>{element}</StrictMode>)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard(keysOf(name))
  expect(vi.mocked(console.error).mock.calls).toEqual([])
})
