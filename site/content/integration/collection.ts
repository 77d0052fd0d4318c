/** [2.1.101] The workflow list narrowed by integration: one page for each that exists. */
import { collection } from '../collection.ts'
import category from '../category/collection.ts'
import { libraryOf } from '../library-of.ts'
import { workflowLists } from '../workflow-lists.ts'

export default collection({
  screen: 'workflows',
  family: {
    id: 'integration',
    universe: 'plus',
    name: { fr: 'Workflows par service relié', en: 'Workflows by service' },
    badge: { fr: 'Service relié', en: 'Service' },
  },
  prefix: 'workflows/integration/',
  fr: ['/workflows/integration/{slug}'],
  en: ['/en/workflows/integration/{slug}'],
  priority: 0.4,
  picture: category.picture,
  eager: 'asked',
  pages: {},
  made: (recordsOf, recipes) => workflowLists('integration', libraryOf(recordsOf, recipes)),
})
