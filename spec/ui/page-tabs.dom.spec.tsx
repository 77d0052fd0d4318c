/** Section 2.3, reading B: the second row's tabs and sections. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageTabs, type PageTab } from '../../site/components/page-tabs/index.ts'

const tabs: readonly PageTab[] = [
  {
    id: 'code',
    label: 'Code',
    href: '/',
    sections: [
      { id: 'hero', label: 'Articles' },
      { id: 'categories', label: 'Catégories' },
    ],
  },
  {
    id: 'ia',
    label: 'IA',
    sections: [
      { id: 'featured', label: 'À la une' },
      { id: 'recent', label: 'Récents' },
    ],
  },
]

const Row = ({ current }: { current?: string }) => (
  <PageTabs label="Dans cette page" tabs={tabs} {...(current !== undefined && { current })} />
)
const link = (name: string) => screen.getByRole('link', { name })
/** The tab and the section that say where one is. */
const marked = () => [
  screen.getByRole('link', { current: true }).textContent,
  screen.getByRole('link', { current: 'location' }).textContent,
]

afterEach(cleanup)

test('[2.3.72] each section is an anchor within its page', () => {
  render(<Row />)
  const sections = within(screen.getByRole('list', { name: 'Code' })).getAllByRole('link')
  expect(sections.map((each) => each.getAttribute('href'))).toEqual(['#hero', '#categories'])
})

test('a tab leads to the first of its sections, or to the address it was given', () => {
  render(<Row />)
  expect(link('IA').getAttribute('href')).toBe('#featured')
  expect(link('Code').getAttribute('href')).toBe('/')
})

test('the section on screen says which tab is the active one', () => {
  const { rerender } = render(<Row />)
  expect(marked()).toEqual(['Code', 'Articles'])
  rerender(<Row current="recent" />)
  expect(marked()).toEqual(['IA', 'Récents'])
})
