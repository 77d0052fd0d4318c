/** What the browser does alone with the markup that the server sends: no script runs here. */
import type { Browser, Page } from 'playwright-core'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Disclosure } from '#ui/disclosure'
import { Menu } from '#ui/menu'
import { DropdownNav } from '../../site/components/dropdown-nav/index.ts'
import { launch } from '../support/browser.ts'

const entry = { icon: 'doc', description: 'Une ligne' } as const

const nav = (
  <DropdownNav
    label="Principale"
    path="/"
    items={[
      {
        label: 'Outils',
        base: '/audit',
        entries: [{ ...entry, label: 'Audit', href: '/audit' }],
        aside: <p>Gratuit</p>,
      },
      { label: 'Portfolio', base: '/cv', entries: [{ ...entry, label: 'CV', href: '/cv' }] },
    ]}
  />
)

let browser: Browser
let page: Page

const show = async (content: ReactElement) => {
  page = await browser.newPage({ javaScriptEnabled: false })
  await page.setContent(`<!doctype html><html lang="fr">${renderToStaticMarkup(content)}</html>`)
}
const shown = (text: string) => page.getByText(text, { exact: true }).isVisible()
const press = (name: string) => page.getByRole('button', { name }).click()

beforeAll(async () => {
  browser = await launch()
}, 120_000)
afterEach(() => page.close())
afterAll(() => browser.close())

describe('a dropdown of the navigation', { timeout: 60_000 }, () => {
  test('[4.3.1] a click on its button opens it, another one closes it', async () => {
    await show(nav)
    await press('Outils')
    expect(await shown('Audit')).toBe(true)
    await press('Outils')
    expect(await shown('Audit')).toBe(false)
  })

  test('[2.3.28] [4.3.1] a click outside closes it, one inside does not', async () => {
    await show(nav)
    await press('Outils')
    await page.getByText('Gratuit').click()
    expect(await shown('Audit')).toBe(true)
    await page.mouse.click(640, 700)
    expect(await shown('Audit')).toBe(false)
  })

  test('opening another one closes it', async () => {
    await show(nav)
    await press('Outils')
    await press('Portfolio')
    expect([await shown('Audit'), await shown('CV')]).toEqual([false, true])
  })

  test('the keyboard opens it, goes into it, and Esc brings the focus back', async () => {
    await show(nav)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').getAttribute('href')).toBe('/audit')
    await page.keyboard.press('Escape')
    expect(await shown('Audit')).toBe(false)
    expect(await page.locator(':focus').textContent()).toBe('Outils')
  })
})

describe('other components', { timeout: 60_000 }, () => {
  test('the button of a menu opens it', async () => {
    await show(<Menu label="Exporter" items={[{ key: 'a', label: 'Fichier', href: '/f' }]} />)
    await press('Exporter')
    expect(await shown('Fichier')).toBe(true)
  })

  test('of those that share a name one is open, and of others as many as one likes', async () => {
    const both = (name?: string) => (
      <>
        {['un', 'deux'].map((title) => (
          <Disclosure key={title} title={title} name={name}>
            {`Texte ${title}`}
          </Disclosure>
        ))}
      </>
    )
    await show(both('parts'))
    await page.getByText('un', { exact: true }).click()
    await page.getByText('deux', { exact: true }).click()
    expect([await shown('Texte un'), await shown('Texte deux')]).toEqual([false, true])
    await page.close()
    await show(both())
    await page.getByText('un', { exact: true }).click()
    await page.getByText('deux', { exact: true }).click()
    expect([await shown('Texte un'), await shown('Texte deux')]).toEqual([true, true])
  })
})
