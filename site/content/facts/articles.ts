/** What articles say that can date, and that no other topic holds. */
import { models } from './models.ts'
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

/** The guide carries no day; chat models could first be trained on this one. */
const fineTuning = {
  checked,
  review: '2027-01-22',
  version: '2023-08-22',
  dated: 'not-before',
  source: {
    title: 'Supervised fine-tuning',
    publisher: 'OpenAI',
    url: 'https://developers.openai.com/docs/guides/distillation',
  },
} as const

const selfServe = {
  checked,
  review: '2027-01-22',
  version: '2026-11-11',
  dated: 'stated',
  source: {
    title: 'OpenAI fine-tuning API reference, a translation',
    publisher: 'W3Cschool',
    url: 'https://www.w3cschool.cn/openai_api/openai_api-reference-resources-fine-tuning.html',
  },
} as const

const gepa = {
  checked: '2026-11-29',
  review: '2027-11-22',
  version: '2026-01-01',
  dated: 'not-before',
  source: {
    title: 'GEPA: Reflective Prompt Evolution Can Outperform Reinforcement Learning',
    publisher: 'Agrawal et al., ICLR 2026',
    url: 'https://mlanthology.org/iclr/2026/agrawal2026iclr-gepa/',
  },
} as const

/** A snapshot of its repository, with the defaults in `src/client.ts`. */
const anthropicClient = {
  checked,
  review: '2027-05-22',
  version: '2026-08-19',
  dated: 'stated',
  source: {
    title: 'Anthropic TypeScript client: src/client.ts',
    publisher: 'Anthropic',
    url: 'https://github.com/anthropics/anthropic-sdk-typescript/blob/bfa9197f0182084941052be9752c948638421601/src/client.ts',
  },
} as const

const quantumBenchmark = {
  checked: '2026-11-23',
  review: '2027-11-23',
  version: '2024-03-11',
  dated: 'not-before',
  source: {
    title: 'Better than classical? The subtle art of benchmarking quantum machine learning models',
    publisher: {
      fr: 'Bowles, Ahmed et Schuld, sur ScienceStack',
      en: 'Bowles, Ahmed and Schuld, on ScienceStack',
    },
    url: 'https://www.sciencestack.ai/paper/2403.07059',
  },
} as const

/** Two articles of that month tell of the same announcement; the agency’s own page could not be read. */
const anssi = {
  checked: '2026-11-23',
  review: '2027-02-23',
  version: '2025-10-08',
  dated: 'not-before',
  source: {
    title: 'Cybersécurité 2025 : choc cryptographique',
    publisher: 'Infonet',
    url: 'https://infonet.fr/actualite/articles-sur-lactualite-technologique/cybersecurite-2025-choc-cryptographique',
  },
} as const

const roadmap = {
  checked: '2026-11-29',
  review: '2027-05-23',
  version: '2025-06-11',
  dated: 'not-before',
  source: {
    title: 'EU PQC workstream publishes a coordinated implementation roadmap',
    publisher: 'PQShield',
    url: 'https://pqshield.com/eu-pqc-workstream-publishes-a-coordinated-implementation-roadmap-for-the-transition-to-post-quantum-cryptography',
  },
} as const

const factoring = {
  checked: '2026-11-23',
  review: '2027-05-23',
  version: '2025-05-21',
  dated: 'stated',
  source: {
    title: 'How to factor 2048 bit RSA integers with less than a million noisy qubits',
    publisher: { fr: 'Gidney, sur Emergent Mind', en: 'Gidney, on Emergent Mind' },
    url: 'https://www.emergentmind.com/papers/2505.15917',
  },
} as const

/** Prices of `models`, as bare values: a sentence that compares them says the unit once. */
const bare = { reads: { fr: '{value}', en: '{value}' } } as const

