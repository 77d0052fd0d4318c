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
    title: 'pgvector: README, CHANGELOG and LICENSE',
    publisher: 'pgvector',
    url: 'https://github.com/pgvector/pgvector/tree/e48241b4dcc045b18902914f668d03d1d399dfbe',
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

export const vectorStores = topic({
  'pgvector-version': { value: '0.8.6', ...version, ...pgvector },
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
})
