/** Shows stories in English where the toolbar says so: they are written in French. */

/**
 * Replaces the words that are on the page, and those that come, once the story has played: what it
 * expects are its own words. Pages speak both languages themselves, and have none of these.
 */
export const speakEnglish = async (
  on: boolean,
  stories: Iterable<Element> = document.querySelectorAll(STORIES),
): Promise<void> => {
  watcher?.disconnect()
  watcher = undefined
  wanted = on
  if (!on) return
  const { inEnglish } = await import('../stories/sample/english/index.ts')
  // Somebody may have changed their mind meanwhile.
  if (!wanted) return
  const translate = (text: string): string => {
    const words = inEnglish(text)
    return words === undefined ? text : text.replace(/\S[\s\S]*\S|\S/u, () => words)
  }
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      const next = translate(node.data)
      if (next !== node.data) node.data = next
    }
    if (node instanceof Element) {
      const texts = textsIn(node)
      const words = texts.length > 1 ? inEnglish(texts.map(({ data }) => data).join('')) : undefined
      // What may not break stands in boxes of its own: the first of them takes the whole sentence.
      if (words !== undefined) texts.forEach((text, at) => (text.data = at === 0 ? words : ''))
      for (const name of ATTRIBUTES) {
        const text = node.getAttribute(name)
        if (text !== null && translate(text) !== text) node.setAttribute(name, translate(text))
      }
    }
    node.childNodes.forEach(visit)
  }
  for (const story of stories) visit(story)
  watcher = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (element?.closest(STORIES)) [target, ...addedNodes].forEach(visit)
    }
  })
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...ATTRIBUTES],
  })
}

/** Before a story plays; pages of documentation play none. */
export const ownWords = ({ viewMode }: { readonly viewMode: string }): void => {
  if (viewMode === 'story') void speakEnglish(false)
}

let watcher: MutationObserver | undefined
let wanted = false

/** What is read out or hinted at. */
const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt', 'label'] as const

/** Of a sentence: its own, and those of boxes that hold words together and nothing else. */
const textsIn = ({ childElementCount, childNodes }: Element): readonly Text[] => {
  if (childElementCount === 0) return []
  const texts = Array.from(childNodes, (node) =>
    node instanceof HTMLSpanElement && node.childNodes.length === 1 ? node.firstChild : node,
  )
  return texts.every((node) => node instanceof Text) ? texts : []
}

/** A story alone, and those within a page of documentation. */
const STORIES = '#storybook-root, .sb-story'
