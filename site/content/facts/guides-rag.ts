/** What the two guides on retrieval rest on besides prices of models and versions of stores. */
import { topic } from './topic.ts'

const read = { checked: '2026-11-23', review: '2027-05-23' } as const

const meilisearch = {
  ...read,
  version: '2026-01-01',
  dated: 'not-before',
  source: {
    title: 'Typo tolerance settings',
    publisher: 'Meilisearch',
    url: 'https://www.meilisearch.com/docs/capabilities/full_text_search/relevancy/typo_tolerance_settings.md',
  },
} as const

const algolia = {
  ...read,
  version: '2026-01-01',
  dated: 'not-before',
  source: {
    title: 'Configure typo tolerance',
    publisher: 'Algolia',
    url: 'https://www.algolia.com/doc/guides/managing-results/optimize-search-results/typo-tolerance/in-depth/configuring-typo-tolerance.md',
  },
} as const

const letters = {
  unit: 'name',
  reads: { fr: '{value} lettres', en: '{value} letters' },
} as const
const oneTypo = {
  ...letters,
  label: {
    fr: 'longueur à partir de laquelle une faute est admise, par défaut',
    en: 'length from which one typo is allowed by default',
  },
} as const
const twoTypos = {
  ...letters,
  label: {
    fr: 'longueur à partir de laquelle deux fautes sont admises, par défaut',
    en: 'length from which two typos are allowed by default',
  },
} as const

export const guidesRag = topic({
  'e5-input': {
    value: 512,
    unit: 'tokens',
    label: {
      fr: 'texte le plus long que lisent les modèles Multilingual-E5',
      en: 'longest text that Multilingual-E5 models read',
    },
    ...read,
    checked: '2026-11-29',
    version: '2024-02-08',
    dated: 'not-before',
    source: {
      title: 'multilingual-e5-large-instruct',
      publisher: 'DeepInfra',
      url: 'https://deepinfra.com/intfloat/multilingual-e5-large-instruct/voice',
    },
  },
  'meilisearch-one-typo': { value: '5', ...oneTypo, ...meilisearch },
  'meilisearch-two-typos': { value: '9', ...twoTypos, ...meilisearch },
  'algolia-one-typo': { value: '4', ...oneTypo, ...algolia },
  'algolia-two-typos': { value: '8', ...twoTypos, ...algolia },
  'prior-price': {
    value: 30,
    unit: 'days',
    label: {
      fr: 'période dont le prix le plus bas sert de référence à une réduction',
      en: 'period whose lowest price is what a reduction is measured from',
    },
    ...read,
    version: '2022-05-28',
    dated: 'stated',
    source: {
      title: 'Code de la consommation, article L112-1-1',
      publisher: 'Légifrance',
      url: 'https://www.legifrance.gouv.fr/codes/id/LEGISCTA000032227333/',
    },
  },
})
