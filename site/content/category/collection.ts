/** [2.1.101] The workflow list narrowed by category: one page for each that exists. */
import { collection, picture } from '../collection.ts'
import { libraryOf } from '../library-of.ts'
import { workflowLists } from '../workflow-lists.ts'

export default collection({
  screen: 'workflows',
  family: {
    id: 'category',
    universe: 'plus',
    name: { fr: 'Workflows par catégorie', en: 'Workflows by category' },
    badge: { fr: 'Catégorie', en: 'Category' },
  },
  prefix: 'workflows/category/',
  fr: ['/workflows/category/{slug}'],
  en: ['/en/workflows/category/{slug}'],
  priority: 0.4,
  picture: picture(
    'workflows',
    ['Bibliothèque|de workflows', 'Des modèles à lire, à importer,|à adapter.'],
    ['Workflow|library', 'Templates to read, import|and adapt.'],
  ),
  eager: 'asked',
  pages: {},
  made: (recordsOf, recipes) => workflowLists('category', libraryOf(recordsOf, recipes)),
})
