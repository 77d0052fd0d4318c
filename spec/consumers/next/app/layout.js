import { createElement } from 'react'

export const metadata = { title: 'Page' }

export default function Layout({ children }) {
  return createElement('html', { lang: 'fr' }, createElement('body', undefined, children))
}
