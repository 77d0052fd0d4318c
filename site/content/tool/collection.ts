/** A free tool, and the text that says what it reckons with. */
import { ANY_BLOCK, collection, IN_ENGLISH, picture } from '../collection.ts'
import { at } from '../scene.ts'

export default collection({
  screen: 'tool',
  family: {
    id: 'tool',
    universe: 'plus',
    name: { fr: 'Outils gratuits', en: 'Free tools' },
    badge: { fr: 'Outil', en: 'Tool' },
    explained: true,
  },
  priority: 0.8,
  ...IN_ENGLISH,
  body: 'optional',
  blocks: ANY_BLOCK,
  eager: 'always',
  conversion: 'tool_opened',
  picture: picture(
    'tool',
    ['Outil gratuit', 'Une question par écran,|un résultat à garder.'],
    ['Free tool', 'One question a screen,|a result to keep.'],
  ),
  pages: {
    'audit-ia-gratuit': { scene: at('observatory', 'listens', 'curious', 'lamp') },
    'generateur-prompts-claude-ai': { scene: at('desk', 'listens', 'happy', 'dawn') },
    'evaluateur-projet-ia': { scene: at('bench', 'guards', 'happy', 'moon') },
    'bibliotheque-templates-workflows': {
      screen: 'finder',
      picture: picture(
        'finder',
        ['Trouver|un modèle', 'Une tâche, vos outils,|le bon workflow.'],
        ['Find|a template', 'A task, your tools,|the right workflow.'],
      ),
      scene: at('library', 'listens', 'content', 'crescent'),
    },
    'quiz-maturite-ia-entreprise': { scene: at('stairs', 'guards', 'happy', 'lamp') },
    'calculateur-tarifs-freelance': { scene: at('scales', 'guards', 'joyful', 'stars') },
  },
})
