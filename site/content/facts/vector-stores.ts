/** Versions and licences, each read in the maker's own repository. */
import { topic } from './topic.ts'

const read = { checked: '2026-11-22', review: '2027-02-22', dated: 'stated' } as const
const version = {
  unit: 'name',
  label: { fr: 'version publiée', en: 'released version' },
} as const
const licence = { unit: 'name', label: { fr: 'licence', en: 'licence' } } as const

const pgvector = {
  ...read,
  version: '2026-08-19',
  source: {
    title: 'pgvector: README and LICENSE',
    publisher: 'pgvector',
    url: 'https://github.com/pgvector/pgvector/tree/e48241b4dcc045b18902914f668d03d1d399dfbe',
  },
} as const
const pgvectorReleases = {
  ...read,
  checked: '2026-11-29',
  version: '2026-10-01',
  source: {
    title: 'pgvector: CHANGELOG',
    publisher: 'pgvector',
    url: 'https://github.com/pgvector/pgvector/blob/v0.8.7/CHANGELOG.md',
  },
} as const
const qdrant = {
  ...read,
  version: '2026-08-04',
  source: {
    title: 'Qdrant 1.19.0: Cargo.toml',
    publisher: 'Qdrant',
    url: 'https://github.com/qdrant/qdrant/tree/v1.19.0',
  },
} as const
const weaviate = {
  ...read,
  version: '2026-08-03',
  source: {
    title: 'Weaviate 1.39.0: tag and LICENSE',
    publisher: 'Weaviate',
    url: 'https://github.com/weaviate/weaviate/tree/v1.39.0',
  },
} as const
const chroma = {
  ...read,
  version: '2026-05-04',
  source: {
    title: 'Chroma 1.5.9: tag and LICENSE',
    publisher: 'Chroma',
    url: 'https://github.com/chroma-core/chroma/tree/1.5.9',
  },
} as const

const setting = {
  qdrant: {
    ...qdrant,
    source: {
      title: 'Qdrant 1.19.0: config/config.yaml',
      publisher: 'Qdrant',
      url: 'https://github.com/qdrant/qdrant/blob/v1.19.0/config/config.yaml',
    },
  },
  weaviate: {
    ...weaviate,
    source: {
      title: 'Weaviate 1.39.0: defaults of the HNSW index',
      publisher: 'Weaviate',
      url: 'https://github.com/weaviate/weaviate/blob/v1.39.0/entities/vectorindex/hnsw/config.go',
    },
  },
} as const
/** Prices are looked at again sooner: makers change them without a number. */
const priced = { checked: '2026-11-23', review: '2027-01-20', dated: 'stated' } as const
const pineconePrice = {
  ...priced,
  version: '2026-11-04',
  source: {
    title: 'Pinecone pricing: plan cards captured on 4 November 2026',
    publisher: {
      fr: 'Flexprice, d’après la page de prix de Pinecone',
      en: 'Flexprice, after Pinecone’s pricing page',
    },
    url: 'https://docs.flexprice.io/cookbooks/pricing-teardowns/pinecone-pricing',
  },
} as const
const weaviatePrice = {
  ...priced,
  version: '2026-10-07',
  source: {
    title: 'Weaviate pricing, transcribed on 7 October 2026',
    publisher: {
      fr: 'API Evangelist, d’après la page de prix de Weaviate',
      en: 'API Evangelist, after Weaviate’s pricing page',
    },
    url: 'https://github.com/api-evangelist/weaviate/blob/113bb919633874f950878b2a0eed223a1de4814e/plans/weaviate-plans-pricing.yml',
  },
} as const
const fusion = {
  ...read,
  checked: '2026-11-23',
  version: '2026-08-22',
  source: {
    title: 'How to tune hybrid search in Qdrant',
    publisher: 'Qdrant',
    url: 'https://qdrant.tech/articles/how-to-tune-hybrid-search/',
  },
} as const

