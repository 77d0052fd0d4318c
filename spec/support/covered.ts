/**
 * Runs in the page: the words, fields, tables and buttons that something which stays where it is, while
 * the page scrolls, lies over or can come to lie over. Header and dialogs aside, which are there to.
 */
export const covered = (): readonly string[] => {
  const boxOf = (one: Element) => one.getBoundingClientRect()
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const stays = (one: Element) => {
    const { position, pointerEvents } = getComputedStyle(one)
    const { left, right, top, bottom, width, height } = boxOf(one)
    return (
      position === 'fixed' &&
      pointerEvents !== 'none' &&
      isSeen(one) &&
      right > 1 &&
      left < innerWidth - 1 &&
      bottom > 0 &&
      top < innerHeight &&
      Math.min(width, height) > 0
    )
  }
  /** As much of a box as its surroundings let through. */
  const shown = (box: DOMRect, within: Element | null): DOMRect => {
    let { left, right } = box
    for (let one = within; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflowX === 'visible') continue
      left = Math.max(left, boxOf(one).left)
      right = Math.min(right, boxOf(one).right)
    }
    return new DOMRect(left, box.top, Math.max(right - left, 0), box.height)
  }
  const wordsOf = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: { text: string; box: DOMRect; parent: Element }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!parent || text === '' || parent.closest('svg, noscript') || !isSeen(parent)) continue
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) found.push({ text, box, parent })
    }
    return found
  }
  const CONTROLS = 'button, input, select, textarea, table, [role=table]'
  const content = [...document.querySelectorAll('main, footer')].flatMap((root) => [
    ...wordsOf(root),
    ...[...root.querySelectorAll(CONTROLS)].filter(isSeen).map((one) => ({
      text: one.tagName,
      box: boxOf(one),
      parent: one.parentElement!,
    })),
  ])
  const furthest = document.documentElement.scrollHeight - innerHeight
  return [...document.querySelectorAll('body *')]
    .filter((one) => !one.closest('header, dialog') && stays(one))
    .flatMap((one) => {
      const chrome = boxOf(one)
      const isBeside = (box: DOMRect) =>
        Math.min(box.right, chrome.right) - Math.max(box.left, chrome.left) <= 1
      const over = content.filter(({ box: whole, parent }) => {
        // How far the page is scrolled when the one begins to lie over the other, and when it ends.
        const begins = whole.top + scrollY - chrome.bottom
        const ends = whole.bottom + scrollY - chrome.top
        if (isBeside(whole) || ends <= 1 || begins >= furthest - 1) return false
        if (one.contains(parent)) return false
        const box = shown(whole, parent)
        return box.width > 1 && !isBeside(box)
      })
      return over.map(({ text }) => `${one.ariaLabel ?? one.tagName} over “${text.slice(0, 40)}”`)
    })
}