export const articles = topic({
  'sonnet-read': { ...models['claude-sonnet-5-5-input'], ...bare },
  'sonnet-reread': { ...models['claude-sonnet-5-5-cached'], ...bare },
  'sonnet-written': { ...models['claude-sonnet-5-5-output'], ...bare },
  'haiku-read': { ...models['claude-haiku-5-5-input'], ...bare },
  'haiku-written': { ...models['claude-haiku-5-5-output'], ...bare },
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
      publisher: {
        fr: 'Chen, Zaharia et Zou, sur arXiv Vanity',
        en: 'Chen, Zaharia and Zou, on arXiv Vanity',
      },
      url: 'https://www.arxiv-vanity.com/papers/2305.05176',
    },
  },
  'openai-log-retention': {
    value: 30,
    unit: 'days',
    label: {
      fr: 'conservation des journaux de surveillance par l’API d’OpenAI, par défaut et au plus, sauf exception',
      en: 'longest default retention of abuse monitoring logs by the OpenAI API, exceptions aside',
    },
    checked,
    review: '2027-02-22',
    version: '2023-03-01',
    dated: 'not-before',
    source: {
      title: 'Data controls in the OpenAI platform',
      publisher: 'OpenAI',
      url: 'https://developers.openai.com/api/docs/guides/your-data',
    },
  },
  'openai-fine-tuning-closed': {
    value: '2026-07-02',
    unit: 'date',
    label: {
      fr: 'fermeture de l’entraînement d’OpenAI à qui n’a pas utilisé de modèle entraîné depuis soixante jours',
      en: 'OpenAI closes fine-tuning to organisations that have not used a tuned model for sixty days',
    },
    ...selfServe,
  },
  'fine-tuning-start': {
    value: '50',
    unit: 'name',
    label: {
      fr: 'exemples soignés par lesquels OpenAI conseille de commencer',
      en: 'careful examples with which OpenAI advises starting',
    },
    ...fineTuning,
  },
  'fine-tuning-least': {
    value: '10',
    unit: 'name',
    label: {
      fr: 'exemples exigés au moins par OpenAI',
      en: 'examples that OpenAI requires at least',
    },
    ...fineTuning,
  },
  'gepa-rollouts': {
    value: '35',
    unit: 'name',
    label: {
      fr: 'fois moins d’essais que l’apprentissage par renforcement, au mieux, pour GEPA',
      en: 'times fewer trials than reinforcement learning, at best, for GEPA',
    },
    ...gepa,
  },
  'gepa-gain': {
    value: '6',
    unit: 'name',
    label: {
      fr: 'avance moyenne de GEPA sur l’apprentissage par renforcement, six tâches, en points',
      en: 'average lead of GEPA over reinforcement learning, six tasks, in percentage points',
    },
    reads: { fr: '{value} points', en: '{value} percentage points' },
    ...gepa,
  },
  'sdk-timeout': {
    value: '10',
    unit: 'name',
    label: {
      fr: 'délai d’attente par défaut du client TypeScript d’Anthropic, en minutes',
      en: 'default timeout of Anthropic’s TypeScript client, in minutes',
    },
    reads: { fr: '{value} minutes', en: '{value} minutes' },
    ...anthropicClient,
  },
  'sdk-retries': {
    value: '2',
    unit: 'name',
    label: {
      fr: 'reprises automatiques par défaut du même client',
      en: 'automatic retries of the same client by default',
    },
    ...anthropicClient,
  },
  'quantum-models': {
    value: '12',
    unit: 'name',
    label: {
      fr: 'modèles quantiques comparés à des modèles classiques, étude de 2024',
      en: 'quantum models compared with classical ones, a study of 2024',
    },
    ...quantumBenchmark,
  },
  'quantum-datasets': {
    value: '160',
    unit: 'name',
    label: { fr: 'jeux de données de cette comparaison', en: 'data sets of that comparison' },
    ...quantumBenchmark,
  },
  'quantum-better-claimed': {
    value: 40,
    unit: 'percent',
    label: {
      fr: 'articles qui annoncent un modèle quantique meilleur, d’après la même étude',
      en: 'papers that claim a better quantum model, by the same study',
    },
    ...quantumBenchmark,
    source: {
      ...quantumBenchmark.source,
      title: 'Better than classical? A summary with the survey of the literature',
      publisher: 'ChatPaper',
      url: 'https://chatpaper.com/paper/302',
    },
  },
  'quantum-failure-told': {
    value: 4,
    unit: 'percent',
    label: {
      fr: 'articles qui rapportent un échec, d’après la même étude',
      en: 'papers that report a failure, by the same study',
    },
    ...quantumBenchmark,
    source: {
      ...quantumBenchmark.source,
      title: 'Better than classical? A summary with the survey of the literature',
      publisher: 'ChatPaper',
      url: 'https://chatpaper.com/paper/302',
    },
  },
  'quantum-memory-qubits': {
    value: '60',
    unit: 'name',
    label: {
      fr: 'qubits logiques, environ, de l’avantage en mémoire démontré en 2026',
      en: 'logical qubits, roughly, of the memory advantage proved in 2026',
    },
    checked: '2026-11-23',
    review: '2027-05-23',
    version: '2026-04-08',
    dated: 'not-before',
    source: {
      title: 'Exponential quantum advantage in processing massive classical data, a report',
      publisher: 'Quantum Computing Report',
      url: 'https://quantumcomputingreport.com/exponential-quantum-advantage-in-processing-massive-classical-data',
    },
  },
  'rsa-qubits': {
    value: '1',
    unit: 'name',
    label: {
      fr: 'millions de qubits physiques, au plus, pour casser RSA-2048 en une semaine (estimation)',
      en: 'million physical qubits, at most, to break RSA-2048 within a week (an estimate)',
    },
    reads: { fr: '{value} million de qubits', en: '{value} million qubits' },
    ...factoring,
  },
  'rsa-qubits-before': {
    value: '20',
    unit: 'name',
    label: {
      fr: 'la même estimation en 2019, en millions de qubits',
      en: 'the same estimate in 2019, in millions of qubits',
    },
    reads: { fr: '{value} millions', en: '{value} million' },
    ...factoring,
  },
  'quantum-machines-now': {
    value: 1000,
    unit: 'number',
    label: {
      fr: 'ordre de grandeur le plus haut des machines de taux d’erreur comparable, en 2025',
      en: 'upper order of magnitude of machines with a comparable error rate, in 2025',
    },
    reads: { fr: '{value} qubits', en: '{value} qubits' },
    ...factoring,
    version: '2025-05-23',
    dated: 'not-before',
    source: {
      title: 'Tracking the cost of quantum factoring, after Google’s security blog',
      publisher: 'QPrep',
      url: 'https://qprep.eu/news/tracking-the-cost-of-quantum-factoring',
    },
  },
  'google-quantum-target': {
    value: '2029',
    unit: 'name',
    label: {
      fr: 'année où Google veut avoir fini sa propre migration post-quantique',
      en: 'year by which Google wants to have finished its own post-quantum migration',
    },
    checked: '2026-11-23',
    review: '2027-05-23',
    version: '2026-04-16',
    dated: 'stated',
    source: {
      title: 'Google just moved “Q-Day” up',
      publisher: 'TheMurrow',
      url: 'https://themurrow.com/articles/google-q-day-2029-signatures-not-banks',
    },
  },
  'post-quantum-standards': {
    value: '2024-08-13',
    unit: 'date',
    label: {
      fr: 'publication par le NIST des normes FIPS 203, 204 et 205',
      en: 'NIST publishes FIPS 203, 204 and 205',
    },
    checked: '2026-11-23',
    review: '2027-11-23',
    version: '2024-09-25',
    dated: 'not-before',
    source: {
      title: 'US: NIST PQC standards finalized',
      publisher: 'qpf.org',
      url: 'https://qpf.org/us-nist-pqc-standards-finalized/',
    },
  },
  'anssi-certification': {
    value: '2027',
    unit: 'name',
    label: {
      fr: 'année à partir de laquelle l’ANSSI ne veut plus certifier sans post-quantique',
      en: 'year from which the ANSSI means to certify nothing that is not post-quantum',
    },
    ...anssi,
  },
  'anssi-purchase': {
    value: '2030',
    unit: 'name',
    label: {
      fr: 'année à partir de laquelle entités publiques et critiques n’achèteraient plus d’outil sans post-quantique',
      en: 'year from which public and critical bodies would buy no tool that is not post-quantum',
    },
    ...anssi,
  },
  'ministries-inventory': {
    value: '2026-12-31',
    unit: 'date',
    label: {
      fr: 'fin de l’inventaire des données durables et sensibles des ministères',
      en: 'end of the ministries’ inventory of lasting and sensitive data',
    },
    checked: '2026-11-29',
    review: '2027-01-23',
    version: '2026-04-09',
    dated: 'not-before',
    source: {
      title: 'France sets 2030 as the limit to shield its public data from the quantum threat',
      publisher: 'US Headline News',
      url: 'https://usheadlinenews.com/?p=95643',
    },
  },
  'europe-first-steps': {
    value: '2026-12-31',
    unit: 'date',
    label: {
      fr: 'premières étapes des États : inventaires, dépendances, chaîne d’approvisionnement, sensibilisation',
      en: 'first steps of member states: inventories, dependencies, supply chain, awareness',
    },
    ...roadmap,
  },
  'europe-high-risk': {
    value: '2030-12-31',
    unit: 'date',
    label: {
      fr: 'fin de la migration des usages à haut risque, feuille de route européenne',
      en: 'end of the migration of high-risk uses, European roadmap',
    },
    ...roadmap,
  },
  'europe-medium-risk': {
    value: '2035-12-31',
    unit: 'date',
    label: {
      fr: 'fin de la migration des usages à risque moyen, feuille de route européenne',
      en: 'end of the migration of medium-risk uses, European roadmap',
    },
    ...roadmap,
  },
})
