/** Makes a page complain of whatever it keeps in its browser without the cookie page's saying so. */
import type { BrowserContext } from 'playwright-core'
import { BY_HAND, KEPT } from '../../site/legal/kept.ts'
import { CHECKED_KEYS } from '../../site/ports/clean-storage.ts'

/** What a test may put there as well: entries of earlier versions. */
const TOLD = [
  ...[KEPT.localStorage, KEPT.sessionStorage, BY_HAND].flatMap(Object.keys),
  ...CHECKED_KEYS,
]

/** On every page of the context, from its start on: an error in the console names it. */
export const complainOfUntold = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((told) => {
    const untold = (what: string) => console.error(`kept, and told nowhere: ${what}`)
    const setItem: Write = Reflect.get(Storage.prototype, 'setItem')
    Storage.prototype.setItem = function (name, text) {
      if (!told.includes(name)) untold(name)
      setItem.call(this, name, text)
    }
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(text: string) {
        untold(`the cookie ${text}`)
      },
    })
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = (name, version) => {
      untold(`the database ${name}`)
      return open(name, version)
    }
  }, TOLD)

type Write = (this: Storage, name: string, text: string) => void
