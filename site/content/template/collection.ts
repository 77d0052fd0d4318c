/** [2.1.102] Templates of the library: one page for each recipe in `site/workflows/recipes/`. */
import { collection } from '../collection.ts'
import { templatePages } from '../template-pages.ts'
import { templateRecord } from '../template-record.ts'
import workflow from '../workflow/collection.ts'

export default collection({
  screen: 'template',
  family: workflow.family,
  schema: templateRecord,
  prefix: 'workflows/',
  fr: ['/workflows/{slug}'],
  en: ['/en/workflows/{slug}'],
  priority: 0.5,
  words: [120, 350],
  picture: workflow.picture,
  pages: {},
  made: (_, recipes) => templatePages(recipes),
})
