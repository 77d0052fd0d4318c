/** [2.1.101] What follows the first page of a list of the library. */
import { collection } from '../collection.ts'
import category from '../category/collection.ts'
import { libraryOf } from '../library-of.ts'
import { furtherPages } from '../workflow-lists.ts'

export default collection({
  screen: 'workflows',
  family: category.family,
  prefix: 'workflows/',
  fr: ['/workflows/{slug}'],
  en: ['/en/workflows/{slug}'],
  priority: 0.2,
  picture: category.picture,
  eager: 'asked',
  pages: {},
  made: (recordsOf, recipes) => furtherPages(libraryOf(recordsOf, recipes)),
})
