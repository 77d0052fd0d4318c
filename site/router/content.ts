import { createContext, use } from 'react'
import type { LayoutData } from '../layout/layout-data.ts'
import type { PageData } from '../routes/page-data.ts'
import type { Content } from './router.ts'

export const ContentContext = createContext<Content | undefined>(undefined)

export const usePage = (): PageData => useContent().page

/** The links around every page, for screens that repeat one of them too. */
export const useLayout = (): LayoutData => useContent().layout

const useContent = (): Content => {
  const content = use(ContentContext)
  if (content === undefined) throw new Error('a part of a page stands outside of it')
  return content
}