export const vectorStores = topic({
  'pgvector-version': { value: '0.8.7', ...version, ...pgvectorReleases },
  'pgvector-licence': { value: 'PostgreSQL License', ...licence, ...pgvector },
  'pgvector-postgres': {
    value: '13',
    unit: 'name',
    label: { fr: 'version minimale de PostgreSQL', en: 'oldest PostgreSQL supported' },
    reads: { fr: 'PostgreSQL {value} ou plus récent', en: 'PostgreSQL {value} or newer' },
    ...pgvector,
  },
  'pgvector-indexed': {
    value: 2000,
    unit: 'dimensions',
    label: { fr: 'taille maximale d’un vecteur indexé', en: 'largest vector an index takes' },
    ...pgvector,
  },
  'pgvector-indexed-half': {
    value: 4000,
    unit: 'dimensions',
    label: {
      fr: 'taille maximale d’un vecteur indexé en demi-précision',
      en: 'largest half-precision vector an index takes',
    },
    ...pgvector,
  },
  'pgvector-stored': {
    value: 16_000,
    unit: 'dimensions',
    label: { fr: 'taille maximale d’un vecteur stocké', en: 'largest vector a column takes' },
    ...pgvector,
  },
  'qdrant-version': { value: '1.19.0', ...version, ...qdrant },
  'qdrant-licence': { value: 'Apache-2.0', ...licence, ...qdrant },
  'weaviate-version': { value: '1.39.0', ...version, ...weaviate },
  'weaviate-licence': { value: 'BSD-3-Clause', ...licence, ...weaviate },
  'chroma-version': { value: '1.5.9', ...version, ...chroma },
  'chroma-licence': { value: 'Apache-2.0', ...licence, ...chroma },
  'qdrant-links': {
    value: '16',
    unit: 'name',
    label: {
      fr: 'liens par nœud (m), par défaut, dans Qdrant',
      en: 'links per node (m) in Qdrant, by default',
    },
    ...setting.qdrant,
  },
  'qdrant-full-scan': {
    value: 10_000,
    unit: 'number',
    label: {
      fr: 'taille, en Ko et par segment, sous laquelle Qdrant compare tout au lieu de parcourir',
      en: 'size in KB of a segment below which Qdrant compares everything instead of walking',
    },
    reads: { fr: '{value} Ko', en: '{value} KB' },
    ...setting.qdrant,
  },
  'qdrant-fusion': {
    value: '2',
    unit: 'name',
    label: {
      fr: 'constante k de la fusion par rangs dans Qdrant, par défaut',
      en: 'constant k of rank fusion in Qdrant, by default',
    },
    ...fusion,
  },
  'qdrant-fusion-wins': {
    value: '4',
    unit: 'name',
    label: {
      fr: 'jeux d’essai sur lesquels la fusion dépasse la meilleure des deux recherches',
      en: 'datasets on which fusion beats the better of two searches',
    },
    reads: { fr: '{value} jeux d’essai sur cinq', en: '{value} datasets out of five' },
    ...fusion,
  },
  'weaviate-links': {
    value: '32',
    unit: 'name',
    label: {
      fr: 'liens par nœud (maxConnections), par défaut, dans Weaviate',
      en: 'links per node (maxConnections) in Weaviate, by default',
    },
    ...setting.weaviate,
  },
  'weaviate-flat-cutoff': {
    value: 40_000,
    unit: 'number',
    label: {
      fr: 'nombre d’objets autorisés sous lequel Weaviate compare tout',
      en: 'number of allowed objects below which Weaviate compares everything',
    },
    reads: { fr: '{value} objets', en: '{value} objects' },
    ...setting.weaviate,
  },
  'weaviate-alpha': {
    value: 0.75,
    unit: 'number',
    label: {
      fr: 'poids des vecteurs en recherche hybride dans Weaviate, par défaut',
      en: 'weight of vectors in Weaviate’s hybrid search, by default',
    },
    ...weaviate,
    source: {
      title: 'Weaviate 1.39.0: DefaultAlpha of hybrid search',
      publisher: 'Weaviate',
      url: 'https://github.com/weaviate/weaviate/blob/v1.39.0/adapters/handlers/graphql/local/common_filters/hybrid.go',
    },
  },
  'pinecone-writes': {
    value: 4,
    unit: 'USD',
    label: {
      fr: 'million d’unités d’écriture chez Pinecone, formule Standard, us-east-1',
      en: 'a million write units at Pinecone, Standard plan, us-east-1',
    },
    ...pineconePrice,
  },
  'weaviate-minimum': {
    value: 45,
    unit: 'USD',
    label: {
      fr: 'minimum mensuel de la formule Flex de Weaviate',
      en: 'monthly minimum of Weaviate’s Flex plan',
    },
    ...weaviatePrice,
  },
  'weaviate-dimensions': {
    // The page says $0.00465 for a million.
    value: 4.65,
    unit: 'USD',
    label: {
      fr: 'milliard de dimensions stockées chez Weaviate, formule Flex, à partir de',
      en: 'a billion stored dimensions at Weaviate, Flex plan, from',
    },
    ...weaviatePrice,
  },
  'weaviate-storage': {
    value: 0.12,
    unit: 'USD',
    label: {
      fr: 'gibioctet stocké chez Weaviate, formule Flex, à partir de',
      en: 'a gibibyte stored at Weaviate, Flex plan, from',
    },
    ...weaviatePrice,
  },
  'qdrant-free-memory': {
    value: '1',
    unit: 'name',
    label: {
      fr: 'mémoire de la grappe gratuite de Qdrant Cloud, en Go',
      en: 'memory of Qdrant Cloud’s free cluster, in GB',
    },
    reads: { fr: '{value} Go', en: '{value} GB' },
    ...priced,
    version: '2026-10-07',
    source: {
      title: 'Qdrant pricing, transcribed on 7 October 2026',
      publisher: {
        fr: 'API Evangelist, d’après la page de prix de Qdrant',
        en: 'API Evangelist, after Qdrant’s pricing page',
      },
      url: 'https://raw.githubusercontent.com/api-evangelist/qdrant/refs/heads/main/plans/qdrant-plans-pricing.yml',
    },
  },
})
