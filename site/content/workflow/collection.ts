/** An automation to import, piece by piece. */
import { ANY_BLOCK, collection, picture } from '../collection.ts'
import { z } from 'zod'
import { pageRecord } from '../schema.ts'

export const workflowRecord = pageRecord.extend({
  /** Where it stands in the library. */
  category: z.string(),
  /** The services that it links. */
  integrations: z.array(z.string()).min(1),
})
export type WorkflowRecord = z.infer<typeof workflowRecord>

/** A workflow's content: a page with its place in the library. */
export const defineWorkflow = (record: WorkflowRecord): WorkflowRecord => record

export default collection({
  screen: 'workflow',
  family: {
    id: 'workflow',
    universe: 'plus',
    name: { fr: 'Workflows', en: 'Workflows' },
    badge: { fr: 'Workflow', en: 'Workflow' },
  },
  schema: workflowRecord,
  prefix: 'workflow-',
  fr: ['/workflows/{slug}', '/{id}'],
  en: ['/en/workflows/{slug}'],
  priority: 0.5,
  words: [500, 900],
  body: 'required',
  blocks: ANY_BLOCK,
  picture: picture(
    'workflow',
    ['Workflow', 'Un modèle à importer,|nœud par nœud.'],
    ['Workflow', 'A template to import,|node by node.'],
  ),
  pages: {
    'workflow-rag-onboarding': {},
    'workflow-analyse-sentiment': {},
    'workflow-generation-reports': {},
    'workflow-qualification-leads': {},
    'workflow-veille-concurrentielle': {},
  },
})
