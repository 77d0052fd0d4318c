/** Runs beside the page: an index is read and gone through without keeping anybody waiting. */
import { openSearch, type Search } from '../../search/search.ts'
import { filesAt } from './files.ts'
import type { WorkerRequest, WorkerReply } from './worker-messages.ts'

const searches = new Map<string, Search>()

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void answer(data))

const answer = async ({ id, address, find, show }: WorkerRequest): Promise<void> => {
  const search = searches.get(address) ?? openSearch(filesAt(address))
  searches.set(address, search)
  try {
    const value = show ? await search.show(show.hits, show.question) : await search.find(find ?? '')
    reply({ id, value })
  } catch (error) {
    reply({ id, error: String(error) })
  }
}

const reply = (message: WorkerReply): void => postMessage(message)
