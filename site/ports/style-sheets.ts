/** The page's style sheets, whole: the document itself holds only the rules that it shows. */

/**
 * Fetches those that every screen needs; a screen's own come with its chunk.
 * @throws when one does not come
 */
export const loadStyleSheets = (): Promise<unknown> => {
  const inlined = document.querySelector<HTMLStyleElement>('style[data-href]')
  return Promise.all(inlined?.dataset['href']?.split(' ').map(loadStyleSheet) ?? [])
}

/**
 * Whatever style sheet comes from now on takes effect when the function given back is called: half
 * a cascade would move what the visitor is already using.
 */
export const holdStyleSheets = (): (() => void) => {
  const held: HTMLLinkElement[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes as NodeListOf<HTMLLinkElement>)
        if (node.rel === 'stylesheet') {
          node.media = 'not all'
          held.push(node)
        }
  })
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
    for (const link of held) link.media = 'all'
  }
}

const loadStyleSheet = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${href} did not come`)))
    document.head.append(link)
  })
