import { useEffect } from 'react'
import type { PageData } from '../routes/page-data.ts'
import { headTags, PAGE_TAGS } from '../seo/head.ts'

/** [2.5.14] Keeps the document's head and language those of the page shown. */
export const useHead = ({ head, language }: PageData): void => {
  useEffect(() => {
    // The first page's head is in the document already, and not in its data.
    if (head === undefined) return
    document.documentElement.lang = language
    document.title = head.title
    for (const old of document.querySelectorAll(PAGE_TAGS)) old.remove()
    for (const { tag, attributes } of headTags(head, language)) add(tag, attributes)
    for (const data of head.jsonLd)
      add('script', { type: 'application/ld+json' }).textContent = JSON.stringify(data)
  }, [head, language])
}

const add = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return document.head.appendChild(element)
}
