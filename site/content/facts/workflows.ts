/** What the workflow pages say that can date, and that no other topic holds. */
import { topic } from './topic.ts'

const checked = '2026-11-23'

export const workflows = topic({
  'n8n-nodes': {
    value: '2.41.1',
    unit: 'name',
    label: {
      fr: 'version de n8n dont les nœuds ont servi à vérifier les modèles',
      en: 'n8n version whose nodes the templates were checked against',
    },
    reads: { fr: 'n8n {value}', en: 'n8n {value}' },
    checked,
    review: '2027-02-23',
    version: '2026-09-23',
    dated: 'stated',
    source: {
      title: 'n8n-nodes-base 2.41.1, definitions of nodes',
      publisher: 'n8n GmbH',
      url: 'https://www.npmjs.com/package/n8n-nodes-base/v/2.41.1',
    },
  },
  'luna-reasoning': {
    value: 'medium',
    unit: 'name',
    label: {
      fr: 'effort de réflexion de GPT-6 Luna si l’on ne demande rien',
      en: 'reasoning effort of GPT-6 Luna unless one asks otherwise',
    },
    checked,
    review: '2027-01-23',
    version: '2026-09-22',
    dated: 'not-before',
    source: {
      title: 'GPT-6 Luna: reasoning.effort',
      publisher: 'OpenAI',
      url: 'https://developers.openai.com/ja-JP/api/docs/models/gpt-6-luna',
    },
  },
  'slack-section': {
    value: 3000,
    unit: 'number',
    label: {
      fr: 'signes au plus dans le texte d’un bloc « section » de Slack',
      en: 'characters at most in the text of a Slack section block',
    },
    checked,
    review: '2027-11-23',
    version: '2021-01-01',
    dated: 'not-before',
    source: {
      title: 'slack-blocks: section, after Slack’s reference of blocks',
      publisher: 'docs.rs',
      url: 'https://docs.rs/slack-blocks/0.9.19/slack_blocks/blocks/section/struct.Contents.html',
    },
  },
})
