/** [2.1.102] Templates of the library: one page for each recipe in `site/workflows/recipes/`. */
import { collection, picture } from '../collection.ts'
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
  picture: picture(
    'template',
    ['Modèle|de workflow', 'Importé, exécuté,|expliqué étape par étape.'],
    ['Workflow|template', 'Imported, run,|and explained step by step.'],
  ),
  pages: {},
  made: (_, recipes) => templatePages(recipes),
})
