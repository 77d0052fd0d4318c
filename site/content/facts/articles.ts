/** What articles say that can date, and that no other topic holds. */
import { topic } from './topic.ts'

const checked = '2026-11-22'

const pgvector = {
  checked,
  review: '2027-02-22',
  version: '2026-08-19',
  dated: 'stated',
  source: {
    title: 'pgvector: README, “Filtering”',
    publisher: 'pgvector',
    url: 'https://github.com/pgvector/pgvector/tree/e48241b4dcc045b18902914f668d03d1d399dfbe',
  },
} as const

const contextual = {
  checked,
  review: '2027-05-22',
  version: '2024-09-19',
  dated: 'stated',
  source: {
    title: 'Contextual Retrieval in AI Systems, a reading of Anthropic’s article',
    publisher: 'Ellis',
    url: 'https://ellis.replygirl.club/signals/2024-09-19-contextual-retrieval-in-ai-systems/',
  },
} as const

/** The release is its earliest day: the page carries none. */
const sonnet = {
  checked,
  review: '2026-12-22',
  version: '2026-09-28',
  dated: 'not-before',
  source: {
    title: 'Claude Sonnet 5.5: specifications and prices',
    publisher: 'Anthropic',
    url: 'https://platform.claude.com/docs/zh-CN/models/sonnet-5-5/overview',
  },
} as const

export const articles = topic({
  'hnsw-candidates': {
    value: '40',
    unit: 'name',
    label: {
      fr: 'candidats examinés par un index HNSW de pgvector, par défaut',
      en: 'candidates that a pgvector HNSW index looks at by default',
    },
    ...pgvector,
  },
  'small-corpus': {
    value: 200_000,
    unit: 'tokens',
    label: {
      fr: 'taille de corpus sous laquelle Anthropic conseille de tout mettre dans la demande',
      en: 'size of corpus below which Anthropic advises putting all of it into the prompt',
    },
    ...contextual,
  },
  'contextual-hybrid': {
    value: 49,
    unit: 'percent',
    label: {
      fr: 'recherches manquées évitées par le contexte ajouté et la recherche par mots',
      en: 'failed retrievals avoided by added context and keyword search',
    },
    ...contextual,
  },
  'contextual-reranked': {
    value: 67,
    unit: 'percent',
    label: {
      fr: 'la même mesure, avec reclassement',
      en: 'the same measure, with reranking',
    },
    ...contextual,
  },
  'sonnet-cache-write': {
    value: 2.5,
    unit: 'USD',
    label: {
      fr: 'prix d’écriture dans le cache pour cinq minutes, Claude Sonnet 5.5',
      en: 'price of writing to the cache for five minutes, Claude Sonnet 5.5',
    },
    reads: {
      fr: '{value} par million de tokens écrits en cache',
      en: '{value} per million tokens written to the cache',
    },
    ...sonnet,
  },
  'sonnet-batch-discount': {
    value: 50,
    unit: 'percent',
    label: {
      fr: 'remise de l’API différée, Claude Sonnet 5.5',
      en: 'discount of the batch API, Claude Sonnet 5.5',
    },
    ...sonnet,
  },
  'frugalgpt-saving': {
    value: 98,
    unit: 'percent',
    label: {
      fr: 'économie la plus forte mesurée par FrugalGPT, sur des titres de presse financière',
      en: 'largest saving that FrugalGPT measured, on financial headlines',
    },
    checked,
    review: '2028-11-22',
    version: '2023-05-09',
    dated: 'stated',
    source: {
      title: 'FrugalGPT: How to Use Large Language Models While Reducing Cost',
      publisher: 'Chen, Zaharia and Zou, on arXiv Vanity',
      url: 'https://www.arxiv-vanity.com/papers/2305.05176',
    },
  },
})
