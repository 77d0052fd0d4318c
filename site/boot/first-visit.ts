import { VISITED_KEY } from '../ports/storage-keys.ts'
import { read, write } from '../ports/storage.ts'

/**
 * [2.2.10] The loading screen stands over the first page of a visit only.
 * @returns whether this is that page
 */
export const markFirstVisit = (): boolean => {
  if (read('sessionStorage', VISITED_KEY) !== null) return false
  // Without session storage every page would count as the first: then never show it.
  if (write('sessionStorage', VISITED_KEY, '1')) document.documentElement.dataset['firstVisit'] = ''
  return true
}
