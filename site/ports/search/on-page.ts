import type { Search } from '../../search/search.ts'
import { nextTask } from '../next-task.ts'
import { filesAt } from './files.ts'

/** The same search on the page's own thread, which may draw after each file. */
export const searchOnPage = (address: string): Search => {
  const read = filesAt(address)
  const opened = import('../../search/search.ts').then(({ openSearch }) =>
    openSearch(async (name) => {
      const file = await read(name)
      await nextTask()
      return file
    }),
  )
  return {
    find: async (question) => (await opened).find(question),
    show: async (hits, question) => (await opened).show(hits, question),
  }
}
