import { VISITED_KEY } from '../ports/storage-keys.ts'
import { read, write } from '../ports/storage.ts'
import { dataset } from './root.ts'

/**
 * [2.2.10] The loading screen stands over the first page of a visit only.
 * @returns whether this is that page
 */
export const markFirstVisit = (): boolean => {
  if (read('sessionStorage', VISITED_KEY)) return false
  // Without session storage every page would count as the first: then never show it.
  if (write('sessionStorage', VISITED_KEY, '1')) dataset['firstVisit'] = ''
  return true
}
