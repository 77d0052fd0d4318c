import type { Location } from 'react-router-dom'
import { hrefOf, type SiteHistory } from '../router/history.ts'

/** The entries of this tab. */
export const browserHistory = (): SiteHistory => ({
  origin: location.origin,
  get location() {
    return here()
  },
  push: (to) => history.pushState(keptOf(to), '', hrefOf(to)),
  replace: (to) => history.replaceState(keptOf(to), '', hrefOf(to)),
  go: (delta) => history.go(delta),
  listen(popped) {
    const listen = () => popped(here())
    addEventListener('popstate', listen)
    return () => removeEventListener('popstate', listen)
  },
  newKey: () => Math.random().toString(36).slice(2, 10),
})

/** An entry as the browser keeps it, through reloads too. */
interface Kept {
  readonly key: string
  /** What the page that led there had to say. */
  readonly usr: unknown
}

const keptOf = ({ key, state }: Location): Kept => ({ key, usr: state })

const here = (): Location => {
  const { pathname, search, hash } = location
  const { key = 'default', usr = null } = (history.state ?? {}) as Partial<Kept>
  return { pathname, search, hash, key, state: usr }
}
