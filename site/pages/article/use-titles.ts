import { useCallback, useSyncExternalStore } from 'react'
import type { ContentsEntry } from '#ui/table-of-contents'
import { WIDER } from '#ui/theme/media'
import { BODY_ID } from '../../ports/document-attributes.ts'

/**
 * The titles of the text on the page, where there is room beside it. They come with the first
 * scroll, into a column that is empty until then: a page weighs no more for them, and nothing moves.
 */
export const useTitles = (): readonly ContentsEntry[] => {
  const follow = useCallback((changed: () => void) => {
    const room = matchMedia(WIDER)
    const scrolled = () => {
      hasScrolled = true
      changed()
    }
    room.addEventListener('change', changed)
    addEventListener('scroll', scrolled, { once: true, passive: true })
    return () => {
      room.removeEventListener('change', changed)
      removeEventListener('scroll', scrolled)
    }
  }, [])
  const written = useSyncExternalStore(follow, titlesWritten, () => '[]')
  return JSON.parse(written) as readonly ContentsEntry[]
}

let hasScrolled = false

/** As text, which is the same for as long as the titles are. */
const titlesWritten = (): string => {
  const wide = hasScrolled && matchMedia(WIDER).matches
  const titles = wide ? [...document.querySelectorAll(`#${BODY_ID} > h2[id]`)] : []
  return JSON.stringify(titles.map(({ id, textContent }) => ({ id, label: textContent })))
}
