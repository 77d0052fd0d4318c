import { useEffect } from 'react'
import type { PageData } from '../routes/page-data.ts'

/** [2.5.14] Keeps the document's head and language those of the page shown. */
export const useHead = ({ head, language }: PageData): void => {
  useEffect(() => {
    // The first page's head is in the document already, and not in its data.
    if (head === undefined) return undefined
    document.documentElement.lang = language
    document.title = head.title
    let shown = true
    // What no visitor sees may come a moment later, or not at all.
    void import('./write-head.ts').then(
      ({ writeHead }) => shown && writeHead(head, language),
      () => undefined,
    )
    return () => {
      shown = false
    }
  }, [head, language])
}
