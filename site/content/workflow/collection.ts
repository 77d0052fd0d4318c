/** [2.1.102] Templates that are told at length: the page of a template, and a text of its own. */
import { collection, picture } from '../collection.ts'
import { toldRecord } from '../template-record.ts'

export default collection({
  screen: 'template',
  family: {
    id: 'workflow',
    universe: 'plus',
    name: { fr: 'Workflows', en: 'Workflows' },
    badge: { fr: 'Workflow', en: 'Workflow' },
  },
  schema: toldRecord,
  prefix: 'workflow-',
  fr: ['/workflows/{slug}', '/{id}'],
  en: ['/en/workflows/{slug}'],
  priority: 0.5,
  words: [500, 900],
  body: 'required',
  picture: picture(
    'template',
    ['Modèle|de workflow', 'Importé, exécuté,|expliqué étape par étape.'],
    ['Workflow|template', 'Imported, run,|and explained step by step.'],
  ),
  pages: {
    'workflow-rag-onboarding': {},
    'workflow-analyse-sentiment': {},
    'workflow-generation-reports': {},
    'workflow-qualification-leads': {},
    'workflow-veille-concurrentielle': {},
  },
})
