/** What the layout does with a click on a link: it is left to the browser, or the router takes it over. */
import { cleanup, fireEvent, render } from '@testing-library/react'
import { createPath, NavigationType, Router, type Navigator } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useInternalLinks } from '../site/layout/use-internal-links.ts'

const LINKS = `
  <a href="/ia?lang=en#offres"><b>IA</b></a>
  <a href="/workflows/index.html">Page</a>
  <a href="/rss.xml">Fichier</a>
  <a href="/cv" download>Téléchargement</a>
  <a href="/cv" target="_self">Rechargement</a>
  <a href="https://other.example/ia">Ailleurs</a>
  <a href="/faq">Ici</a>
  <a href="/faq?page=2">Suite</a>
  <a href="#prix">Prix</a>
  <a href="/ia#prix">Prix ailleurs</a>
  <span>Rien</span>
  <section id="prix" tabindex="-1"></section>`

let went: string[] = []
const navigator: Navigator = {
  createHref: String,
  go: () => undefined,
  push: (to) => went.push(typeof to === 'string' ? to : createPath(to)),
  replace: () => undefined,
}

function Links(): null {
  useInternalLinks()
  return null
}

const show = () =>
  render(
    <Router location="/faq" navigator={navigator} navigationType={NavigationType.Pop}>
      <Links />
    </Router>,
  )

const named = (words: string) =>
  [...document.querySelectorAll('b, a, span')].findLast(({ textContent }) => textContent === words)!

/** @returns whether the click is left to the browser */
const leaves = (target: Node, init: MouseEventInit = {}): boolean => {
  let left = true
  // jsdom goes nowhere, and says so: what is left to the browser ends here.
  const end = (event: Event) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', end, { once: true })
  fireEvent.click(target, init)
  return left
}

beforeEach(() => {
  went = []
  history.replaceState(null, '', '/faq')
  document.body.innerHTML = LINKS
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

describe('a link of this site', () => {
  test.each([
    ['IA', '/ia?lang=en#offres'],
    ['Page', '/workflows/index.html'],
    ['Suite', '/faq?page=2'],
  ])('« %s » is followed without a new document', (words, address) => {
    show()
    expect(leaves(named(words))).toBe(false)
    expect(went).toEqual([address])
  })

  test('to the present page adds no entry, and loads nothing', () => {
    show()
    expect(leaves(named('Ici'))).toBe(false)
    expect(went).toEqual([])
  })

  test('to a section of the present page goes there each time, and takes the focus along', () => {
    show()
    expect(leaves(named('Prix'))).toBe(false)
    expect(document.activeElement?.id).toBe('prix')
    history.replaceState(null, '', '/faq#prix')
    expect(leaves(named('Prix'))).toBe(false)
    expect(went).toEqual(['/faq#prix', '/faq#prix'])
  })

  test('to a section of another page leaves the focus to that page', () => {
    show()
    expect(leaves(named('Prix ailleurs'))).toBe(false)
    expect(document.activeElement).toBe(document.body)
    expect(went).toEqual(['/ia#prix'])
  })

  test('is the browser’s again when the layout has gone', () => {
    show().unmount()
    expect(leaves(named('IA'))).toBe(true)
    expect(went).toEqual([])
  })
})

describe('left to the browser is', () => {
  test.each(['Fichier', 'Téléchargement', 'Rechargement', 'Ailleurs', 'Rien'])(
    '« %s »',
    (words) => {
      show()
      expect(leaves(named(words))).toBe(true)
      expect(went).toEqual([])
    },
  )

  test.each<MouseEventInit>([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('a click with %j', (init) => {
    show()
    expect(leaves(named('IA'), init)).toBe(true)
    expect(went).toEqual([])
  })

  test('what somebody else has answered already', () => {
    show()
    document
      .querySelector('b')
      ?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    leaves(named('IA'))
    expect(went).toEqual([])
  })

  test('a click on no element at all', () => {
    const failed = vi.fn<() => void>()
    addEventListener('error', failed, { once: true })
    onTestFinished(() => removeEventListener('error', failed))
    show()
    expect(leaves(document)).toBe(true)
    expect(failed).not.toHaveBeenCalled()
  })
})
