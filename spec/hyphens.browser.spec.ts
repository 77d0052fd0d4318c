/** What a reader meets at the end of a line: never the hyphen of « Choisissez-le ». */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visiting } from './support/visit.ts'

/** Every short word whose parts stand on two lines, in what is read or asked. */
const torn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const range = document.createRange()
    const top = (node: Text, at: number) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().top
    }
    const found: string[] = []
    for (const inside of document.querySelectorAll('main :is(h1, h2, h3, p, li)')) {
      if (!inside.checkVisibility() || inside.closest('[aria-label], svg')) continue
      const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        for (const { 0: word, index } of node.data.matchAll(/\p{L}+(?:-\p{L}+)+/gu))
          if (word.length <= 16 && top(node, index + word.length - 1) > top(node, index) + 9)
            found.push(word)
      }
    }
    return found
  })

test.each([390, 820])(
  'no question or answer ends a line at the hyphen of a short word, at %i px',
  (width) =>
    visiting(
      async ({ page }) => {
        await page.goto('/faq')
        expect(await torn(page)).toEqual([])
      },
      { viewport: { width, height: 900 } },
    )(),
)
