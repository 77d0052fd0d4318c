import type { Language } from '../routes/language.ts'
import { headTags, PAGE_TAGS, type Head } from '../seo/head.ts'

/** Replaces what the document's head said of the page before. */
export const writeHead = (head: Head, language: Language): void => {
  for (const old of document.querySelectorAll(PAGE_TAGS)) old.remove()
  for (const { tag, attributes } of headTags(head, language)) add(tag, attributes)
  if (head.jsonLd)
    add('script', { type: 'application/ld+json' }).textContent = JSON.stringify(head.jsonLd)
}

const add = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return document.head.appendChild(element)
}
