import type { Page } from 'playwright-core'

/** Texts that stick out of the window, other than where one can scroll to them; not those that are only heard. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null &&
        element.parentElement !== document.documentElement &&
        scrolls(element.parentElement))
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isClipped(element.parentElement))
    const out = [...document.querySelectorAll('#root *:not(svg *)')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const reads = [...element.childNodes].some((node) => node.nodeType === 3)
      const unseen = width <= 1 || isClipped(element)
      return reads && !unseen && (right > innerWidth + 1 || left < -1) && !scrolls(element)
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...out.map((element) => (element.textContent ?? '').slice(0, 60)),
    ]
  })
