/** The page's style sheets, whole: the document itself holds only the rules that it shows. */

/**
 * Settled once those that the boot has added are there.
 * @throws when one does not come: by then it is asked for again
 */
export const styleSheetsLoaded = (): Promise<unknown> =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>(STYLE_SHEETS)].map(loaded))

/**
 * Holds back style sheets that come from now on until the function given back is called: applied one
 * by one, they would move what the visitor is already using.
 */
export const holdStyleSheets = (): (() => void) => {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes as NodeListOf<HTMLLinkElement>)
        if (node.rel === 'stylesheet') node.media = HELD
  })
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
    // The document's own rules go first: from now on the whole sheets decide.
    document.head.prepend(...document.querySelectorAll('style'))
    for (const link of document.querySelectorAll<HTMLLinkElement>(`[media="${HELD}"]`))
      link.media = 'all'
  }
}

const HELD = 'not all'
const STYLE_SHEETS = 'link[rel=stylesheet]'

const loaded = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    if (link.sheet) resolve(link)
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.replaceWith(link.cloneNode())
      reject(new Error(`${link.href} did not come`))
    })
  })
