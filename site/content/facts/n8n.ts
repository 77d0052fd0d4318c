import { topic } from './topic.ts'

/** The release as it was published, with its licence and the Node it asks for. */
const release = {
  checked: '2026-11-22',
  review: '2027-01-22',
  version: '2026-09-26',
  dated: 'stated',
  source: {
    title: 'n8n 2.41.3, package.json and LICENSE.md',
    publisher: 'n8n GmbH',
    url: 'https://github.com/n8n-io/n8n/tree/n8n%402.41.3',
  },
} as const

export const n8n = topic({
  version: {
    value: '2.41.3',
    unit: 'name',
    label: { fr: 'version de n8n', en: 'n8n version' },
    reads: { fr: 'n8n {value}', en: 'n8n {value}' },
    ...release,
  },
  node: {
    value: '24',
    unit: 'name',
    label: { fr: 'version de Node.js demandée par n8n', en: 'Node.js version that n8n asks for' },
    reads: { fr: 'Node.js {value} ou plus récent', en: 'Node.js {value} or newer' },
    ...release,
  },
  licence: {
    value: 'Sustainable Use License 1.0',
    unit: 'name',
    label: {
      fr: 'licence de n8n : usage interne à l’entreprise ou non commercial',
      en: 'licence of n8n: internal business use, or non-commercial',
    },
    ...release,
  },
  'last-1x': {
    value: '1.123.57',
    unit: 'name',
    label: { fr: 'dernier correctif lu de la branche 1.x', en: 'last fix read of the 1.x branch' },
    reads: { fr: 'n8n {value}', en: 'n8n {value}' },
    checked: '2026-11-22',
    review: '2027-01-22',
    version: '2026-06-17',
    dated: 'stated',
    source: {
      title: 'CHANGELOG.md of the 1.x branch',
      publisher: 'n8n GmbH',
      url: 'https://github.com/n8n-io/n8n/blob/004775048e91fc9e1bc5dcd33e7ad475fedda262/CHANGELOG.md',
    },
  },
})
